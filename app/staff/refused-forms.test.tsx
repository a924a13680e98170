// Forms of the desk that were refused, as a browser without scripts gets them back: what was typed stands in its field, what is wrong with it
// is said there. Refused by the API itself.
import type { ReactElement } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, RouterContextProvider, RouterProvider } from "react-router";
import { afterAll, beforeAll, expect, test } from "vitest";
import { apiContext } from "#app/context.ts";
import { action as changePost } from "#app/routes/staff/blog.one.tsx";
import { action as changePicture } from "#app/routes/staff/blog.pictures.tsx";
import { type ApiClient, createApiClient } from "#app/session/api-client.ts";
import { PictureLibrary, type PictureOutcome } from "#features/blog/console/picture-library.tsx";
import { PostDetails } from "#features/blog/console/post-details.tsx";
import type { PostOutcome } from "#features/blog/console/post-outcome.ts";
import { createPost, listPostWriters, readStaffPost } from "#features/blog/rules/staff-blog.contract.ts";
import { BulkBar } from "#features/tickets/console/queue/bulk-bar.tsx";
import type { Outcome } from "#features/tickets/console/queue/queue-data.ts";
import { ViewsNav } from "#features/tickets/console/queue/views-nav.tsx";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { queueAction } from "./queue-action.server.ts";

let bench: ApiBench;
let api: ApiClient;

beforeAll(async () => {
  bench = await apiBench();
  const { token } = await bench.person({ role: "admin" });
  const fetch = async (request: Request) => bench.api.fetch(request, { requestId: "test", clientAddress: "192.0.2.1", demo: false });
  api = createApiClient({ baseUrl: "http://api.test", fetch, token, locale: "en" });
});
afterAll(() => bench.dispose());

type Form = Record<string, string | string[]>;

/** What the page's action answers a form that was posted without scripts. */
// biome-ignore lint/suspicious/noExplicitAny: actions take the arguments of their routes
async function post(action: (args: any) => Promise<unknown>, path: string, form: Form, params: Record<string, string> = {}) {
  const url = new URL(path, "http://site.test");
  const body = new URLSearchParams(Object.entries(form).flatMap(([name, value]) => [value].flat().map((one) => [name, one])));
  const context = new RouterContextProvider(new Map([[apiContext, api]]));
  const answer = await action({ request: new Request(url, { method: "POST", body }), url, context, params });
  return (answer as { data?: unknown }).data ?? answer;
}

function draw(element: ReactElement): string {
  return renderToString(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
}

/** The one field of that name: what it holds, and what is said of it. */
function fieldIn(html: string, name: string) {
  const tag = html.match(new RegExp(`<(?:input|textarea)[^>]* name="${name}"[^>]*>`))?.[0] ?? "";
  const attribute = (of: string) => tag.match(new RegExp(` ${of}="([^"]*)"`))?.[1];
  const said = (attribute("aria-describedby") ?? "")
    .split(" ")
    .map((id) => new RegExp(`id="${id}"[^>]*>(.*?)</(?:div|span)>`, "s").exec(html)?.[1]);
  return { value: attribute("value"), invalid: attribute("aria-invalid"), said: said.join(" ").replace(/<[^>]+>/g, "") };
}

test("a refused name of a view, with its tick, in a form that is open", async () => {
  for (const name of ["n".repeat(61), " "]) {
    const form = { intent: "save-view", name, shared: "on" };
    const outcome = (await post(queueAction, "/staff/tickets?view=mine", form)) as Outcome;
    const html = draw(<ViewsNav address={{ view: "mine" }} saved={[]} outcome={outcome} />);
    expect(fieldIn(html, "name")).toMatchObject({ value: name, invalid: "true", said: expect.stringMatching(/\w/) });
    expect(html).toMatch(/<details[^>]* open=""/);
    expect(html).toMatch(/<input(?=[^>]* name="shared")[^>]* checked=""/);
  }
});

test("a change for many that is refused: tags, choices and the tickets it was for", async () => {
  const customer = await bench.person();
  const { id } = await openOne(bench, customer);
  const add_tags = `night, ${"t".repeat(41)}`;
  const outcome = (await post(queueAction, "/staff/tickets", { intent: "bulk", ids: [id], state: "on_hold", add_tags })) as Outcome;
  const html = draw(<BulkBar formId="bulk" people={[]} me="me" where="" count={1} outcome={outcome} />);
  expect(fieldIn(html, "add_tags")).toMatchObject({ value: add_tags, invalid: "true", said: expect.stringMatching(/\w/) });
  expect(html).toContain('<option value="on_hold" selected="">');
  expect(outcome && "again" in outcome && outcome.again?.ids).toEqual([id]);
});

test("a refused text of a picture", async () => {
  const picture = { id: "picture-0001", src: "/p", alts: { en: "A rack" }, width: 800, height: 600, created_at: "2026-01-01", uses: [] };
  const [alt_en, alt_ko] = ["e".repeat(301), "새 그림"];
  const outcome = (await post(changePicture, "/staff/blog/pictures", { id: picture.id, alt_en, alt_ko })) as PictureOutcome;
  const other = { ...picture, id: "picture-0002" };
  const library = (shown: typeof picture) => draw(<PictureLibrary page={{ data: [shown], next: null }} q="" outcome={outcome} />);
  expect(fieldIn(library(picture), "alt_en")).toMatchObject({ value: alt_en, invalid: "true", said: expect.stringContaining("300") });
  expect(fieldIn(library(picture), "alt_ko")).toMatchObject({ value: alt_ko, invalid: undefined });
  expect(fieldIn(library(other), "alt_en")).toMatchObject({ value: "A rack", invalid: undefined });
});

test("refused details of a post: tags, and the names it is signed with", async () => {
  const { data: made } = await api.call(createPost, { body: {} });
  const { data: postOnDesk } = await api.call(readStaffPost, { params: { id: made.id } });
  const { data: writers } = await api.call(listPostWriters, {});
  const form = {
    intent: "details",
    author: "platform",
    cover: "rack",
    tags: `routing, ${"t".repeat(80)}`,
    writer: writers[0]?.id ?? "",
    byline_en: "b".repeat(61),
    byline_ko: "김하늘",
  };
  const outcome = (await post(changePost, `/staff/blog/${postOnDesk.id}`, form, { id: postOnDesk.id })) as PostOutcome;
  const html = draw(<PostDetails post={postOnDesk} writers={writers} outcome={outcome} />);
  expect(fieldIn(html, "tags")).toMatchObject({ value: form.tags, invalid: "true", said: expect.stringMatching(/\w/) });
  expect(fieldIn(html, "byline_en")).toMatchObject({ value: form.byline_en, invalid: "true", said: expect.stringContaining("60") });
  expect(fieldIn(html, "byline_ko")).toMatchObject({ value: form.byline_ko, invalid: undefined });
  for (const chosen of ["platform", "rack", form.writer]) expect(html).toContain(`<option value="${chosen}" selected="">`);
});
