// All pages by group, in the sheet that phones have for a menu.
import { Link } from "react-router";
import type { NavigationWords } from "#content/en/navigation.ts";
import { families, type PagePath, resourcePaths, services, solutions } from "#content/pages.ts";
import { m } from "#platform/paraglide/messages.js";
import { still } from "#ui/still.tsx";

export const PhoneMenu = still("phone-menu", ({ words }: { words: NavigationWords }) => (
  <nav aria-label={m.shell_menu()}>
    {families.map((family) => (
      <Group
        key={family}
        title={words.families[family].name}
        family={family}
        words={words}
        paths={services.filter((service) => service.family === family).map(({ slug }) => `/services/${slug}` as const)}
      />
    ))}
    <Group title={m.shell_solutions()} words={words} paths={solutions.map(({ slug }) => `/solutions/${slug}` as const)} />
    <Group title={m.shell_resources()} words={words} paths={["/about", ...resourcePaths, "/status", "/sitemap"]} />
    <Link className="phone-link" to="/resources/pricing">
      {m.shell_pricing()}
    </Link>
    <Link className="phone-link" to="/blog">
      {words.pages["/blog"].name}
    </Link>
  </nav>
));

type GroupProps = { title: string; paths: readonly PagePath[]; words: NavigationWords; family?: string };

function Group({ title, paths, words, family }: GroupProps) {
  return (
    <details name="phone-menu" className="phone-group" data-family={family}>
      <summary>{title}</summary>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <Link to={path}>
              <span>{words.pages[path].name}</span>
              <em>{words.pages[path].figure}</em>
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}
