// A Postgres server that is stopped, and one that is frozen: every answer comes soon, says 503, and all is well again by itself.
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { createLog } from "#platform/log.ts";
import { siteFiles } from "#server/pages/site-files.ts";
import { type ApiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { type OwnPostgres, ownPostgres, postgresPrograms } from "#tests/fixtures/own-postgres.ts";
import { testSecretsKey } from "#tests/fixtures/secrets-key.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import { openServices } from "./services.ts";

describe.skipIf(!postgresUrl || !postgresPrograms)("tools 10: a Postgres server", () => {
  let postgres: OwnPostgres;
  let bench: ApiBench;
  let ann: Person;

  beforeAll(async () => {
    postgres = await ownPostgres();
    const config = parseConfig({
      DATABASE_URL: postgres.url,
      SECRETS_KEY: testSecretsKey,
      STAFF_TWO_FACTOR: "optional",
      DATA_DIR: "./data-unused",
      LOG_LEVEL: "silent",
    });
    const database = await openDatabase(config);
    await database.migrate();
    bench = benchOn(await openServices(config, { database, log: createLog(process.env.TEST_LOG ?? "silent") }));
    await bench.services.jobs.start();
    ann = await bench.person();
  });
  afterAll(async () => {
    await bench.dispose();
    postgres.remove();
  });

  const read = (locale = "en") => bench.call("GET", "/user", undefined, { token: ann.token, locale });
  const write = () =>
    bench.call("POST", "/login", { email: ann.email, password: "x", session_id: "s", user_type: "customer", device: "web" });
  const ready = async () => {
    const answer = await siteFiles({ request: new Request("http://site.test/readyz"), pathname: "/readyz", services: bench.services });
    return `${answer?.status} ${await answer?.text()}`;
  };

  async function expectRefusals() {
    // Three askers at once and one after another: nobody waits for the patience of somebody else.
    const answers = await Promise.all([read("ko"), write(), bench.call("GET", "/posts")]);
    answers.push(await read("ko"));
    for (const answer of answers) {
      expect(answer).toMatchObject({ status: 503, body: { success: false, code: "unavailable" } });
      expect(answer.headers.get("retry-after")).toMatch(/^\d+$/);
    }
    expect(answers[0]?.body.message).toMatch(/[가-힣]/);
    expect(await ready()).toBe("503 not ready: the database does not answer");
  }

  test("that is stopped: 503 with words, and back by itself", async () => {
    expect(await ready()).toBe("200 ready");
    postgres.stop();
    await expectRefusals();
    postgres.start();
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
    expect(await ready()).toBe("200 ready");
  });

  test("that is frozen: nobody waits for ever, what had not been sent is never done, and back by itself", async () => {
    expect((await read()).status).toBe(200);
    postgres.freeze();
    try {
      const late = bench.services.database.orm
        .transaction((tx) => bench.services.bus.publish(tx, "late", {}))
        .catch((error: { id?: string; cause?: { id?: string } }) => error.id ?? error.cause?.id);
      await expectRefusals();
      expect(await late).toBe("unavailable");
    } finally {
      postgres.thaw();
    }
    await expect.poll(async () => (await read()).status, { timeout: 20_000 }).toBe(200);
    expect(await bench.services.database.query("select 1 from bus_events where topic = 'late'")).toEqual([]);
  });
});
