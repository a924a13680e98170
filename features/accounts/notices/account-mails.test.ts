import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { locales } from "#content/locales.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { openServices } from "#server/services.ts";
import { apiBench, benchOn, goodPassword } from "#tests/fixtures/api-bench.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { oneEngine, testServices } from "#tests/fixtures/test-services.ts";
import { accountMail } from "./account.email.ts";
import { accountMailKinds } from "./account-mail-job.server.ts";

const kinds = [...accountMailKinds, "erased"] as const;
const attack = `<img src=x onerror=alert(1)>"'&{{7*7}}`;
const link = "https://www.example.com/email-verification/TOKEN";
const facts = {
  at: "2026-03-05T01:02:03Z",
  due: "2026-03-19T01:02:03Z",
  until: "2026-03-12T01:02:03Z",
  address: attack,
  browser: attack,
  device: attack,
  from: attack,
  email: attack,
  consent: "marketing-email",
};

describe.each(locales)("mails in %s", (locale) => {
  const context = {
    locale,
    timezone: "Asia/Seoul",
    name: attack,
    kind: "customer" as const,
    origin: "https://www.example.com",
    link,
    facts,
  };

  test.each(kinds)("%s: both bodies say the same, nothing typed becomes markup", async (kind) => {
    const words = accountMail(kind, context);
    const mail = await composeMail(words);
    expect(mail.subject).not.toBe("");
    expect(mail.html).not.toMatch(/<img|<script|onerror=alert\(1\)>/);
    expect(mail.html).toContain(`lang="${locale}"`);
    expect(mail.html).toContain('name="color-scheme" content="light dark"');
    expect(mail.html).toContain("prefers-color-scheme: dark");
    const shown = textOf(mail.html);
    for (const part of [words.heading, ...words.paragraphs, words.note ?? "", words.action?.label ?? ""]) {
      expect(shown).toContain(part);
      expect(mail.text).toContain(part);
    }
    for (const fact of words.facts ?? []) expect(mail.text).toContain(`${fact.label}: ${fact.value}`);
    if (words.action) expect(mail.html).toContain(`href="${words.action.href}"`);
    expect(mail.text).not.toMatch(/undefined|\[object|NaN|Invalid Date/);
    if (locale === "ko") expect(words.paragraphs.join(" ")).toMatch(/[가-힣]/);
  });

  test.each(["verify", "reset-password", "confirm-new-email", "staff-invitation", "sso-invitation"] as const)(
    "%s may reach a stranger: it carries nothing that somebody typed",
    async (kind) => {
      const mail = await composeMail(accountMail(kind, context));
      expect(mail.html + mail.text).not.toContain("alert(1)");
      expect(mail.text).toContain(kind === "sso-invitation" ? "https://www.example.com/staff/login" : link);
    },
  );
});

function textOf(html: string): string {
  return html
    .replace(/<style[\s\S]*?<\/style>/g, "")
    .replace(/<!--.*?-->/g, "")
    .replace(/<[^>]+>/g, "")
    .replace(/&lt;/g, "<")
    .replace(/&gt;/g, ">")
    .replace(/&quot;/g, '"')
    .replace(/&#x27;/g, "'")
    .replace(/&amp;/g, "&");
}

describe.each(oneEngine)("a sign-up over real SMTP on %s", (engine) => {
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await smtpInbox();
  });
  afterAll(() => inbox.stop());

  test("the link in the mail verifies; no token stays in the database", async () => {
    const bench = await apiBench(engine, { SMTP_URL: inbox.url, PUBLIC_ORIGIN: "https://www.example.com" });
    const form = {
      name: "Kim",
      email: "smtp@example.com",
      password: goodPassword,
      password_confirmation: goodPassword,
      locale: "ko",
      terms: true,
      privacy: true,
    };
    await bench.call("POST", "/customer-register", form);
    await expect.poll(() => inbox.received.length, { timeout: 15_000 }).toBe(1);
    const { mail } = inbox.received[0] ?? {};
    expect(mail?.subject).toBe("이메일 주소를 인증해 주세요");
    const token = /https:\/\/www\.example\.com\/email-verification\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    expect(mail?.html).toContain(token);
    const everything = async () =>
      JSON.stringify([
        await bench.services.database.query("select * from mails", []),
        await bench.services.database.query("select * from account_tokens", []),
        await bench.services.database.query("select data, output from jobs.job", []),
      ]);
    await expect.poll(async () => (await everything()).includes(token), { timeout: 5_000 }).toBe(false);
    expect((await bench.call("POST", "/email-verification", { token })).status).toBe(200);
    await bench.dispose();
  });

  test("killed between sign-up and mail: the next process writes and sends it, once", async () => {
    const before = inbox.received.length;
    const services = await testServices(engine, { SMTP_URL: inbox.url });
    await services.jobs.start();
    const form = {
      name: "Kim",
      email: "killed@example.com",
      password: goodPassword,
      password_confirmation: goodPassword,
      locale: "en",
      terms: true,
      privacy: true,
    };
    // The workers are gone as if the process had died right after the answer.
    await services.jobs.stop();
    expect((await benchOn(services).call("POST", "/customer-register", form)).status).toBe(201);
    expect(inbox.received).toHaveLength(before);
    const next = await openServices(services.config, { database: { ...services.database, close: async () => {} }, log: services.log });
    await next.jobs.start();
    await expect.poll(() => inbox.received.slice(before).map((got) => got.to[0]), { timeout: 20_000 }).toEqual(["killed@example.com"]);
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    expect(inbox.received.slice(before)).toHaveLength(1);
    await next.close();
    await services.dispose();
  }, 60_000);
});
