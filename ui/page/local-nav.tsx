import "./local-nav.css";
import { type RefObject, useEffect, useRef, useState } from "react";
import { usePageLabels } from "./page-labels.tsx";
import { PageLink } from "./page-link.tsx";
import { type Start, useStart } from "./start.ts";

type Action = { to: string; label: string };
type Items = { title: string; items: readonly { id: string; label: string }[] };
type LocalNavProps = Items & (Start | { action?: Action | string });

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

/** On phones the chips scroll sideways: the one of this section is brought into view. */
function useChipInView(list: RefObject<HTMLUListElement | null>, current: string | undefined) {
  useEffect(() => {
    const chip = current ? list.current?.querySelector<HTMLElement>(`a[href="#${current}"]`) : undefined;
    if (chip) list.current?.scrollTo({ left: chip.offsetLeft - list.current.offsetLeft - 20 });
  }, [list, current]);
}

/** Sticky list of the page's sections; chips on phones. */
export function LocalNav(props: LocalNavProps) {
  return "service" in props ? <StartNav {...props} /> : <Sections {...props} />;
}

function StartNav({ title, items, ...begin }: Items & Start) {
  return <Sections title={title} items={items} action={useStart(begin).first} />;
}

function Sections({ title, items, action }: Items & { action?: Action | string }) {
  const { onThisPage } = usePageLabels();
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(items.map((item) => item.id).join(" "));
  useChipInView(list, current);
  return (
    <nav className="local" aria-label={onThisPage}>
      <div className="wrap">
        <b>{title}</b>
        <ul ref={list}>
          {items.map((item) => (
            <li key={item.id}>
              <a href={`#${item.id}`} aria-current={current === item.id ? "location" : undefined}>
                {item.label}
              </a>
            </li>
          ))}
        </ul>
        {typeof action === "object" ? (
          <PageLink className="local-go" to={action.to}>
            {action.label}
          </PageLink>
        ) : null}
      </div>
    </nav>
  );
}
