// A working text behind a link that an editor shared: read without a log-in, never stored, never indexed, over when the link is.

import { data } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { PictureQuery } from "#features/blog/reader/picture-query.ts";
import { PostArticle } from "#features/blog/reader/post-article.tsx";
import { readSharedPost } from "#features/blog/rules/post-previews.contract.ts";
import "#features/blog/console/post-preview.css";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/post-preview";

export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.post.title || m.post_editor_preview());

const closed = { "x-robots-tag": "noindex, nofollow", "referrer-policy": "no-referrer" };

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  if (!/^[\w-]{43}$/.test(token)) throw new AppError("not_found");
  const { data: post } = await context.get(apiContext).call(readSharedPost, { params: { token } });
  return data({ post, token, locale: context.get(requestContext).locale }, { headers: closed });
}

export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

export default function SharedPreview({ loaderData }: Route.ComponentProps) {
  const { post, token, locale } = loaderData;
  return (
    <>
      <header className="cluster preview-bar">
        <span>{m.post_shared_note()}</span>
      </header>
      <main id="main" tabIndex={-1}>
        <PictureQuery value={`preview=${token}`}>
          <PostArticle post={post} reader={post.locale === locale ? locale : post.locale} url={null} />
        </PictureQuery>
      </main>
    </>
  );
}
