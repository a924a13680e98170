// Posts for everyone: what is published, in the reader's language where there is one.
import { Readable } from "node:stream";
import { z } from "zod";
import { languageQuery, postsQuery, slugParams } from "#features/blog/rules/blog.contract.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
import type { Config } from "#platform/config.ts";
import { networkOf } from "#platform/network-of.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { readImage } from "./post-images.server.ts";
import { listPosts, readFeed, readPost, readSitemap } from "./public-posts.server.ts";

// Beside /posts, not below it: everything below is a slug.
const tag = "Blog";
const searchLimit = { name: "posts-search", points: 60, seconds: 60 };
const imageParams = z.object({ id: z.string().regex(/^[\w-]{16,40}$/) });
const imageQuery = z.strictObject({ w: z.coerce.number().int().min(1).max(4_000).optional() });

export function blogRoutes(router: ApiRouter, { config }: { config: Config }): void {
  const storage = openStorage(config);

  oldEndpoint(
    router,
    {
      method: "get",
      path: "/posts",
      access: "public",
      tag,
      summary: "Published posts, newest first",
      query: postsQuery,
    },
    async ({ c, db, query, locale, limits }) => {
      if (query.q) await limits.consume(searchLimit, networkOf(c.var.clientAddress));
      return listPosts(db, query.lang ?? locale, query);
    },
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/post-feed",
      access: "public",
      tag,
      summary: "The newest posts of one language, in full",
      query: languageQuery,
    },
    async ({ db, query, locale }) => ({ data: await readFeed(db, query.lang ?? locale) }),
  );
  oldEndpoint(
    router,
    { method: "get", path: "/post-sitemap", access: "public", tag, summary: "Every published address by language" },
    async ({ db }) => ({ data: await readSitemap(db) }),
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/posts/{slug}",
      access: "public",
      tag,
      summary: "One published post",
      params: slugParams,
      query: languageQuery,
    },
    ({ db, params, query, locale }) => readPost(db, query.lang ?? locale, params.slug),
  );
  oldEndpoint(
    router,
    {
      method: "get",
      path: "/post-images/{id}",
      access: "public",
      tag,
      summary: "A picture of a post",
      params: imageParams,
      query: imageQuery,
    },
    async ({ db, viewer, params, query }) => {
      const staff = viewer?.kind === "staff" && viewer.role !== "agent";
      const image = await readImage({ storage, db }, { id: params.id, width: query.w, staff });
      return new Response(Readable.toWeb(image.stream) as ReadableStream, {
        headers: {
          "content-type": "image/webp",
          "content-disposition": "inline",
          "content-security-policy": "sandbox; default-src 'none'",
          "x-content-type-options": "nosniff",
          "cache-control": image.public ? "public, max-age=86400" : "private, no-store",
        },
      });
    },
  );
}
