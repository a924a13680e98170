// One post on the desk. Texts are saved by scripts; everything else is a form of this page.

import { redirect, useOutletContext } from "react-router";
import { apiContext, requestContext } from "#app/context.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { defaultLocale, type Locale, localeOf, locales } from "#content/locales.ts";
import { PostEditor } from "#features/blog/console/post-editor.tsx";
import type { PostOutcome } from "#features/blog/console/post-outcome.ts";
import type { CheckName } from "#features/blog/rules/post-checks.ts";
import * as links from "#features/blog/rules/post-previews.contract.ts";
import { koreanMoment, postTime } from "#features/blog/rules/post-time.ts";
import * as calls from "#features/blog/rules/staff-blog.contract.ts";
import type { RevisionCard, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { addressOf } from "#platform/i18n/site-addresses.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog.one";
import type { StaffLayoutData } from "./layout.tsx";

type Loaded = { post: StaffPost };
const titleOf = (post: StaffPost | undefined) =>
  locales.map((locale) => post?.versions[locale]?.title).find(Boolean) || m.post_editor_untitled();

export const handle: CrumbHandle = { crumb: (data: Loaded | undefined) => titleOf(data?.post) };
export const meta = ({ loaderData }: Route.MetaArgs) => accountMeta(titleOf(loaderData?.post));

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { id } = params;
  const { data: post } = await api.call(calls.readStaffPost, { params: { id } });
  const history = async (locale: Locale) =>
    post.versions[locale] ? (await api.call(calls.listPostRevisions, { params: { id, locale } })).data : [];
  const made = post.korean_older ? post.versions.ko?.source_revision : null;
  const [histories, source, previews, events, writers] = await Promise.all([
    Promise.all(locales.map(async (locale) => [locale, await history(locale)] as const)),
    made ? api.call(calls.readPostRevision, { params: { id, locale: defaultLocale, revision: made } }).then(({ data }) => data) : null,
    api.call(links.listPostPreviews, { params: { id } }),
    api.call(links.listPostEvents, { params: { id } }),
    api.call(calls.listPostWriters, {}),
  ]);
  const revisions = Object.fromEntries(histories) as Record<Locale, RevisionCard[]>;
  return { post, revisions, source, previews: previews.data, events: events.data, writers: writers.data };
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<PostOutcome | ReturnType<typeof formFailure>> {
  const form = await readForm(request);
  const api = context.get(apiContext);
  const locale = localeOf(textOf(form, "locale"));
  const intent = textOf(form, "intent");
  const version = Number(textOf(form, "version")) || 0;
  const despite = form.getAll("despite") as CheckName[];
  const told = (words: string): PostOutcome => ({ told: words, intent, locale, at: Date.now() });
  const at = { id: params.id, locale } as const;
  try {
    switch (intent) {
      case "publish":
        await api.call(calls.publishPost, { params: at, body: { version, despite } });
        return told(m.post_told_published());
      case "schedule": {
        const moment = koreanMoment(textOf(form, "at")) ?? "";
        const { data } = await api.call(calls.schedulePost, { params: at, body: { version, despite, at: moment } });
        const revision = String(data.versions[locale]?.scheduled_revision);
        return told(m.post_told_scheduled({ revision, time: postTime(moment) }));
      }
      case "unschedule":
        await api.call(calls.unschedulePost, { params: at, body: {} });
        return told(m.post_told_unscheduled());
      case "unpublish":
        await api.call(calls.unpublishPost, { params: at, body: {} });
        return told(m.post_told_unpublished());
      case "archive":
        await api.call(calls.archivePost, { params: at, body: {} });
        return told(m.post_told_archived());
      case "source":
        await api.call(calls.confirmPostSource, { params: at, body: { source_revision: Number(textOf(form, "source_revision")) } });
        return told(m.post_told_source());
      case "restore":
        await api.call(calls.restorePostRevision, { params: { ...at, revision: textOf(form, "revision") }, body: { version } });
        return told(m.post_told_restored({ revision: textOf(form, "revision") }));
      case "share": {
        const body = { days: Number(textOf(form, "days")) as links.PreviewDays };
        const { data } = await api.call(links.sharePost, { params: at, body });
        const { site } = context.get(requestContext);
        return {
          ...told(m.post_told_shared({ time: postTime(data.expires_at) })),
          link: addressOf(site, locale, `/preview/${data.token}`),
        };
      }
      case "unshare":
        await api.call(links.unsharePost, { params: { id: params.id, preview: textOf(form, "preview") } });
        return told(m.post_told_unshared());
      case "delete":
        await api.call(calls.deletePost, { params: { id: params.id } });
        throw redirect(`/staff/blog?deleted=${encodeURIComponent(params.id)}`);
      default:
        await api.call(calls.changePost, { params: { id: params.id }, body: detailsOf(form) });
        return told(m.post_told_details());
    }
  } catch (error) {
    return formFailure(error, { ...typedIn(form), intent, locale });
  }
}

/** As they were chosen: the API says what does not fit. */
function detailsOf(form: FormData): calls.PostDetails {
  const writer = textOf(form, "writer");
  const byline = Object.fromEntries(locales.map((locale) => [locale, textOf(form, `byline_${locale}`)]));
  const signed = writer ? { writer, byline } : null;
  return { author: textOf(form, "author"), signed, cover: textOf(form, "cover"), tags: tagsOf(textOf(form, "tags")) } as calls.PostDetails;
}

function tagsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(",")
    .map((tag) => tag.trim().replace(/\s+/g, "-"))
    .filter(Boolean);
}

export default function BlogPost({ loaderData, actionData: answer }: Route.ComponentProps) {
  const actionData = useOutcome(answer);
  const { staff } = useOutletContext<StaffLayoutData>();
  return <PostEditor key={loaderData.post.id} {...loaderData} me={staff.id} outcome={actionData as PostOutcome | undefined} />;
}
