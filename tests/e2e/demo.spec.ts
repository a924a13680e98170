// The demo as a process: whom it serves, what it never does, and what becomes of it when the data goes into real use (decision 15).
import { mkdtempSync, rmSync } from "node:fs";
import { request as send } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, type SiteOptions, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";
import { expect, test } from "./site-test.ts";

const passwords = [...new Set(demoAccounts.map(({ password }) => password))];

/** `fetch` would not let a test choose the Host header. */
function ask(url: string, method = "GET", headers: Record<string, string> = {}, body = ""): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const asking = send(url, { method, headers }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk) => {
        text += chunk;
      });
      answer.on("end", () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    asking.on("error", reject).end(body);
  });
}

function logIn(url: string, { email, kind, password }: (typeof demoAccounts)[number], headers: Record<string, string> = {}) {
  const body = JSON.stringify({ email, password, user_type: kind === "customer" ? "customer" : "staff" });
  return ask(`${url}/api/login`, "POST", { "content-type": "application/json", ...headers }, body);
}

async function during<T>(options: SiteOptions, work: (site: RunningSite) => Promise<T>): Promise<T> {
  const site = await startSite(options);
  try {
    return await work(site);
  } finally {
    await site.stop();
  }
}

const customer = demoAccounts[0];
const admin = demoAccounts[4];

test("security 5: the demo is for browsers on this machine; data that goes into real use loses its accounts for good", async () => {
  test.setTimeout(300_000);
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-demo-"));
  try {
    const token = await during({ dataDir }, async ({ url, output }) => {
      expect(output()).toContain(customer.password);
      for (const account of demoAccounts) expect((await logIn(url, account)).status).toBe(200);
      expect((await ask(`${url}/staff/login`)).text).toContain(admin.password);
      expect((await ask(`${url}/dev/mailbox`)).status).toBe(200);

      const strangers: Record<string, string>[] = [
        { host: "demo.example.com" },
        { "x-forwarded-for": "203.0.113.9" },
        { "x-forwarded-proto": "https" },
        { forwarded: "for=203.0.113.9" },
        { via: "1.1 proxy" },
      ];
      for (const headers of strangers) {
        for (const path of ["/login", "/staff/login", "/forgot-password", "/signup-confirmation"]) {
          const { text } = await ask(url + path, "GET", headers);
          for (const hidden of [...passwords, "/dev/mailbox"]) expect(text, `${path} ${JSON.stringify(headers)}`).not.toContain(hidden);
        }
        for (const path of ["/dev/mailbox", "/dev/mailbox.json", "/dev/mailbox.css"]) {
          expect((await ask(url + path, "GET", headers)).status).toBe(404);
        }
      }
      // Few enough for the limit of one network.
      for (const headers of strangers.slice(0, 3)) expect((await logIn(url, admin, headers)).status).toBe(422);
      expect(output()).toContain("TRUST_PROXY=127.0.0.1");
      return (JSON.parse((await logIn(url, customer)).text) as { data: { token: string } }).data.token;
    });

    await during({ dataDir, env: { PUBLIC_ORIGIN: "https://www.example.com" } }, async ({ url, output }) => {
      expect((await ask(`${url}/api/user`, "GET", { authorization: `Bearer ${token}` })).status).toBe(401);
      expect((await logIn(url, admin)).status).toBe(422);
      expect((await ask(`${url}/dev/mailbox`)).status).toBe(404);
      expect((await ask(`${url}/staff/login`)).text).not.toContain(admin.password);
      expect(output()).not.toContain(customer.password);
      expect(output()).toContain("its demo accounts are removed now");
      expect(output()).toContain("SMTP_URL is not set");
    });

    await during({ dataDir }, async ({ url, output }) => {
      expect((await logIn(url, admin)).status, "what was removed stays away").toBe(422);
      expect((await ask(`${url}/staff/login`)).text).not.toContain(admin.password);
      expect(output()).toContain("This data has no open demo accounts.");
    });
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
});

test("security 5: a database of its own gets no demo accounts, on a laptop too", async () => {
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  const database = await ownDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), "aranode-demo-"));
  try {
    await during({ dataDir, env: { DATABASE_URL: database.url } }, async ({ url }) => {
      expect(await database.run("select email from accounts")).toEqual([]);
      expect((await logIn(url, admin)).status).toBe(422);
    });
  } finally {
    await database.drop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
