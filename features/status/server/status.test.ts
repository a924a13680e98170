import { afterEach, describe, expect, test } from "vitest";
import { apiBench } from "#tests/fixtures/api-bench.ts";
import { oneEngine, type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { reportIncident, updateIncident } from "./incidents.server.ts";
import { getStatus } from "./status.server.ts";

describe.each(oneEngine)("on %s", (engine) => {
  let services: TestServices;
  afterEach(() => services.dispose());

  test("nothing is wrong until something is reported; a report ends", async () => {
    services = await testServices(engine);
    await services.jobs.start();
    const { orm } = services.database;
    expect(await getStatus(orm, "en")).toEqual({ ok: true, incidents: [] });
    const { id } = await reportIncident(orm, services, {
      kind: "incident",
      affects: ["PUS1"],
      severity: null,
      title: { en: "Packet loss in PUS1", ko: "PUS1 패킷 손실" },
      starts_at: "2026-11-15T02:00:00Z",
      ends_at: null,
    });
    const now = new Date("2026-11-15T03:00:00Z");
    expect(await getStatus(orm, "ko", now)).toMatchObject({ ok: false, incidents: [{ title: "PUS1 패킷 손실", state: "running" }] });
    await updateIncident(orm, services, id, { ends_at: "2026-11-15T02:30:00Z" });
    expect(await getStatus(orm, "en", now)).toMatchObject({ ok: true, incidents: [{ title: "Packet loss in PUS1", state: "over" }] });
    await expect(updateIncident(orm, services, "nope", { title: { en: "x", ko: "x" } })).rejects.toMatchObject({ id: "not_found" });
    await expect(updateIncident(orm, services, id, {})).rejects.toMatchObject({ id: "invalid" });
  });
  test("an agent writes and tells in both languages; visitors read their own, and the ribbon has the day", async () => {
    const bench = await apiBench(engine);
    services = bench.services as TestServices;
    const agent = await bench.person({ role: "agent" });
    const as = { token: agent.token };
    const title = { en: "Packet loss in Busan", ko: "부산 패킷 손실" };
    const starts_at = new Date(Date.now() - 3_600_000).toISOString();
    const made = await bench.call(
      "POST",
      "/staff/incidents",
      { kind: "incident", severity: "minor", affects: ["colocation@PUS1"], title, starts_at },
      as,
    );
    expect(made.status).toBe(201);
    const { id } = made.body.data;
    const text = { en: "A card is being replaced.", ko: "카드를 교체하고 있습니다." };
    const tell = (stage: string) => bench.call("POST", `/staff/incidents/${id}/updates`, { stage, text }, as);
    expect((await tell("identified")).status).toBe(201);
    expect((await tell("done")).status).toBe(422);
    const read = await bench.call("GET", `/status/incidents/${id}`, undefined, { locale: "ko" });
    expect(read.body.data).toMatchObject({
      title: title.ko,
      stage: "identified",
      state: "running",
      affects: ["PUS1"],
      components: [{ service: "colocation", place: "PUS1", name: "코로케이션 · PUS1 부산" }],
      updates: [{ stage: "identified", text: text.ko }],
    });
    expect((await bench.call("GET", "/status")).body.data.ok).toBe(false);
    const at = async () => {
      const { body } = await bench.call("GET", "/status/history");
      const row = body.data.services.find(({ service }: { service: string }) => service === "colocation");
      return {
        level: row.level,
        places: row.places.map(({ place, level }: { place: string; level: string }) => [place, level]),
        days: row.days,
      };
    };
    const now = await at();
    expect(now.level).toBe("minor");
    expect(now.places).toContainEqual(["PUS1", "minor"]);
    expect(now.places).toContainEqual(["ICN1", null]);
    expect((await tell("resolved")).status).toBe(201);
    const after = await at();
    expect(after.level).toBe(null);
    expect(after.days.reduce((sum: number, { minutes }: { minutes: number }) => sum + minutes, 0)).toBe(60);
    expect((await bench.call("GET", "/status")).body.data).toMatchObject({ ok: true, incidents: [{ id, stage: "resolved" }] });
    const editor = await bench.person({ role: "editor" });
    expect((await bench.call("GET", "/staff/incidents", undefined, { token: editor.token })).status).toBe(403);
    const list = await bench.call("GET", "/staff/incidents", undefined, as);
    expect(list.body.data).toMatchObject([
      {
        title,
        updates: [
          { stage: "resolved", by: "Jamie Park" },
          { stage: "identified", text },
        ],
      },
    ]);
  });
});
