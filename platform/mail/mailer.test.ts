import { randomUUID } from "node:crypto";
import { afterEach, describe, expect, test, vi } from "vitest";
import { mails } from "#db/schema/mails.ts";
import { openServices } from "#server/services.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { oneEngine, type TestServices, testServices } from "#tests/fixtures/test-services.ts";

// Each test opens services of its own, and some wait for a retry.
vi.setConfig({ testTimeout: 70_000, hookTimeout: 60_000 });

const mail = { to: "kim@example.com", locale: "ko" as const, subject: "주소 확인", text: "안녕하세요", html: "<p>안녕하세요</p>" };

describe.each(oneEngine)("mail on %s", (engine) => {
  let services: TestServices;
  let inbox: SmtpInbox | undefined;
  afterEach(async () => {
    await services.dispose();
    await inbox?.stop();
    inbox = undefined;
  });

  test("a mail arrives over SMTP with both bodies, Korean intact, once; no copy stays", async () => {
    inbox = await smtpInbox();
    services = await testServices(engine, { SMTP_URL: inbox.url, MAIL_FROM: "Aranode <no-reply@example.com>" });
    await services.jobs.start();
    await services.database.orm.transaction((tx) => services.mail.send(tx, mail));
    await expect.poll(() => inbox?.received.length, { timeout: 15_000 }).toBe(1);
    const [got] = inbox.received;
    expect(got?.to).toEqual(["kim@example.com"]);
    expect(got?.mail).toMatchObject({ subject: "주소 확인", from: { name: "Aranode", address: "no-reply@example.com" } });
    expect(got?.mail.text?.trim()).toBe("안녕하세요");
    expect(got?.mail.html).toContain("안녕하세요");
    expect(got?.mail.headers.find((header) => header.key === "auto-submitted")?.value).toBe("auto-generated");
    const row = async () => (await services.database.orm.select().from(mails))[0];
    await expect.poll(async () => (await row())?.state, { timeout: 5_000 }).toBe("sent");
    expect(await row()).toMatchObject({ text: "", html: "" });
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(inbox.received).toHaveLength(1);
  });

  test("a mail whose transaction rolls back is never sent", async () => {
    inbox = await smtpInbox();
    services = await testServices(engine, { SMTP_URL: inbox.url });
    await services.jobs.start();
    await services.database.orm
      .transaction(async (tx) => {
        await services.mail.send(tx, mail);
        throw new Error("no");
      })
      .catch(() => {});
    await services.database.orm.transaction((tx) => services.mail.send(tx, { ...mail, subject: "second" }));
    await expect.poll(() => inbox?.received.length, { timeout: 15_000 }).toBe(1);
    expect(inbox.received[0]?.mail.subject).toBe("second");
  });

  test("a dead server delays mails and loses none", async () => {
    const port = await freePort();
    services = await testServices(engine, { SMTP_URL: `smtp://127.0.0.1:${port}` });
    await services.jobs.start();
    for (const subject of ["one", "two"]) await services.database.orm.transaction((tx) => services.mail.send(tx, { ...mail, subject }));
    const retries = async () =>
      (
        await services.database.query<{ n: number }>(
          "select count(*)::int as n from jobs.job where name = 'send-mail' and state = 'retry'",
          [],
        )
      )[0]?.n;
    await expect.poll(retries, { timeout: 15_000 }).toBe(2);
    inbox = await smtpInbox(port);
    inbox.refuse(1);
    // The back-off is cut short here; in life it runs from ten seconds to an hour.
    await services.database.query("update jobs.job set start_after = now() where state = 'retry'");
    // One went out and the refused one is back in line; before that a count of one may be a job still under way.
    await expect.poll(async () => [inbox?.received.length, await retries()], { timeout: 15_000 }).toEqual([1, 1]);
    await services.database.query("update jobs.job set start_after = now() where state = 'retry'");
    await expect.poll(() => inbox?.received.map((got) => got.mail.subject).sort(), { timeout: 15_000 }).toEqual(["one", "two"]);
  });

  test("a job that runs again does not write its mail again", async () => {
    services = await testServices(engine);
    await services.jobs.start();
    const id = randomUUID();
    expect(await services.database.orm.transaction((tx) => services.mail.send(tx, { ...mail, id }))).toBe(true);
    expect(await services.database.orm.transaction((tx) => services.mail.send(tx, { ...mail, id }))).toBe(false);
    await expect.poll(async () => (await services.database.orm.select().from(mails))[0]?.state, { timeout: 15_000 }).toBe("captured");
    expect(await services.mail.captured()).toMatchObject([{ id, to: mail.to, subject: mail.subject, text: mail.text }]);
  });

  test("a line break in a subject, an address or a header starts no other header", async () => {
    inbox = await smtpInbox();
    services = await testServices(engine, { SMTP_URL: inbox.url });
    await services.jobs.start();
    const odd = { ...mail, subject: "Hi\r\nBcc: victim@example.com\r\n\r\nbody", headers: { "X-Note": "a\r\nBcc: victim@example.com" } };
    await services.database.orm.transaction((tx) => services.mail.send(tx, odd));
    await expect.poll(() => inbox?.received.length, { timeout: 15_000 }).toBe(1);
    const [got] = inbox.received;
    expect(got?.to).toEqual(["kim@example.com"]);
    expect(got?.raw).not.toMatch(/^Bcc:/im);
    expect(got?.mail.subject).toBe("Hi Bcc: victim@example.com body");
  });

  test("killed while sending: the next process takes the job over and sends it, once", async () => {
    inbox = await smtpInbox();
    services = await testServices(engine, { SMTP_URL: inbox.url });
    // A process whose workers have stopped still writes; marking the job as running makes it look like one that was cut off.
    await services.jobs.start();
    await services.jobs.stop();
    await services.database.orm.transaction((tx) => services.mail.send(tx, mail));
    await services.database.query(
      "update jobs.job set state = 'active', retry_delay = 0, started_on = now() - interval '1 minute', heartbeat_on = now() - interval '1 minute' where name = 'send-mail'",
    );
    // … long enough ago for the supervisor to look again.
    await services.database.query("update jobs.queue set monitor_claim_on = null");
    const next = await openServices(services.config, { database: { ...services.database, close: async () => {} }, log: services.log });
    await next.jobs.start();
    await expect.poll(() => inbox?.received.length, { timeout: 50_000 }).toBe(1);
    await expect.poll(async () => (await services.database.orm.select().from(mails))[0]?.state, { timeout: 5_000 }).toBe("sent");
    expect(inbox.received).toHaveLength(1);
    await next.close();
  });
});
