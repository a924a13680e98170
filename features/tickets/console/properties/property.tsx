import type { ChangeEvent, ReactNode } from "react";

type PropertyProps = {
  label: string;
  title?: string | undefined;
  name: string;
  value: string;
  onChange: (event: ChangeEvent<HTMLSelectElement>) => void;
  children: ReactNode;
};

/** A property of a ticket that is chosen from a list. */
export function Property({ label, title, name, value, onChange, children }: PropertyProps) {
  return (
    <label className="ticket-prop">
      <span title={title}>{label}</span>
      <select name={name} value={value} onChange={onChange}>
        {children}
      </select>
    </label>
  );
}
