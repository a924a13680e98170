import { and, eq, isNull } from "drizzle-orm";
import { posts } from "#db/schema/blog.ts";
import type { ChannelRule } from "#features/realtime/channel-rule.ts";
import { can } from "#platform/api/capabilities.ts";

/** Who has a post open at the same time. */
export const postChannelRules: readonly ChannelRule[] = [
  {
    name: /^presence-post-([\w-]{8,64})$/,
    async decide(db, viewer, id) {
      if (!can(viewer, "posts.write")) return false;
      const [post] = await db
        .select({ id: posts.id })
        .from(posts)
        .where(and(eq(posts.id, id), isNull(posts.deletedAt)));
      return post ? { user_id: viewer.id, user_info: { name: viewer.name } } : false;
    },
  },
];
