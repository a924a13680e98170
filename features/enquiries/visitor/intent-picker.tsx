import type { Intent } from "#features/enquiries/rules/enquiries.contract.ts";
import { FieldError } from "#ui/field-frame.tsx";

export type IntentWords = {
  legend: string;
  replyLabel: string;
  items: Readonly<Record<Intent, { name: string; reply: string; body: string }>>;
};

type IntentPickerProps = { words: IntentWords; value?: string | undefined; error?: string | undefined };

/** The reason for writing comes first: each row says when an answer comes. The chosen row opens its advice by style sheet alone. */
export function IntentPicker({ words, value, error }: IntentPickerProps) {
  return (
    <fieldset className="intent" id="field-intent" tabIndex={-1} aria-describedby={error ? "field-intent-error" : undefined}>
      <legend>{words.legend}</legend>
      {Object.entries(words.items).map(([intent, item]) => (
        <label key={intent} className={`intent-row intent-${intent}`}>
          <input
            type="radio"
            className="tick"
            name="intent"
            value={intent}
            defaultChecked={intent === value}
            aria-labelledby={`intent-${intent}-name intent-${intent}-reply`}
            aria-describedby={`intent-${intent}-body`}
          />
          <b id={`intent-${intent}-name`}>{item.name}</b>
          <span className="intent-reply" id={`intent-${intent}-reply`}>
            <span className="vh">{words.replyLabel} </span>
            {item.reply}
          </span>
          <span className="intent-body" id={`intent-${intent}-body`}>
            {item.body}
          </span>
        </label>
      ))}
      {error ? <FieldError id="field-intent-error">{error}</FieldError> : null}
    </fieldset>
  );
}
