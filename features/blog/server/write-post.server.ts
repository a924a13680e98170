// Writing: a new post, saves by hand and automatic ones, older revisions brought back. Nothing here is seen by readers.
import { isDeepStrictEqual } from "node:util";
import { and, eq, isNull, ne } from "drizzle-orm";
import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import { postRevisions, posts, postVersions } from "#db/schema/blog.ts";
import { emptyBody } from "#features/blog/rules/post-document.ts";
import { slugOf } from "#features/blog/rules/post-text.ts";
import type { newPostBody, saveBody } from "#features/blog/rules/staff-blog.contract.ts";
import type { SaveAnswer } from "#features/blog/rules/staff-post-views.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { noteWorking } from "./picture-uses.server.ts";
import {
  findRevision,
  findVersion,
  lockPost,
  NewerVersionError,
  slugOwner,
  slugTaken,
  type VersionRow,
  whereVersion,
} from "./post-store.server.ts";

export type Writer = { id: string | null; locale: Locale };
type SaveInput = Omit<z.output<typeof saveBody>, "autosave" | "note" | "source_revision"> & {
  autosave?: boolean;
  note?: string;
  source_revision?: number | null | undefined;
  kind?: "restore";
};

/** Automatic saves of one sitting are one revision. */
const sittingMinutes = 10;

export async function createPost(tx: Db, writer: Writer, input: z.output<typeof newPostBody>): Promise<{ id: string }> {
  const id = newId();
  const { author, cover, tags, title, locale } = input;
  await tx.insert(posts).values({ id, author, cover, tags, createdBy: writer.id });
  await saveVersion(tx, writer, id, locale, { version: 0, title, summary: "", slug: "", body: emptyBody, autosave: true });
  return { id };
}

export async function saveVersion(tx: Db, writer: Writer, id: string, locale: Locale, input: SaveInput): Promise<SaveAnswer> {
  await lockPost(tx, id);
  const current = await findVersion(tx, id, locale);
  const slug = input.slug || slugOf(input.title);
  const text = { slug, title: input.title, summary: input.summary, body: input.body as object };
  const version = current?.version ?? 0;
  if (version !== input.version && !(current && isOwnEcho(current, writer, text))) {
    if (current) throw new NewerVersionError(current);
    throw new AppError("not_found");
  }
  const now = new Date();
  // A typed text is never refused for its address while it saves itself; the next save by hand says so.
  if (!input.autosave && slug) await checkSlug(tx, writer, id, slug);
  const revision = await keepRevision(tx, writer, { id, locale, current, input, text, now });
  const fields = {
    ...text,
    version: version + 1,
    revision,
    updatedBy: writer.id,
    updatedAt: now,
    ...(input.source_revision === undefined ? {} : { sourceRevision: input.source_revision }),
  };
  if (current) await tx.update(postVersions).set(fields).where(whereVersion(id, locale));
  else await tx.insert(postVersions).values({ postId: id, locale, ...fields });
  await noteWorking(tx, id, { locale, body: text.body });
  await tx.update(posts).set({ updatedAt: now }).where(eq(posts.id, id));
  return { version: fields.version, revision, saved_at: now.toISOString(), slug };
}

type Text = { slug: string; title: string; summary: string; body: object };

/** Sent again because the answer was lost, or by the next tab after this one was closed: nobody else has written in between. */
function isOwnEcho({ slug, title, summary, body, updatedBy }: VersionRow, writer: Writer, text: Text): boolean {
  return updatedBy === writer.id && isDeepStrictEqual({ slug, title, summary, body }, JSON.parse(JSON.stringify(text)));
}

type Keeping = {
  id: string;
  locale: Locale;
  current: VersionRow | null;
  input: SaveInput;
  text: Text;
  now: Date;
};

async function keepRevision(tx: Db, writer: Writer, { id, locale, current, input, text, now }: Keeping): Promise<number> {
  const kind = input.kind ?? (input.autosave ? "autosave" : "save");
  const note = input.note ?? "";
  if (current && kind !== "restore" && (await isOpen(tx, writer, current, now))) {
    await tx
      .update(postRevisions)
      .set({ ...text, kind, note, updatedAt: now })
      .where(and(eq(postRevisions.postId, id), eq(postRevisions.locale, locale), eq(postRevisions.revision, current.revision)));
    return current.revision;
  }
  const revision = (current?.revision ?? 0) + 1;
  await tx
    .insert(postRevisions)
    .values({ postId: id, locale, revision, kind, note, ...text, authorId: writer.id, createdAt: now, updatedAt: now });
  return revision;
}

/** The newest revision may still grow: automatic, by the same person, a moment ago, and neither public nor about to be. */
async function isOpen(tx: Db, writer: Writer, current: VersionRow, now: Date): Promise<boolean> {
  const { revision } = current;
  if (revision === current.publishedRevision || revision === current.scheduledRevision) return false;
  const row = await findRevision(tx, current.postId, current.locale, revision);
  return row.kind === "autosave" && row.authorId === writer.id && row.createdAt.getTime() > now.getTime() - sittingMinutes * 60_000;
}

async function checkSlug(tx: Db, writer: Writer, id: string, slug: string): Promise<void> {
  const owner = await slugOwner(tx, slug);
  if (owner && owner !== id) throw slugTaken(writer.locale);
  if (owner) return;
  const [other] = await tx
    .select({ id: postVersions.postId })
    .from(postVersions)
    .innerJoin(posts, and(eq(posts.id, postVersions.postId), isNull(posts.deletedAt)))
    .where(and(eq(postVersions.slug, slug), ne(postVersions.postId, id), ne(postVersions.state, "archived")))
    .limit(1);
  if (other) throw slugTaken(writer.locale);
}

/** The old text becomes the newest revision; what was written since stays in the history. */
export async function restoreRevision(
  tx: Db,
  writer: Writer,
  id: string,
  locale: Locale,
  revision: number,
  version: number,
): Promise<SaveAnswer> {
  await lockPost(tx, id);
  const { title, summary, slug, body } = await findRevision(tx, id, locale, revision);
  return saveVersion(tx, writer, id, locale, {
    version,
    title,
    summary,
    slug,
    body: body as SaveInput["body"],
    autosave: true,
    kind: "restore",
    note: `r${revision}`,
  });
}

/** "Still right": the text says the same as that revision of the other language. */
export async function confirmSource(tx: Db, id: string, locale: Locale, sourceRevision: number): Promise<void> {
  await lockPost(tx, id);
  const found = await tx
    .update(postVersions)
    .set({ sourceRevision })
    .where(whereVersion(id, locale))
    .returning({ id: postVersions.postId });
  if (found.length === 0) throw new AppError("not_found");
}
