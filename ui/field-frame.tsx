import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import "./styles/fields.css";

/** What every field of a form can say about itself. */
export type FieldWords = {
  label: ReactNode;
  name: string;
  /** Needed only when two forms on a page share a name. */
  id?: string;
  hint?: ReactNode;
  /** How to mend it. Its presence marks the field as wrong. */
  error?: ReactNode;
  /** The word shown beside the label of a field that may stay empty, e.g. "optional". */
  optional?: string;
  /** Beside the label: a link such as "Reset password". */
  aside?: ReactNode;
};

/** The error summary links here, without scripts too. */
export function fieldId(name: string, id?: string): string {
  return id ?? `field-${name}`;
}

type Said = { hint?: ReactNode; error?: ReactNode; over?: string };

export function describedBy(id: string, { hint, error, over }: Said): string | undefined {
  return [error ? `${id}-error` : "", over ? `${id}-over` : "", hint ? `${id}-hint` : ""].filter(Boolean).join(" ") || undefined;
}

type FieldFrameProps = Omit<FieldWords, "name"> & {
  id: string;
  /** How far the text is over its limit, of a field that has one. */
  over?: string;
  count?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function FieldFrame({ id, label, hint, error, optional, aside, over, count, className, children }: FieldFrameProps) {
  return (
    <div className={className ? `field ${className}` : "field"}>
      <div className="field-top">
        <label className="field-label" htmlFor={id}>
          {label}
          {optional ? <span className="field-optional">{optional}</span> : null}
        </label>
        {aside}
      </div>
      {children}
      {error ? <FieldError id={`${id}-error`}>{error}</FieldError> : null}
      {over === undefined ? null : <OverLimit id={id} words={over} />}
      {hint || count ? (
        <div className="field-foot">
          {hint ? <span id={`${id}-hint`}>{hint}</span> : null}
          {count ? <span className="field-count">{count}</span> : null}
        </div>
      ) : null}
    </div>
  );
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <div className="field-error" id={id}>
      <CircleAlert size={15} aria-hidden="true" />
      <span>{children}</span>
    </div>
  );
}

/** How far a text is over its limit, said while it is typed. Its place is there before, so that what comes into it is read out. */
export function OverLimit({ id, words }: { id: string; words: string }) {
  return (
    <span role="status" className="field-over">
      {words ? <FieldError id={`${id}-over`}>{words}</FieldError> : null}
    </span>
  );
}
