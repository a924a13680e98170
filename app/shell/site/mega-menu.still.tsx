// The three panels of the header: services in four families, solutions, resources.
import type { CSSProperties } from "react";
import { Link } from "react-router";
import type { NavigationWords } from "#content/en/navigation.ts";
import { families, type PagePath, publicPaths, resourcePaths, services, solutions } from "#content/pages.ts";
import { still } from "#ui/still.tsx";

type Words = { words: NavigationWords };

export const ServicesPanel = still("menu-services", ({ words }: Words) => {
  return (
    <div className="site-menu-families">
      {families.map((family) => (
        <div key={family} data-family={family}>
          <p className="site-menu-family">{words.families[family].name}</p>
          <ul>
            {services
              .filter((service) => service.family === family)
              .map(({ slug }) => (
                <Entry key={slug} path={`/services/${slug}`} words={words} />
              ))}
          </ul>
        </div>
      ))}
    </div>
  );
});

export const SolutionsPanel = still("menu-solutions", ({ words }: Words) => {
  return (
    <ul className="site-menu-columns">
      {solutions.map(({ slug, family }) => (
        <Entry key={slug} path={`/solutions/${slug}`} words={words} family={family} />
      ))}
    </ul>
  );
});

export const ResourcesPanel = still("menu-resources", ({ words }: Words) => {
  const paths: PagePath[] = ["/about", ...resourcePaths.filter((path) => path !== "/resources/pricing"), "/status", "/sitemap"];
  return (
    <ul className="site-menu-columns">
      {paths.map((path) => (
        <Entry key={path} path={path} words={words} />
      ))}
    </ul>
  );
});

function Entry({ path, words, family }: { path: PagePath; words: NavigationWords; family?: string }) {
  const page = words.pages[path];
  return (
    <li data-family={family}>
      <Link to={path} viewTransition className="site-menu-entry" style={{ "--icon": publicPaths.indexOf(path) } as CSSProperties}>
        <span className="site-menu-name">{page.name}</span>
        <span className="site-menu-line">{page.line}</span>
      </Link>
    </li>
  );
}
