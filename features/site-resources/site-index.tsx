import "./site-index.css";
import { Link } from "react-router";
import { locales } from "#content/locales.ts";
import { languageLink, type Site } from "#platform/i18n/site-addresses.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type SiteEntry = { path: string; name: string; line?: string };
export type SiteGroup = { id: string; name: string; lists: readonly { name?: string; family?: string; entries: readonly SiteEntry[] }[] };

type SiteIndexProps = { site: Site; groups: readonly SiteGroup[]; count: string; languages: { en: string; ko: string } };

function Languages({ site, path, name, languages }: { path: string; name: string } & Pick<SiteIndexProps, "site" | "languages">) {
  return (
    <span className="smap-langs">
      {locales.map((locale) => {
        const href = languageLink(site, locale, path);
        return href === undefined ? null : (
          <a key={locale} href={href} hrefLang={locale} lang={locale}>
            {languages[locale]}
            <span className="vh">: {name}</span>
          </a>
        );
      })}
    </span>
  );
}

/** Every page in groups, each with a link per language. */
export function SiteIndex({ site, groups, count, languages }: SiteIndexProps) {
  return (
    <div className="smap">
      {groups.map((group) => {
        const total = group.lists.reduce((sum, { entries }) => sum + entries.length, 0);
        return (
          <section key={group.id} id={group.id} className="smap-group">
            <div>
              <h2>{group.name}</h2>
              <p>{fillLabel(count, { count: String(total) })}</p>
            </div>
            <div>
              {group.lists.map((list) => (
                <div key={list.name ?? group.id} className="smap-list" data-family={list.family}>
                  {list.name ? <h3>{list.name}</h3> : null}
                  <ul>
                    {list.entries.map((entry) => (
                      <li key={entry.path}>
                        <Link to={entry.path}>{entry.name}</Link>
                        {entry.line ? <span>{entry.line}</span> : null}
                        <Languages site={site} path={entry.path} name={entry.name} languages={languages} />
                      </li>
                    ))}
                  </ul>
                </div>
              ))}
            </div>
          </section>
        );
      })}
    </div>
  );
}
