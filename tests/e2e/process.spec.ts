// The process as an operator meets it: two on one folder, a port in use, wrong settings, SIGTERM, kill -9.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { copyPreparedData } from "../fixtures/prepared-data.ts";
import { startSite } from "../fixtures/running-site.ts";
import { logIn, words } from "./accounts-story.ts";
import { expect, test } from "./site-test.ts";

function attempt(env: Record<string, string>) {
  return spawnSync(process.execPath, ["--liftoff-only", "build/server/index.js"], {
    env: { ...process.env, NODE_ENV: "production", ...env },
    encoding: "utf8",
    timeout: 60_000,
  });
}

test("a second process on the same folder refuses and says what to do", async ({ site }) => {
  const second = attempt({ DATA_DIR: site.dataDir, PORT: "0" });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("already uses the data folder");
  expect(second.stderr).toContain("DATA_DIR=");
});

test("a port in use says so", async ({ site }) => {
  const folder = mkdtempSync(join(tmpdir(), "aranode-port-"));
  const second = attempt({ DATA_DIR: folder, PORT: new URL(site.url).port });
  expect(second.status).toBe(1);
  expect(second.stderr).toContain("is in use");
  rmSync(folder, { recursive: true, force: true });
});

test("wrong settings are named together and nothing starts", () => {
  const run = attempt({ PORT: "abc", DATABASE_URL: "mysql://x", LOG_LEVEL: "loud" });
  expect(run.status).toBe(1);
  for (const name of ["PORT", "DATABASE_URL", "LOG_LEVEL"]) expect(run.stderr).toContain(name);
});

test("tools low: a first start without its bucket or its database says so in a sentence", () => {
  test.setTimeout(120_000);
  const folder = mkdtempSync(join(tmpdir(), "aranode-start-"));
  const s3 = { S3_BUCKET: "demo-files", S3_REGION: "us-east-1", S3_ACCESS_KEY_ID: "a", S3_SECRET_ACCESS_KEY: "b" };
  for (const [env, words] of [
    [{ ...s3, S3_ENDPOINT: "http://127.0.0.1:1" }, 'The bucket "demo-files" at http://127.0.0.1:1'],
    [
      { DATABASE_URL: "postgres://nobody:secret@127.0.0.1:1/site", SECRETS_KEY: testSecretsKey },
      "The database 127.0.0.1:1/site (DATABASE_URL) cannot be used",
    ],
  ] as const) {
    const run = attempt({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "silent", ...env });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain(words);
    expect(run.stderr).not.toMatch(/^\s+at /m);
    expect(run.stderr).not.toContain("secret");
  }
  rmSync(folder, { recursive: true, force: true });
});

// That data are there after each kind of end: tickets-crash.spec.ts, demo.spec.ts.
test("a start after kill -9 finds nothing to repair, and SIGTERM ends it cleanly", async () => {
  test.setTimeout(240_000);
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-restart-"));
  copyPreparedData(dataDir);
  const killed = await startSite({ dataDir });
  await killed.stop("SIGKILL");
  const next = await startSite({ dataDir });
  expect((await fetch(`${next.url}/readyz`)).status).toBe(200);
  expect(statSync(join(dataDir, "secrets.json")).mode & 0o777).toBe(0o600);
  await next.stop("SIGTERM");
  expect(next.process.exitCode).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test("the site works in front of an API in another process", async ({ site, browser }) => {
  const front = await startSite({ env: { API_BASE_URL: `${site.url}/api` } });
  const context = await browser.newContext({ baseURL: front.url });
  const page = await context.newPage();
  await logIn(page, words.en, "alex@example.com", "sail-by-the-chart-26");
  await expect(page).toHaveURL(/\/(?:support|customer)/);
  await expect(page.getByText("Alex Morgan").first()).toBeAttached();
  await context.close();
  await front.stop();
});
