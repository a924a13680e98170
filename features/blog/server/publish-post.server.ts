// Publishing: what readers may see, since when, and until when. Every change leaves through refreshReaders.
import { and, eq, isNotNull, lte } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { postSlugs, posts, postVersions } from "#db/schema/blog.ts";
import { type CheckName, checkPost, checkWords } from "#features/blog/rules/post-checks.ts";
import { hasSubstance, walkPost } from "#features/blog/rules/post-document.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import type { postDetailsBody } from "#features/blog/rules/staff-blog.contract.ts";
import { noteChange } from "#platform/api/audit-trail.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, type FieldErrors } from "#platform/errors.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { m } from "#platform/paraglide/messages.js";
import {
  findRevision,
  findVersion,
  lockPost,
  NewerVersionError,
  type RevisionRow,
  slugOwner,
  slugTaken,
  type VersionRow,
  whereVersion,
} from "./post-store.server.ts";
import { checkWriter } from "./post-writers.server.ts";
import { refreshReaders } from "./readers.server.ts";

export type Publishing = { bus: EventBus; jobs: Jobs };

/** The version somebody saw, the red checks they accepted, the language they are answered in. */
type Asked = { version: number; despite: readonly CheckName[]; words: Locale };

export async function publishVersion(
  tx: Db,
  { bus }: Pick<Publishing, "bus">,
  id: string,
  locale: Locale,
  { version, despite, words }: Asked,
): Promise<void> {
  await lockPost(tx, id);
  const row = await currentVersion(tx, id, locale, version);
  checkGates(await findRevision(tx, id, locale, row.revision), { despite, words });
  await makePublic(tx, bus, row, row.revision, { now: new Date(), words });
}

/** Shows one revision to readers. The dates of the first publication stay. */
export async function makePublic(
  tx: Db,
  bus: EventBus,
  row: VersionRow,
  revision: number,
  { now, words, firstPublishedAt }: { now: Date; words: Locale; firstPublishedAt?: Date },
): Promise<void> {
  const text = await findRevision(tx, row.postId, row.locale, revision);
  checkComplete(text, words);
  await tx.insert(postSlugs).values({ slug: text.slug, postId: row.postId }).onConflictDoNothing();
  if ((await slugOwner(tx, text.slug)) !== row.postId) throw slugTaken(words);
  await tx
    .update(postVersions)
    .set({
      state: "published",
      publishedRevision: revision,
      firstPublishedAt: row.firstPublishedAt ?? firstPublishedAt ?? now,
      publishedAt: firstPublishedAt ?? now,
      publishAt: null,
      scheduledRevision: null,
      withdrawnAt: null,
    })
    .where(whereVersion(row.postId, row.locale));
  await refreshReaders(tx, bus, row.postId);
}

export async function scheduleVersion(
  tx: Db,
  { jobs }: Pick<Publishing, "jobs">,
  id: string,
  locale: Locale,
  { version, at, despite, words }: Asked & { at: Date },
): Promise<void> {
  await lockPost(tx, id);
  const row = await currentVersion(tx, id, locale, version);
  if (at.getTime() <= Date.now()) throw new AppError("invalid", { fields: { at: [m.post_schedule_past({}, { locale: words })] } });
  const text = await findRevision(tx, id, locale, row.revision);
  checkGates(text, { despite, words });
  const owner = await slugOwner(tx, text.slug);
  if (owner && owner !== id) throw slugTaken(words);
  await tx
    .update(postVersions)
    .set({ publishAt: at, scheduledRevision: row.revision, state: row.publishedRevision === null ? "scheduled" : row.state })
    .where(whereVersion(id, locale));
  await jobs.send(tx, "publish-post", { post: id, locale, revision: row.revision }, { startAfter: at });
}

export async function unscheduleVersion(tx: Db, id: string, locale: Locale): Promise<void> {
  await lockPost(tx, id);
  const row = await existing(tx, id, locale);
  if (row.publishAt === null) throw new AppError("wrong_state");
  await cancelSchedule(tx, row);
}

/** Takes a text away from readers: its address answers 410 from now on. */
export async function withdrawVersion(
  tx: Db,
  { bus }: Pick<Publishing, "bus">,
  id: string,
  locale: Locale,
  state: "draft" | "archived",
): Promise<void> {
  await lockPost(tx, id);
  const row = await existing(tx, id, locale);
  if (state === "draft" && row.publishedRevision === null && row.state !== "archived") throw new AppError("wrong_state");
  await tx
    .update(postVersions)
    .set({
      state,
      publishedRevision: null,
      publishAt: null,
      scheduledRevision: null,
      ...(row.publishedRevision === null ? {} : { withdrawnAt: new Date() }),
    })
    .where(whereVersion(id, locale));
  await refreshReaders(tx, bus, id);
}

/** What belongs to both languages changes at once, in public too. */
export async function changeDetails(
  tx: Db,
  { bus }: Pick<Publishing, "bus">,
  id: string,
  { signed, ...change }: z.output<typeof postDetailsBody>,
  words: Locale,
): Promise<void> {
  const before = await lockPost(tx, id);
  const { writerId } = before;
  if (signed) await checkWriter(tx, signed.writer, writerId, words);
  const given = Object.fromEntries(
    Object.entries({
      ...change,
      ...(signed === undefined ? {} : { writerId: signed?.writer ?? null, byline: signed?.byline ?? null }),
    }).filter(([, value]) => value !== undefined),
  );
  if (Object.keys(given).length === 0) throw new AppError("invalid");
  if (change.author) noteChange(tx, "author", before.author, change.author);
  if (change.cover) noteChange(tx, "cover", before.cover, change.cover);
  if (change.tags) noteChange(tx, "tags", before.tags, change.tags);
  if (signed !== undefined) noteChange(tx, "byline", Object.values(before.byline ?? {}), Object.values(signed?.byline ?? {}));
  await tx
    .update(posts)
    .set({ ...given, updatedAt: new Date() })
    .where(eq(posts.id, id));
  await refreshReaders(tx, bus, id);
}

/** Run by the job of a scheduled text. A changed or cancelled appointment makes it do nothing. */
export async function publishDue(
  tx: Db,
  bus: EventBus,
  id: string,
  locale: Locale,
  revision: number,
): Promise<"published" | "moot" | "refused"> {
  await lockPost(tx, id);
  const row = await findVersion(tx, id, locale);
  const now = new Date();
  if (!row?.publishAt || row.scheduledRevision !== revision || row.publishAt.getTime() > now.getTime() + 500) return "moot";
  try {
    await tx.transaction((inner) => makePublic(inner, bus, row, revision, { now, words: locale }));
    return "published";
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    // Another post took the address meanwhile: the text waits for its editor instead of trying for ever.
    await cancelSchedule(tx, row);
    return "refused";
  }
}

/** Appointments that no job kept, whatever became of it. */
export async function overdueVersions(db: Db): Promise<{ post: string; locale: Locale; revision: number }[]> {
  const rows = await db
    .select({ post: postVersions.postId, locale: postVersions.locale, revision: postVersions.scheduledRevision })
    .from(postVersions)
    .where(and(isNotNull(postVersions.publishAt), lte(postVersions.publishAt, new Date())))
    .limit(200);
  return rows.map((row) => ({ ...row, revision: row.revision ?? 0 }));
}

async function cancelSchedule(tx: Db, row: VersionRow): Promise<void> {
  await tx
    .update(postVersions)
    .set({ publishAt: null, scheduledRevision: null, state: row.state === "scheduled" ? "draft" : row.state })
    .where(whereVersion(row.postId, row.locale));
}

async function existing(tx: Db, id: string, locale: Locale): Promise<VersionRow> {
  const row = await findVersion(tx, id, locale);
  if (!row) throw new AppError("not_found");
  return row;
}

async function currentVersion(tx: Db, id: string, locale: Locale, version: number): Promise<VersionRow> {
  const row = await existing(tx, id, locale);
  if (row.version !== version) throw new NewerVersionError(row);
  return row;
}

/** Complete, and no red check that nobody has accepted. */
function checkGates(text: RevisionRow, { despite, words }: Pick<Asked, "despite" | "words">): void {
  checkComplete(text, words);
  const body = text.body as PostDocument;
  const open = checkPost({ ...text, body }, text.locale).filter(({ name, ok, gate }) => gate && !ok && !despite.includes(name));
  const fields = Object.fromEntries(open.map((check) => [check.name, [checkWords(check, text.locale, { locale: words })]]));
  if (open.length > 0) throw new AppError("post_checks", { fields });
}

function checkComplete(text: RevisionRow, locale: Locale): void {
  const to = { locale };
  const fields: FieldErrors = {};
  if (!text.title) fields.title = [m.post_title_required({}, to)];
  if (!text.summary) fields.summary = [m.post_summary_required({}, to)];
  if (!text.slug) fields.slug = [m.post_slug_required({}, to)];
  const body = text.body as PostDocument;
  if (!hasSubstance(body)) fields.body = [m.post_empty({}, to)];
  for (const node of walkPost(body.content)) if (node.type === "figure" && !node.attrs.alt) fields.body = [m.post_alt_required({}, to)];
  if (Object.keys(fields).length > 0) throw new AppError("invalid", { fields });
}
