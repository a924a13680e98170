import { sql } from "drizzle-orm";
import { afterEach, describe, expect, test } from "vitest";
import { createEventBus } from "#platform/events/event-bus.ts";
import { createLog } from "#platform/log.ts";
import { createRateLimits } from "#platform/rate-limits.ts";
import { engines, type TestServices, testServices } from "#tests/fixtures/test-services.ts";

describe.each(engines)("on %s", (engine) => {
  let services: TestServices;
  afterEach(() => services.dispose());

  test("an event is delivered when its transaction commits, and never when it rolls back", async () => {
    services = await testServices(engine);
    const heard: unknown[] = [];
    services.bus.subscribe("test", (payload) => void heard.push(payload));
    await services.database.orm.transaction((tx) => services.bus.publish(tx, "test", { n: 1 }));
    await services.database.orm
      .transaction(async (tx) => {
        await services.bus.publish(tx, "test", { n: 2 });
        throw new Error("no");
      })
      .catch(() => {});
    await services.database.orm.transaction((tx) => services.bus.publish(tx, "test", { n: 3, text: "x".repeat(20_000) }));
    await expect.poll(() => heard.length).toBe(2);
    expect(heard[0]).toEqual({ n: 1 });
    expect((heard[1] as { n: number; text: string }).text).toHaveLength(20_000);
  });

  test("a second replica hears what the first one writes", async () => {
    services = await testServices(engine);
    const other = createEventBus(services.database, createLog("silent"));
    await other.start();
    const heard: unknown[] = [];
    other.subscribe("test", (payload) => void heard.push(payload));
    await services.bus.publish(services.database.orm, "test", "hello");
    await services.bus.publishTransient("test", "typing");
    await expect.poll(() => heard).toEqual(["hello", "typing"]);
    await other.stop();
  });

  test("limits count together and survive a new limiter", async () => {
    services = await testServices(engine);
    const limit = { name: "t", points: 2, seconds: 60 };
    await services.limits.consume(limit, "a");
    await services.limits.consume(limit, "a");
    await services.limits.consume(limit, "b");
    await expect(services.limits.consume(limit, "a")).rejects.toMatchObject({ id: "rate_limited" });
    await expect(services.limits.check(limit, "a")).rejects.toMatchObject({ id: "rate_limited" });
    await services.limits.check(limit, "b");
    await services.limits.reset(limit, "a");
    await services.limits.consume(limit, "a");
  });

  test("tools low: a clock that is set back a day makes nobody wait longer than the window", async () => {
    services = await testServices(engine);
    const limit = { name: "clock", points: 1, seconds: 60 };
    const tomorrow = createRateLimits(services.database, () => Date.now() + 2 * 86_400_000);
    await tomorrow.consume(limit, "a");
    const refused = await services.limits.consume(limit, "a").catch((error) => error);
    expect(refused).toMatchObject({ id: "rate_limited" });
    expect(refused.retryAfterSeconds).toBeLessThanOrEqual(60);
    await expect(services.limits.check(limit, "a")).rejects.toMatchObject({ retryAfterSeconds: refused.retryAfterSeconds });
  });

  test("a job runs once, after its transaction commits", async () => {
    services = await testServices(engine);
    const { z } = await import("zod");
    const done: number[] = [];
    services.jobs.define({
      name: "count",
      data: z.object({ n: z.number() }),
      retries: 3,
      retryDelaySeconds: 1,
      work: async ({ n }, job) => {
        if (n === 7 && job.attempt === 1) throw new Error("try again");
        done.push(n);
      },
    });
    await services.jobs.start();
    await services.database.orm
      .transaction(async (tx) => {
        await services.jobs.send(tx, "count", { n: 1 });
        throw new Error("rolled back");
      })
      .catch(() => {});
    await services.database.orm.transaction((tx) => services.jobs.send(tx, "count", { n: 7 }));
    await expect.poll(() => done, { timeout: 15_000 }).toEqual([7]);
    const rows = (await services.database.orm.execute(sql`select 1 as one`)) as unknown;
    expect(rows).toBeTruthy();
  });
});
