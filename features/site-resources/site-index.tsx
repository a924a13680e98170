import "./site-index.css";
import { Link } from "react-router";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type SiteEntry = { path: string; name: string; line?: string };
export type SiteGroup = { id: string; name: string; lists: readonly { name?: string; family?: string; entries: readonly SiteEntry[] }[] };

type SiteIndexProps = { groups: readonly SiteGroup[]; count: string; languages: { english: string; korean: string } };

function Languages({ path, name, languages }: { path: string; name: string; languages: SiteIndexProps["languages"] }) {
  return (
    <span className="smap-langs">
      <a href={`${path}?lang=en`} hrefLang="en" lang="en">
        {languages.english}
        <span className="vh">: {name}</span>
      </a>
      <a href={`${path}?lang=ko`} hrefLang="ko" lang="ko">
        {languages.korean}
        <span className="vh">: {name}</span>
      </a>
    </span>
  );
}

/** Every page in groups, each with a link per language. */
export function SiteIndex({ groups, count, languages }: SiteIndexProps) {
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
                        <Languages path={entry.path} name={entry.name} languages={languages} />
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
