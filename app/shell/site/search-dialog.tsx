import { useEffect, useId, useRef, useState } from "react";
import { useNavigate } from "react-router";
import type { SearchResult } from "#features/search/search.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";

const waitMs = 120;

export default function SearchDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const [query, setQuery] = useState("");
  const { results, asked } = useResults(query, open);
  const [chosen, setChosen] = useState(0);
  const navigate = useNavigate();
  const listId = useId();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    if (open) input.current?.select();
  }, [open]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new list starts at its top
  useEffect(() => setChosen(0), [results]);

  function go(result: SearchResult | undefined) {
    if (!result) return;
    onClose();
    void navigate(result.path);
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // Enter and arrows that belong to a composing input method are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      setChosen((current) => (results.length === 0 ? 0 : (current + step + results.length) % results.length));
    } else if (event.key === "Enter") {
      event.preventDefault();
      go(results[chosen]);
    }
  }

  const kinds = { page: m.shell_search_pages(), question: m.shell_search_questions(), post: m.shell_search_posts() };
  return (
    <Dialog open={open} onClose={onClose} title={m.shell_search()} closeLabel={m.shell_close()} wide>
      <input
        ref={input}
        className="search-input"
        type="search"
        role="combobox"
        aria-expanded={results.length > 0}
        aria-controls={listId}
        aria-activedescendant={results[chosen] ? `${listId}-${chosen}` : undefined}
        aria-label={m.shell_search()}
        placeholder={m.shell_search_hint()}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <p className="vh" role="status">
        {asked && (results.length > 0 ? m.shell_search_results({ count: String(results.length) }) : m.shell_search_empty({ query: asked }))}
      </p>
      {asked && results.length === 0 && <p className="search-empty">{m.shell_search_empty({ query: asked })}</p>}
      <div className="search-results" id={listId} role="listbox" aria-label={m.shell_search()}>
        {results.map((result, index) => (
          // The field keeps the focus; arrows choose, Enter or a click follows.
          <div
            key={result.path}
            id={`${listId}-${index}`}
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen}
            onMouseMove={() => setChosen(index)}
            onClick={() => go(result)}
            onKeyDown={(event) => event.key === "Enter" && go(result)}
          >
            <b>{result.title}</b>
            <span>{result.line}</span>
            <em>{kinds[result.kind]}</em>
          </div>
        ))}
      </div>
    </Dialog>
  );
}

function useResults(query: string, open: boolean): { results: SearchResult[]; asked: string } {
  const [state, setState] = useState<{ results: SearchResult[]; asked: string }>({ results: [], asked: "" });
  useEffect(() => {
    const text = query.trim();
    if (!open || !text) {
      setState({ results: [], asked: "" });
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/search?q=${encodeURIComponent(text)}`, { signal: stop.signal });
        if (response.ok) setState({ results: (await response.json()) as SearchResult[], asked: text });
      } catch {
        // A newer query replaced this one, or the connection is gone; the list stays as it was.
      }
    }, waitMs);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [query, open]);
  return state;
}
