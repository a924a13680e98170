// Posts for everyone: what is published, in the reader's language where there is one.
import { Readable } from "node:stream";
import * as calls from "#features/blog/rules/blog.contract.ts";
import { readSharedPost } from "#features/blog/rules/post-previews.contract.ts";
import { can } from "#platform/api/capabilities.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Config } from "#platform/config.ts";
import { networkOf } from "#platform/network-of.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { readImage } from "./post-images.server.ts";
import { sharedPost } from "./post-previews.server.ts";
import { listPosts, previewPost, readFeed, readPost, readSitemap } from "./public-posts.server.ts";

const searchLimit = { name: "posts-search", points: 60, seconds: 60 };

export function blogRoutes(router: ApiRouter, { config }: { config: Config }): void {
  const storage = openStorage(config);

  endpoint(router, calls.listPosts, async ({ c, db, query, locale, limits }) => {
    if (query.q) await limits.consume(searchLimit, networkOf(c.var.clientAddress));
    return listPosts(db, query.lang ?? locale, query);
  });
  endpoint(router, calls.readPostFeed, async ({ db, query, locale }) => ({ data: await readFeed(db, query.lang ?? locale) }));
  endpoint(router, calls.readPostSitemap, async ({ db }) => ({ data: await readSitemap(db) }));
  endpoint(router, calls.readPost, ({ db, params, query, locale }) => readPost(db, query.lang ?? locale, params.slug));
  endpoint(router, readSharedPost, async ({ db, params }) => {
    const { postId, locale } = await sharedPost(db, params.token);
    return { data: await previewPost(db, postId, locale) };
  });
  endpoint(router, calls.readPostImage, async ({ db, viewer, params, query }) => {
    const image = await readImage(
      { storage, db },
      {
        id: params.id,
        width: query.w,
        staff: can(viewer, "posts.write"),
        preview: query.preview,
      },
    );
    return new Response(Readable.toWeb(image.stream) as ReadableStream, {
      headers: {
        "content-type": "image/webp",
        "content-disposition": "inline",
        "content-security-policy": "sandbox; default-src 'none'",
        "x-content-type-options": "nosniff",
        "cache-control": image.public ? "public, max-age=3600" : "private, no-store",
      },
    });
  });
}
