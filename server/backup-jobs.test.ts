// Backups the server makes by itself, and what it says when none was made.
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { generateIdentity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { checkBackup } from "#platform/backup/restore-backup.ts";
import { parseConfig } from "#platform/config.ts";
import { buildOf, listening } from "#tests/fixtures/listening.ts";
import { engines, type TestServices, testServices } from "#tests/fixtures/test-services.ts";
import { backupAge, speakOfLateBackup } from "./backup-jobs.ts";

const hourMs = 3_600_000;

describe.each(engines)("on %s", (engine) => {
  const folder = mkdtempSync(join(tmpdir(), "aranode-scheduled-"));
  let services: TestServices;
  let identity: string;
  beforeAll(async () => {
    identity = await generateIdentity();
    services = await testServices(engine, {
      BACKUP_DIR: folder,
      BACKUP_RECIPIENT: await identityToRecipient(identity),
      BACKUP_SCHEDULE: "15 3 * * *",
      BACKUP_KEEP: "1",
      BACKUP_ALERT_TO: "ops@example.kr",
      METRICS_TOKEN: "seen-by-few",
    });
    await services.jobs.start();
  });
  afterAll(async () => {
    await services.dispose();
    rmSync(folder, { recursive: true, force: true });
  });

  const lateMails = () => services.database.query("select id, recipient, subject from mails where id like 'backup-late-%'", []);
  const metric = async () => {
    const site = await listening(services, buildOf({}));
    const text = await (await fetch(`${site.url}/metrics`, { headers: { authorization: "Bearer seen-by-few" } })).text();
    await site.close();
    return /^aranode_backup_age_seconds (\S+)$/m.exec(text)?.[1];
  };

  test("before the first backup there is no figure, and a mail once a day when its time has passed", async () => {
    expect(await metric()).toBeUndefined();
    const now = Date.now();
    await speakOfLateBackup(services, folder, now - 25 * hourMs, now);
    expect(await lateMails()).toEqual([]);
    for (let n = 0; n < 3; n++) await speakOfLateBackup(services, folder, now - 27 * hourMs, now);
    expect(await lateMails()).toEqual([expect.objectContaining({ recipient: "ops@example.kr", subject: expect.stringContaining("27") })]);
  });

  test("the job makes one that can be opened, keeps as many as it should, and the figure says how old it is", async () => {
    for (let made = 0; made < 2; made++) {
      const known = readdirSync(folder).join();
      await services.database.orm.transaction((tx) => services.jobs.send(tx, "backup", {}));
      await expect
        .poll(() => readdirSync(folder).filter((name) => name.endsWith(".age") && name !== known).length, { timeout: 60_000 })
        .toBe(1);
    }
    await expect.poll(() => readdirSync(folder), { timeout: 20_000 }).toHaveLength(1);
    const [name = ""] = readdirSync(folder);
    const { manifest } = await checkBackup(join(folder, name), identity);
    expect(manifest.head.engine).toBe(engine);
    expect(backupAge(folder)).toBeLessThan(300);
    expect(Number(await metric())).toBeLessThan(300);
    await services.database.query("delete from mails", []);
    await speakOfLateBackup(services, folder, 0);
    expect(await lateMails()).toEqual([]);
    await speakOfLateBackup(services, folder, 0, Date.now() + 27 * hourMs);
    expect(await lateMails()).toHaveLength(1);
  });
});

test("a schedule without a folder or a key is a mistake that is named", () => {
  expect(() => parseConfig({ BACKUP_SCHEDULE: "15 3 * * *" })).toThrow(/BACKUP_DIR[\s\S]*BACKUP_RECIPIENT/);
  expect(() => parseConfig({ BACKUP_SCHEDULE: "every night" })).toThrow(/cron/);
  expect(() => parseConfig({ BACKUP_RECIPIENT: "AGE-SECRET-KEY-1" })).toThrow(/age1/);
});
