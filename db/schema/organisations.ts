// Companies whose people share tickets: who belongs to one and as what, and whom its owners have invited.
import { sql } from "drizzle-orm";
import { index, pgTable, primaryKey, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { locales } from "#content/locales.ts";
import { accounts } from "./accounts.ts";

const moment = () => timestamp({ withTimezone: true });
const created = () => moment().notNull().default(sql`now()`);
const role = () => text({ enum: ["owner", "technical", "billing"] }).notNull();

export const organisations = pgTable("organisations", {
  id: text().primaryKey(),
  name: text().notNull(),
  createdAt: created(),
});

/** By account: nobody is in two. */
export const organisationMembers = pgTable(
  "organisation_members",
  {
    accountId: text()
      .primaryKey()
      .references(() => accounts.id, { onDelete: "cascade" }),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    role: role(),
    joinedAt: created(),
  },
  (table) => [index("organisation_members_organisation").on(table.organisationId, table.role, table.joinedAt)],
);

/** By mail, to an address that must be the proved one of whoever accepts. */
export const organisationInvitations = pgTable(
  "organisation_invitations",
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    email: text().notNull(),
    role: role(),
    /** SHA-256 of the token in the mail; null until the mail is written. */
    tokenHash: text().unique(),
    invitedById: text().references(() => accounts.id, { onDelete: "set null" }),
    locale: text({ enum: locales }).notNull(),
    expiresAt: moment().notNull(),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("organisation_invitations_email").on(table.organisationId, table.email),
    index("organisation_invitations_address").on(table.email),
  ],
);

/** Whoever has a proved address of it may ask to join. Confirmed by an owner whose own proved address is of it. */
export const organisationDomains = pgTable(
  "organisation_domains",
  {
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    domain: text().notNull(),
    createdAt: created(),
  },
  (table) => [primaryKey({ columns: [table.organisationId, table.domain] }), index("organisation_domains_domain").on(table.domain)],
);

/** Asked to join, not answered yet. */
export const organisationRequests = pgTable(
  "organisation_requests",
  {
    id: text().primaryKey(),
    organisationId: text()
      .notNull()
      .references(() => organisations.id, { onDelete: "cascade" }),
    accountId: text()
      .notNull()
      .references(() => accounts.id, { onDelete: "cascade" }),
    createdAt: created(),
  },
  (table) => [
    uniqueIndex("organisation_requests_once").on(table.organisationId, table.accountId),
    index("organisation_requests_account").on(table.accountId),
  ],
);
