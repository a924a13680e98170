import type { ReactNode } from "react";
import "./styles/blocks.css";

type EmptyStateProps = {
  heading: ReactNode;
  children?: ReactNode;
  action?: ReactNode;
  /** What happens once there is something: a time and a sentence each. */
  steps?: { when: string; what: ReactNode }[];
  /** A drawing instead of steps. */
  drawing?: ReactNode;
};

/** Nothing here yet, and what it will look like when there is. */
export function EmptyState({ heading, children, action, steps, drawing }: EmptyStateProps) {
  return (
    <div className="empty-state">
      <div>
        <h2>{heading}</h2>
        {children}
        {action ? <div className="empty-state-action">{action}</div> : null}
      </div>
      {steps ? (
        <ol>
          {steps.map(({ when, what }) => (
            <li key={when}>
              <b>{when}</b>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      ) : null}
      {drawing}
    </div>
  );
}
