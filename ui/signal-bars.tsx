type SignalBarsProps = { level: 1 | 2 | 3 | 4 /** Drawn in vermilion: somebody must act now. */; alarm?: boolean };

/** Four bars, as a phone shows its signal. The word stands beside it. */
export function SignalBars({ level, alarm }: SignalBarsProps) {
  return (
    <svg width="15" height="14" viewBox="0 0 15 14" aria-hidden="true">
      {[1, 2, 3, 4].map((bar) => (
        <rect
          key={bar}
          x={(bar - 1) * 4}
          y={12 - bar * 3}
          width="2.6"
          height={2 + bar * 3}
          rx="0.8"
          fill={bar > level ? "var(--line-strong)" : alarm ? "var(--vermilion)" : "var(--ink)"}
        />
      ))}
    </svg>
  );
}
