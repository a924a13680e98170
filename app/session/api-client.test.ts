import { expect, test } from "vitest";
import { sendEnquiry } from "#features/enquiries/rules/enquiries.contract.ts";
import { uploadFile } from "#features/files/files.contract.ts";
import { searchEverything } from "#features/search/search.contract.ts";
import { listTickets } from "#features/tickets/rules/tickets.contract.ts";
import { ApiError, createApiClient, SessionEnded } from "./api-client.ts";

/** An API with one address for everyone and one for those who are logged in; "dead" is nobody's token any more. */
function apiOf(token: string | undefined, seen: string[] = []) {
  const client = createApiClient({
    baseUrl: "http://api.test",
    token,
    locale: "ko",
    async fetch(request) {
      const bearer = request.headers.get("authorization");
      const { pathname } = new URL(request.url);
      seen.push(`${request.method} ${pathname} ${bearer ?? "nobody"} ${await request.text()}`.trim());
      if (bearer === "Bearer dead" || (!bearer && pathname === "/tickets")) return Response.json({}, { status: 401 });
      return Response.json({ data: "stored" }, { status: 201 });
    },
  });
  return { client, seen };
}

test("tools 2: with a dead token what is open to everyone goes on as a visitor's, body and all", async () => {
  const { client, seen } = apiOf("dead");
  const enquiry = { intent: "other", name: "Dana", email: "dana@example.com", message: "hello there", consent: true } as const;
  expect(await client.call(sendEnquiry, { body: enquiry })).toEqual({ data: "stored" });
  expect(client.sessionEnded).toBe(true);
  await client.call(searchEverything);
  const sent = JSON.stringify(enquiry);
  expect(seen).toEqual([`POST /contact Bearer dead ${sent}`, `POST /contact nobody ${sent}`, "GET /search nobody"]);
});

test("what needs a session ends, and is not asked twice without one", async () => {
  for (const token of ["dead", undefined]) {
    const { client } = apiOf(token);
    await expect(client.call(listTickets)).rejects.toThrow(SessionEnded);
    expect(client.sessionEnded).toBe(true);
  }
  expect(apiOf("alive").client.sessionEnded).toBe(false);
});

test("a body that was streamed is not sent twice", async () => {
  const { client, seen } = apiOf("dead");
  const body = new Blob(["bytes"]).stream();
  await expect(client.fetch(uploadFile, { query: { draft: "draft-0001" }, stream: body })).rejects.toThrow(SessionEnded);
  expect(seen).toHaveLength(1);
});

test("an API that cannot be reached is a failure with words, not a crash", async () => {
  const client = createApiClient({
    baseUrl: "http://api.test",
    token: undefined,
    locale: "ko",
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const error = await client.call(searchEverything).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).failure).toMatchObject({ status: 503, code: "unavailable", message: expect.stringMatching(/[가-힣]/) });
});
