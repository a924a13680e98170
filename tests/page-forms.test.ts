// Forms of pages come in through one door (app/forms/read-form.server.ts), which counts them and refuses what is no form.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readForm } from "#app/forms/read-form.server.ts";

const door = "app/forms/read-form.server.ts";
/** Reads no form: reports of browsers, which the listener has counted (server/door/body-limits.ts). */
const reports = "server/door/policy-reports.ts";

test("security 2: no page reads a body past the counted reader", () => {
  const files = globSync(["app/**/*.{ts,tsx}", "features/**/*.{ts,tsx}", "server/**/*.ts"]).filter((file) => !file.includes(".test."));
  expect(files.length).toBeGreaterThan(500);
  const around = files.filter(
    (file) =>
      file !== door && file !== reports && /\brequest\s*\.\s*(?:formData|text|json|blob|arrayBuffer)\s*\(/.test(readFileSync(file, "utf8")),
  );
  expect(around).toEqual([]);
});

const post = (type: string | undefined, body: BodyInit | undefined) =>
  new Request("http://site.test/login", {
    method: "POST",
    ...(body === undefined ? {} : { body }),
    headers: type === undefined ? {} : { "content-type": type },
  });
const urlencoded = "application/x-www-form-urlencoded";

test("both kinds of form are read, and a button without fields is an empty one", async () => {
  expect((await readForm(post(urlencoded, "name=%EA%B9%80&name=2"))).getAll("name")).toEqual(["김", "2"]);
  const given = new FormData();
  given.set("file", new File(["hop 3"], "trace.txt"));
  const read = await readForm(new Request("http://site.test/", { method: "POST", body: given }));
  expect((read.get("file") as File).name).toBe("trace.txt");
  expect([...(await readForm(post(undefined, undefined))).keys()]).toEqual([]);
});

test("tools 6: other content types and broken forms are refused with their own status", async () => {
  for (const type of ["application/json", "text/plain", "application/octet-stream", "multipart/mixed"]) {
    await expect(readForm(post(type, "{}")), type).rejects.toMatchObject({ id: "unsupported_type", status: 415 });
  }
  for (const [type, body] of [
    ["multipart/form-data", "a"],
    ["multipart/form-data; boundary=x", "--y\r\nnothing"],
    ["multipart/form-data; boundary=x", '--x\r\ncontent-disposition: form-data; name="a"\r\n\r\nunfinished'],
  ] as const) {
    await expect(readForm(post(type, body)), body).rejects.toMatchObject({ id: "malformed", status: 400 });
  }
});

test("security 2: a form is counted while it arrives", async () => {
  await expect(readForm(post(urlencoded, "a".repeat(70_000)))).rejects.toMatchObject({ id: "too_large", status: 413, limitBytes: 65_536 });
  let sent = 0;
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 16_384;
      controller.enqueue(new Uint8Array(16_384).fill(97));
    },
  });
  const streamed = new Request("http://site.test/", {
    method: "POST",
    body: endless,
    duplex: "half",
    headers: { "content-type": urlencoded },
  } as RequestInit);
  await expect(readForm(streamed)).rejects.toMatchObject({ id: "too_large" });
  expect(sent).toBeLessThan(200_000);
});
