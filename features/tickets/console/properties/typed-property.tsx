import { type ComponentProps, useEffect, useRef, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import { m } from "#platform/paraglide/messages.js";
import { LimitedInput } from "#ui/limited.tsx";
import { wayOf } from "./property-fields.ts";
import { drawnAnew } from "./typed-value.ts";

type TypedPropertyProps = Pick<ComponentProps<typeof LimitedInput>, "placeholder" | "limit" | "inputMode" | "type"> & {
  id: string;
  label: string;
  title?: string | undefined;
  name: string;
  /** What is stored. */
  value: string;
  action: string;
  fetcher: FetcherWithComponents<ConsoleOutcome>;
  /** Why what was sent was refused: it stays in the field. */
  error?: string | undefined;
};

/** A property of a ticket that is typed, with a button of its own. */
export function TypedProperty({ id, label, title, name, value, action, fetcher, error, ...field }: TypedPropertyProps) {
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<string>(undefined);
  // The browser's from then on: what is typed before scripts run stays, and so does what somebody is typing.
  const [drawn] = useState(value);
  const [seen, setSeen] = useState(value);
  const way = wayOf(fetcher);
  const { data, formData } = fetcher;
  if (formData?.has(name)) sent.current = String(formData.get(name));
  const settled = way === "there" || (isRefused(data) && Boolean(data.conflicts?.some((conflict) => conflict.field === name)));

  useEffect(() => {
    if (!input.current || way === "away") return;
    const taken = settled ? sent.current : undefined;
    if (settled) sent.current = undefined;
    if (!drawnAnew({ typed: input.current.value, seen, stored: value, sent: taken })) return;
    input.current.value = value;
    setSeen(value);
  }, [value, seen, way, settled]);

  return (
    <fetcher.Form method="post" action={action} className="ticket-tags">
      <input type="hidden" name={`seen_${name}`} value={seen} />
      <label htmlFor={id} title={title}>
        {label}
      </label>
      <LimitedInput
        id={id}
        name={name}
        defaultValue={drawn}
        autoComplete="off"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
        className="input input-small"
        ref={input}
        {...field}
      />
      <button type="submit" name="intent" value="change" className="console-button">
        {m.console_save()}
        <span className="vh"> {label}</span>
      </button>
      {error ? (
        <small className="ticket-tags-error" id={`${id}-error`}>
          {error}
        </small>
      ) : null}
    </fetcher.Form>
  );
}
