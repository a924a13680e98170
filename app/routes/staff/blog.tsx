// The posts, for editors.
import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { type PostsAddress, StaffPostList } from "#features/blog/console/staff-post-list.tsx";
import { postStates } from "#features/blog/rules/post-kinds.ts";
import { createPost, listStaffPosts } from "#features/blog/rules/staff-blog.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog";

export const meta = () => accountMeta(m.post_list_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const address: PostsAddress = {
    q: query.get("q")?.trim().slice(0, 80) ?? "",
    state: postStates.find((state) => state === query.get("state")),
    cursor: query.get("cursor")?.slice(0, 300) ?? "",
  };
  const asked = { q: address.q || undefined, state: address.state, cursor: address.cursor || undefined };
  return { address, page: await context.get(apiContext).call(listStaffPosts, { query: asked }) };
}

export async function action({ context }: Route.ActionArgs) {
  const { data } = await context.get(apiContext).call(createPost, { body: {} });
  return redirect(`/staff/blog/${data.id}`);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <StaffPostList {...loaderData} busy={useBusy()} />;
}
