// What every browser test starts from: a fresh server and database per worker, the mailbox, people who are already logged in,
// and a browser that fails the test when it complains (quiet-browser.ts).
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { type Person, sessionCookies, signedInToken, tokenOf } from "../fixtures/demo-token.ts";
import { type SmtpInbox, smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { type Complaints, watchBrowser } from "./quiet-browser.ts";

type Mail = { subject: string; text: string; html: string };

type Mailbox = {
  /** Waits for the newest mail to this address whose subject matches. */
  latest(to: string, subject?: RegExp): Promise<Mail>;
  linkIn(mail: Mail, part: string): string;
};

type Fixtures = {
  mailbox: Mailbox;
  signIn: (context: BrowserContext, kind: Person) => Promise<string>;
  /** For stories that provoke errors: what may be heard from here on, and before. */
  allowComplaints: Complaints["allow"];
};

/** For stories that count what the server did. */
export const metricsToken = "metrics-for-the-stories";

let visitors = 0;

export const test = base.extend<Fixtures, { inbox: SmtpInbox; site: RunningSite }>({
  inbox: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the destructured first argument
    async ({}, use) => {
      const inbox = await smtpInbox();
      await use(inbox);
      await inbox.stop();
    },
    { scope: "worker" },
  ],
  // Behind a proxy and with a mail server, as a real one is.
  site: [
    async ({ inbox }, use) => {
      const env = { TRUST_PROXY: "127.0.0.1", SMTP_URL: inbox.url, TICKETS_PER_MINUTE: "1000", METRICS_TOKEN: metricsToken };
      const site = await startSite({ env, longLived: true });
      await use(site);
      await site.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ site }, use) => {
    await use(site.url);
  },
  // Every test comes from an address of its own: limits per network count what one visitor does, not what a worker has done before.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright asks for the destructured first argument
  extraHTTPHeaders: async ({}, use, { workerIndex }) => {
    visitors += 1;
    await use({ "x-forwarded-for": `10.${workerIndex % 250}.${Math.floor(visitors / 250)}.${(visitors % 250) + 1}` });
  },
  mailbox: async ({ inbox }, use) => {
    await use({
      async latest(to, subject = /./) {
        let found: Mail | undefined;
        await expect
          .poll(
            () => {
              const sent = inbox.received.findLast(({ to: all, mail }) => all.includes(to) && subject.test(mail.subject ?? ""));
              found = sent && { subject: sent.mail.subject ?? "", text: sent.mail.text ?? "", html: sent.mail.html ?? "" };
              return Boolean(found);
            },
            { timeout: 60_000, message: `a mail to ${to} matching ${subject}` },
          )
          .toBe(true);
        return found as unknown as Mail;
      },
      linkIn(mail, part) {
        const link = mail.text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(part));
        if (!link) throw new Error(`no link with ${part} in: ${mail.text}`);
        const url = new URL(link);
        return url.pathname + url.search;
      },
    });
  },
  signIn: async ({ site }, use) => {
    await use((context, kind) => signInAt(site.url, context, kind));
  },
  allowComplaints: [
    async ({ browser }, use) => {
      const complaints = watchBrowser(browser);
      await use(complaints.allow);
      complaints.stop();
      expect(complaints.left(), "what the browser complained about").toEqual([]);
    },
    { auto: true },
  ],
});

/** Logs a demo account in without the form. The token is for calls to the API. */
export async function signInAt(url: string, context: BrowserContext, kind: Person): Promise<string> {
  const token = await signedInToken(url, kind);
  await context.addCookies(sessionCookies(url, token));
  return token;
}

/** Public pages load their scripts late; a test that needs them asks for them. */
export async function wakeScripts(page: Page) {
  // Any key is an intent, and this one does nothing else.
  await page.keyboard.press("Shift");
  await page.waitForFunction(() => document.documentElement.dataset.ready !== undefined);
}

export { expect, type Person, sessionCookies, signedInToken, tokenOf };
