import "./status-strip.css";
import { useEffect, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { textSlot } from "#platform/browser/browser-store.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type Incident, type StatusLine, seoulTime, statusLine } from "./status-line.ts";

export type StatusWords = {
  label: string;
  ok: string;
  incident: string;
  maintenance: string;
  planned: string;
  last: string;
  details: string;
  since: string;
  until: string;
  over: string;
  affects: string;
  dismiss: string;
  page: string;
};

type StatusStripProps = { words: StatusWords; incidents: readonly Incident[]; now: number; locale: Locale };

const keptHidden = textSlot("status-hidden", "sessionStorage", (text) => text);

function when({ label, incident }: StatusLine, words: StatusWords, locale: Locale): string {
  const from = seoulTime(incident.starts_at, locale);
  const to = incident.ends_at ? seoulTime(incident.ends_at, locale) : "";
  if (label === "ok") return fillLabel(words.over, { time: to });
  return to ? fillLabel(words.until, { from, to }) : fillLabel(words.since, { time: from });
}

/** One line from the incident table; its details open in place. Nothing is drawn while there is nothing to say. */
export function StatusStrip({ words, incidents, now, locale }: StatusStripProps) {
  // The page is stored for everyone, so the clock it was drawn by may be old; the visitor's own takes over.
  const [clock, setClock] = useState(now);
  const [hidden, setHidden] = useState("");
  useEffect(() => {
    setClock(Date.now());
    setHidden(keptHidden.read() ?? "");
  }, []);

  const line = statusLine(incidents, clock);
  if (!line || hidden === line.incident.id) return null;

  function hide(id: string) {
    setHidden(id);
    keptHidden.keep(id);
  }

  return (
    <aside className="ststrip" data-tone={line.tone} aria-label={words.label}>
      <div className="wrap">
        <details>
          <summary>
            <b>{words[line.label]}</b>
            <span>
              {line.label === "ok" ? `${words.last}: ` : ""}
              {line.incident.title}
            </span>
            <em>{words.details}</em>
          </summary>
          <p>
            {when(line, words, locale)}
            {line.incident.affects.length > 0 ? `. ${words.affects}: ${line.incident.affects.join(", ")}` : ""}
          </p>
          {line.incident.body ? <p>{line.incident.body}</p> : null}
          <p>
            <a className="link-underline" href={`/status/${line.incident.id}`}>
              {words.page}
            </a>
          </p>
        </details>
        <button type="button" aria-label={words.dismiss} onClick={() => hide(line.incident.id)}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M3.5 3.5l9 9m0-9l-9 9" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
          </svg>
        </button>
      </div>
    </aside>
  );
}
