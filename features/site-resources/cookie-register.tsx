import "./cookie-register.css";
import { type CookieCategory, type CookieStore, cookieRegistry } from "#content/cookies.ts";
import { keepWords } from "#content/keep-together.ts";
import type { Locale } from "#content/locales.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type CookieWords = {
  categories: {
    heading: string;
    items: Readonly<Record<CookieCategory, { name: string; body: string }>>;
    count: string;
    none: string;
  };
  table: {
    heading: string;
    intro: string;
    columns: { name: string; store: string; purpose: string; category: string; lifetime: string; when: string; party: string };
    stores: Readonly<Record<CookieStore, string>>;
    httpOnly: string;
    first: string;
  };
};

const order: readonly CookieCategory[] = ["necessary", "preferences", "analytics", "marketing"];

export function CookieCategories({ words }: { words: CookieWords["categories"] }) {
  return (
    <section className="cookie-part">
      <h2>{words.heading}</h2>
      <ul className="cookie-categories panes-late framed">
        {order.map((category) => {
          const count = cookieRegistry.filter((entry) => entry.category === category).length;
          return (
            <li key={category} data-empty={count === 0 || undefined}>
              <b>{words.items[category].name}</b>
              <span>{count === 0 ? words.none : fillLabel(words.count, { count: String(count) })}</span>
              <p>{words.items[category].body}</p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

export function CookieTable({ words, locale }: { words: CookieWords; locale: Locale }) {
  const { table, categories } = words;
  return (
    <section className="cookie-part" id="list">
      <h2>{table.heading}</h2>
      <p>{table.intro}</p>
      <table className="cookie-table data-table data-table-stack">
        <thead>
          <tr>
            {[table.columns.name, table.columns.purpose, table.columns.category, table.columns.lifetime, table.columns.when].map(
              (column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {cookieRegistry.map((entry) => (
            <tr key={entry.name}>
              <th scope="row">
                <code>{entry.name}</code>
                <span>
                  {table.stores[entry.store]}, {table.first}
                </span>
                {entry.httpOnly ? <span>{table.httpOnly}</span> : null}
              </th>
              <td>{keepWords(entry.purpose[locale])}</td>
              <td data-label={table.columns.category}>{categories.items[entry.category].name}</td>
              <td data-label={table.columns.lifetime}>{entry.lifetime[locale]}</td>
              <td data-label={table.columns.when}>{entry.when[locale]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
