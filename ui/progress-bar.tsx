import "./styles/marks.css";

type ProgressBarProps = {
  label: string;
  /** Left out while nobody knows how long it takes. */
  value?: number;
  max?: number;
  /** jade on course, soon, late; ink when it says nothing about time. */
  tone?: "ink" | "jade" | "soon" | "late";
  segments?: 4;
  className?: string;
};

/** A scale bar that fills up. */
export function ProgressBar({ label, value, max = 1, tone = "ink", segments, className }: ProgressBarProps) {
  return (
    <progress
      className={className ? `progress ${className}` : "progress"}
      data-tone={tone}
      data-segments={segments}
      value={value}
      max={max}
      aria-label={label}
    />
  );
}
