import { afterEach, describe, expect, test } from "vitest";
import { engines, type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { getStatus, reportIncident, updateIncident } from "./status.server.ts";

describe.each(engines)("on %s", (engine) => {
  let services: TestServices;
  afterEach(() => services.dispose());

  test("nothing is wrong until something is reported; a report ends", async () => {
    services = await testServices(engine);
    const { orm } = services.database;
    expect(await getStatus(orm, "en")).toEqual({ ok: true, incidents: [] });
    const { id } = await reportIncident(orm, services.bus, {
      kind: "incident",
      affects: ["PUS1"],
      title: { en: "Packet loss in PUS1", ko: "PUS1 패킷 손실" },
      starts_at: "2026-11-15T02:00:00Z",
      ends_at: null,
    });
    const now = new Date("2026-11-15T03:00:00Z");
    expect(await getStatus(orm, "ko", now)).toMatchObject({ ok: false, incidents: [{ title: "PUS1 패킷 손실", state: "running" }] });
    await updateIncident(orm, services.bus, id, { ends_at: "2026-11-15T02:30:00Z" });
    expect(await getStatus(orm, "en", now)).toMatchObject({ ok: true, incidents: [{ title: "Packet loss in PUS1", state: "over" }] });
    await expect(updateIncident(orm, services.bus, "nope", { title: { en: "x", ko: "x" } })).rejects.toMatchObject({ id: "not_found" });
    await expect(updateIncident(orm, services.bus, id, {})).rejects.toMatchObject({ id: "invalid" });
  });
});
