// The machine's clock jumps a day ahead and two days back while the server runs, as when a machine wakes up or its time is set by hand. Done
// by libfaketime, which answers the process with another time of day; the clock that only counts on is left alone, as it is in a real jump.
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../e2e/site-test.ts";
import { call, logIn } from "../fixtures/chat-client.ts";
import { smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

const library = ["/usr/lib", ...(existsSync("/usr/lib") ? readdirSync("/usr/lib").map((name) => join("/usr/lib", name)) : [])]
  .map((folder) => join(folder, "faketime/libfaketimeMT.so.1"))
  .find((file) => existsSync(file));

const alex = "alex@example.com";

for (const embedded of postgresUrl ? [true, false] : [true]) {
  const engine = embedded ? "embedded" : "Postgres";
  test(`the clock jumps a day ahead and two back, ${engine}: nobody is shut out for good, mails leave, replies keep their order`, async () => {
    test.skip(!library, "needs libfaketime (apt-get install faketime)");
    test.setTimeout(240_000);
    const folder = mkdtempSync(join(tmpdir(), "aranode-clock-"));
    const file = join(folder, "time");
    const set = (offset: string) => writeFileSync(file, `${offset}\n`);
    set("+0");
    const inbox = await smtpInbox();
    let site: RunningSite | undefined;
    try {
      site = await startSite({
        embedded,
        env: {
          LD_PRELOAD: library ?? "",
          FAKETIME_TIMESTAMP_FILE: file,
          FAKETIME_NO_CACHE: "1",
          FAKETIME_DONT_FAKE_MONOTONIC: "1",
          SMTP_URL: inbox.url,
          LOG_LEVEL: "info",
        },
      });
      const { url } = site;
      const told: string[] = [];
      const dateOf = async () => new Date((await fetch(`${url}/healthz`)).headers.get("date") ?? "").getTime();
      const token = await logIn(url, alex, "sail-by-the-chart-26", "customer");
      const { data: tickets } = await call(url, token, "GET", "/tickets");
      const id = tickets[0].id as string;
      const written: string[] = [];
      for (const [offset, name] of [
        ["+0", "as it was"],
        ["+1d", "a day ahead"],
        ["-1d", "a day behind"],
        ["+0", "right again"],
      ] as const) {
        set(offset);
        const days = Number.parseInt(offset, 10);
        // The jump was real: the server's own clock says so.
        await expect.poll(async () => Math.round(((await dateOf()) - Date.now()) / 86_400_000) + 0, { timeout: 10_000 }).toBe(days);
        for (const path of ["/", "/about", "/login", "/readyz"])
          expect([name, path, (await fetch(url + path)).status]).toEqual([name, path, 200]);
        const text = `written ${name} ${written.length}`;
        await call(url, token, "POST", `/tickets/${id}/messages`, {
          body: { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text }] }] },
        });
        written.push(text);
        // One that is already logged in stays so; another can log in, and a mail ordered now leaves now.
        await logIn(url, alex, "sail-by-the-chart-26", "customer");
        const toSeoyeon = () => inbox.received.filter(({ to }) => to.includes("seoyeon@example.com")).length;
        const had = toSeoyeon();
        const asked = Date.now();
        const answer = await fetch(`${url}/api/forgot-password`, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ email: "seoyeon@example.com", user_type: "customer" }),
        });
        expect([name, answer.status]).toEqual([name, 200]);
        await expect.poll(toSeoyeon, { timeout: 60_000, message: `a mail ${name}` }).toBeGreaterThan(had);
        told.push(`${name}: pages, log-in and reply well, a mail after ${((Date.now() - asked) / 1000).toFixed(1)} s`);
      }
      const { data: ticket } = await call(url, token, "GET", `/tickets/${id}`);
      const said = JSON.stringify(ticket.messages).match(/written [a-z ]+ \d/g) ?? [];
      expect([...new Set(said)]).toEqual(written);
      console.log(`clock jump, ${engine}: ${told.join("; ")}; replies in the order they were written`);
    } finally {
      await site?.stop("SIGKILL");
      await inbox.stop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}
