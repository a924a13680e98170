// Bearer sessions: made at login, found by the hash of their token, dead the moment they are revoked.
import { and, eq, gt, inArray, lt, ne, not, or, type Placeholder, type SQL } from "drizzle-orm";
import { accounts, endedSessions, loginChallenges, sessions } from "#db/schema/accounts.ts";
import type { CustomerView, SessionView } from "#features/accounts/rules/account-views.ts";
import { type AccountPolicy, lacksSecondFactor, sessionLength } from "#features/accounts/rules/accounts.policy.ts";
import { describeBrowser } from "#features/accounts/rules/describe-browser.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import { builtOnce, type Given } from "#platform/db/built-once.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError, exceptWhenFull } from "#platform/errors.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import { hashToken, newId, newToken } from "#platform/random-token.server.ts";
import { placeOf } from "#platform/vault/sealed-columns.ts";
import type { Vault } from "#platform/vault/vault.ts";
import { type Account, accountView, passkeyCount, viewedColumns } from "./account-view.server.ts";
import type { HeldAccount } from "./held-account.server.ts";

/** Topic on the event bus: sockets of these sessions are closed by every replica. */
export const sessionsEnded = "sessions-ended";
export type SessionsEnded = { sessionIds: string[] };

/** Told to whoever still holds the token, and to nobody else. */
export type EndedWhy = (typeof endedSessions.$inferSelect)["why"];

const seenEveryMs = 60_000;
/** How long somebody may come back to a page that was left open and still be told why it is closed. */
const endedKeptMs = 7 * 86_400_000;

/** What a log-in at the single sign-on provider has proved, and when somebody was last asked for it there. */
export type ProviderProof = { bothSteps: boolean; factorAt: Date; idToken: string | undefined };

/** The only place where a session begins. The account must be held: nobody changes its credentials at the same moment. */
export async function createSession(
  tx: Db,
  account: HeldAccount,
  from: { userAgent: string; address: string },
  policy: AccountPolicy,
  proof?: ProviderProof & { vault: Vault },
): Promise<{ token: string; id: string }> {
  const token = newToken();
  const id = newId();
  await tx.insert(sessions).values({
    id,
    tokenHash: hashToken(token),
    accountId: account.id,
    userAgent: from.userAgent.slice(0, 300),
    address: from.address,
    expiresAt: new Date(Date.now() + sessionLength(account.kind, policy).hours * 3_600_000),
    ...(proof
      ? {
          provedBy: proof.bothSteps ? ("provider-both-steps" as const) : ("provider" as const),
          factorAt: proof.factorAt,
          idToken: proof.idToken ? proof.vault.seal(proof.idToken, placeOf("sessions.id_token", id)) : null,
        }
      : {}),
  });
  return { token, id };
}

/** From when on a session must have begun, or been seen, to be alive now. The settings of today count for sessions of yesterday. */
function limitsOf(policy: AccountPolicy) {
  const { hours, idleMinutes } = sessionLength("staff", policy);
  const before = (ms: number) => new Date(Date.now() - ms);
  return {
    now: before(0),
    staffSince: before(hours * 3_600_000),
    staffSeen: before((idleMinutes ?? 0) * 60_000),
    customersSince: before(sessionLength("customer", policy).hours * 3_600_000),
  };
}

type Limits = { [Name in keyof ReturnType<typeof limitsOf>]: Date | Placeholder };

function within({ now, staffSince, staffSeen, customersSince }: Limits) {
  return and(
    gt(sessions.expiresAt, now),
    or(
      and(eq(accounts.kind, "customer"), gt(sessions.createdAt, customersSince)),
      and(eq(accounts.kind, "staff"), gt(sessions.createdAt, staffSince), gt(sessions.lastSeenAt, staffSeen)),
    ),
  );
}

/** Joined with accounts. */
export function alive(policy: AccountPolicy) {
  return within(limitsOf(policy));
}

/** `background`: asked for by the page itself and not by a person, so that a desk nobody sits at is seen as such. */
export type Asked = { background: boolean };

/** One look for many tokens; null for each whose session is dead. */
export async function findViewers(db: Db, tokens: readonly string[], policy: AccountPolicy, asked: Asked): Promise<(Viewer | null)[]> {
  const hashes = tokens.map(hashToken);
  const rows = await db
    .select({
      tokenHash: sessions.tokenHash,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      factorAt: sessions.factorAt,
      provedBy: sessions.provedBy,
      account: {
        id: accounts.id,
        kind: accounts.kind,
        role: accounts.role,
        name: accounts.name,
        names: accounts.names,
        locale: accounts.locale,
        disabledAt: accounts.disabledAt,
        twoFactorEnabledAt: accounts.twoFactorEnabledAt,
      },
      passkeys: passkeyCount,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(inArray(sessions.tokenHash, [...new Set(hashes)]), alive(policy)));
  await noteSeen(db, rows, asked);
  const viewers = new Map(rows.map((row) => [row.tokenHash, viewerOf(row, policy)]));
  return hashes.map((hash) => viewers.get(hash) ?? null);
}

const views = new WeakMap<Viewer, CustomerView>();

const sessionWithAccount = builtOnce((db, given: Given<"tokenHash" | keyof Limits>) =>
  db
    .select({
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      factorAt: sessions.factorAt,
      provedBy: sessions.provedBy,
      ...viewedColumns,
    })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, given.tokenHash), within(given))),
);

/** The same for one token, with the account itself: GET /user shows it without asking a second time. */
export async function findViewerWithAccount(db: Db, token: string, policy: AccountPolicy, asked: Asked): Promise<Viewer | null> {
  const [row] = await sessionWithAccount(db, { tokenHash: hashToken(token), ...limitsOf(policy) });
  const viewer = row ? viewerOf(row, policy) : null;
  if (!row || !viewer) return null;
  await noteSeen(db, [row], asked);
  views.set(viewer, accountView(row, policy, { bothSteps: row.provedBy === "provider-both-steps" }));
  return viewer;
}

export function cachedAccount(viewer: Viewer): CustomerView | undefined {
  return views.get(viewer);
}

type FoundSession = {
  sessionId: string;
  lastSeenAt: Date;
  factorAt: Date;
  provedBy: (typeof sessions.$inferSelect)["provedBy"];
  passkeys: number;
  account: Pick<Account, "id" | "kind" | "role" | "name" | "names" | "locale" | "disabledAt" | "twoFactorEnabledAt">;
};

function viewerOf({ sessionId, factorAt, provedBy, passkeys, account }: FoundSession, policy: AccountPolicy): Viewer | null {
  if (account.disabledAt) return null;
  const person = { id: account.id, sessionId, name: account.name, locale: account.locale, factorAt };
  if (account.kind === "customer") return { kind: "customer", ...person };
  // A colleague without a role is nobody: what may be done is said by the role and by nothing else.
  if (!account.role) return null;
  const provedElsewhere = provedBy === "provider-both-steps";
  const secondFactorMissing = !provedElsewhere && lacksSecondFactor({ ...account, passkeys }, policy);
  return { kind: "staff", role: account.role, names: account.names, ...person, secondFactorMissing, provedElsewhere };
}

async function noteSeen(db: Db, rows: FoundSession[], { background }: Asked): Promise<void> {
  const quiet = rows
    .filter(({ account }) => !(background && account.kind === "staff"))
    .filter(({ account, lastSeenAt }) => !account.disabledAt && Date.now() - lastSeenAt.getTime() > seenEveryMs)
    .map((row) => row.sessionId);
  if (quiet.length === 0) return;
  // A session that somebody is ending right now is passed over: the others do not wait for it.
  const free = db.select({ id: sessions.id }).from(sessions).where(inArray(sessions.id, quiet)).for("update", { skipLocked: true });
  await db.update(sessions).set({ lastSeenAt: new Date() }).where(inArray(sessions.id, free)).catch(exceptWhenFull);
}

/** Why the session of this token is over; undefined where nobody knows. */
export async function whyEnded(db: Db, token: string): Promise<EndedWhy | undefined> {
  const tokenHash = hashToken(token);
  const [ended] = await db.select({ why: endedSessions.why }).from(endedSessions).where(eq(endedSessions.tokenHash, tokenHash));
  if (ended) return ended.why;
  // It is there and dead: its time is over, and it has not been swept.
  const [left] = await db.select({ id: sessions.id }).from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return left ? "time" : undefined;
}

/** Somebody is at the keyboard, though nothing was sent. */
export async function noteActivity(db: Db, viewer: Viewer): Promise<void> {
  await db.update(sessions).set({ lastSeenAt: new Date() }).where(eq(sessions.id, viewer.sessionId));
}

/** The holder of this session has just proved who they are. */
export async function noteFactor(db: Db, sessionId: string): Promise<void> {
  await db.update(sessions).set({ factorAt: new Date() }).where(eq(sessions.id, sessionId));
}

export async function listSessions(db: Db, viewer: Viewer): Promise<SessionView[]> {
  const rows = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, viewer.id), gt(sessions.expiresAt, new Date())))
    .orderBy(sessions.lastSeenAt);
  return rows.reverse().map((row) => ({
    id: row.id,
    current: row.id === viewer.sessionId,
    ...describeBrowser(row.userAgent),
    address: row.address,
    created_at: row.createdAt.toISOString(),
    last_seen_at: row.lastSeenAt.toISOString(),
  }));
}

/** What the provider is shown at a log-out; undefined where this session was not opened by single sign-on. */
export async function logOutHint(db: Db, vault: Vault, { sessionId }: Viewer): Promise<{ idToken: string | undefined } | undefined> {
  const [row] = await db
    .select({ provedBy: sessions.provedBy, idToken: sessions.idToken })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  if (!row?.provedBy) return undefined;
  return { idToken: row.idToken ? vault.open(row.idToken, placeOf("sessions.id_token", sessionId)) : undefined };
}

/** Ends one session of the viewer; somebody else's is not found. */
export async function revokeSession(db: Db, bus: EventBus, viewer: Viewer, sessionId: string): Promise<void> {
  const gone = await db
    .delete(sessions)
    .where(and(eq(sessions.id, sessionId), eq(sessions.accountId, viewer.id)))
    .returning(ofEnded);
  if (gone.length === 0) throw new AppError("not_found");
  await announce(db, bus, gone, "elsewhere");
}

/** Ends all sessions of an account, except one when given, and every log-in that waits for its second step. */
export async function revokeSessions(db: Db, bus: EventBus, accountId: string, why: EndedWhy, except?: string): Promise<number> {
  await db.delete(loginChallenges).where(eq(loginChallenges.accountId, accountId));
  const gone = await db
    .delete(sessions)
    .where(except ? and(eq(sessions.accountId, accountId), ne(sessions.id, except)) : eq(sessions.accountId, accountId))
    .returning(ofEnded);
  await announce(db, bus, gone, why);
  return gone.length;
}

/** Sockets of a session that ran out are closed too. */
export async function sweepSessions(db: Db, bus: EventBus, policy: AccountPolicy): Promise<void> {
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(not(alive(policy) as SQL));
  await db.transaction(async (tx) => {
    await announce(tx, bus, await tx.delete(sessions).where(inArray(sessions.id, over)).returning(ofEnded), "time");
    await tx.delete(endedSessions).where(lt(endedSessions.endedAt, new Date(Date.now() - endedKeptMs)));
  });
}

const ofEnded = { id: sessions.id, tokenHash: sessions.tokenHash };

async function announce(db: Db, bus: EventBus, gone: { id: string; tokenHash: string }[], why: EndedWhy) {
  if (gone.length === 0) return;
  await db.insert(endedSessions).values(gone.map(({ tokenHash }) => ({ tokenHash, why })));
  await bus.publish(db, sessionsEnded, { sessionIds: gone.map(({ id }) => id) } satisfies SessionsEnded);
}
