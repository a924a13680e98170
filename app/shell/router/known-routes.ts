// React Router asks the server which routes stand behind every address a page links to: for each ticket that is opened once more, though
// what leads to one ticket leads to all. Addresses that differ by an id only are asked for once.

const discovery = "/__manifest";

/** A part of a path that is no route's own name (known-routes.test.ts). */
export const looksLikeId = (part: string) => /^[\w-]{16,}$/.test(part) && /[A-Z\d]/.test(part);

const kindOf = (path: string) =>
  path
    .split("/")
    .map((part) => (looksLikeId(part) ? ":id" : part))
    .join("/");

export function withKnownRoutes(ask: typeof fetch): typeof fetch {
  const known = new Set<string>();
  return async (input, init) => {
    if (!(input instanceof URL) || input.pathname !== discovery) return ask(input, init);
    const paths = (input.searchParams.get("paths") ?? "").split(",");
    const fresh = paths.filter((path) => !known.has(kindOf(path)));
    if (fresh.length === 0) return Response.json({});
    const call = new URL(input);
    call.searchParams.set("paths", fresh.join(","));
    const answer = await ask(call, init);
    // Known once the router has taken the answer in: until then it has to hear of them itself.
    const learn = () => setTimeout(() => fresh.forEach((path) => void known.add(kindOf(path))));
    if (answer.status === 200)
      void answer
        .clone()
        .json()
        .then(learn, () => {});
    return answer;
  };
}
