import { type FormEvent, useState } from "react";

type Countable = {
  maxLength?: number;
  value?: unknown;
  defaultValue?: unknown;
  // biome-ignore lint/suspicious/noExplicitAny: inputs and textareas type their events apart
  onInput?: (event: any) => void;
};

/** Characters used of those allowed, for a field that is controlled or not. */
export function useCount(counted: boolean | undefined, { maxLength, value, defaultValue, onInput }: Countable) {
  const [typed, setTyped] = useState(() => String(defaultValue ?? "").length);
  if (!counted || !maxLength) return { count: null, onInput };
  const used = value === undefined ? typed : String(value).length;
  return {
    count: (
      <span className="field-count">
        {used} / {maxLength}
      </span>
    ),
    onInput: (event: FormEvent<HTMLInputElement | HTMLTextAreaElement>) => {
      setTyped(event.currentTarget.value.length);
      onInput?.(event);
    },
  };
}
