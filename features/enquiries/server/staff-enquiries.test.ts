import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { enquiries, enquiryEntries } from "#db/schema/enquiries.ts";
import { mails } from "#db/schema/mails.ts";
import { accessLog } from "#db/schema/records.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { eraseOldEnquiries } from "./enquiries.server.ts";
import { releaseForgottenAnswers } from "./enquiry-answers.server.ts";

const enquiry = (over: object = {}) => ({
  intent: "sales",
  name: "=Alex <b>Morgan</b>",
  company: "Harbour Games",
  email: "alex.morgan@example.com",
  service: "cdn",
  message: "We ship 30 TB a month to Korea and Japan.\nCan you hold 12 TB at the edge?",
  config: "CDN, 30 TB a month, Korea and Japan",
  consent: true,
  ...over,
});

describe.each(oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  let colleague: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    agent = await bench.person({ role: "agent", name: "박도현", locale: "ko" });
    colleague = await bench.person({ role: "admin", name: "Sera Yoon" });
  });
  afterAll(() => bench.dispose());

  let senders = 0;
  const as = (person: Person) => ({ token: person.token });
  const rows = () => bench.services.database.orm;
  async function send(over: object = {}, locale = "en"): Promise<string> {
    const answer = await bench.call("POST", "/contact", enquiry(over), { locale, address: `198.51.100.${++senders % 250}` });
    const { reference } = answer.body.data;
    const [row] = await rows().select({ id: enquiries.id }).from(enquiries).where(eq(enquiries.reference, reference));
    return row?.id ?? "";
  }
  const list = async (query: string) => (await bench.call("GET", `/staff/enquiries?${query}`, undefined, as(agent))).body;
  const one = async (id: string) => (await bench.call("GET", `/staff/enquiries/${id}`, undefined, as(agent))).body.data;

  test("lists by view, filter and words, page by page, without anybody's address", async () => {
    const ids = [];
    for (let n = 0; n < 5; n++) ids.push(await send({ message: `Listed enquiry number ${n} about colocation`, intent: "press" }));
    const korean = await send({ message: "서울 두 번째 데이터센터에 랙 두 대를 문의합니다.", name: "김서연", intent: "press" }, "ko");
    const seen: string[] = [];
    let cursor = "";
    do {
      const page = await list(`view=inbox&intent=press&limit=4${cursor && `&cursor=${cursor}`}`);
      seen.push(...page.data.map((item: { id: string }) => item.id));
      cursor = page.meta.next_cursor ?? "";
    } while (cursor);
    expect(seen).toEqual([korean, ...ids.toReversed()]);
    expect((await list("intent=press&language=ko")).data).toHaveLength(1);
    expect((await list(`view=all&q=${encodeURIComponent("데이터센터")}`)).data[0]?.id).toBe(korean);
    expect((await list("view=all&q=colocation")).data).toHaveLength(5);
    const item = (await list("intent=press")).data[0];
    expect((await list(`view=all&q=${item.reference}`)).data.map(({ id }: { id: string }) => id)).toEqual([korean]);
    expect(JSON.stringify(item)).not.toContain("@");
    expect((await bench.call("GET", "/staff/enquiries?view=all&q=%27%29%3B--", undefined, as(agent))).status).toBe(200);
    expect((await bench.call("GET", "/staff/enquiries?sort=1", undefined, as(agent))).status).toBe(422);
    expect((await bench.call("GET", "/staff/enquiries?cursor=bad", undefined, as(agent))).status).toBe(400);
    expect((await bench.call("GET", "/staff/enquiries/counts", undefined, as(agent))).body.data.inbox).toBeGreaterThanOrEqual(6);
  });

  test("who opens one is written down; editors and customers may not", async () => {
    const id = await send();
    const detail = await one(id);
    expect(detail).toMatchObject({ email: "alex.morgan@example.com", config: "CDN, 30 TB a month, Korea and Japan", customer: null });
    await bench.services.accessRecord.flush();
    const [log] = await rows().select().from(accessLog).where(eq(accessLog.subjectId, id));
    expect(log).toMatchObject({ staffId: agent.id, action: "enquiry.read", customerId: id });
    for (const person of [await bench.person(), await bench.person({ role: "editor" })]) {
      expect((await bench.call("GET", `/staff/enquiries/${id}`, undefined, as(person))).status).toBe(403);
      expect((await bench.call("POST", `/staff/enquiries/${id}/notes`, { text: "x" }, as(person))).status).toBe(403);
    }
    expect((await bench.call("GET", "/staff/enquiries/unknown-id", undefined, as(agent))).status).toBe(404);
  });

  test("is given to a colleague, noted, answered by mail in its language, and threads", async () => {
    const email = `kim-${engine}@example.com`;
    const id = await send({ email, name: "김서연", message: "랙 두 대 견적을 부탁드립니다. 비밀 문구" }, "ko");
    const customer = await bench.person();
    const patch = (body: object) => bench.call("PATCH", `/staff/enquiries/${id}`, body, as(agent));
    expect((await patch({ assignee: customer.id })).status).toBe(422);
    expect((await patch({ status: "new" })).status).toBe(422);
    expect((await patch({ assignee: colleague.id })).body.data).toMatchObject({ status: "open", assignee: { name: "Sera Yoon" } });
    await bench.call("POST", `/staff/enquiries/${id}/notes`, { text: "Needs 6.6 kW a rack" }, as(agent));
    const answer = (seen: number, by = agent) =>
      bench.call(
        "POST",
        `/staff/enquiries/${id}/answers`,
        { text: "안녕하세요.\n견적을 <b>보내</b>드립니다.", seen_answers: seen },
        as(by),
      );
    const first = await answer(0);
    expect(first.body.data).toMatchObject({ status: "open", answers: 1 });
    const release = () => releaseForgottenAnswers(bench.services, new Date(Date.now() + 60_000));
    await release();
    expect(await one(id)).toMatchObject({ status: "answered", answers: 1 });
    expect((await answer(0, colleague)).body.code).toBe("newer_reply");
    expect((await answer(1, colleague)).status).toBe(201);
    await release();
    // The first one says that the enquiry has arrived; answers hang on it.
    const [confirmation, ...sent] = await bench.mailsTo(email, 3);
    expect(confirmation?.subject).toBe(sent[0]?.subject);
    expect(sent[0]?.subject).toContain("E-");
    expect(sent[0]?.subject).toBe(sent[1]?.subject);
    expect(sent[0]?.text).toContain("견적을");
    expect(sent[0]?.html).not.toContain("<b>보내");
    // What a stranger typed is not mailed to an address nobody proved.
    expect(`${sent[0]?.text}${sent[0]?.html}`).not.toMatch(/비밀 문구|6\.6 kW/);
    const written = await rows().select().from(mails).where(eq(mails.recipient, email)).orderBy(mails.createdAt);
    expect(written[0]?.headers).toEqual({ "message-id": expect.stringContaining(`<enquiry.${id}@`), "reply-to": "sales@example.com" });
    expect(written[1]?.headers).toMatchObject({ references: expect.stringContaining(`enquiry.${id}@`), "reply-to": "sales@example.com" });
    const kinds = (await one(id)).entries.map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(["assignee", "note", "answer", "answer"]);
  });

  test("becomes a ticket of the customer with that proved address, once; others are invited, once a day", async () => {
    const customer = await bench.person({ email: `proved-${engine}@example.com` });
    const id = await send({ email: customer.email });
    const ticket = { subject: "CDN for Korea and Japan", department: "sales", priority: "normal" };
    const made = await bench.call("POST", `/staff/enquiries/${id}/ticket`, ticket, as(agent));
    expect(made.body.data).toMatchObject({ status: "closed", customer: { id: customer.id } });
    expect((await bench.call("POST", `/staff/enquiries/${id}/ticket`, ticket, as(agent))).status).toBe(409);
    const theirs = await bench.call("GET", `/tickets/${made.body.data.ticket.id}`, undefined, as(customer));
    expect(JSON.stringify(theirs.body.data)).toContain("CDN, 30 TB a month");
    expect((await bench.call("POST", `/staff/enquiries/${id}/invitation`, undefined, as(agent))).status).toBe(409);

    const unproved = await bench.person({ email: `unproved-${engine}@example.com`, verified: false });
    const other = await send({ email: unproved.email });
    expect((await bench.call("POST", `/staff/enquiries/${other}/ticket`, ticket, as(agent))).status).toBe(409);
    expect((await bench.call("POST", `/staff/enquiries/${other}/invitation`, undefined, as(agent))).status).toBe(201);
    expect((await bench.call("POST", `/staff/enquiries/${other}/invitation`, undefined, as(agent))).status).toBe(409);
    const [, mail] = await bench.mailsTo(unproved.email, 2);
    expect(mail?.text).toContain("/signup");
  });

  test("leaves as a spreadsheet without formulas, logged one by one, and is erased in time", async () => {
    const id = await send({ intent: "abuse", message: "+SUM(A1:A9) is how this message begins" });
    const csv = await bench.call("GET", "/staff/enquiries/export?view=inbox&intent=abuse", undefined, as(colleague));
    expect(csv.headers.get("content-type")).toContain("text/csv");
    expect(csv.body).toContain("'=Alex <b>Morgan</b>,Harbour Games");
    expect(csv.body).toContain("'+SUM(A1:A9)");
    const logged = await rows().select().from(accessLog).where(eq(accessLog.subjectId, id));
    expect(logged.map(({ action }) => action)).toEqual(["enquiry.export"]);

    await bench.call("POST", `/staff/enquiries/${id}/notes`, { text: "Nonsense" }, as(agent));
    const spam = await bench.call("PATCH", `/staff/enquiries/${id}`, { status: "spam" }, as(agent));
    expect(new Date(spam.body.data.erase_after).getTime()).toBeLessThan(Date.now() + 31 * 86_400_000);
    expect((await list("view=all&intent=abuse")).data).toEqual([]);
    expect((await bench.call("POST", `/staff/enquiries/${id}/answers`, { text: "no", seen_answers: 0 }, as(agent))).status).toBe(409);
    const before = (await rows().select().from(enquiries)).length;
    await eraseOldEnquiries(rows(), undefined, new Date(Date.now() + 40 * 86_400_000));
    expect(await rows().select().from(enquiries)).toHaveLength(before - 1);
    expect(await rows().select().from(enquiryEntries).where(eq(enquiryEntries.enquiryId, id))).toEqual([]);
  });
});
