// Years later: what an older release saved is read by the newest, by way of the schema it was saved from.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { expect, test } from "vitest";
import { parseConfig } from "#platform/config.ts";
import { migrationsFolder } from "#platform/db/database.ts";
import { openPglite } from "#platform/db/pglite.ts";
import { everyWay } from "#tests/fixtures/every-way.ts";
import { migrateTo } from "./load-snapshot.ts";
import { makeBackup } from "./make-backup.ts";
import { checkBackup, restoreBackup } from "./restore-backup.ts";
import { readSnapshot } from "./snapshot.ts";

test.runIf(everyWay)(
  "a backup of an older release, from before its columns became one, is restored and migrated to the newest schema",
  async () => {
    const folder = mkdtempSync(join(tmpdir(), "aranode-older-"));
    const known = readMigrationFiles({ migrationsFolder });
    const old = await openPglite({ memory: true });
    const empty = await openPglite({ memory: true });
    try {
      // As it was before 0020_language-versions: a column for each language.
      await migrateTo(old, 20);
      await old.query(
        "insert into canned_replies (id, shortcut, title_en, title_ko, body_en, body_ko) values ('r', 'hi', 'Hello', '안녕하세요', 'x', 'y')",
      );
      const identity = await generateIdentity();
      const config = parseConfig({ DATA_DIR: join(folder, "data") });
      const { path } = await makeBackup(config, {
        folder,
        recipients: [await identityToRecipient(identity)],
        read: (sink) => readSnapshot(old, sink),
      });
      const checked = await checkBackup(path, identity);
      expect(checked.manifest.head.migrations).toHaveLength(20);
      await restoreBackup(path, identity, config, { database: empty, url: undefined }, checked);
      expect(await empty.query("select title from canned_replies where id = 'r'")).toEqual([{ title: { en: "Hello", ko: "안녕하세요" } }]);
      const done = await empty.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by created_at");
      expect(done.map(({ hash }) => hash)).toEqual(known.map(({ hash }) => hash));
    } finally {
      await old.close();
      await empty.close();
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
