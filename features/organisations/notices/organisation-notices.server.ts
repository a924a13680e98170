// Mails about an organisation are written by a job, so that the call that causes one takes no longer than any other.
import { and, eq } from "drizzle-orm";
import { z } from "zod";
import { accounts } from "#db/schema/accounts.ts";
import { organisationInvitations, organisationMembers, organisationRequests, organisations } from "#db/schema/organisations.ts";
import { notify } from "#features/notifications/notifications.server.ts";
import type { OrganisationServices } from "#features/organisations/server/organisation-services.ts";
import type { Db } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { hashToken, newToken } from "#platform/random-token.server.ts";
import { organisationMail } from "./organisation.email.ts";

const noticeJob = "organisation-notice";

const organisationNotice = z.discriminatedUnion("notice", [
  z.object({ notice: z.literal("invited"), organisationId: z.string(), invitationId: z.string() }),
  /** To the owners. */
  z.object({ notice: z.literal("joined"), organisationId: z.string(), accountId: z.string() }),
  z.object({ notice: z.literal("role"), organisationId: z.string(), accountId: z.string(), by: z.string() }),
  /** To the owners: somebody asks to join. */
  z.object({ notice: z.literal("asked"), organisationId: z.string(), accountId: z.string(), requestId: z.string() }),
  /** An owner has said yes. */
  z.object({ notice: z.literal("admitted"), organisationId: z.string(), accountId: z.string() }),
  z.object({ notice: z.literal("removed"), name: z.string(), accountId: z.string() }),
]);
type OrganisationNotice = z.output<typeof organisationNotice>;

/** To one address, whoever it belongs to: several organisations must not become a mail cannon together. */
const invitationMails = { name: "organisation-invitation-mails", points: 6, seconds: 3600 };

export async function tellOrganisation(tx: Db, services: { jobs: Jobs }, notice: OrganisationNotice): Promise<void> {
  await services.jobs.send(tx, noticeJob, notice);
}

export function defineOrganisationJobs(services: OrganisationServices): void {
  services.jobs.define({
    name: noticeJob,
    data: organisationNotice,
    retries: 12,
    retryDelaySeconds: 5,
    concurrency: 2,
    work: (notice, job) => tell(services, notice, job.id),
  });
}

async function tell(services: OrganisationServices, notice: OrganisationNotice, mailId: string): Promise<void> {
  const db = services.database.orm;
  switch (notice.notice) {
    case "invited":
      return mailInvitation(services, notice.invitationId, mailId);
    case "joined": {
      const [who] = await db
        .select({ name: accounts.name, email: accounts.email, role: organisationMembers.role })
        .from(organisationMembers)
        .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
        .where(and(eq(accounts.id, notice.accountId), eq(organisationMembers.organisationId, notice.organisationId)));
      if (!who) return;
      for (const owner of await ownersOf(db, notice.organisationId)) {
        if (owner.account.id === notice.accountId) continue;
        await mailAccount(services, owner.account, `${mailId}.${owner.account.id}`, (facts) =>
          organisationMail.joined({ ...facts, organisation: owner.organisation, who: `${who.name} <${who.email}>`, role: who.role }),
        );
      }
      return;
    }
    case "asked": {
      const [who] = await db
        .select({ name: accounts.name, email: accounts.email })
        .from(organisationRequests)
        .innerJoin(accounts, eq(accounts.id, organisationRequests.accountId))
        .where(eq(organisationRequests.id, notice.requestId));
      if (!who) return;
      for (const { account, organisation } of await ownersOf(db, notice.organisationId)) {
        const { requestId, organisationId } = notice;
        const data = { number: "", subject: who.email, name: who.name };
        const bell = {
          account,
          kind: "organisation_asked",
          about: organisationId,
          data,
          onceKey: `organisation-asked:${requestId}`,
        } as const;
        await db.transaction((tx) => notify(tx, services, bell));
        await mailAccount(services, account, `${mailId}.${account.id}`, (facts) =>
          organisationMail.asked({ ...facts, organisation, who: `${who.name} <${who.email}>` }),
        );
      }
      return;
    }
    case "admitted":
    case "role": {
      if ("by" in notice && notice.by === notice.accountId) return;
      const write = notice.notice === "role" ? organisationMail.role : organisationMail.admitted;
      const [now] = await db
        .select({ account: accounts, organisation: organisations.name, role: organisationMembers.role })
        .from(organisationMembers)
        .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
        .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
        .where(and(eq(accounts.id, notice.accountId), eq(organisations.id, notice.organisationId)));
      if (now) await mailAccount(services, now.account, mailId, (facts) => write({ ...facts, ...now }));
      return;
    }
    case "removed": {
      const [account] = await db.select().from(accounts).where(eq(accounts.id, notice.accountId));
      if (account)
        await mailAccount(services, account, mailId, (facts) => organisationMail.removed({ ...facts, organisation: notice.name }));
    }
  }
}

async function mailInvitation(services: OrganisationServices, id: string, mailId: string): Promise<void> {
  const db = services.database.orm;
  const [found] = await db
    .select({ invitation: organisationInvitations, organisation: organisations.name, by: accounts.name, byEmail: accounts.email })
    .from(organisationInvitations)
    .innerJoin(organisations, eq(organisations.id, organisationInvitations.organisationId))
    .leftJoin(accounts, eq(accounts.id, organisationInvitations.invitedById))
    .where(eq(organisationInvitations.id, id));
  if (!found || !(await services.limits.allows(invitationMails, found.invitation.email))) return;
  const { email, role, locale: given } = found.invitation;
  const known = and(eq(accounts.email, email), eq(accounts.kind, "customer"));
  const [reader] = await db.select({ locale: accounts.locale, verifiedAt: accounts.emailVerifiedAt }).from(accounts).where(known);
  // Their own language where we know it, else that of whoever invites.
  const locale = reader?.verifiedAt ? reader.locale : given;
  const token = newToken();
  const composed = await composeMail(
    organisationMail.invited({
      locale,
      origin: services.origin(locale),
      organisation: found.organisation,
      who: found.by ? `${found.by} <${found.byEmail}>` : found.organisation,
      role,
      token,
    }),
  );
  await db.transaction(async (tx) => {
    const written = await services.mail.send(tx, { id: mailId, to: email, locale, ...composed });
    if (written) {
      await tx
        .update(organisationInvitations)
        .set({ tokenHash: hashToken(token) })
        .where(eq(organisationInvitations.id, id));
    }
  });
}

type Account = typeof accounts.$inferSelect;

async function mailAccount(
  services: OrganisationServices,
  account: Account,
  id: string,
  write: (facts: { locale: Account["locale"]; name: string; origin: string }) => Parameters<typeof composeMail>[0],
): Promise<void> {
  if (!account.emailVerifiedAt || account.disabledAt) return;
  const { locale, name, email } = account;
  const composed = await composeMail(write({ locale, name, origin: services.origin(locale) }));
  await services.database.orm.transaction((tx) => services.mail.send(tx, { id, to: email, locale, ...composed }));
}

function ownersOf(db: Db, organisationId: string) {
  return db
    .select({ account: accounts, organisation: organisations.name })
    .from(organisationMembers)
    .innerJoin(accounts, eq(accounts.id, organisationMembers.accountId))
    .innerJoin(organisations, eq(organisations.id, organisationMembers.organisationId))
    .where(and(eq(organisationMembers.organisationId, organisationId), eq(organisationMembers.role, "owner")));
}
