// Others call the API by a client generated from its document: it must type-check, and work.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { getRequestListener } from "@hono/node-server";
import { generateSource } from "oazapfts";
import { expect, test } from "vitest";
import { declaredCalls } from "#platform/api/declared-calls.ts";
import { openApiDocument } from "#platform/api/openapi.ts";
import { apiBench } from "#tests/fixtures/api-bench.ts";

/** What somebody would write with it; asserted by the compiler where a type is named. */
const story = `import * as api from "./client.ts";

export async function story(baseUrl: string, token: string) {
  const options = { baseUrl, headers: { authorization: \`Bearer \${token}\` } };
  const created = await api.createTicket(
    {
      subject: "Packet loss between Seoul and Busan",
      department: "technical",
      priority: "normal",
      body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Two of 40 packets are lost." }] }] },
    },
    options,
  );
  if (created.status !== 201) throw new Error(JSON.stringify(created));
  const id: string = created.data.data.id;
  const read = await api.readTicket(id, options);
  if (read.status !== 200) throw new Error(JSON.stringify(read));
  const subject: string = read.data.data.subject;
  const closed = await api.closeTicket(id, {}, options);
  if (closed.status !== 200) throw new Error(JSON.stringify(closed));
  const state: "closed" | (string & {}) = closed.data.data.state;
  return { subject, state };
}
`;

test("tools 7: a client generated from the document type-checks, and creates, reads and closes a ticket", async () => {
  const folder = mkdtempSync(resolve("node_modules/.api-client-"));
  const bench = await apiBench();
  const server = createServer(
    getRequestListener((request) => bench.api.fetch(request, { requestId: "test", clientAddress: "192.0.2.9", demo: false })),
  );
  try {
    writeFileSync(join(folder, "openapi.json"), JSON.stringify(openApiDocument(await declaredCalls(), { title: "API", version: "1" })));
    writeFileSync(join(folder, "client.ts"), await generateSource(join(folder, "openapi.json")));
    writeFileSync(join(folder, "story.ts"), story);
    const flags = [
      "--ignoreConfig",
      "--noEmit",
      "--strict",
      "--skipLibCheck",
      "--target",
      "es2024",
      "--module",
      "esnext",
      "--moduleResolution",
      "bundler",
    ];
    const compiled = spawnSync(
      process.execPath,
      ["node_modules/typescript/bin/tsc", ...flags, "--allowImportingTsExtensions", "--types", "", join(folder, "story.ts")],
      { encoding: "utf8" },
    );
    expect(compiled.stdout).toBe("");
    expect(compiled.status).toBe(0);

    await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
    const { port } = server.address() as { port: number };
    const customer = await bench.person();
    const made = (await import(/* @vite-ignore */ pathToFileURL(join(folder, "story.ts")).href)) as {
      story: (url: string, token: string) => Promise<unknown>;
    };
    expect(await made.story(`http://127.0.0.1:${port}`, customer.token)).toEqual({
      subject: "Packet loss between Seoul and Busan",
      state: "closed",
    });
  } finally {
    server.close();
    rmSync(folder, { recursive: true, force: true });
    await bench.dispose();
  }
});

test("every declared call is answered, and nothing is answered that is not declared", async () => {
  const bench = await apiBench();
  try {
    const names = (calls: readonly { id: string }[]) => calls.map(({ id }) => id).sort();
    expect(names(bench.api.inventory)).toEqual(names(await declaredCalls()));
  } finally {
    await bench.dispose();
  }
});
