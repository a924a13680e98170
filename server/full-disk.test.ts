// The embedded database on a disk that fills up: what can be read is read, what would be written is refused in words, and all is
// well again when there is room.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upload } from "#features/files/file-fixture.ts";
import { type DiskLevel, diskLevel, watchDisk } from "#platform/disk-space.ts";
import { createLog } from "#platform/log.ts";
import { siteFiles } from "#server/pages/site-files.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";

let bench: ApiBench;
let customer: Person;
let admin: Person;
let ticket: string;
let level: DiskLevel = "room";
const complaints: unknown[] = [];

const body = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: "Packets are late." }] }] };
const newTicket = { department: "technical", subject: "Latency in Seoul", body, priority: "normal" };

beforeAll(async () => {
  bench = await apiBench("pglite");
  bench.services.log.error = ((...line: unknown[]) => complaints.push(line)) as never;
  customer = await bench.person();
  admin = await bench.person({ role: "admin" });
  const made = await bench.call("POST", "/tickets", newTicket, { token: customer.token });
  ticket = made.body?.data?.id;
  expect(made.status, JSON.stringify(made.body)).toBe(201);
  // Last seen long ago: every call would like to note that they are here.
  await bench.services.database.query("update sessions set last_seen_at = now() - interval '1 day'");
  bench.services.database.guardDisk?.(() => level);
});
afterAll(async () => {
  level = "room";
  await bench.dispose();
});
beforeEach(() => {
  level = "room";
});

describe("tools 3: the disk is nearly full", () => {
  test("everything that is read is read, with an existing session, by customers and staff", async () => {
    level = "low";
    const wrong: string[] = [];
    for (const { method, path, access } of bench.api.inventory) {
      if (method !== "get" || access === "signed-request") continue;
      const person = access.startsWith("staff") ? admin : customer;
      const address = path.replace("{id}", ticket).replace(/\{\w+\}/g, "1");
      const answer = await bench.call("GET", address, undefined, { token: person.token });
      if (answer.status >= 500) wrong.push(`${answer.status} ${path} ${JSON.stringify(answer.body)}`);
    }
    expect(wrong).toEqual([]);
  });

  test.each([
    ["en", "nearly full"],
    ["ko", "저장 공간"],
  ])("nothing is written, and the answer says so (%s)", async (locale, words) => {
    level = "low";
    const before = await bench.services.database.query("select count(*) from tickets");
    const refused = await bench.call("POST", "/tickets", newTicket, { token: customer.token, locale });
    expect(refused).toMatchObject({ status: 503, body: { success: false, code: "disk_full" } });
    expect(refused.body.message).toContain(words);
    expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
    expect(await bench.services.database.query("select count(*) from tickets")).toEqual(before);
  });

  test("no statement gets around it: with a CTE, a lock, a sequence, a new table or in a transaction", async () => {
    level = "low";
    const { database } = bench.services;
    for (const text of [
      "with a as (insert into rate_limits (key) values ('x') returning key) select * from a",
      "select * from rate_limits for update",
      "create table other (a int)",
      "begin; delete from rate_limits; commit",
    ]) {
      await expect(database.query(text), text).rejects.toMatchObject({ id: "disk_full" });
      await database.query("rollback").catch(() => {});
    }
    await expect(database.orm.transaction((tx) => bench.services.bus.publish(tx, "t", {}))).rejects.toMatchObject({ id: "disk_full" });
  });

  test("when there is room again writing goes on by itself, and so do jobs", async () => {
    await bench.services.database.orm.transaction((tx) => bench.services.jobs.send(tx, "sweep-platform", {}));
    level = "low";
    await bench.call("GET", "/user", undefined, { token: customer.token });
    // Long enough for the look for due jobs to come round.
    await new Promise((resolve) => setTimeout(resolve, 2_500));
    expect(complaints).toEqual([]);
    level = "room";
    expect((await bench.call("POST", "/tickets", newTicket, { token: customer.token })).status).toBe(201);
    await bench.mailsTo(customer.email);
  });

  test("limits are still counted", async () => {
    level = "low";
    const limit = { name: "full-disk", points: 2, seconds: 60 };
    await bench.services.limits.consume(limit, "a");
    await bench.services.limits.consume(limit, "a");
    await expect(bench.services.limits.consume(limit, "a")).rejects.toMatchObject({ id: "rate_limited" });
    await expect(bench.services.limits.check(limit, "a")).rejects.toMatchObject({ id: "rate_limited" });
  });

  test("on the last megabytes the database is left alone; health still answers, readiness says why", async () => {
    level = "full";
    expect((await bench.call("GET", "/user", undefined, { token: customer.token })).body.code).toBe("disk_full");
    const services = { ...bench.services, trouble: bench.services.trouble };
    const ask = (pathname: string) => siteFiles({ request: new Request(`http://site.test${pathname}`), pathname, services });
    expect((await ask("/healthz"))?.status).toBe(200);
    expect((await ask("/readyz"))?.status).toBe(503);
  });
});

test("tools 3: a file is refused in the words of a full disk, not as damaged", async () => {
  const full = await apiBench("pglite", { MIN_FREE_DISK_MB: "1000000000" });
  try {
    const answer = await upload(full, await full.person(), "trace.txt", "hop 3");
    expect(answer).toMatchObject({ status: 503, body: { code: "disk_full" } });
  } finally {
    await full.dispose();
  }
});

test("tools 3: a change is logged once, and the reserve is a setting", () => {
  const mb = 1024 * 1024;
  const settings = { DATA_DIR: "/nowhere", MIN_FREE_DISK_MB: 256 };
  expect([300, 256, 255, 32, 31, 0].map((free) => diskLevel(free * mb, settings))).toEqual(["room", "room", "low", "low", "full", "full"]);
  expect(diskLevel(0, { MIN_FREE_DISK_MB: 0 })).toBe("room");
  const lines: string[] = [];
  const log = createLog("silent");
  log.error = ((_: object, words: string) => lines.push(words)) as never;
  log.info = log.error;
  let free = 300;
  let clock = 0;
  const realNow = performance.now;
  performance.now = () => clock;
  const watch = watchDisk(settings, log, () => free * mb);
  for (const next of [300, 200, 199, 198, 10, 300, 300]) {
    free = next;
    clock += 1_000;
    watch.level();
  }
  performance.now = realNow;
  watch.stop();
  expect(lines).toHaveLength(3);
});
