// What becomes of everything somebody can hold when their account stops, in one place: who does it, and what it does to whom.
import { stopChats } from "#features/chat/server/stopped-chats.server.ts";
import { stopEnquiries } from "#features/enquiries/server/stopped-assignee.server.ts";
import { handWebhooksOn } from "#features/integrations/stopped-owner.server.ts";
import { stopAssignments } from "#features/tickets/server/staff/stopped-assignee.server.ts";
import type { AccountStop, StopPart } from "#platform/account-stop.ts";
import type { Db } from "#platform/db/database.ts";
import type { Services } from "./service-list.ts";

const parts: readonly ((services: Services) => StopPart)[] = [stopChats, stopAssignments, stopEnquiries, () => handWebhooksOn];

export async function accountStopped(services: Services, tx: Db, stop: AccountStop): Promise<void> {
  for (const part of parts) await part(services)(tx, stop);
}

type End =
  /** Gone, or over, in the transaction that stops the account. */
  | "ends"
  /** Somebody else's or nobody's from then on. */
  | "handed on"
  /**
   * Worth nothing without a log-in, or asks the account every time it is used: it works again if the account does. Of a reply in its seconds
   * of grace: it leaves, since somebody who might wait for it was told so.
   */
  | "asks"
  /** Somebody has done, written or been something, which stays true. */
  | "history";

/** Every column that says whose something is. One that is missing here fails the test beside this file. */
export const heldByAccounts: Readonly<Record<string, End>> = {
  "sessions.accountId": "ends",
  "account_tokens.accountId": "ends",
  "login_challenges.accountId": "ends",
  "push_devices.accountId": "ends",
  "agent_presence.accountId": "ends",
  "chats.customerId": "ends",
  "chats.agentId": "handed on",
  "tickets.assigneeId": "handed on",
  "enquiries.assigneeId": "handed on",
  "webhooks.ownerId": "handed on",
  "sign_ups.accountId": "asks",
  "recovery_codes.accountId": "asks",
  "two_factor_resets.accountId": "asks",
  "passkeys.accountId": "asks",
  "passkey_challenges.accountId": "asks",
  "sso_identities.accountId": "asks",
  "known_devices.accountId": "asks",
  "data_exports.accountId": "asks",
  "api_keys.ownerId": "asks",
  "drafts.accountId": "asks",
  "notifications.accountId": "asks",
  "push_settings.accountId": "asks",
  "assignment_turns.accountId": "asks",
  "organisation_members.accountId": "asks",
  "organisation_requests.accountId": "asks",
  "customer_views.customerId": "asks",
  "ticket_outbox.authorId": "asks",
  "ticket_followers.accountId": "asks",
  "ticket_shared_reads.accountId": "asks",
  "ticket_macros.ownerId": "asks",
  "ticket_views.accountId": "asks",
  "files.customerId": "history",
  "files.uploaderId": "history",
  "consents.accountId": "history",
  "security_events.accountId": "history",
  "posts.writerId": "history",
  "posts.createdBy": "history",
  "post_versions.updatedBy": "history",
  "post_revisions.authorId": "history",
  "post_images.uploadedBy": "history",
  "post_previews.createdBy": "history",
  "chat_messages.authorId": "history",
  "enquiry_entries.authorId": "history",
  "organisation_invitations.invitedById": "history",
  "support_facts.personId": "history",
  "side_conversations.openedById": "history",
  "side_messages.authorId": "history",
  "incident_updates.byId": "history",
  "incident_tickets.byId": "history",
  "customer_services.customerId": "history",
  "tickets.customerId": "history",
  "tickets.lastAuthorId": "history",
  "ticket_messages.authorId": "history",
  "ticket_message_edits.editedById": "history",
  "canned_replies.updatedById": "history",
  "customer_notes.customerId": "history",
  "customer_notes.authorId": "history",
};
