// "Confirm it's you" for somebody who has no password here: a log-in at the provider that was done just now, by the same person.
import { and, eq } from "drizzle-orm";
import { ssoIdentities } from "#db/schema/accounts.ts";
import type { AccountServices } from "#features/accounts/server/account-services.ts";
import { noteFactor } from "#features/accounts/server/sessions.server.ts";
import { freshFactorMinutes, type Viewer } from "#platform/api/viewer.ts";
import { AppError } from "#platform/errors.ts";
import type { Provider } from "./provider.server.ts";
import { keepAttempt, spendAttempt } from "./sso-attempts.server.ts";

const clockToleranceMs = 30_000;

export async function beginSignOnFactor(services: AccountServices, provider: Provider, viewer: Viewer) {
  const attempt = await keepAttempt(services.database.orm, viewer.sessionId);
  return { attempt, address: await provider.address(attempt, { maxAgeSeconds: 0, again: true }) };
}

export async function finishSignOnFactor(
  services: AccountServices,
  provider: Provider,
  viewer: Viewer,
  body: { attempt: string; answer: string },
): Promise<{ fresh_until: string }> {
  const db = services.database.orm;
  const { startedAt } = await spendAttempt(db, body.attempt, viewer.sessionId);
  const { issuer, subject, authenticatedAt } = await provider.answer(body.attempt, body.answer);
  const [own] = await db
    .select({ id: ssoIdentities.id })
    .from(ssoIdentities)
    .where(and(eq(ssoIdentities.accountId, viewer.id), eq(ssoIdentities.issuer, issuer), eq(ssoIdentities.subject, subject)));
  if (!own) throw new AppError("sso_other_person");
  // A provider that ignores the request, or does not say when it asked, has proved nothing new.
  if (!authenticatedAt || authenticatedAt.getTime() < startedAt.getTime() - clockToleranceMs) throw new AppError("sso_not_fresh");
  await noteFactor(db, viewer.sessionId);
  return { fresh_until: new Date(Date.now() + freshFactorMinutes * 60_000).toISOString() };
}
