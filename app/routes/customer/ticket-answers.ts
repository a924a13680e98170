// Answers from the public pages that may spare a ticket: the subject's words, asked for one by one.
import { apiContext } from "#app/context.ts";
import { searchEverything } from "#features/search/search.contract.ts";
import { agreedResults, subjectWords } from "#features/tickets/customer/create/subject-words.ts";
import type { Route } from "./+types/ticket-answers";

export async function loader({ request, context }: Route.LoaderArgs) {
  const words = subjectWords((new URL(request.url).searchParams.get("q") ?? "").slice(0, 150));
  const api = context.get(apiContext);
  const found = await Promise.all(
    words.map((word) =>
      api.call(searchEverything, { query: { q: word } }).then(
        ({ data }) => data,
        () => [],
      ),
    ),
  );
  return Response.json(agreedResults(found));
}
