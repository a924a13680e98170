// Who did what with a post: written in the transaction that does it, read on the desk.
import { desc, eq } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { accounts } from "#db/schema/accounts.ts";
import { postEvents } from "#db/schema/blog.ts";
import type { PostAction } from "#features/blog/rules/post-kinds.ts";
import type { PostEvent } from "#features/blog/rules/post-previews.contract.ts";
import type { Db } from "#platform/db/database.ts";

type Made = { actor: { viewer: { id: string } }; params: { id: string; locale?: Locale } };

/** The audit of a command about one post. */
export function recorded(action: PostAction) {
  return async (tx: Db, { actor, params }: Made): Promise<void> => {
    await tx.insert(postEvents).values({ postId: params.id, staffId: actor.viewer.id, action, locale: params.locale ?? null });
  };
}

const shown = 50;

export async function listPostEvents(db: Db, postId: string): Promise<PostEvent[]> {
  const rows = await db
    .select({ row: postEvents, name: accounts.name })
    .from(postEvents)
    .leftJoin(accounts, eq(accounts.id, postEvents.staffId))
    .where(eq(postEvents.postId, postId))
    .orderBy(desc(postEvents.id))
    .limit(shown);
  return rows.map(({ row, name }) => ({
    id: row.id,
    action: row.action as PostAction,
    locale: row.locale,
    by: name ? { id: row.staffId, name } : null,
    at: row.createdAt.toISOString(),
  }));
}
