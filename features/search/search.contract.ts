import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall } from "#platform/api/api-call.ts";
import { typedText } from "#platform/typed-text.ts";

export const searchQuery = z.strictObject({ q: typedText.max(80).default(""), lang: z.enum(locales).optional() });

const searchResult = z
  .object({ kind: z.enum(["page", "question", "post"]), title: z.string(), line: z.string(), path: z.string() })
  .meta({ id: "SearchResult" });
export type SearchResult = z.output<typeof searchResult>;

export const searchEverything = apiCall({
  id: "searchEverything",
  method: "get",
  viewable: true,
  path: "/search",
  access: "public",
  tag: "Search",
  summary: "Pages, questions and published posts that match, best first",
  query: searchQuery,
  answer: z.object({ data: z.array(searchResult) }),
  limit: { name: "search", points: 120, seconds: 60 },
});
