// Everything held about a customer, as a ZIP of JSON files, made by a job. Other features add their own part.
import { and, desc, eq, gt, lt } from "drizzle-orm";
import { z } from "zod";
import { consents, dataExports, knownDevices, securityEvents, sessions } from "#db/schema/accounts.ts";
import { discardedFiles } from "#db/schema/files.ts";
import { mails } from "#db/schema/mails.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import type { ExportView } from "#features/accounts/rules/account-views.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { viewAccount } from "#features/accounts/server/account-view.server.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { newId } from "#platform/random-token.server.ts";
import { type ZipEntry, zipArchive } from "#platform/zip-archive.server.ts";
import { removeExports, storeExport } from "./export-files.server.ts";

/** A feature's share of the export: files for the ZIP. Listed in server/feature-jobs.ts. */
export type ExportPart = (db: Db, accountId: string) => Promise<ZipEntry[]>;

const makeExportJob = "make-export";

export async function listExports(db: Db, viewer: Viewer): Promise<ExportView[]> {
  const rows = await db
    .select()
    .from(dataExports)
    .where(eq(dataExports.accountId, viewer.id))
    .orderBy(desc(dataExports.createdAt))
    .limit(20);
  return rows.map(presentExport);
}

/** One export at a time: asking again while one is being made gives that one. */
export async function findRunningExport(db: Db, viewer: Viewer): Promise<ExportView | null> {
  const waiting = and(eq(dataExports.accountId, viewer.id), eq(dataExports.state, "waiting"));
  const [running] = await db.select().from(dataExports).where(waiting);
  return running ? presentExport(running) : null;
}

export async function askExport(tx: Db, services: AccountServices, viewer: Viewer, caller: Caller): Promise<ExportView> {
  const [row] = await tx.insert(dataExports).values({ id: newId(), accountId: viewer.id }).returning();
  if (!row) throw new AppError("internal");
  await recordEvent(tx, viewer.id, "export-asked", caller);
  await services.jobs.send(tx, makeExportJob, { exportId: row.id });
  return presentExport(row);
}

/** The key of its file. */
export async function findExport({ database }: AccountServices, viewer: Viewer, id: string): Promise<string> {
  const [row] = await database.orm
    .select({ key: dataExports.fileKey })
    .from(dataExports)
    .where(
      and(
        eq(dataExports.id, id),
        eq(dataExports.accountId, viewer.id),
        eq(dataExports.state, "ready"),
        gt(dataExports.expiresAt, new Date()),
      ),
    );
  if (!row?.key) throw new AppError("not_found");
  return row.key;
}

export function defineExportJob(services: AccountServices, parts: readonly ExportPart[]) {
  services.jobs.define({
    name: makeExportJob,
    data: z.object({ exportId: z.string() }),
    retries: 3,
    retryDelaySeconds: 20,
    async work({ exportId }, job) {
      const db = services.database.orm;
      const [row] = await db
        .select()
        .from(dataExports)
        .where(and(eq(dataExports.id, exportId), eq(dataExports.state, "waiting")));
      if (!row) return;
      try {
        const bytes = await makeArchive(services, row.accountId, parts);
        const fileKey = await storeExport(services, bytes);
        await db.transaction(async (tx) => {
          const expiresAt = new Date(Date.now() + lifetimes.exportDays * 86_400_000);
          const kept = await tx
            .update(dataExports)
            .set({ state: "ready", fileKey, size: bytes.length, expiresAt })
            .where(and(eq(dataExports.id, row.id), eq(dataExports.state, "waiting")))
            .returning({ id: dataExports.id });
          // The account is gone, or another attempt was faster: the sweep takes the file.
          if (kept.length === 0) return;
          await tx.delete(discardedFiles).where(eq(discardedFiles.storageKey, fileKey));
          await sendAccountMail(services, tx, {
            mail: "export-ready",
            accountId: row.accountId,
            facts: { until: expiresAt.toISOString() },
          });
        });
      } catch (error) {
        if (job.lastAttempt) await db.update(dataExports).set({ state: "failed" }).where(eq(dataExports.id, row.id));
        throw error;
      }
    },
  });
}

async function makeArchive(services: AccountServices, accountId: string, parts: readonly ExportPart[]): Promise<Buffer> {
  const db = services.database.orm;
  const now = new Date();
  const files = [...(await accountPart(services, accountId)), ...(await Promise.all(parts.map((part) => part(db, accountId)))).flat()];
  const about = { provider: services.company().legal.entity.en, made_at: now.toISOString(), files: files.map((file) => file.name) };
  return zipArchive([jsonFile("about.json", about), ...files], now);
}

async function accountPart({ database, config }: AccountServices, accountId: string): Promise<ZipEntry[]> {
  const db = database.orm;
  const account = await viewAccount(db, accountId, config);
  const owned = { sessions, consents, securityEvents, knownDevices };
  const [sessionRows, consentRows, eventRows, deviceRows] = await Promise.all(
    Object.values(owned).map((table) => db.select().from(table).where(eq(table.accountId, accountId))),
  );
  const mailRows = await db
    .select({ subject: mails.subject, state: mails.state, created_at: mails.createdAt, sent_at: mails.sentAt })
    .from(mails)
    .where(eq(mails.recipient, account.email));
  return [
    jsonFile("account.json", account),
    jsonFile("sessions.json", (sessionRows ?? []).map(withoutSecrets)),
    jsonFile("consents.json", (consentRows ?? []).map(withoutSecrets)),
    jsonFile("security-events.json", (eventRows ?? []).map(withoutSecrets)),
    jsonFile("known-devices.json", (deviceRows ?? []).map(withoutSecrets)),
    jsonFile("mails.json", mailRows),
  ];
}

export function jsonFile(name: string, content: unknown): ZipEntry {
  return { name, content: `${JSON.stringify(content, null, 2)}\n` };
}

function withoutSecrets(row: Record<string, unknown>): Record<string, unknown> {
  const { tokenHash, deviceHash, accountId, actorId, ...rest } = row;
  return rest;
}

export async function sweepExports(services: AccountServices): Promise<void> {
  const over = lt(dataExports.expiresAt, new Date());
  const gone = await services.database.orm.delete(dataExports).where(over).returning({ key: dataExports.fileKey });
  await removeExports(
    services,
    gone.map(({ key }) => key),
  );
}

function presentExport(row: typeof dataExports.$inferSelect): ExportView {
  return {
    id: row.id,
    state: row.state === "ready" && row.expiresAt && row.expiresAt < new Date() ? "expired" : row.state,
    size: row.size,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt?.toISOString() ?? null,
  };
}
