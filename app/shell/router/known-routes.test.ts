import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { looksLikeId, withKnownRoutes } from "./known-routes.ts";

const asked = (paths: string) => new URL(`http://site.test/__manifest?paths=${encodeURIComponent(paths)}&version=1`);
const one = "/staff/tickets/qfuszvuUoAqZHNL9vApm";
const other = "/staff/tickets/Zd0szvuUoAqZHNL9vAp1";

test("which routes lead to a ticket is asked once, not for each ticket", async () => {
  const calls: (string | null)[] = [];
  const ask = withKnownRoutes(async (input) => {
    calls.push((input as URL).searchParams.get("paths"));
    return Response.json({ "routes/staff/ticket": {} });
  });
  expect(await (await ask(asked(`/staff,${one}`))).json()).toHaveProperty(["routes/staff/ticket"]);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(await (await ask(asked(`/staff,${other}`))).json()).toEqual({});
  await ask(asked(`/staff/counts,${other}`));
  expect(calls).toEqual([`/staff,${one}`, "/staff/counts"]);
});

test("what was refused or belongs to another build is asked again; other calls go through", async () => {
  let calls = 0;
  const ask = withKnownRoutes(async () => {
    calls += 1;
    return new Response(null, { status: 204 });
  });
  for (let time = 0; time < 2; time++) {
    await ask(asked(one));
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  await ask(new URL("http://site.test/staff.data"));
  await ask("/call/x");
  expect(calls).toBe(4);
});

test("no route's own name looks like an id", () => {
  type Entry = { path?: string; children?: Entry[] };
  const names = (entries: Entry[]): string[] => entries.flatMap(({ path = "", children = [] }) => [...path.split("/"), ...names(children)]);
  const own = names(routes as Entry[]);
  expect(own.length).toBeGreaterThan(100);
  expect(own.filter(looksLikeId)).toEqual([]);
});
