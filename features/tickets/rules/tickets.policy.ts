// Who may do what with a ticket. Pure functions; pages draw buttons by them, the API obeys them.

import { type OrganisationRole, organisationRoles } from "#features/organisations/rules/organisation-roles.ts";
import { type Department, departments, type Priority, priorities } from "#features/support/rules/departments.ts";
import { type DeskRules, ratingDays } from "#features/support/rules/support-settings.ts";
import type { TicketState } from "./ticket-states.ts";

const dayMs = 86_400_000;

/** Urgent wakes somebody at night: not for an invoice. */
export function prioritiesFor(department: Department): readonly Priority[] {
  return department === "technical" || department === "abuse" ? priorities : priorities.filter((priority) => priority !== "urgent");
}

const shared: Record<OrganisationRole, readonly Department[]> = {
  owner: departments,
  technical: ["technical", "abuse"],
  billing: ["billing", "sales"],
};

/**
 * Which tickets of their organisation somebody with this role reads and answers, beside those that are their own. Lists, pages, files,
 * searches, events and mails all ask here, from this side or the other.
 */
export function sharedDepartments(role: OrganisationRole): readonly Department[] {
  return shared[role];
}

export function rolesThatReach(department: Department): OrganisationRole[] {
  return organisationRoles.filter((role) => shared[role].includes(department));
}

export type TicketFacts = {
  state: TicketState;
  closedAt: Date | null;
  merged: boolean;
  /** The answer the customer waits for: when it is due, and when they escalated it. */
  answerDue: Date | null;
  escalatedAt: Date | null;
};

/** Once for each answer that is late. */
export function mayEscalate(ticket: Pick<TicketFacts, "answerDue" | "escalatedAt" | "merged">, now: Date): boolean {
  return ticket.answerDue !== null && ticket.answerDue < now && ticket.escalatedAt === null && !ticket.merged;
}

export function reopenUntil({ reopenDays }: DeskRules, ticket: TicketFacts): Date | null {
  return ticket.state === "closed" && ticket.closedAt && !ticket.merged ? new Date(ticket.closedAt.getTime() + reopenDays * dayMs) : null;
}

export function rateUntil(ticket: TicketFacts): Date | null {
  return ticket.state === "closed" && ticket.closedAt && !ticket.merged ? new Date(ticket.closedAt.getTime() + ratingDays * dayMs) : null;
}

/** `own`: a colleague answers, closes and reopens; what the answers were worth says whoever asked. */
export function customerMay(rules: DeskRules, ticket: TicketFacts, now: Date, own = true) {
  const reopen = reopenUntil(rules, ticket);
  const rate = rateUntil(ticket);
  return {
    /** A reply to a ticket closed long ago starts a new one, so it is never refused but for a merged ticket. */
    reply: !ticket.merged,
    close: ticket.state !== "closed",
    reopen: reopen !== null && now <= reopen,
    rate: own && rate !== null && now <= rate,
    escalate: mayEscalate(ticket, now),
  };
}
