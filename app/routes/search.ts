// The search dialog's own address: the browser asks the site, the site asks the API.
import { apiContext } from "#app/context.ts";
import { searchEverything } from "#features/search/search.contract.ts";
import type { Route } from "./+types/search";

export async function loader({ request, context }: Route.LoaderArgs) {
  const query = new URL(request.url).searchParams.get("q")?.slice(0, 80) ?? "";
  const { data } = await context.get(apiContext).call(searchEverything, { query: { q: query } });
  return Response.json(data, { headers: { "cache-control": "private, max-age=60" } });
}
