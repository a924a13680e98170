// Consents are a history: rows are added, the newest of a kind counts. Version, time, address and language are kept as proof.
import { desc, eq } from "drizzle-orm";
import type { z } from "zod";
import { legalEffective } from "#content/figures/legal.ts";
import { consents } from "#db/schema/accounts.ts";
import { sendAccountMail } from "#features/accounts/notices/account-mail-job.server.ts";
import { type ConsentKind, consentKinds, lifetimes, optionalConsents } from "#features/accounts/rules/account-figures.ts";
import type { ConsentsView, ConsentView } from "#features/accounts/rules/account-views.ts";
import type { consentBody, registerBody } from "#features/accounts/rules/accounts.contract.ts";
import type { AccountServices, Caller } from "#features/accounts/server/account-services.ts";
import { recordEvent } from "#features/accounts/server/security-events.server.ts";
import type { Db } from "#platform/db/database.ts";
import { newId } from "#platform/random-token.server.ts";

export function consentsOfRegistration(body: z.output<typeof registerBody>): ConsentKind[] {
  const given: [ConsentKind, boolean | undefined][] = [
    ["terms", body.terms],
    ["privacy", body.privacy],
    ["age", body.age],
    ["consulting", body.consulting],
    ["marketing-email", body.marketing],
    ["marketing-sms", body.marketing_sms],
    ["marketing-night", body.marketing_night],
  ];
  return given.filter(([, granted]) => granted).map(([kind]) => kind);
}

type Consenting = Pick<Caller, "address" | "locale"> & { at?: Date };

export async function storeConsents(db: Db, accountId: string, kinds: ConsentKind[], caller: Consenting, granted = true): Promise<void> {
  await db.insert(consents).values(
    kinds.map((kind) => ({
      id: newId(),
      accountId,
      kind,
      granted,
      version: legalEffective,
      locale: caller.locale,
      address: caller.address,
      ...(caller.at ? { createdAt: caller.at } : {}),
    })),
  );
}

export async function viewConsents(db: Db, accountId: string): Promise<ConsentsView> {
  const rows = await db.select().from(consents).where(eq(consents.accountId, accountId)).orderBy(desc(consents.createdAt));
  return {
    consents: consentKinds.map((kind): ConsentView => {
      const newest = rows.find((row) => row.kind === kind);
      return {
        kind,
        required: !isOptional(kind),
        granted: newest?.granted ?? false,
        version: newest?.version ?? null,
        decided_at: newest?.createdAt.toISOString() ?? null,
        renew_by: newest?.granted && kind.startsWith("marketing") ? yearsAfter(newest.createdAt, lifetimes.marketingConsentYears) : null,
      };
    }),
    history: rows.map((row) => ({
      kind: row.kind,
      granted: row.granted,
      version: row.version,
      locale: row.locale,
      created_at: row.createdAt.toISOString(),
    })),
  };
}

/** The result of giving or withdrawing consent is also told by mail, as the law asks. */
export async function decideConsent(
  tx: Db,
  services: AccountServices,
  accountId: string,
  caller: Caller,
  body: z.output<typeof consentBody>,
): Promise<ConsentsView> {
  const before = (await viewConsents(tx, accountId)).consents.find((consent) => consent.kind === body.kind);
  if (before?.granted !== body.granted) {
    await storeConsents(tx, accountId, [body.kind], caller, body.granted);
    await recordEvent(tx, accountId, "consent-changed", caller);
    await sendAccountMail(services, tx, {
      mail: body.granted ? "consent-given" : "consent-withdrawn",
      accountId,
      facts: { consent: body.kind, at: new Date().toISOString() },
    });
  }
  return viewConsents(tx, accountId);
}

function isOptional(kind: ConsentKind): boolean {
  return (optionalConsents as readonly string[]).includes(kind);
}

function yearsAfter(date: Date, years: number): string {
  const later = new Date(date);
  later.setUTCFullYear(later.getUTCFullYear() + years);
  return later.toISOString();
}
