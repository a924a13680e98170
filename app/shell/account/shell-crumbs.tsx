import { Link } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { useCrumbs } from "./account-crumbs.ts";

export function ShellCrumbs({ className = "" }: { className?: string }) {
  const crumbs = useCrumbs();
  return (
    <nav aria-label={m.customer_crumbs()} className={`shell-crumbs ${className}`}>
      <ol>
        {crumbs.map(({ label, to }, index) => (
          <li key={to}>
            {index < crumbs.length - 1 ? (
              <Link to={to}>{label}</Link>
            ) : (
              <span className="ellipsis" aria-current="location">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
