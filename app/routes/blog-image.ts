// Pictures of posts: readers get those of published texts, editors those of drafts too, a shared link those of its text; the API decides.
import { apiContext } from "#app/context.ts";
import { readPostImage } from "#features/blog/rules/blog.contract.ts";
import type { Route } from "./+types/blog-image";

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const asked = new URL(request.url).searchParams;
  const [width, preview] = [asked.get("w"), asked.get("preview")];
  const query = {
    ...(width && /^\d{1,4}$/.test(width) ? { w: width } : {}),
    ...(preview && /^[\w-]{43}$/.test(preview) ? { preview } : {}),
  };
  const answer = await context.get(apiContext).call(readPostImage, { params: { id: params.id }, query });
  const headers = new Headers();
  for (const name of ["content-type", "content-disposition", "content-security-policy", "x-content-type-options", "cache-control"]) {
    const value = answer.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(answer.body, { headers });
}
