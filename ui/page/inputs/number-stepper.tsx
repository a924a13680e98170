import "./number-stepper.css";
import { useEffect, useId, useRef, useState } from "react";
import { grouped } from "#content/format.ts";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { inputValue, useEarlyInput } from "#ui/use-early-input.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

type NumberStepperProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  name: string;
  unit?: string;
  hint?: string;
};

/** A number field with its own buttons. What is typed counts once it is a number inside the bounds; leaving the field takes the nearest. */
export function NumberStepper({ label, value, min, max, step, onChange, name, unit, hint }: NumberStepperProps) {
  const labels = usePageLabels();
  const ready = useHydrated();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(String(value));
  const [outside, setOutside] = useState(false);
  const limits = outside ? fillLabel(labels.bounds, { min: grouped(min), max: grouped(max) }) : undefined;
  useEffect(() => setText(String(value)), [value]);
  useEarlyInput(input, inputValue, String(value), (early) => type(early));

  function clamp(next: number): number {
    const decimals = String(step).split(".")[1]?.length ?? 0;
    return Number(Math.min(max, Math.max(min, next)).toFixed(decimals));
  }

  function type(next: string) {
    setText(next);
    const number = Number(next);
    const fits = number >= min && number <= max;
    setOutside(next !== "" && !fits);
    if (next !== "" && fits) onChange(number);
  }

  function button(direction: -1 | 1) {
    const words = direction < 0 ? labels.decrease : labels.increase;
    return (
      <button
        type="button"
        aria-label={fillLabel(words, { label })}
        disabled={!ready || (direction < 0 ? value <= min : value >= max)}
        onClick={() => onChange(clamp(value + direction * step))}
      >
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d={direction < 0 ? "M3 8h10" : "M3 8h10M8 3v10"} />
        </svg>
      </button>
    );
  }

  return (
    <div className="stepper">
      <label htmlFor={id}>{label}</label>
      <div className={ready ? "stepper-box" : "stepper-box stepper-wait"}>
        {button(-1)}
        <input
          ref={input}
          id={id}
          type="number"
          inputMode="decimal"
          name={name}
          min={min}
          max={max}
          step={step}
          value={text}
          aria-describedby={hint || limits ? `${id}-hint` : undefined}
          onChange={(event) => type(event.target.value)}
          onBlur={() => {
            // The nearest that can be ordered; the line below says why it is not what was typed.
            if (outside) onChange(clamp(Number(text)));
            setText(String(outside ? clamp(Number(text)) : value));
          }}
        />
        {unit ? <span className="stepper-unit">{unit}</span> : null}
        {button(1)}
      </div>
      {hint || limits ? (
        <p className="stepper-hint" id={`${id}-hint`} role={limits ? "status" : undefined}>
          {limits ?? hint}
        </p>
      ) : null}
    </div>
  );
}
