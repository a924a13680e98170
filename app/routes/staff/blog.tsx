// The posts, for editors.
import { redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import { useBusy } from "#app/session/use-busy.ts";
import { PostDeskList, type PostsAddress } from "#features/blog/console/post-desk-list.tsx";
import { postStates, type StaffPostPage } from "#features/blog/rules/blog.contract.ts";
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
  const asked = new URLSearchParams(Object.entries(address).filter((entry): entry is [string, string] => Boolean(entry[1])));
  return { address, page: await context.get(apiContext).get<StaffPostPage>(`/staff/posts?${asked}`) };
}

export async function action({ context }: Route.ActionArgs) {
  const { data } = await context.get(apiContext).post<{ data: { id: string } }>("/staff/posts", {});
  return redirect(`/staff/blog/${data.id}`);
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <PostDeskList {...loaderData} busy={useBusy()} />;
}
