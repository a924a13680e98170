import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { afterEach, expect, test } from "vitest";
import { incidents } from "#db/schema/status.ts";
import { cannedReplies, customerServices } from "#db/schema/tickets.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { migrationsFolder } from "./database.ts";
import { openPglite } from "./pglite.ts";

let folder: string;
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The migrations as they were before this one was written. */
function migrationsBefore(tag: string): string {
  folder = mkdtempSync(join(tmpdir(), "aranode-migrations-"));
  cpSync(migrationsFolder, folder, { recursive: true });
  const file = join(folder, "meta/_journal.json");
  const journal = JSON.parse(readFileSync(file, "utf8")) as { entries: { tag: string }[] };
  const at = journal.entries.findIndex((entry) => entry.tag === tag);
  expect(at, tag).toBeGreaterThan(0);
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, at) }));
  return folder;
}

test.runIf(everyWay)("texts that had a column for each language keep every word when they become one value", async () => {
  const database = await openPglite({ memory: true });
  await migrate(drizzle({ client: database.client }), { migrationsFolder: migrationsBefore("0020_language-versions") });
  await database.query(`
    insert into accounts (id, kind, email, name, password_hash) values ('c', 'customer', 'c@example.com', 'C', 'x');
    insert into customer_services (id, customer_id, code, name_en, name_ko, family)
      values ('s', 'c', 'DL-1', 'Dedicated line "1 G"', '전용회선 1 G', 'network');
    insert into canned_replies (id, shortcut, title_en, title_ko, body_en, body_ko, used)
      values ('r', 'hello', 'Hello', '안녕하세요', E'Hello {name},\\n\\nbye', '{name} 님', 7);
    insert into incidents (id, kind, title_en, title_ko, body_en, starts_at)
      values ('i', 'incident', 'Loss in PUS1', 'PUS1 손실', 'Since 02:00', '2026-11-15T02:00:00Z')`);
  await database.migrate();
  const [service] = await database.orm.select().from(customerServices).where(eq(customerServices.id, "s"));
  expect(service).toMatchObject({ code: "DL-1", name: { en: 'Dedicated line "1 G"', ko: "전용회선 1 G" } });
  const [reply] = await database.orm.select().from(cannedReplies).where(eq(cannedReplies.id, "r"));
  expect(reply).toMatchObject({
    used: 7,
    title: { en: "Hello", ko: "안녕하세요" },
    body: { en: "Hello {name},\n\nbye", ko: "{name} 님" },
  });
  const [incident] = await database.orm.select().from(incidents).where(eq(incidents.id, "i"));
  expect(incident).toMatchObject({ title: { en: "Loss in PUS1", ko: "PUS1 손실" }, body: { en: "Since 02:00", ko: "" } });
  await database.close();
});
