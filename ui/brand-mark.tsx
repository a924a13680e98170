type BrandMarkProps = { size?: number; className?: string };

/** A buoy over a wave. The name stands beside it, so the mark itself is silent. */
export function BrandMark({ size = 30, className }: BrandMarkProps) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true" className={className}>
      <circle cx="15" cy="15" r="13.5" stroke="var(--ink)" strokeWidth="1.6" />
      <path d="M4 18c3.6-5 7.4-5 11 0s7.4 5 11 0" stroke="var(--jade)" strokeWidth="2.4" strokeLinecap="round" />
      <circle cx="15" cy="9" r="2.6" fill="var(--jade)" />
    </svg>
  );
}
