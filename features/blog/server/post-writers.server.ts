// Who signs a post: somebody of the staff who may write posts, with a name in the script of each language.
import { and, desc, eq, inArray, isNotNull, isNull } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { posts } from "#db/schema/blog.ts";
import type { PostWriter } from "#features/blog/rules/staff-post-views.ts";
import { rolesThatCan } from "#platform/api/capabilities.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { m } from "#platform/paraglide/messages.js";

const mayWrite = () => and(eq(accounts.kind, "staff"), inArray(accounts.role, rolesThatCan("posts.write")), isNull(accounts.disabledAt));

export async function listPostWriters(db: Db): Promise<PostWriter[]> {
  const people = await db.select({ id: accounts.id, name: accounts.name }).from(accounts).where(mayWrite()).orderBy(accounts.name);
  const signed = await db
    .selectDistinctOn([posts.writerId], { writer: posts.writerId, byline: posts.byline })
    .from(posts)
    .where(and(isNotNull(posts.writerId), isNotNull(posts.byline)))
    .orderBy(posts.writerId, desc(posts.updatedAt));
  return people.map((person) => ({ ...person, byline: signed.find(({ writer }) => writer === person.id)?.byline ?? null }));
}

/** Whoever signs already goes on signing, whatever became of their role. */
export async function checkWriter(tx: Db, writer: string, current: string | null, words: Locale): Promise<void> {
  if (writer === current) return;
  const [found] = await tx
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, writer), mayWrite()));
  if (!found) throw new AppError("invalid", { fields: { signed: [m.post_writer_unknown({}, { locale: words })] } });
}
