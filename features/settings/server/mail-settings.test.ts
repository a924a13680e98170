// Sender, reply address and signature, as they leave over SMTP; a domain that is not ours is refused.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const value = {
  sender: { en: "Aranode Support", ko: "아라노드 지원팀" },
  reply_to: "Help@Example.com",
  signature: { en: "Aranode support desk\n24×7 & <always>", ko: "아라노드 기술지원팀" },
};

describe.each(oneEngine)("mail settings on %s", (engine) => {
  let bench: ApiBench;
  let inbox: SmtpInbox;
  let admin: Person;
  beforeAll(async () => {
    inbox = await smtpInbox();
    bench = await apiBench(engine, {
      SMTP_URL: inbox.url,
      MAIL_FROM: "Aranode <no-reply@example.com>",
      MAIL_DOMAINS: "example.com, example.kr",
    });
    admin = await bench.person({ role: "admin", name: "Sera", locale: "ko" });
  });
  afterAll(async () => {
    await bench.dispose();
    await inbox.stop();
  });

  const call = (method: string, path: string, body?: unknown) =>
    bench.call(method, `/staff/settings/mail${path}`, body, { token: admin.token });
  const save = async (change: object) => {
    const held = (await call("GET", "")).body.data;
    return call("PUT", "", { version: held.version, value: { ...held.value, ...change } });
  };
  async function tested() {
    const before = inbox.received.length;
    const { status, body } = await call("POST", "/test", {});
    expect([status, body.data?.to]).toEqual([200, admin.email]);
    await expect.poll(() => inbox.received.length, { timeout: 20_000 }).toBe(before + 1);
    return inbox.received.at(-1)?.mail;
  }

  test("without anything saved, mails leave as the configuration has them", async () => {
    const { body } = await call("GET", "");
    expect(body.data).toMatchObject({
      is_default: true,
      configured: { name: "Aranode", address: "no-reply@example.com", domains: ["example.com", "example.kr"] },
    });
    const mail = await tested();
    expect(mail?.from).toEqual({ name: "Aranode", address: "no-reply@example.com" });
    expect(mail?.replyTo ?? []).toEqual([]);
    expect(mail?.text).toContain("열기");
    expect(mail?.text).not.toMatch(/\n\n\n/);
  });

  test("what is saved is in the next mail in its reader's language, is audited, and undo takes it out again", async () => {
    const saved = await save(value);
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(saved.body.data.value.reply_to).toBe("help@example.com");
    await expect.poll(() => bench.services.settings.current().mail.sender.ko).toBe("아라노드 지원팀");
    const mail = await tested();
    expect(mail?.from).toEqual({ name: "아라노드 지원팀", address: "no-reply@example.com" });
    expect(mail?.replyTo).toEqual([{ name: "", address: "help@example.com" }]);
    expect(mail?.text).toContain("아라노드 기술지원팀\n\n--");
    expect(mail?.html).toContain("아라노드 기술지원팀");
    const { body: log } = await bench.call("GET", "/staff/audit?kind=settings", undefined, { token: admin.token });
    expect(log.data.map(({ action }: { action: string }) => action)).toEqual(["sendTestMail", "saveMail", "sendTestMail"]);
    expect(log.data[1].changes).toContainEqual({ field: "reply_to", from: null, to: "help@example.com" });
    const { version } = saved.body.data;
    await bench.call("POST", "/staff/settings/guarded/mail/undo", { version, undo: version }, { token: admin.token });
    await expect.poll(() => bench.services.settings.current().mail.sender.ko).toBe("");
    expect((await tested())?.from?.name).toBe("Aranode");
  });

  test("the preview shows unsaved values in both languages, with nothing of them as markup", async () => {
    const { status, body } = await call("POST", "/preview", { value });
    expect(status).toBe(200);
    expect(body.data.en).toMatchObject({ from: "Aranode Support <no-reply@example.com>", reply_to: "help@example.com" });
    expect(body.data.en.html).toContain("24×7 &amp; &lt;always&gt;");
    expect(body.data.en.html).not.toMatch(/<style|[\ue000\ue001]/);
    expect(body.data.ko).toMatchObject({ from: "아라노드 지원팀 <no-reply@example.com>" });
    expect(body.data.ko.html).toContain("아라노드 기술지원팀");
    expect((await call("GET", "")).body.data.value.sender.en).toBe("");
  });

  test.each([
    [{ reply_to: "help@elsewhere.test" }, "value.reply_to", "example.com, example.kr"],
    [{ reply_to: "help@sub.example.com" }, "value.reply_to", "example.com"],
    [{ reply_to: "help@elsewhere.test@example.com" }, "value.reply_to", "@"],
    [{ reply_to: "example.com" }, "value.reply_to", "@"],
    [{ sender: { en: "billing@bank.example", ko: "" } }, "value.sender.en", "@"],
    [{ sender: { en: "A\r\nBcc: x", ko: "" } }, "value.sender.en", ""],
    [{ signature: { en: "x".repeat(501), ko: "" } }, "value.signature.en", ""],
  ])("%j is refused at its field", async (change, field, words) => {
    const { status, body } = await save(change);
    expect([status, Object.keys(body.errors ?? {})]).toEqual([422, [field]]);
    expect(body.errors[field][0]).toContain(words);
    expect((await call("POST", "/preview", { value: { ...value, ...change } })).status).toBe(422);
  });
});

test("an address whose domain is no longer allowed is not used", async () => {
  const { senderOf } = await import("#features/settings/rules/mail-settings.ts");
  expect(senderOf({ ...value, reply_to: "help@example.kr" }, "en", ["example.com"])).toEqual({ name: "Aranode Support", replyTo: "" });
});
