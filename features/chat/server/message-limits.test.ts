// How long messages are and how many files go with them, as /staff/admin/limits sets it: in tickets, in chats, for files and by mail.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { chatBodyMaximum } from "#features/chat/rules/chat-settings.ts";
import { upload as uploadAs } from "#features/files/file-fixture.ts";
import { fileBytesMaximum, filesPerMessageMaximum } from "#features/files/file-rules.ts";
import { textMaximum } from "#features/rich-text/rich-text.ts";
import { type LimitFigure, messageLimitRanges } from "#features/settings/rules/setting-figures.ts";
import { megabyte, messageLimits } from "#features/support/rules/message-limits.ts";
import { body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, apiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { online, startOne } from "./chat-fixture.ts";

describe.each(oneEngine)("limits of messages on %s", (engine) => {
  let bench: ApiBench;
  let [admin, customer] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    admin = await bench.person({ role: "admin", name: "Sera" });
    customer = await bench.person();
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token });
  const held = async () => (await bench.call("GET", "/staff/settings/limits", undefined, as(admin))).body.data;
  async function save(change: Partial<Record<LimitFigure, number>>) {
    const { version, value } = await held();
    const answer = await bench.call("PUT", "/staff/settings/limits", { version, value: { ...value, ...change } }, as(admin));
    if (answer.status === 200) await expect.poll(() => bench.services.settings.current().limits).toEqual(answer.body.data.value);
    return answer;
  }
  const reply = (id: string, message: object) =>
    bench.call("POST", `/tickets/${id}/messages`, { body: body("Hello."), ...message }, as(customer));
  const errors = ({ status, body: answer }: { status: number; body: { errors?: unknown } }) => [status, answer.errors];
  const upload = (size: number) => uploadAs(bench, customer, "trace.log", Buffer.alloc(size, "a"));

  test("a longer message is refused in tickets and in chats, with the number that is set", async () => {
    const ticket = await openOne(bench, customer);
    await online(bench, await bench.person({ role: "agent" }));
    const chat = await startOne(bench, customer);
    const say = (text: string) =>
      bench.call("POST", `/chat/${chat.id}/messages`, { client_id: `line-${text.length}-of-the-test`, body: text }, as(customer));
    await save({ ticket_characters: 1_000, chat_characters: 200 });
    expect(errors(await reply(ticket.id, { body: body("a".repeat(1_001)) }))).toEqual([
      422,
      { body: ["The text is too long: at most 1,000 characters."] },
    ]);
    expect((await reply(ticket.id, { body: body("a".repeat(1_000)) })).status).toBeLessThan(300);
    expect(errors(await say("a".repeat(201)))).toEqual([422, { body: ["Enter at most 200 characters."] }]);
    expect((await say("a".repeat(200))).status).toBeLessThan(300);
    await save({ ticket_characters: 100_000, chat_characters: 10_000 });
    expect((await reply(ticket.id, { body: body("a".repeat(1_001)) })).status).toBeLessThan(300);
    expect((await say("a".repeat(201))).status).toBeLessThan(300);
  });

  test("more files, larger ones and more in all are refused with the numbers that are set", async () => {
    const ticket = await openOne(bench, customer);
    await save({ files_per_message: 2, file_megabytes: 1, customer_megabytes: 20 });
    expect(errors(await reply(ticket.id, { file_ids: ["file-aaaaaa", "file-bbbbbb", "file-cccccc"], draft: "draft-of-the-test" }))).toEqual(
      [422, { file_ids: ["At most 2 files per message."] }],
    );
    const large = await upload(megabyte + 1);
    expect([large.status, large.body.code, large.body.message?.slice(0, 26)]).toEqual([
      413,
      "file_too_large",
      "The limit is 1 MB per file",
    ]);
    expect((await upload(megabyte)).status).toBe(201);
    await bench.services.database.query("update files set size = $1 where uploader_id = $2", [20 * megabyte, customer.id]);
    const full = await upload(100);
    expect([full.body.code, full.body.message?.includes("20 MB in total")]).toEqual(["file_quota", true]);
    await save({ files_per_message: 10, file_megabytes: 20, customer_megabytes: 500 });
    expect((await upload(megabyte + 1)).status).toBe(201);
  });

  test("a change is in the history and the audit log, and is taken back", async () => {
    const { body: saved } = await save({ files_per_message: 3 });
    const [entry] = saved.data.history;
    expect(entry).toMatchObject({ by: { name: "Sera" }, changes: [{ field: "files_per_message", from: "10", to: "3" }] });
    const { body: log } = await bench.call("GET", "/staff/audit?kind=settings", undefined, as(admin));
    expect(log.data[0]).toMatchObject({ action: "saveLimits", subject: { id: "limits" }, changes: entry.changes });
    const undo = { version: saved.data.version, undo: entry.version };
    expect((await bench.call("POST", "/staff/settings/limits/undo", undo, as(admin))).status).toBe(200);
    await expect.poll(() => messageLimits().filesPerMessage).toBe(10);
  });

  test.each(Object.entries(messageLimitRanges))("%s stays within its range", async (name, { from, to }) => {
    for (const value of [from - 1, to + 1]) {
      const { status, body: answer } = await save({ [name]: value });
      expect([status, Object.keys(answer.errors ?? {})]).toEqual([422, [`value.${name}`]]);
    }
  });

  test("agents may neither read nor set it", async () => {
    const agent = await bench.person({ role: "agent" });
    expect((await bench.call("GET", "/staff/settings/limits", undefined, as(agent))).status).toBe(403);
    expect((await bench.call("PUT", "/staff/settings/limits", await held(), as(agent))).status).toBe(403);
  });

  test.runIf(engine === "postgres")("another replica goes by it", async () => {
    const other = benchOn(await openServices(bench.services.config, { log: bench.services.log }));
    try {
      await save({ chat_characters: 300 });
      await expect.poll(() => other.services.settings.limitsSet()?.chatCharacters).toBe(300);
    } finally {
      await other.dispose();
    }
  });
});

test("nothing can be set above what the server takes", () => {
  const { ticket_characters, chat_characters, files_per_message, file_megabytes, customer_megabytes } = messageLimitRanges;
  expect(ticket_characters.to).toBeLessThanOrEqual(textMaximum);
  // Three bytes for a syllable, each of them escaped in a form.
  expect(ticket_characters.to * 9).toBeLessThan(writtenBody.bytes);
  expect(chat_characters.to).toBeLessThanOrEqual(chatBodyMaximum);
  expect(files_per_message.to).toBeLessThanOrEqual(filesPerMessageMaximum);
  expect(customer_megabytes.from).toBeGreaterThanOrEqual(file_megabytes.to);
  expect(file_megabytes.to * megabyte).toBeLessThanOrEqual(fileBytesMaximum);
});
