// Every feature's background work, and its share of a customer's export, in one place.

import type { ExportPart } from "#features/accounts/privacy/data-export.server.ts";
import { defineAccountJobs } from "#features/accounts/server/account-jobs.server.ts";
import { defineAuditJobs } from "#features/audit/audit-retention.server.ts";
import { defineRuleJobs } from "#features/automation/server/rules.routes.server.ts";
import { defineBlogJobs } from "#features/blog/server/blog-jobs.server.ts";
import { exportChats } from "#features/chat/server/chat-export.server.ts";
import { defineChatJobs } from "#features/chat/server/chat-jobs.server.ts";
import { defineDraftJobs } from "#features/drafts/drafts.routes.server.ts";
import { exportDrafts } from "#features/drafts/drafts.server.ts";
import { defineEnquiryJobs } from "#features/enquiries/notices/enquiry-notice-job.server.ts";
import { defineAnswerJobs } from "#features/enquiries/server/enquiry-answers.server.ts";
import { defineFileJobs } from "#features/files/files.routes.server.ts";
import { defineWebhookJobs } from "#features/integrations/webhook-delivery.server.ts";
import { definePushJobs } from "#features/notifications/push/push-delivery.server.ts";
import { defineOrganisationJobs } from "#features/organisations/notices/organisation-notices.server.ts";
import { exportOrganisation, leaveOnErasure } from "#features/organisations/server/organisation-privacy.server.ts";
import { defineRealtimeJobs } from "#features/realtime/announce.server.ts";
import { defineReportJobs } from "#features/reports/server/report-jobs.server.ts";
import { defineRetentionJobs } from "#features/settings/server/retention.server.ts";
import { defineStatusJobs } from "#features/status/server/status-jobs.server.ts";
import { eraseTicketTraces } from "#features/tickets/server/ticket-erasure.server.ts";
import { exportSupport } from "#features/tickets/server/ticket-export.server.ts";
import { defineTicketJobs } from "#features/tickets/server/ticket-jobs.server.ts";
import { defineBackupJobs } from "./backup-jobs.ts";
import { definePlatformJobs } from "./platform-jobs.ts";
import type { Services } from "./service-list.ts";

const exportParts: ExportPart[] = [exportChats, exportDrafts, exportOrganisation];

export function defineFeatureJobs(services: Services) {
  definePlatformJobs(services);
  defineBackupJobs(services);
  defineAccountJobs(services, [...exportParts, exportSupport(services)], [leaveOnErasure, eraseTicketTraces]);
  defineAuditJobs(services);
  defineBlogJobs(services);
  defineChatJobs(services);
  defineDraftJobs(services);
  defineEnquiryJobs(services);
  defineAnswerJobs(services);
  defineFileJobs(services);
  defineOrganisationJobs(services);
  definePushJobs(services);
  defineRealtimeJobs(services);
  defineReportJobs(services);
  defineRetentionJobs(services);
  defineRuleJobs(services);
  defineStatusJobs(services);
  defineTicketJobs(services);
  defineWebhookJobs(services);
}
