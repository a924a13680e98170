import { expect, test } from "vitest";
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
  expect(await client.post("/contact", { message: "hello" })).toEqual({ data: "stored" });
  expect(client.sessionEnded).toBe(true);
  await client.get("/search");
  expect(seen).toEqual(['POST /contact Bearer dead {"message":"hello"}', 'POST /contact nobody {"message":"hello"}', "GET /search nobody"]);
});

test("what needs a session ends, and is not asked twice without one", async () => {
  for (const token of ["dead", undefined]) {
    const { client } = apiOf(token);
    await expect(client.get("/tickets")).rejects.toThrow(SessionEnded);
    expect(client.sessionEnded).toBe(true);
  }
  expect(apiOf("alive").client.sessionEnded).toBe(false);
});

test("a body that was streamed is not sent twice", async () => {
  const { client, seen } = apiOf("dead");
  const body = new Blob(["bytes"]).stream();
  await expect(client.raw("/files", { method: "POST", body, duplex: "half" } as RequestInit)).rejects.toThrow(SessionEnded);
  expect(seen).toHaveLength(1);
});

test("an API that cannot be reached is a failure with words, not a crash", async () => {
  const client = createApiClient({
    baseUrl: "http://api.test",
    token: undefined,
    locale: "ko",
    fetch: () => Promise.reject(new TypeError("fetch failed")),
  });
  const error = await client.get("/posts").catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(ApiError);
  expect((error as ApiError).failure).toMatchObject({ status: 503, code: "unavailable", message: expect.stringMatching(/[가-힣]/) });
});
