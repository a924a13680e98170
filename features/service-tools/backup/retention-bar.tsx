import { type RetentionPlan, wholePercents } from "./retention.ts";

type Parts = RetentionPlan["parts"];
type RetentionBarProps = { parts: Parts; names: Record<keyof Parts, string> };

const order = ["full", "daily", "weekly", "monthly"] as const;

/** How the stored gigabytes divide between the first copy and the points kept. */
export function RetentionBar({ parts, names }: RetentionBarProps) {
  const total = order.reduce((sum, part) => sum + parts[part], 0) || 1;
  const percents = wholePercents(order.map((part) => parts[part]));
  return (
    <div className="ret-bar">
      <div className="ret-track" aria-hidden="true">
        {order.map((part) => (
          <i key={part} className={`ret-${part}`} style={{ width: `${(parts[part] / total) * 100}%` }} />
        ))}
      </div>
      <dl className="key">
        {order.map((part, at) => (
          <div key={part}>
            <dt>
              <i className={`ret-${part}`} aria-hidden="true" />
              {names[part]}
            </dt>
            <dd>{percents[at]}%</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
