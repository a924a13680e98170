// What happens by itself: mails about unseen replies, alerts, tickets out of chats nobody took, transcripts; and what browsers are told.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { agentPresence, chats } from "#db/schema/chat.ts";
import { mails as storedMails } from "#db/schema/mails.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";
import { exportChats } from "./chat-export.server.ts";
import { clientId, online, sayIn, secondsAgo, startOne, startTaken, touch } from "./chat-fixture.ts";
import { watchChats } from "./chat-jobs.server.ts";
import { mailUnseen } from "./chat-transcript.server.ts";

describe.each(oneEngine)("chat jobs on %s", (engine) => {
  let bench: ApiBench;
  let agent: Person;
  const told: { c: string[]; e: string; d: string }[] = [];
  const as = (person: Person) => ({ token: person.token });
  const rowOf = async (id: string) => {
    const [row] = await bench.services.database.orm.select().from(chats).where(eq(chats.id, id));
    if (!row) throw new Error("no such chat");
    return row;
  };
  const mailDue = async (id: string) => {
    const { unseenSince } = await rowOf(id);
    await mailUnseen(bench.services, { chatId: id });
    expect((await rowOf(id)).unseenSince).toEqual(unseenSince);
    await Promise.all([1, 2].map(() => mailUnseen(bench.services, { chatId: id }, new Date(Date.now() + 121_000))));
    return unseenSince !== null;
  };
  const eventsOf = async (person: Person, id: string) =>
    (await bench.call("GET", `/chat/${id}/messages?after=0&limit=100`, undefined, as(person))).body.data.flatMap(
      (entry: { event?: { type: string } }) => entry.event?.type ?? [],
    );

  beforeAll(async () => {
    bench = await apiBench(engine);
    bench.services.bus.subscribe(REALTIME_TOPIC, (payload) => {
      const { payload: text } = payload as { payload: string };
      for (const message of JSON.parse(text)) told.push({ c: message.channels ?? [], e: message.event ?? "", d: message.data ?? "" });
    });
    agent = await bench.person({ role: "agent", name: "박도현" });
  });
  afterAll(() => bench.dispose());

  test("unseen replies are mailed once per burst, in the reader's language, and not when they were seen or are not wanted", async () => {
    await online(bench, agent);
    const customer = await bench.person({ name: "김서연", locale: "ko" });
    const chat = await startTaken(bench, customer, agent, { topic: "BGP 세션" });
    await sayIn(bench, agent, "staff", chat.id, "확인했습니다.");
    await sayIn(bench, agent, "staff", chat.id, "제한을 <b>100</b>개로 올렸습니다.");
    await bench.call("POST", `/staff/chats/${chat.id}/notes`, { client_id: clientId(), body: "secret note" }, as(agent));
    expect(await mailDue(chat.id)).toBe(true);
    const [mail] = await bench.mailsTo(customer.email);
    expect(mail?.subject).toBe("박도현 담당자가 채팅에 답변했습니다: BGP 세션");
    expect(mail?.text).toContain("확인했습니다.");
    expect(mail?.text).toContain("제한을 <b>100</b>개로");
    expect(mail?.html).not.toContain("<b>100</b>");
    expect(mail?.html).toContain(`/customer/chat?chat=${chat.id}`);
    expect(mail?.text).not.toContain("secret note");
    // The next reply is the next burst; what was mailed is not mailed again.
    await sayIn(bench, agent, "staff", chat.id, "더 필요한 것이 있으신가요?");
    expect(await mailDue(chat.id)).toBe(true);
    const second = (await bench.mailsTo(customer.email, 2))[1];
    expect(second?.text).toContain("더 필요한");
    expect(second?.text).not.toContain("확인했습니다.");
    await sayIn(bench, agent, "staff", chat.id, "seen at once");
    await bench.call("POST", `/chat/${chat.id}/read`, { seq: 99 }, as(customer));
    expect(await mailDue(chat.id)).toBe(false);
    // desk: one click of the mail program turns them off.
    const [stored] = await bench.services.database.orm.select().from(storedMails).where(eq(storedMails.recipient, customer.email));
    const way = /^<https?:\/\/[^/]+(?:\/api)?(\/unsubscribe\/[^>]+)>$/.exec(stored?.headers["list-unsubscribe"] ?? "")?.[1] ?? "";
    const form = { method: "POST", headers: { "content-type": "application/x-www-form-urlencoded" }, body: "List-Unsubscribe=One-Click" };
    const click = new Request(`http://api.test${way}`, form);
    expect((await bench.api.fetch(click, { requestId: "t", clientAddress: "192.0.2.78" })).status).toBe(200);
    await sayIn(bench, agent, "staff", chat.id, "not wanted");
    expect(await mailDue(chat.id)).toBe(true);
    expect((await rowOf(chat.id)).unseenSince).toBeNull();

    await bench.call("POST", `/staff/chats/${chat.id}/end`, {}, as(agent));
    expect((await bench.call("POST", `/chat/${chat.id}/transcript`, {}, as(customer))).status).toBe(202);
    const mails = await bench.mailsTo(customer.email, 3);
    expect(mails).toHaveLength(3);
    expect(mails[2]?.subject).toBe("채팅 내용: BGP 세션");
    for (const line of ["Our IPv4 session", "박도현 담당자가 상담을 시작했습니다.", "not wanted", "상담이 종료되었습니다."])
      expect(mails[2]?.text).toContain(line);
    expect(mails[2]?.text).not.toContain("secret note");
    const [file] = await exportChats(bench.services.database.orm, customer.id);
    expect(file?.name).toBe("chats.json");
    expect(JSON.parse(String(file?.content))[0]).toMatchObject({ id: chat.id, topic: "BGP 세션", state: "ended" });
    expect(String(file?.content)).not.toContain("secret note");
  });

  test("waiting too long alerts the desk once, then becomes a ticket; an agent who is gone loses the chat to the queue", async () => {
    await online(bench, agent);
    const customer = await bench.person();
    const chat = await startOne(bench, customer);
    await touch(bench, chat.id, { waitingSince: secondsAgo(200) });
    for (let n = 0; n < 2; n++) await watchChats(bench.services, new Date());
    const alerts = () => told.filter(({ e, d }) => e === "chat.alert" && d.includes(chat.id));
    await expect.poll(() => alerts().length).toBe(1);
    expect(alerts()[0]?.c).toEqual(["private-staff"]);
    expect((await bench.call("GET", "/staff/chats", undefined, as(agent))).body.data[0]).toMatchObject({ id: chat.id, overdue: true });
    await touch(bench, chat.id, { waitingSince: secondsAgo(601) });
    for (let n = 0; n < 2; n++) await watchChats(bench.services, new Date());
    expect((await rowOf(chat.id)).state).toBe("ticket");
    expect(await eventsOf(customer, chat.id)).toEqual(["queued", "ticket"]);

    const other = await bench.person();
    const talk = await startTaken(bench, other, agent);
    await sayIn(bench, other, "customer", talk.id, "Are you there?");
    const gone = async (seconds: number) => {
      await bench.services.database.orm.update(agentPresence).set({ pingedAt: secondsAgo(seconds) });
      await touch(bench, talk.id, { unansweredSince: secondsAgo(seconds) });
      await watchChats(bench.services, new Date());
    };
    await gone(20);
    expect(await eventsOf(other, talk.id)).toEqual(["queued", "joined"]);
    await gone(60);
    await gone(90);
    expect(await eventsOf(other, talk.id)).toEqual(["queued", "joined", "away"]);
    await gone(301);
    expect(await rowOf(talk.id)).toMatchObject({ state: "waiting", agentId: null });
    await touch(bench, talk.id, { waitingSince: secondsAgo(700) });
    await watchChats(bench.services, new Date());
    expect((await rowOf(talk.id)).state).toBe("ticket");

    await online(bench, agent);
    const idle = await startTaken(bench, await bench.person(), agent);
    await touch(bench, idle.id, { lastAt: secondsAgo(13 * 3600), unansweredSince: null });
    await watchChats(bench.services, new Date());
    expect(await rowOf(idle.id)).toMatchObject({ state: "ended", endedBy: "system" });
  });

  test("events carry numbers and never words; notes are told to the desk alone", async () => {
    await online(bench, agent);
    const customer = await bench.person();
    told.length = 0;
    const chat = await startTaken(bench, customer, agent, { body: "words of the customer" });
    await sayIn(bench, agent, "staff", chat.id, "words of the agent");
    await bench.call("POST", `/staff/chats/${chat.id}/notes`, { client_id: clientId(), body: "words of a note" }, as(agent));
    await bench.call("POST", `/chat/${chat.id}/read`, { seq: 9 }, as(customer));
    for (let n = 0; n < 3; n++) await bench.call("POST", `/chat/${chat.id}/typing`, {}, as(customer));
    const mine = () => told.filter(({ d }) => d.includes(chat.id));
    await expect.poll(() => mine().some(({ e }) => e === "chat.read")).toBe(true);
    expect(JSON.stringify(told)).not.toContain("words of");
    const channels = (event: string) =>
      mine()
        .filter(({ e }) => e === event)
        .flatMap(({ c }) => c);
    expect(channels("chat.note")).toEqual(["private-staff"]);
    expect(channels("chat.message")).toEqual([`private-chat-${chat.id}`, `private-customer-${customer.id}`, `private-staff-${agent.id}`]);
    expect(new Set(channels("chat.state"))).toEqual(
      new Set([`private-chat-${chat.id}`, `private-customer-${customer.id}`, "private-staff"]),
    );
    expect(channels("chat.read")).toEqual([`private-chat-${chat.id}`, `private-customer-${customer.id}`]);
  });
});
