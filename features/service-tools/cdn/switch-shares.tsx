import "./switch-shares.css";
import { useId } from "react";
import { brand } from "#content/brand.ts";
import { usePageLabels } from "#ui/page/page-labels.tsx";

const steps = [
  { x: 806, share: 10 },
  { x: 866, share: 50 },
  { x: 926, share: 100 },
] as const;

/** Who carries the traffic while the CNAME moves, drawn over the steps of the switch. */
export function SwitchShares({ words }: { words: { label: string; old: string; kept: string } }) {
  const id = useId();
  const { locale } = usePageLabels();
  return (
    <svg className="cdn-shares" viewBox="0 -16 1200 146" role="img" aria-label={words.label}>
      <pattern id={id} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path stroke="var(--line-strong)" strokeWidth={1.4} d="M0 0V6" />
      </pattern>
      <path className="mark-line-hair" d="M0 112H1200M0 16H1200" />
      <path d="M0 16H926V64H866V102H806V112H0Z" fill={`url(#${id})`} />
      <path className="mark-line-muted" strokeWidth={1.4} d="M0 112V16H926" />
      <path className="mark-solid-wash" d="M806 112V102H866V64H926V16H1200V112Z" />
      <path className="mark-line-family" strokeWidth={2.4} d="M0 112H806V102H866V64H926V16H1200" />
      <path stroke="var(--muted)" strokeWidth={1.6} strokeDasharray="3 4" d="M926 3H1006" />
      <path className="mark-line-muted" strokeWidth={1.4} d="M1006 -3V16" />
      <text x="14" y="69">
        {words.old}
      </text>
      <text className="cdn-shares-name" x="1186" y="69" textAnchor="end">
        {brand.name[locale]}
      </text>
      {steps.map(({ x, share }) => (
        <text key={share} className="cdn-shares-note" x={x} y="127">
          {`${share}%`}
        </text>
      ))}
      <text className="cdn-shares-note" x="1014" y="5">
        {words.kept}
      </text>
    </svg>
  );
}
