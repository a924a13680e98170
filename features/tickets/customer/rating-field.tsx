// One to five, on a line. Radio buttons: the keyboard and pages without scripts know them.
import "#ui/styles/rating.css";
import { m } from "#platform/paraglide/messages.js";
import { FieldError } from "#ui/field-frame.tsx";
import { ratingWords } from "./ticket-words.ts";

type RatingFieldProps = { id: string; value?: number | null; optional?: boolean; error?: string | undefined };

export function RatingField({ id, value, optional, error }: RatingFieldProps) {
  return (
    <fieldset className="rating" aria-describedby={error ? `${id}-error` : undefined}>
      <legend>
        {m.ticket_rating()} {optional ? <span className="field-optional">{m.account_optional()}</span> : null}
      </legend>
      <div className="rating-line">
        {ratingWords.map((word, index) => {
          const number = index + 1;
          return (
            <label key={number} htmlFor={`${id}-${number}`}>
              <input type="radio" name="rating" id={`${id}-${number}`} value={number} defaultChecked={value === number} />
              <span aria-hidden="true">{number}</span>
              <small>
                <span className="vh">{number}, </span>
                {word()}
              </small>
            </label>
          );
        })}
      </div>
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
    </fieldset>
  );
}
