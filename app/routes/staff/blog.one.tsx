// One post on the desk. Texts are saved by scripts; everything else is a form of this page.

import { apiContext } from "#app/context.ts";
import { formFailure, textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useOutcome } from "#app/forms/use-outcome.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { defaultLocale, type Locale, localeOf, locales } from "#content/locales.ts";
import { PostEditor } from "#features/blog/console/post-editor.tsx";
import type { PostOutcome } from "#features/blog/console/post-outcome.ts";
import type { CheckName } from "#features/blog/rules/post-checks.ts";
import { koreanMoment, postTime } from "#features/blog/rules/post-time.ts";
import * as calls from "#features/blog/rules/staff-blog.contract.ts";
import type { RevisionCard, StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog.one";

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
  const [histories, source] = await Promise.all([
    Promise.all(locales.map(async (locale) => [locale, await history(locale)] as const)),
    made ? api.call(calls.readPostRevision, { params: { id, locale: defaultLocale, revision: made } }).then(({ data }) => data) : null,
  ]);
  return { post, revisions: Object.fromEntries(histories) as Record<Locale, RevisionCard[]>, source };
}

export async function action({ request, params, context }: Route.ActionArgs): Promise<PostOutcome | ReturnType<typeof formFailure>> {
  const form = await readForm(request, writtenBody);
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
      default:
        await api.call(calls.changePost, { params: { id: params.id }, body: detailsOf(form) });
        return told(m.post_told_details());
    }
  } catch (error) {
    return formFailure(error, { intent, locale, at: textOf(form, "at") });
  }
}

/** As they were chosen: the API says what does not fit. */
function detailsOf(form: FormData): calls.PostDetails {
  return { author: textOf(form, "author"), cover: textOf(form, "cover"), tags: tagsOf(textOf(form, "tags")) } as calls.PostDetails;
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
  return <PostEditor key={loaderData.post.id} {...loaderData} outcome={actionData as PostOutcome | undefined} />;
}
