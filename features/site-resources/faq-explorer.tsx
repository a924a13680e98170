import { hashText } from "#ui/hash.ts";
import "./faq-explorer.css";
import "#ui/styles/fields.css";
import { useEffect, useMemo, useRef, useState } from "react";
import { matchScore } from "#platform/i18n/korean-match.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { FaqQuestion } from "./faq-question.tsx";

export type FaqItem = { id: string; question: string; answer: string };
export type FaqGroup = { id: string; name: string; items: readonly FaqItem[] };

export type FaqWords = {
  search: { label: string; placeholder: string; hint: string; found: string; none: string; clear: string };
  topics: string;
  copyLink: string;
  copied: string;
  groups: readonly FaqGroup[];
  synonyms: readonly (readonly string[])[];
};

/** Groups with only the questions that fit the search, the nearest first. */
export function searchGroups(groups: readonly FaqGroup[], query: string, synonyms: FaqWords["synonyms"]): FaqGroup[] {
  if (query.trim() === "") return [...groups];
  return groups
    .map((group) => {
      const scored = group.items.map((item) => ({ item, score: matchScore(query, [item.question, item.answer], synonyms) }));
      const items = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score);
      return { ...group, items: items.map(({ item }) => item) };
    })
    .filter(({ items }) => items.length > 0);
}

/** A question named in the address is opened and brought into view. */
function useHashQuestion(list: React.RefObject<HTMLDivElement | null>) {
  useEffect(() => {
    function open() {
      const target = document.getElementById(hashText());
      if (target instanceof HTMLDetailsElement && list.current?.contains(target)) {
        target.open = true;
        target.scrollIntoView({ block: "center" });
      }
    }
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [list]);
}

export function FaqExplorer({ words }: { words: FaqWords }) {
  const [query, setQuery] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useHashQuestion(list);
  // Typed before scripts ran: keep it.
  useEffect(() => setQuery(input.current?.value ?? ""), []);
  const groups = useMemo(() => searchGroups(words.groups, query, words.synonyms), [words, query]);
  const count = (all: readonly FaqGroup[]) => all.reduce((sum, { items }) => sum + items.length, 0);
  const searching = query.trim() !== "";

  return (
    <div className="faqx columns">
      <div className="faqx-side">
        <search className="faqx-search">
          <label htmlFor="faq-search">{words.search.label}</label>
          <input
            ref={input}
            id="faq-search"
            type="search"
            className="input"
            placeholder={words.search.placeholder}
            aria-describedby="faq-hint"
            autoComplete="off"
            onChange={(event) => setQuery(event.target.value)}
          />
          <p id="faq-hint">{words.search.hint}</p>
          <p aria-live="polite" className="faqx-found">
            {searching ? fillLabel(words.search.found, { count: String(count(groups)), total: String(count(words.groups)) }) : ""}
          </p>
        </search>
        <nav aria-label={words.topics}>
          <ul>
            {words.groups.map((group) => (
              <li key={group.id}>
                <a href={`#${group.id}`}>
                  {group.name} <span>{group.items.length}</span>
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <div ref={list}>
        {groups.map((group, position) => (
          <section key={group.id} id={group.id} className="faqx-group" aria-labelledby={`${group.id}-name`}>
            <h2 id={`${group.id}-name`}>{group.name}</h2>
            {group.items.map((item, place) => (
              <FaqQuestion key={item.id} item={item} words={words} open={searching ? count(groups) <= 3 : position === 0 && place === 0} />
            ))}
          </section>
        ))}
        {groups.length === 0 ? <p className="faqx-none">{words.search.none}</p> : null}
      </div>
    </div>
  );
}
