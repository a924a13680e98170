// What an administrator sets holds everywhere within a second, is written down, and can be taken back.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { isGuarded, type SettingGroup } from "#features/settings/rules/setting-figures.ts";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { openServices } from "#server/services.ts";
import { type ApiBench, apiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

/** Asked again and again; a second is promised, a machine that does ten things at once gets more. */
async function soon<T>(read: () => T | Promise<T>, wanted: (value: T) => boolean): Promise<T> {
  const end = Date.now() + 10_000;
  for (;;) {
    const value = await read();
    if (wanted(value) || Date.now() > end) return value;
    await new Promise((later) => setTimeout(later, 10));
  }
}

describe.each(oneEngine)("settings on %s", (engine) => {
  let bench: ApiBench;
  let admin: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    admin = await bench.person({ role: "admin", name: "Sera" });
  });
  afterAll(() => bench.dispose());

  const as = () => ({ token: admin.token });
  const read = async (group: string) => (await bench.call("GET", `/staff/settings/${group}`, undefined, as())).body.data;
  async function save(group: string, change: (value: never) => unknown) {
    const { version, value } = await read(group);
    return bench.call("PUT", `/staff/settings/${group}`, { version, value: change(structuredClone(value) as never) }, as());
  }
  const undo = async (group: string, version: number) =>
    bench.call(
      "POST",
      `/staff/settings/${isGuarded(group as SettingGroup) ? "guarded/" : ""}${group}/undo`,
      { version: (await read(group)).version, undo: version },
      as(),
    );

  type Calendar = { week: Record<string, string>; holidays: { date: string; en: string; ko: string }[] };
  type Targets = Record<"urgent" | "high" | "normal" | "low", { response_minutes: number; resolution_hours: number }> & {
    departments: Record<string, object>;
  };

  test("without anything saved, the preset of this year and the next holds", async () => {
    const { value, version, is_default, history } = await read("calendar");
    expect([version, is_default, history]).toEqual([0, true, []]);
    const year = new Date().getFullYear();
    for (const day of [`${year}-01-01`, `${year + 1}-12-25`])
      expect(value.holidays.map(({ date }: { date: string }) => date)).toContain(day);
  });

  test("a holiday that is added closes the desk, is in the history and the audit log, and undo opens it again", async () => {
    const date = "2027-04-09";
    const isFree = () => bench.services.desk().calendar.holidays.has(date);
    expect(isFree()).toBe(false);
    const given = { date, en: "Founding day", ko: "창립기념일" };
    const saved = await save("calendar", (value: Calendar) => ({ ...value, holidays: [...value.holidays, given] }));
    expect(saved.status, JSON.stringify(saved.body)).toBe(200);
    expect(await soon(isFree, Boolean)).toBe(true);
    const [entry] = saved.body.data.history;
    expect(entry).toMatchObject({
      by: { name: "Sera" },
      changes: [{ field: `holidays.${date}`, from: null, to: "Founding day / 창립기념일" }],
    });
    const { body: log } = await bench.call("GET", "/staff/audit?kind=settings", undefined, as());
    expect(log.data[0]).toMatchObject({ action: "saveCalendar", subject: { id: "calendar" }, changes: entry.changes });
    const undone = await undo("calendar", entry.version);
    expect(undone.status, JSON.stringify(undone.body)).toBe(200);
    expect(await soon(isFree, (free) => !free)).toBe(false);
    expect(await read("calendar")).toMatchObject({ is_default: true, history: [{ undoes: entry.version }, { version: entry.version }] });
  });

  test("a target holds for tickets opened from then on, of its department where it has one; running clocks keep their promise", async () => {
    const customer = await bench.person();
    const old = await openOne(bench, customer, { priority: "urgent", department: "technical" });
    await save("targets", (value: Targets) => ({
      ...value,
      urgent: { ...value.urgent, response_minutes: 45 },
      departments: { abuse: { high: { response_minutes: 30, resolution_hours: 2 } } },
    }));
    await soon(
      () => bench.services.desk().targets.urgent.response,
      (minutes) => minutes === 45,
    );
    expect(bench.services.desk("abuse").targets.high).toMatchObject({ response: 30, resolution: 120, roundTheClock: false });
    expect(bench.services.desk("technical").targets.high.response).toBe(60);
    const young = await openOne(bench, customer, { priority: "urgent", department: "technical" });
    const minutes = async (id: string) => {
      const { body } = await bench.call("GET", `/staff/tickets/${id}`, undefined, as());
      return Math.round((Date.parse(body.data.clocks.first.due_at) - Date.parse(body.data.created_at)) / 60_000);
    };
    expect([await minutes(old.id), await minutes(young.id)]).toEqual([15, 45]);
    const { history } = await read("targets");
    await undo("targets", history[0].version);
    expect(
      await soon(
        () => bench.services.desk().targets.urgent.response,
        (now) => now === 15,
      ),
    ).toBe(15);
  });

  test("another number is said by the next mail, in its reader's language; undo says the old one again", async () => {
    type Company = { phone: { en: string; ko: string }; entity: { en: string; ko: string } };
    const change = (value: Company) => ({
      ...value,
      phone: { en: "+82-2-555-0100", ko: "02-555-0100" },
      entity: { en: "A & B Hosting", ko: "에이앤비" },
    });
    expect((await save("company", change)).status).toBe(200);
    await soon(
      () => bench.services.company().contact.phone.ko,
      (number) => number === "02-555-0100",
    );
    const ask = async (email: string, locale: string) => {
      const enquiry = { intent: "sales", name: "Alex", email, message: "A rack in Seoul, please, from May.", consent: true };
      const sent = await bench.call("POST", "/contact", enquiry, { locale });
      expect(sent.status, JSON.stringify(sent.body)).toBeLessThan(300);
      const [mail] = await bench.mailsTo(email);
      return mail as { text: string; html: string };
    };
    const mail = await ask("alex.en@example.com", "en");
    expect(mail.text).toContain("+82-2-555-0100");
    expect([mail.text.includes("A & B Hosting"), mail.html.includes("A &amp; B Hosting")]).toEqual([true, true]);
    expect((await ask("alex.ko@example.com", "ko")).text).toContain("02-555-0100");
    await undo("company", (await read("company")).history[0].version);
    await soon(
      () => bench.services.company().contact.phone.ko,
      (number) => number === "02-0000-0000",
    );
    expect((await ask("alex.again@example.com", "en")).text).toContain("+82-2-0000-0000");
  });

  test("settings 1: what a fresh factor was asked for is not taken back without one", async () => {
    const { version } = await read("company");
    const body = { version, undo: version };
    const old = await bench.person({ role: "admin" });
    await bench.services.database.query("update sessions set factor_at = now() - interval '11 minutes' where id = $1", [old.sessionId]);
    const asked = await bench.call("POST", "/staff/settings/guarded/company/undo", body, { token: old.token });
    expect([asked.status, asked.body.code]).toEqual([403, "fresh_factor_required"]);
    const beside = await bench.call("POST", "/staff/settings/company/undo", body, { token: old.token });
    expect(beside.status).toBeGreaterThanOrEqual(400);
  });

  test("two who save at once: the second has not seen the first and is refused", async () => {
    const { version, value } = await read("targets");
    const body = (response_minutes: number) => ({ version, value: { ...value, low: { ...value.low, response_minutes } } });
    const answers = await Promise.all([60, 120].map((minutes) => bench.call("PUT", "/staff/settings/targets", body(minutes), as())));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await undo("targets", (await read("targets")).history[0].version);
  });

  test.each([
    ["calendar", (value: Calendar) => ({ ...value, week: { ...value.week, monday: "18:00–09:00" } }), "value.week.monday"],
    ["calendar", (value: Calendar) => ({ ...value, week: { ...value.week, monday: "09:00–12:00, 11:00–18:00" } }), "value.week.monday"],
    [
      "calendar",
      (value: Calendar) => ({ ...value, week: Object.fromEntries(Object.keys(value.week).map((day) => [day, ""])) }),
      "value.week",
    ],
    ["targets", (value: Targets) => ({ ...value, high: { response_minutes: 600, resolution_hours: 1 } }), "value.high.resolution_hours"],
    ["targets", (value: Targets) => ({ ...value, high: { ...value.high, response_minutes: 0 } }), "value.high.response_minutes"],
  ])("%s that cannot be kept is refused at its field", async (group, change, field) => {
    const { status, body } = await save(group, change as (value: never) => unknown);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  });

  test("versions are only added, whoever asks the database", async () => {
    await save("targets", (value: Targets) => ({ ...value, low: { ...value.low, response_minutes: 60 } }));
    for (const sql of ["update setting_versions set value = null", "delete from setting_versions"]) {
      await expect(bench.services.database.query(sql)).rejects.toThrow("only added");
    }
    await undo("targets", (await read("targets")).history[0].version);
  });

  test("agents and editors may neither read nor save", async () => {
    for (const role of ["agent", "editor"] as const) {
      const { token } = await bench.person({ role });
      for (const method of ["GET", "PUT"]) {
        expect((await bench.call(method, "/staff/settings/calendar", method === "PUT" ? {} : undefined, { token })).status).toBe(403);
      }
    }
  });

  test.runIf(engine === "postgres")("another replica goes by it within a second, and by its undoing", async () => {
    const other = benchOn(await openServices(bench.services.config, { log: bench.services.log }));
    try {
      const seen = () => other.services.desk().targets.normal.response;
      expect(seen()).toBe(240);
      const saved = await save("targets", (value: Targets) => ({ ...value, normal: { ...value.normal, response_minutes: 180 } }));
      expect(await soon(seen, (minutes) => minutes === 180)).toBe(180);
      await undo("targets", saved.body.data.version);
      expect(await soon(seen, (minutes) => minutes === 240)).toBe(240);
    } finally {
      await other.dispose();
    }
  });
});
