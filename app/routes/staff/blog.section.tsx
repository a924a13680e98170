// The blog's part of the console: names itself above the list and above each post.
import { Outlet, useOutletContext } from "react-router";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { m } from "#platform/paraglide/messages.js";

export const handle: CrumbHandle = { crumb: () => m.post_list_title() };

export function loader() {
  return null;
}

export default function BlogSection() {
  return <Outlet context={useOutletContext()} />;
}
