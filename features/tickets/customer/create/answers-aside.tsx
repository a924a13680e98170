// While the subject is typed: answers that are there already. Beside it, what happens next and whom to call.
import { ArrowRight, Phone } from "lucide-react";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import type { SearchResult } from "#features/search/search.contract.ts";
import { useContact } from "#features/settings/visitor/use-company.ts";
import { useSupportDays } from "#features/settings/visitor/use-support-days.ts";
import { m } from "#platform/paraglide/messages.js";

export function AnswersAside({ subject }: { subject: string }) {
  const answers = useAnswers(subject);
  const { emergencyPhone, call } = useContact();
  const { reopenDays } = useSupportDays();
  const steps = [
    [m.ticket_next_open(), m.ticket_next_open_text()],
    [m.ticket_next_answer(), m.ticket_next_answer_text()],
    [m.ticket_next_confirm(), m.ticket_next_confirm_text({ days: String(reopenDays) })],
  ] as const;
  return (
    <aside className="side-panel">
      <section className="needs-scripts" aria-live="polite">
        <h2>
          {m.ticket_faq()}
          {answers && answers.length > 0 ? <span className="figure-number">{answers.length}</span> : null}
        </h2>
        {answers && answers.length > 0 ? (
          <ul className="ticket-answers">
            {answers.map(({ path, title, line }) => (
              <li key={path}>
                <Link to={path} target="_blank" rel="noopener">
                  <b>{title}</b>
                  <ArrowRight size={15} aria-hidden="true" />
                  <span>{line}</span>
                </Link>
              </li>
            ))}
          </ul>
        ) : (
          <p className="ticket-quiet">{answers ? m.ticket_faq_none() : m.ticket_faq_empty()}</p>
        )}
      </section>
      <section>
        <h2>{m.ticket_next()}</h2>
        <ol className="ticket-steps">
          {steps.map(([what, text]) => (
            <li key={what}>
              <b>{what}</b>
              <span>{text}</span>
            </li>
          ))}
        </ol>
      </section>
      <section className="ticket-solved">
        <h2>{m.ticket_down()}</h2>
        <p>{m.ticket_down_text()}</p>
        <a className="btn btn-quiet btn-small btn-wide" href={`tel:${call.emergencyPhone.replaceAll("-", "")}`}>
          <Phone size={16} aria-hidden="true" />
          <span className="figure-number">{emergencyPhone}</span>
        </a>
      </section>
    </aside>
  );
}

/** Null until there is enough to look for. The last answers stay while the next ones are on their way. */
function useAnswers(subject: string): SearchResult[] | null {
  const [answers, setAnswers] = useState<SearchResult[] | null>(null);
  const asked = subject.trim();
  useEffect(() => {
    if (asked.length < 3) {
      setAnswers(null);
      return;
    }
    const stop = new AbortController();
    const timer = setTimeout(async () => {
      try {
        const response = await fetch(`/customer/ticket/answers?q=${encodeURIComponent(asked.slice(0, 150))}`, { signal: stop.signal });
        if (response.ok) setAnswers((await response.json()) as SearchResult[]);
      } catch {
        // Suggestions are a courtesy; the form does not need them.
      }
    }, 350);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [asked]);
  return answers;
}
