// All pictures of the blog, for editors.
import { apiContext } from "#app/context.ts";
import { formFailure, textOf, typedIn } from "#app/forms/failed-form.ts";
import { readForm } from "#app/forms/read-form.server.ts";
import { accountMeta } from "#app/session/account-meta.ts";
import type { CrumbHandle } from "#app/shell/account/account-crumbs.ts";
import { locales } from "#content/locales.ts";
import { PictureLibrary, type PictureOutcome } from "#features/blog/console/picture-library.tsx";
import { changePostImage, listPostImages } from "#features/blog/rules/picture-library.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Route } from "./+types/blog.pictures";

export const handle: CrumbHandle = { crumb: () => m.post_pictures() };
export const meta = () => accountMeta(m.post_pictures());

export async function loader({ url, context }: Route.LoaderArgs) {
  const q = url.searchParams.get("q")?.trim().slice(0, 80) ?? "";
  const cursor = url.searchParams.get("cursor")?.slice(0, 300);
  const page = await context.get(apiContext).call(listPostImages, { query: { ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) } });
  return { page, q };
}

export async function action({ request, context }: Route.ActionArgs): Promise<PictureOutcome | ReturnType<typeof formFailure>> {
  const form = await readForm(request);
  const id = textOf(form, "id");
  const alts = Object.fromEntries(locales.map((locale) => [locale, textOf(form, `alt_${locale}`)]));
  try {
    await context.get(apiContext).call(changePostImage, { params: { id }, body: { alts } });
    return { saved: id };
  } catch (error) {
    return formFailure(error, typedIn(form));
  }
}

export default function BlogPictures({ loaderData, actionData }: Route.ComponentProps) {
  return <PictureLibrary {...loaderData} outcome={actionData as PictureOutcome | undefined} />;
}
