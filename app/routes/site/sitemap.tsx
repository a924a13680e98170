import { data, useRouteLoaderData } from "react-router";
import { apiContext } from "#app/context.ts";
import { latestPosts } from "#app/site/latest-posts.server.ts";
import { loadPage } from "#app/site/load-page.server.ts";
import type { RootData } from "#app/site/load-root.server.ts";
import { pageMeta } from "#app/site/page-meta.ts";
import { PageTitle } from "#app/site/page-title.tsx";
import { SitePage } from "#app/site/site-page.tsx";
import type { page } from "#content/en/sitemap.ts";
import { families, legalDocuments, type PagePath, resourcePaths, services, solutions } from "#content/pages.ts";
import { SiteIndex } from "#features/site-resources/site-index.tsx";
import type { Route } from "./+types/sitemap";

export async function loader({ context }: Route.LoaderArgs) {
  const loaded = await loadPage<typeof page>(context, "/sitemap");
  const posts = await latestPosts(context.get(apiContext), loaded.locale, 100);
  return data({ ...loaded, posts }, { headers: { "x-page-tags": "posts" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta = pageMeta;

export default function Sitemap({ loaderData }: Route.ComponentProps) {
  const { words, posts } = loaderData;
  const root = useRouteLoaderData<RootData>("root");
  if (!root) return null;
  const { pages, families: familyWords } = root.navigation;
  const entry = (path: PagePath) => ({ path, name: pages[path].name, line: pages[path].line });
  const groups = [
    { id: "company", name: words.groups.main, lists: [{ entries: (["/", "/about", "/blog", "/status", "/sitemap"] as const).map(entry) }] },
    {
      id: "services",
      name: words.groups.services,
      lists: families.map((family) => ({
        name: familyWords[family].name,
        family,
        entries: services.filter((service) => service.family === family).map(({ slug }) => entry(`/services/${slug}`)),
      })),
    },
    { id: "solutions", name: words.groups.solutions, lists: [{ entries: solutions.map(({ slug }) => entry(`/solutions/${slug}`)) }] },
    {
      id: "resources",
      name: words.groups.resources,
      lists: [
        { entries: resourcePaths.map(entry) },
        { name: pages["/resources/legal"].name, entries: legalDocuments.map((id) => entry(`/resources/legal/${id}`)) },
      ],
    },
    ...(posts.length > 0
      ? [
          {
            id: "posts",
            name: words.groups.blog,
            lists: [{ entries: posts.map((post) => ({ path: `/blog/${encodeURIComponent(post.slug)}`, name: post.title })) }],
          },
        ]
      : []),
    { id: "account", name: words.groups.account, lists: [{ entries: words.account }] },
  ];
  return (
    <SitePage page={loaderData}>
      <PageTitle h1={words.hero.h1} lead={words.hero.lead} />
      <div className="wrap page-end">
        <SiteIndex site={root.site} groups={groups} count={words.count} languages={{ en: words.english, ko: words.korean }} />
        <p className="apart-wide">
          <b>{words.machine.heading}</b>{" "}
          {words.machine.items.map((item) => (
            <a key={item.path} className="link-underline" href={item.path}>
              {item.name}
            </a>
          ))}
        </p>
      </div>
    </SitePage>
  );
}
