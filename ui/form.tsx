import { type ReactNode, useEffect, useRef } from "react";
import { fieldId } from "./field-frame.tsx";
import "./styles/fields.css";

export type FormError = { name: string; message: string /** Of a field with an id of its own. */; id?: string };

type ErrorSummaryProps = {
  /** "Two fields need you." */
  heading: string;
  errors: FormError[];
  /** The answer to the last attempt (action data, a counter): when it changes, the same errors are announced again. */
  attempt?: unknown;
  /** Errors of the whole form, which no field can carry. */
  children?: ReactNode;
};

/** Takes the focus whenever its errors change or come back, so that the news is read out; each line leads to its field, without scripts too. */
export function ErrorSummary({ heading, errors, attempt, children }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  const news = errors.map(({ name, message }) => `${name} ${message}`).join("\n");
  const shown = errors.length > 0 || Boolean(children);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is said and when it is said again
  useEffect(() => {
    if (shown) box.current?.focus();
  }, [shown, news, attempt]);

  if (!shown) return null;
  return (
    <div className="form-errors" role="alert" tabIndex={-1} ref={box}>
      <h2>{heading}</h2>
      {children}
      {errors.length > 0 ? (
        <ul>
          {errors.map(({ name, message, id }) => (
            <li key={name}>
              <a href={`#${fieldId(name, id)}`} onClick={(event) => focusField(event, fieldId(name, id))}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

/** A hash alone scrolls; the field should also be ready for typing. */
function focusField(event: { preventDefault: () => void }, id: string) {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  const target = field.matches("fieldset") ? (field.querySelector<HTMLElement>("input:not(:disabled)") ?? field) : field;
  target.focus();
  target.scrollIntoView({ block: "center" });
}

/** The foot of a form: its one button, and a word on what happens next. */
export function FormActions({ children, note }: { children: ReactNode; note?: ReactNode }) {
  return (
    <div className="cluster form-foot">
      {children}
      {note ? <span className="footnote">{note}</span> : null}
    </div>
  );
}
