// What was found, by kind, as links: in the panel under the search field and on the page of results.
import "./finder.css";
import { Link } from "react-router";
import { writtenIn } from "#platform/i18n/written-in.ts";
import type { Found } from "./finder.contract.ts";
import { linesOf } from "./finder-lines.ts";

export function FinderResults({ found }: { found: Found }) {
  return linesOf(found).map(([kind, lines]) => (
    <section key={kind} className="finder-kind" aria-label={kind}>
      <h2>{kind}</h2>
      <ul>
        {lines.map(({ to, mark, title, line }) => (
          <li key={to}>
            <Link to={to} data-finder-line>
              {mark ? <small>{mark}</small> : null}
              <b {...writtenIn(title)}>{title}</b>
              {line ? (
                <span className="ellipsis" {...writtenIn(line)}>
                  {line}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  ));
}
