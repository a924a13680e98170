// The posts, for editors.
import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { textOf } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { useBusy } from "#app/forms/use-busy.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { listedStates, type PostsAddress, StaffPostList } from "#features/blog/console/staff-post-list.tsx";
import { createPost, listStaffPosts, undeletePost } from "#features/blog/rules/staff-blog.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog";

export const meta = () => accountMeta(m.post_list_title());

export async function loader({ url, context }: Route.LoaderArgs) {
  const query = url.searchParams;
  const address: PostsAddress = {
    q: query.get("q")?.trim().slice(0, 80) ?? "",
    state: listedStates.find((state) => state === query.get("state")),
    cursor: query.get("cursor")?.slice(0, 300) ?? "",
  };
  const asked = { q: address.q || undefined, state: address.state, cursor: address.cursor || undefined };
  const deleted = query.get("deleted")?.slice(0, 64) ?? null;
  return { address, deleted, page: await context.get(apiContext).call(listStaffPosts, { query: asked }) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const id = textOf(form, "undelete");
  if (id) {
    await context.get(apiContext).call(undeletePost, { params: { id }, body: {} });
    return redirect(`/staff/blog/${id}`);
  }
  const { data } = await context.get(apiContext).call(createPost, { body: {} });
  return redirect(`/staff/blog/${data.id}`);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <StaffPostList {...loaderData} busy={useBusy()} />;
}
