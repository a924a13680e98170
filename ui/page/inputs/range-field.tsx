import "./range-field.css";
import { type CSSProperties, type ReactNode, useId, useRef } from "react";
import { inputValue, useEarlyInput } from "#ui/use-early-input.ts";

type Tick = number | { value: number; label: string };

type RangeFieldProps = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
  /** The value as words: "30 TB". Read out and shown beside the track. */
  format: (value: number) => string;
  /** Marks under the track. Numbers are written by `format`. */
  ticks?: readonly Tick[];
  name: string;
  hint?: string;
  /** What this position costs or gives, at the end of the row. */
  result?: ReactNode;
};

function share(value: number, min: number, max: number): number {
  return max === min ? 0 : Math.min(1, Math.max(0, (value - min) / (max - min)));
}

/** A native slider drawn as a sounding on a scale. */
export function RangeField({ label, value, min, max, step, onChange, format, ticks, name, hint, result }: RangeFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  useEarlyInput(input, inputValue, String(value), (early) => onChange(Number(early)));
  const style = { "--p": `${share(value, min, max) * 100}%` } as CSSProperties;
  return (
    <div className={`range ${result === undefined ? "" : "range-with-result"}`} style={style}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id} className="range-value">
        {format(value)}
      </output>
      <div className="range-track">
        <input
          ref={input}
          id={id}
          type="range"
          name={name}
          min={min}
          max={max}
          step={step}
          value={value}
          aria-valuetext={format(value)}
          aria-describedby={hint ? `${id}-hint` : undefined}
          onChange={(event) => onChange(event.target.valueAsNumber)}
        />
        {ticks ? (
          <div className="range-ticks" aria-hidden="true">
            {ticks.map((tick) => {
              const at = typeof tick === "number" ? tick : tick.value;
              return (
                <i key={at} style={{ left: `${share(at, min, max) * 100}%` }}>
                  {typeof tick === "number" ? format(tick) : tick.label}
                </i>
              );
            })}
          </div>
        ) : null}
      </div>
      {result === undefined ? null : <div className="range-result">{result}</div>}
      {hint ? (
        <p className="range-hint" id={`${id}-hint`}>
          {hint}
        </p>
      ) : null}
    </div>
  );
}
