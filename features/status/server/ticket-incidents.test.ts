import { afterEach, describe, expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  afterEach(() => bench.dispose());

  test("a linked ticket's customer hears of the incident, of every update and of its end: bell, mail and a line, once each", async () => {
    bench = await apiBench(engine);
    const agent = await bench.person({ role: "agent" });
    const customer = await bench.person({ locale: "ko" });
    const stranger = await bench.person();
    const staff = { token: agent.token };
    const ticket = await openOne(bench, customer);
    const title = { en: "Packet loss in Busan", ko: "부산 패킷 손실" };
    const starts_at = new Date(Date.now() - 60_000).toISOString();
    const made = await bench.call("POST", "/staff/incidents", { kind: "incident", affects: ["PUS1"], title, starts_at }, staff);
    const { id } = made.body.data;

    const path = `/staff/tickets/${ticket.id}/incident`;
    expect((await bench.call("GET", path, undefined, staff)).body.data).toMatchObject({ linked: null, choices: [{ id }] });
    expect((await bench.call("PUT", path, { incident: id }, staff)).body.data.linked).toMatchObject({ id, title: title.en });
    // Linked again, nobody is told again.
    expect((await bench.call("PUT", path, { incident: id }, staff)).status).toBe(200);
    expect((await bench.call("PUT", path, { incident: "no-such-incident" }, staff)).status).toBe(404);
    expect((await bench.call("PUT", path, { incident: id }, { token: customer.token })).status).toBe(403);

    const tell = (stage: string, text: { en: string; ko: string }) =>
      bench.call("POST", `/staff/incidents/${id}/updates`, { stage, text }, staff);
    await tell("identified", { en: "A card failed.", ko: "카드가 고장 났습니다." });
    await tell("resolved", { en: "Replaced.", ko: "교체했습니다." });

    const mails = await bench.mailsTo(customer.email, 4);
    const headings = mails.map(({ text }) => text.split("\n")[0]);
    expect(headings).toEqual(expect.arrayContaining(["원인 확인 중: 부산 패킷 손실", "원인 파악: 부산 패킷 손실", "해결: 부산 패킷 손실"]));
    expect(mails.find(({ text }) => text.startsWith("해결"))?.text).toContain("| 교체했습니다.");

    const read = await bench.call("GET", `/tickets/${ticket.id}`, undefined, { token: customer.token, locale: "ko" });
    const events = read.body.data.messages.filter((one: { event?: { type: string } }) => one.event?.type === "incident");
    expect(events.map(({ event }: { event: { change: string; stage: string } }) => [event.change, event.stage])).toEqual([
      ["linked", "investigating"],
      ["told", "identified"],
      ["told", "resolved"],
    ]);
    const bell = await bench.call("GET", "/notifications", undefined, { token: customer.token, locale: "ko" });
    const rung = bell.body.data.filter(({ kind }: { kind: string }) => kind === "ticket_incident");
    expect(rung.map((one: { title: string }) => one.title)).toContain(`${ticket.number}: 해결: 부산 패킷 손실`);
    expect(rung).toHaveLength(3);
    expect((await bench.call("GET", "/notifications", undefined, { token: stranger.token })).body.data).toEqual([]);

    expect((await bench.call("PUT", path, { incident: null }, staff)).body.data.linked).toBeNull();
    await tell("monitoring", { en: "Watching.", ko: "관찰 중입니다." });
    await tell("resolved", { en: "Over.", ko: "끝났습니다." });
    const after = await bench.call("GET", `/tickets/${ticket.id}`, undefined, { token: customer.token });
    const changes = after.body.data.messages.flatMap((one: { event?: { type: string; change: string } }) =>
      one.event?.type === "incident" ? [one.event.change] : [],
    );
    expect(changes).toEqual(["linked", "told", "told", "unlinked"]);
  });
});
