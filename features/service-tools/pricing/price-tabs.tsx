import "#ui/page/anchor-tabs.css";
import { useEffect, useState } from "react";
import { type Category, categories } from "./catalogue.ts";

type PriceTabsProps = { words: Readonly<Record<Category, string>> & { label: string }; shown: readonly string[] };

/** Plain anchors that stay under the header; with scripts the one being read is marked. */
export function PriceTabs({ words, shown }: PriceTabsProps) {
  const [current, setCurrent] = useState<string>();

  useEffect(() => {
    const seen = new Map<string, boolean>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const change of changes) seen.set(change.target.id, change.isIntersecting);
        setCurrent(categories.find((id) => seen.get(id)));
      },
      { rootMargin: "-130px 0px -60% 0px" },
    );
    for (const id of categories) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, []);

  return (
    <nav className="ptabs" aria-label={words.label}>
      <div className="wrap">
        <ul className="scroll-hint">
          {categories
            .filter((id) => shown.includes(id))
            .map((id) => (
              <li key={id}>
                <a href={`#${id}`} aria-current={current === id ? "location" : undefined}>
                  {words[id]}
                </a>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  );
}
