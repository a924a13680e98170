// Who listens from outside copies the program of docs/realtime.md: as it stands there, it hears what happens.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { apiBench } from "#tests/fixtures/api-bench.ts";
import { buildOf, listening } from "#tests/fixtures/listening.ts";

const text = readFileSync("docs/realtime.md", "utf8");
const program = /```js\n(.*?)```/s.exec(text.slice(0, text.indexOf("# Publishing")))?.[1] ?? "";

test("engineer 7: the program of docs/realtime.md runs as it is, and hears of a ticket: a customer's and a colleague's alike", async () => {
  // Where its import of the client library is found.
  const folder = mkdtempSync(resolve("node_modules/.realtime-example-"));
  const bench = await apiBench();
  const site = await listening(bench.services, buildOf({}), { upgrade: bench.services.realtime.gateway?.handleUpgrade });
  const customer = await bench.person();
  const listeners = [customer, await bench.person({ role: "agent" })].map(({ token }) => {
    writeFileSync(join(folder, "listen.mjs"), program);
    const env = { PATH: process.env.PATH, SITE: site.url, TOKEN: token };
    const child = spawn(process.execPath, [join(folder, "listen.mjs")], { env, stdio: ["ignore", "pipe", "pipe"] });
    const said: string[] = [];
    for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk) => said.push(String(chunk)));
    const ended = once(child, "exit");
    return {
      said: () => said.join(""),
      async stop() {
        child.kill();
        await ended;
      },
    };
  });
  try {
    for (const { said } of listeners) await expect.poll(said).toMatch(/^listening to private-/);
    const { id } = await openOne(bench, customer);
    for (const { said } of listeners) await expect.poll(said).toContain(`tickets/${id}/messages`);
  } finally {
    await Promise.all(listeners.map(({ stop }) => stop()));
    await site.close();
    await bench.dispose();
    rmSync(folder, { recursive: true, force: true });
  }
});
