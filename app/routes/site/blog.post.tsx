import { data, redirect } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { JsonLd } from "#app/site/json-ld.tsx";
import { loadPage } from "#app/site/load-page.server.ts";
import { SitePage } from "#app/site/site-page.tsx";
import { brand } from "#content/brand.ts";
import type { page } from "#content/en/blog.ts";
import { localeTraits } from "#content/locale-traits.ts";
import { feedMeta } from "#features/blog/reader/feed-links.tsx";
import { PostArticle } from "#features/blog/reader/post-article.tsx";
import { type PostView, readPost } from "#features/blog/rules/blog.contract.ts";
import { authorName, blogPath, signature } from "#features/blog/rules/blog-words.ts";
import { addressOf, linkOf, originOf } from "#platform/i18n/site-addresses.ts";
import type { Route } from "./+types/blog.post";

export async function loader({ params, context }: Route.LoaderArgs) {
  const { locale, site } = context.get(requestContext);
  const answer = await context.get(apiContext).call(readPost, { params: { slug: params.slug }, query: { lang: locale } });
  if ("moved" in answer) {
    const path = blogPath(answer.moved.slug);
    // Which language a reader gets is no lasting fact about an address; a changed slug is.
    throw redirect(linkOf(site, locale, path), answer.moved.kind === "permanent" ? 301 : 302);
  }
  const post = answer.data;
  const loaded = await loadPage<typeof page>(context, "/blog");
  const addresses = Object.fromEntries(Object.entries(post.languages).map(([language, slug]) => [language, blogPath(slug)]));
  const card = `/cards/${post.locale}${blogPath(post.slug)}.png`;
  return data({ ...loaded, post, addresses, card }, { headers: { "x-page-tags": pageTags(post).join(",") } });
}

/** Whatever changes one of these changes this page (see readers.server.ts). */
function pageTags({ id, tags, previous, next, related }: PostView): string[] {
  const shown = [id, previous?.id, next?.id, ...related.map((post) => post.id)].filter((one) => one !== undefined);
  return [...new Set([...shown.map((one) => `post:${one}`), ...tags.map((tag) => `post-tag:${tag}`)])];
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: brand.name.en }];
  const { post, locale, site } = loaderData;
  return [
    { title: `${post.title} | ${brand.name[locale]}` },
    { name: "description", content: post.summary },
    { name: "author", content: signature(post, locale) },
    { property: "og:title", content: post.title },
    { property: "og:description", content: post.summary },
    { property: "og:type", content: "article" },
    { property: "og:locale", content: localeTraits[post.locale].openGraph },
    { property: "article:published_time", content: post.published_at },
    { property: "article:modified_time", content: post.updated_at },
    ...post.tags.map((tag) => ({ property: "article:tag", content: tag })),
    { name: "twitter:card", content: "summary_large_image" },
    ...feedMeta(site, locale),
  ];
}

export default function Post({ loaderData }: Route.ComponentProps) {
  const { post, locale, card, site } = loaderData;
  const path = blogPath(post.slug);
  const address = (to: string) => addressOf(site, post.locale, to);
  const url = address(path);
  return (
    <SitePage page={loaderData} below={{ name: post.title, to: path }}>
      <PostArticle post={post} reader={locale} url={url} />
      <JsonLd data={postData(post, { url, image: originOf(site, post.locale) + card, address })} />
    </SitePage>
  );
}

function postData(post: PostView, { url, image, address }: { url: string; image: string; address: (path: string) => string }): object {
  const organisation = { "@type": "Organization", name: brand.name[post.locale], url: address("/") };
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    inLanguage: post.locale,
    datePublished: post.published_at,
    dateModified: post.updated_at,
    keywords: post.tags.join(", "),
    timeRequired: `PT${post.reading_minutes}M`,
    image,
    url,
    mainEntityOfPage: url,
    author: post.byline
      ? { "@type": "Person", name: post.byline[post.locale], worksFor: organisation }
      : { "@type": "Organization", name: `${brand.name[post.locale]}, ${authorName(post.author)}`, url: address("/about") },
    publisher: organisation,
  };
}
