// The working text as readers would see it. For editors only; looks again whenever the desk has saved.

import { ArrowLeft } from "lucide-react";
import { useEffect } from "react";
import { Link, useRevalidator } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { staffOnly } from "#app/session/checks.server.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { localeOf } from "#content/locales.ts";
import { PostArticle } from "#features/blog/reader/post-article.tsx";
import { blogPath } from "#features/blog/rules/blog-words.ts";
import { previewPost } from "#features/blog/rules/staff-blog.contract.ts";
import "#features/blog/console/post-preview.css";
import { addressOf } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog.preview";

export const middleware = [staffOnly];
export const handle: CrumbHandle = { personal: true };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(loaderData?.post.title || m.post_editor_preview());

export async function loader({ params, context }: Route.LoaderArgs) {
  const language = localeOf(params.locale);
  const { data } = await context.get(apiContext).call(previewPost, { params: { id: params.id, locale: language } });
  const { site, locale } = context.get(requestContext);
  return { id: params.id, post: data, locale, url: addressOf(site, data.locale, blogPath(data.slug)) };
}

export default function Preview({ loaderData }: Route.ComponentProps) {
  const { id, post, locale, url } = loaderData;
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const channel = new BroadcastChannel(`post-preview:${id}`);
    channel.onmessage = () => void revalidate();
    return () => channel.close();
  }, [id, revalidate]);
  return (
    <>
      <header className="cluster preview-bar">
        <Link to={`/staff/blog/${id}`}>
          <ArrowLeft size={15} aria-hidden="true" />
          {m.post_preview_back()}
        </Link>
        <span>{m.post_preview_note()}</span>
      </header>
      <main id="main" tabIndex={-1}>
        {/* Shown as a reader of that language has it: no note about another language. */}
        <PostArticle post={post} reader={post.locale === locale ? locale : post.locale} url={url} showProblems />
      </main>
    </>
  );
}
