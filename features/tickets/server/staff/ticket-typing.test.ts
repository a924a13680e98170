// "Is writing": each reads the name they know the writer by.
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { REALTIME_TOPIC } from "#platform/realtime/relay.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { asOf, openOne } from "../ticket-fixture.ts";

describe("is writing", () => {
  const told: { c: string[]; e: string; d: string }[] = [];
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench("pglite");
    bench.services.bus.subscribe(REALTIME_TOPIC, (payload) => {
      for (const { channels, event, data } of JSON.parse((payload as { payload: string }).payload))
        told.push({ c: channels, e: event, d: data });
    });
  });
  afterAll(() => bench.dispose());

  test("colleagues read the one name they call each other by, a customer the name in their language", async () => {
    const [customer, agent] = [await bench.person({ locale: "ko" }), await bench.person({ role: "agent", name: "윤세라 (Sera Yoon)" })];
    await bench.services.database.orm
      .update(accounts)
      .set({ names: { en: "Sera Yoon", ko: "윤세라" } })
      .where(eq(accounts.id, agent.id));
    const { id } = await openOne(bench, customer);
    await bench.call("POST", `/staff/tickets/${id}/typing`, {}, asOf(agent));
    const names = (channel: string) =>
      told.filter(({ c, e }) => e === "ticket.typing" && c.includes(channel)).map(({ d }) => JSON.parse(d).name);
    await expect.poll(() => names(`presence-ticket-${id}`)).toEqual(["윤세라 (Sera Yoon)"]);
    await expect.poll(() => names(`private-customer-${customer.id}`)).toEqual(["윤세라"]);
  });
});
