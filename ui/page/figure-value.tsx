import "./figure-value.css";
import { Amount } from "#ui/money.tsx";

type FigureValueProps = { value: string; unit?: string; size?: "normal" | "large" | "small" };

/** Wide signs count for more: Hangul takes two places in the mono face's grid. */
function places(text: string): number {
  let sum = 0;
  for (const sign of text) sum += /[\u1100-\u11ff\u3130-\u318f\uac00-\ud7af]/.test(sign) ? 1.6 : 1;
  return sum;
}

function room(value: string, unit = ""): "" | "fig-long" | "fig-longer" {
  const length = places(value) + places(unit) * 0.5;
  if (length > 14) return "fig-longer";
  return length > 8.5 ? "fig-long" : "";
}

/** A Korean counter is part of its number (38개, 60초, 9,000원부터); a Latin unit stands apart (10 Gbps). */
function counts(unit: string): boolean {
  return /^[\uac00-\ud7af]/.test(unit);
}

/** A figure in the mono face with its unit small beside it. Long ones are set smaller rather than cut. */
export function FigureValue({ value, unit, size = "normal" }: FigureValueProps) {
  return (
    <b className={`fig fig-${size} ${room(value, unit)}`}>
      <Amount text={value} />
      {unit ? <small className={counts(unit) ? "fig-counter" : undefined}>{unit}</small> : null}
    </b>
  );
}
