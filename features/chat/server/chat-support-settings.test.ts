// Greeting, absence text and seats, as /staff/admin/support sets them.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { online, startOne } from "./chat-fixture.ts";

describe.each(oneEngine)("chat settings on %s", (engine) => {
  let bench: ApiBench;
  let [admin, agent] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    bench = await apiBench(engine, { TICKETS_PER_MINUTE: "100" });
    admin = await bench.person({ role: "admin" });
    agent = await bench.person({ role: "agent" });
  });
  afterAll(() => bench.dispose());

  const as = (person: Person) => ({ token: person.token });
  async function save(change: object) {
    const { version, value } = (await bench.call("GET", "/staff/settings/support", undefined, as(admin))).body.data;
    const answer = await bench.call("PUT", "/staff/settings/support", { version, value: { ...value, ...change } }, as(admin));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    await expect.poll(() => bench.services.settings.current().support).toEqual(answer.body.data.value);
  }

  test("customers read the greeting, and the absence text in the chat that became a ticket", async () => {
    const texts = { en: "Away until Monday.", ko: "월요일에 답변드립니다." };
    await save({ chat_greeting: { en: "Ask us anything about your servers.", ko: "서버 관련 문의를 남겨 주세요." }, chat_closed: texts });
    const customer = await bench.person({ locale: "en" });
    const { body } = await bench.call("GET", "/chat/availability", undefined, as(customer));
    expect([body.data.greeting.ko, body.data.closed_text.en]).toEqual(["서버 관련 문의를 남겨 주세요.", "Away until Monday."]);
    const chat = await startOne(bench, customer);
    const { body: read } = await bench.call("GET", `/chat/${chat.id}/messages`, undefined, as(customer));
    const away = read.data.find((line: { event?: { type: string } }) => line.event?.type === "away");
    expect(away.event.text).toBe("Away until Monday.");
  });

  test("no agent holds more chats than is set, whatever they chose before", async () => {
    await online(bench, agent, { seats: 6 });
    await save({ chat_seats: 1, chat_seats_maximum: 1 });
    const { body } = await bench.call("GET", "/staff/chats/desk", undefined, as(agent));
    expect([body.data.you.seats, body.data.seats, body.data.seats_maximum]).toEqual([1, 1, 1]);
    const [first, second] = [await startOne(bench, await bench.person()), await startOne(bench, await bench.person())];
    const take = (id: string) => bench.call("POST", `/staff/chats/${id}/take`, {}, as(agent));
    expect((await take(first.id)).status).toBe(200);
    expect((await take(second.id)).body.code).toBe("seats_full");
    await save({ chat_seats: 2, chat_seats_maximum: 3 });
    expect((await take(second.id)).status).toBe(200);
    await online(bench, agent, { seats: 8 });
    expect((await bench.call("GET", "/staff/chats/desk", undefined, as(agent))).body.data.you.seats).toBe(3);
  });
});
