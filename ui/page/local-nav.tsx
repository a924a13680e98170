import "./local-nav.css";
import { useEffect, useState } from "react";
import { usePageLabels } from "./page-labels.tsx";
import { PageLink } from "./page-link.tsx";

type LocalNavProps = { title: string; items: readonly { id: string; label: string }[]; action?: { to: string; label: string } };

/** The id of the section that the reader is in. */
function useCurrentSection(ids: string): string | undefined {
  const [current, setCurrent] = useState<string>();
  useEffect(() => {
    const seen = new Map<string, boolean>();
    const order = ids.split(" ");
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) seen.set(change.target.id, change.isIntersecting);
        setCurrent(order.findLast((id) => seen.get(id)));
      },
      { rootMargin: "-130px 0px -60% 0px" },
    );
    for (const id of order) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [ids]);
  return current;
}

/** Sticky list of the page's sections; phones do without. */
export function LocalNav({ title, items, action }: LocalNavProps) {
  const { onThisPage } = usePageLabels();
  const current = useCurrentSection(items.map((item) => item.id).join(" "));
  return (
    <nav className="local" aria-label={onThisPage}>
      <div className="wrap">
        <b>{title}</b>
        <ul>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`} aria-current={current === item.id ? "location" : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
        {action ? (
          <PageLink className="local-go" to={action.to}>
            {action.label}
          </PageLink>
        ) : null}
      </div>
    </nav>
  );
}
