// Every feature's part of the API, in one list.
import { accountsRoutes } from "#features/accounts/server/accounts.routes.server.ts";
import { accessRecordRoutes } from "#features/audit/access-record.routes.server.ts";
import { auditRoutes } from "#features/audit/audit.routes.server.ts";
import { ruleRoutes } from "#features/automation/server/rules.routes.server.ts";
import { blogRoutes } from "#features/blog/server/blog.routes.server.ts";
import { staffBlogRoutes } from "#features/blog/server/staff-blog.routes.server.ts";
import { chatRoutes } from "#features/chat/server/chat.routes.server.ts";
import { staffChatRoutes } from "#features/chat/server/staff/staff-chat.routes.server.ts";
import { ticketChatRoutes } from "#features/chat/server/ticket-chat.routes.server.ts";
import { customerRoutes } from "#features/customers/server/customers.routes.server.ts";
import { draftRoutes } from "#features/drafts/drafts.routes.server.ts";
import { enquiryInbox } from "#features/enquiries/inbound/enquiry-inbox.server.ts";
import { enquiryRoutes } from "#features/enquiries/server/enquiries.routes.server.ts";
import { enquiryConsoleRoutes } from "#features/enquiries/server/staff-enquiries.routes.server.ts";
import { fileRoutes } from "#features/files/files.routes.server.ts";
import { finderRoutes } from "#features/finder/finder.routes.server.ts";
import { integrationRoutes } from "#features/integrations/integrations.routes.server.ts";
import { notificationRoutes } from "#features/notifications/notifications.routes.server.ts";
import { organisationRoutes } from "#features/organisations/server/organisations.routes.server.ts";
import { realtimeRoutes } from "#features/realtime/realtime.routes.server.ts";
import { reportRoutes } from "#features/reports/server/reports.routes.server.ts";
import { searchRoutes } from "#features/search/search.routes.server.ts";
import { settingsRoutes } from "#features/settings/server/settings.routes.server.ts";
import { statusRoutes } from "#features/status/server/status.routes.server.ts";
import { subscriberRoutes } from "#features/status/server/subscribers.routes.server.ts";
import { cannedReplyRoutes } from "#features/support/server/canned-replies.routes.server.ts";
import { inboundMailRoutes } from "#features/tickets/inbound/inbound-mail.routes.server.ts";
import { macroRoutes } from "#features/tickets/server/macros/macros.routes.server.ts";
import { sideConversationRoutes } from "#features/tickets/server/side/side.routes.server.ts";
import { savedViewRoutes } from "#features/tickets/server/staff/saved-views.routes.server.ts";
import { staffTicketRoutes } from "#features/tickets/server/staff/staff-tickets.routes.server.ts";
import { staffWritingRoutes } from "#features/tickets/server/staff/staff-writing.routes.server.ts";
import { ticketRoutes } from "#features/tickets/server/tickets.routes.server.ts";
import type { ApiRouter } from "#platform/api/endpoint.ts";
import { channelRules } from "./channel-rules.ts";
import { fileAccess } from "./file-access.ts";
import type { Services } from "./service-list.ts";

export type FeatureRouter = (router: ApiRouter, services: Services) => void;

export const featureRouters: FeatureRouter[] = [
  accountsRoutes,
  accessRecordRoutes,
  auditRoutes,
  blogRoutes,
  staffBlogRoutes,
  cannedReplyRoutes,
  chatRoutes,
  staffChatRoutes,
  ticketChatRoutes,
  customerRoutes,
  draftRoutes,
  enquiryRoutes,
  enquiryConsoleRoutes,
  finderRoutes,
  (router, services) => fileRoutes(router, services, fileAccess),
  (router, services) => inboundMailRoutes(router, services, enquiryInbox(services)),
  integrationRoutes,
  macroRoutes,
  sideConversationRoutes,
  notificationRoutes,
  organisationRoutes,
  (router, services) => realtimeRoutes(router, services, channelRules),
  reportRoutes,
  searchRoutes,
  ruleRoutes,
  savedViewRoutes,
  settingsRoutes,
  staffTicketRoutes,
  staffWritingRoutes,
  statusRoutes,
  subscriberRoutes,
  ticketRoutes,
];
