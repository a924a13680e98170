// Why a start failed is a sentence that names the setting to look at; the password in it is not written anywhere.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { createLog } from "#platform/log.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { refusals, refusingPostgres } from "#tests/fixtures/outside/refusing-postgres.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { openServices } from "./services.ts";
import { startFailure } from "./start-failure.ts";
import { startServer } from "./start-server.ts";

const DATA_DIR = mkdtempSync(join(tmpdir(), "aranode-start-"));
afterAll(() => rmSync(DATA_DIR, { recursive: true, force: true }));

async function failure(url: string): Promise<unknown> {
  const config = parseConfig({ DATA_DIR, DATABASE_URL: url, SECRETS_KEY: testSecretsKey, LOG_LEVEL: "silent" });
  return startFailure(await openServices(config, { log: createLog("silent") }).catch((error) => error), config);
}

test.each(refusals)(
  "engineer 1: a start that Postgres refuses with %s (%s) names DATABASE_URL and what to do",
  async (code, message, says) => {
    const server = await refusingPostgres(code, message);
    const said = await failure(server.url).finally(server.stop);
    expect(said).toBeInstanceOf(CannotStart);
    const sentence = (said as Error).message;
    expect(sentence).toMatch(says);
    expect(sentence).toContain("DATABASE_URL");
    expect(sentence).toContain("harbour_db");
    expect(sentence).not.toContain("a-secret-word");
  },
);

test("engineer 1: so does one whose database server is not there", async () => {
  const said = await failure(`postgres://harbour:a-secret-word@127.0.0.1:${await freePort()}/harbour_db`);
  expect((said as Error).message).toMatch(/\(DATABASE_URL\) cannot be used: .*ECONNREFUSED/);
});

test("engineer 1: an address that is not this machine's, and a port below 1024, name their setting", async () => {
  const clientFolder = undefined;
  const build = () => Promise.reject(new Error("not reached"));
  const config = parseConfig({ DATA_DIR, HOST: "203.0.113.9", PUBLIC_ORIGIN: "https://www.example.com", LOG_LEVEL: "silent" });
  const foreign = startFailure(await startServer({ config, clientFolder, build }).catch((error) => error), config);
  expect((foreign as Error).message).toContain("HOST=203.0.113.9 is not an address of this machine");
  const refused = Object.assign(new Error("listen EACCES"), { code: "EACCES", syscall: "listen" });
  expect((startFailure(refused, parseConfig({ PORT: "80" })) as Error).message).toContain("Port 80 (PORT) belongs to root");
});

test("a failure nobody foresaw keeps its stack", () => {
  const surprise = new TypeError("undefined is not a function");
  expect(startFailure(surprise, parseConfig({ DATA_DIR }))).toBe(surprise);
});
