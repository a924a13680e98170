import { afterEach, describe, expect, test } from "vitest";
import { statusSubscribers } from "#db/schema/status.ts";
import { type ApiBench, apiBench, type SeenMail } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let bench: ApiBench;
  afterEach(() => bench.dispose());

  const ask = (email: string, locale = "en", more = {}) => bench.call("POST", "/status-subscribers", { email, ...more }, { locale });
  const way = (mail: SeenMail | undefined, pattern: RegExp) => pattern.exec(mail?.text ?? "")?.[1] ?? "";
  const rows = () => bench.services.database.orm.select().from(statusSubscribers);

  test("an address gets nothing until its owner confirms; then every update in its language, until one click", async () => {
    bench = await apiBench(engine);
    const agent = await bench.person({ role: "agent" });
    const email = "reader@example.com";
    const first = await ask(email, "ko");
    expect([first.status, first.body]).toEqual([202, { success: true }]);
    const [asked] = await bench.mailsTo(email);
    expect(asked?.subject).toContain("서비스 상태 메일 확인");
    const token = way(asked, /status-mail\/confirm\/([\w-]{43})/);

    const write = (title: { en: string; ko: string }) =>
      bench.call(
        "POST",
        "/staff/incidents",
        { kind: "incident", affects: ["cdn"], title, starts_at: new Date(Date.now() - 60_000).toISOString() },
        { token: agent.token },
      );
    await write({ en: "Before", ko: "확인 전" });
    expect((await bench.call("POST", `/status-subscribers/confirm/${"x".repeat(43)}`)).status).toBe(404);
    expect((await bench.call("POST", `/status-subscribers/confirm/${token}`)).status).toBe(200);
    const { id } = (await write({ en: "CDN slow", ko: "CDN 지연" })).body.data;
    const text = { en: "Fixed.", ko: "복구했습니다." };
    await bench.call("POST", `/staff/incidents/${id}/updates`, { stage: "resolved", text }, { token: agent.token });
    const mails = await bench.mailsTo(email, 3);
    const subjects = mails.map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes("확인 전"))).toEqual([]);
    expect(subjects).toEqual(expect.arrayContaining(["[원인 확인 중] CDN 지연", "[해결] CDN 지연"]));
    const last = mails.find(({ subject }) => subject.startsWith("[해결]"));
    expect(last?.text).toContain("복구했습니다.");
    expect(last?.text).toContain(`/status/${id}`);

    const leave = way(last, /status-mail\/leave\/([\w-]+\/[\w-]{32})/);
    expect((await bench.call("POST", `/status-subscribers/${leave.slice(0, -4)}aaaa`)).status).toBe(404);
    expect((await bench.call("GET", `/status-subscribers/${leave}`)).status).toBe(303);
    expect(await rows()).toHaveLength(1);
    expect((await bench.call("POST", `/status-subscribers/${leave}`)).status).toBe(200);
    expect(await rows()).toEqual([]);
  });

  test("the answer never says whether an address is known, and a stranger's address is not flooded", async () => {
    bench = await apiBench(engine);
    const email = "known@example.com";
    await ask(email);
    const [mail] = await bench.mailsTo(email);
    await bench.call("POST", `/status-subscribers/confirm/${way(mail, /confirm\/([\w-]{43})/)}`);
    expect((await ask(email)).body).toEqual((await ask("new@example.com")).body);
    for (let n = 0; n < 5; n += 1) expect((await ask("flooded@example.com")).status).toBe(202);
    expect(await bench.mailsTo("flooded@example.com", 3)).toHaveLength(3);
    expect(await bench.mailsTo(email)).toHaveLength(1);
    expect((await ask("robot@example.com", "en", { website: "x" })).status).toBe(202);
    expect((await rows()).map((row) => row.email).sort()).toEqual(["flooded@example.com", "known@example.com", "new@example.com"]);
    await ask("tenth@example.com");
    expect((await ask("eleventh@example.com")).status).toBe(429);
    expect((await ask("no address")).status).not.toBe(202);
  });
});
