import { asc } from "drizzle-orm";
import { expect, test } from "vitest";
import { chatMessages, chats } from "#db/schema/chat.ts";
import { seedDemoAccounts } from "#db/seed/seed-demo.server.ts";
import { testServices } from "#tests/fixtures/test-services.ts";
import { seedDemoChats } from "./seed-demo-chats.server.ts";

test("each demo customer gets one past chat, once, with nothing left unseen or waiting", async () => {
  const services = await testServices();
  try {
    const db = services.database.orm;
    await seedDemoAccounts(db, async () => "");
    expect([await seedDemoChats(services), await seedDemoChats(services)]).toEqual([2, 0]);
    const rows = await db.select().from(chats).orderBy(asc(chats.locale));
    expect(rows.map(({ locale, state }) => [locale, state])).toEqual([
      ["en", "ended"],
      ["ko", "ended"],
    ]);
    for (const row of rows) {
      expect(row).toMatchObject({ customerReadSeq: row.publicSeq, unseenSince: null, unansweredSince: null, waitingSince: null });
      expect(row.endedAt?.getTime()).toBeLessThan(Date.now());
    }
    const said = await db.select().from(chatMessages);
    expect(said.filter(({ kind }) => kind === "message").length).toBeGreaterThan(10);
  } finally {
    await services.dispose();
  }
});
