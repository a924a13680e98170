import type { ComponentProps } from "react";
import { ChoiceText } from "./checkbox.tsx";
import { describedBy, type FieldWords, fieldId } from "./field-frame.tsx";
import "./styles/ticks.css";

type SwitchProps = Pick<FieldWords, "label" | "name" | "id" | "hint"> & Omit<ComponentProps<"input">, "name" | "id" | "type" | "role">;

/** A setting that takes effect at once. In a form that is sent later, use a checkbox. */
export function Switch({ label, name, id: givenId, hint, className, ...rest }: SwitchProps) {
  const id = fieldId(name, givenId);
  return (
    <label className={["choice choice-switch", className].filter(Boolean).join(" ")} htmlFor={id}>
      <ChoiceText id={id} label={label} hint={hint} />
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox says itself whether it is on
        role="switch"
        aria-labelledby={`${id}-label`}
        className="switch"
        id={id}
        name={name}
        aria-describedby={describedBy(id, { hint })}
      />
    </label>
  );
}
