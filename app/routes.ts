// Every URL of the product, on one page.

import { index, layout, prefix, type RouteConfig, route } from "@react-router/dev/routes";
import { services, solutions } from "../content/pages.ts";

const dev = process.env.NODE_ENV !== "production";

/** Settings of one's own account that customers and staff share. */
function ownSettings(area: "customer" | "staff") {
  return [
    index("routes/account/settings.profile.tsx", { id: `${area}-settings-profile` }),
    ...["password", "passkeys", "two-step", "sessions", "language", "confirm"].map((part) =>
      route(part, `routes/account/settings.${part}.tsx`, { id: `${area}-settings-${part}` }),
    ),
  ];
}

export default [
  layout("routes/site/layout.tsx", [
    index("routes/site/home.tsx"),
    route("about", "routes/site/about.tsx"),
    ...prefix(
      "services",
      services.map(({ slug }) => route(slug, `routes/site/services.${slug}.tsx`)),
    ),
    ...prefix(
      "solutions",
      solutions.map(({ slug }) => route(slug, `routes/site/solutions.${slug}.tsx`)),
    ),
    ...prefix("resources", [
      route("pricing", "routes/site/resources.pricing.tsx"),
      route("faq", "routes/site/resources.faq.tsx"),
      route("contact-us", "routes/site/resources.contact-us.tsx"),
      route("legal", "routes/site/resources.legal.tsx"),
      route("legal/:document", "routes/site/resources.legal.document.tsx"),
      route("privacy-policy", "routes/site/resources.privacy-policy.tsx"),
      route("cookies-policy", "routes/site/resources.cookies-policy.tsx"),
    ]),
    ...prefix("blog", [
      index("routes/site/blog.tsx"),
      route("feed.xml", "routes/site/blog-rss.ts"),
      route("atom.xml", "routes/site/blog-atom.ts"),
      route("feed.json", "routes/site/blog-json-feed.ts"),
      route(":slug", "routes/site/blog.post.tsx"),
    ]),
    ...prefix("status", [
      index("routes/site/status.tsx"),
      route("atom.xml", "routes/site/status-atom.ts"),
      route("feed.json", "routes/site/status-json-feed.ts"),
      route(":id", "routes/site/status.incident.tsx"),
    ]),
    route("sitemap", "routes/site/sitemap.tsx"),
    route("sitemap.xml", "routes/site/sitemap-xml.ts"),
    ...(dev ? [route("dev/gallery", "routes/dev/gallery.tsx")] : []),
  ]),
  layout("routes/auth/layout.tsx", [
    route("login", "routes/auth/login.tsx"),
    route("signup", "routes/auth/signup.tsx"),
    route("forgot-password", "routes/auth/forgot-password.tsx"),
    route("reset-password/:token", "routes/auth/reset-password.tsx"),
    route("email-verification/:token", "routes/auth/email-verification.tsx"),
    route("keep-two-step/:token", "routes/auth/keep-two-step.tsx"),
    route("leave-ticket/:copy/:signature", "routes/auth/leave-ticket.tsx"),
    route("status-mail", "routes/auth/status-mail.tsx"),
    route("status-mail/confirm/:token", "routes/auth/status-mail-confirm.tsx"),
    route("status-mail/leave/:id/:signature", "routes/auth/status-mail-leave.tsx"),
    route("signup-confirmation", "routes/signup-confirmation.tsx"),
    route("staff/login", "routes/staff/login.tsx"),
    route("staff/login/sso", "routes/staff/login-sso.tsx"),
    route("staff/login/sso/back", "routes/staff/login-sso-back.tsx"),
    route("staff/login/sso/out", "routes/staff/login-sso-out.tsx"),
    route("staff/settings/confirm/sso", "routes/staff/confirm-sso.tsx"),
  ]),
  route("realtime", "routes/account/realtime.ts"),
  route("files/:id", "routes/account/file.ts"),
  route("files/:id/preview", "routes/account/file-preview.ts"),
  route("call/:id", "routes/call.ts"),
  route("session", "routes/auth/session.ts"),
  route("logout", "routes/auth/logout.ts"),
  layout("routes/customer/layout.tsx", [
    route("support", "routes/support.tsx"),
    ...prefix("customer", [
      route("settings", "routes/account/settings.tsx", { id: "customer-settings" }, [
        ...ownSettings("customer"),
        route("email", "routes/customer/settings.email.tsx"),
        route("notifications", "routes/customer/settings.notifications.tsx"),
        route("privacy", "routes/customer/settings.privacy.tsx"),
        route("organisation", "routes/customer/settings.organisation.tsx"),
      ]),
      route("settings/export/:id", "routes/customer/export-download.ts"),
      route("ticket", "routes/customer/tickets.layout.tsx", [
        index("routes/customer/tickets.tsx"),
        route("create", "routes/customer/ticket-create.tsx"),
        route("answers", "routes/customer/ticket-answers.ts"),
        route("details/:id", "routes/customer/ticket-details.tsx"),
      ]),
      route("chat/:id?", "routes/customer/chat.tsx"),
    ]),
  ]),
  route("blog/images/:id", "routes/blog-image.ts"),
  route("preview/:token", "routes/post-preview.tsx"),
  route("search", "routes/search.ts"),
  route("staff/blog/:id/preview/:locale", "routes/staff/blog.preview.tsx"),
  route("staff", "routes/staff/layout.tsx", [
    index("routes/staff/today.tsx"),
    route("counts", "routes/staff/counts.ts"),
    route("tickets/live", "routes/staff/tickets.live.ts"),
    route("tickets", "routes/staff/tickets.tsx", [
      index("routes/staff/tickets.index.tsx"),
      route(":id", "routes/staff/ticket.tsx"),
      route(":id/merge", "routes/staff/ticket.merge.tsx"),
    ]),
    route("canned-replies", "routes/staff/canned-replies.tsx"),
    route("canned-replies/macros", "routes/staff/macros.tsx"),
    route("canned-replies/macros/:id", "routes/staff/macros.one.tsx"),
    route("canned-replies/:id", "routes/staff/canned-replies.one.tsx"),
    route("customers", "routes/staff/customers.tsx"),
    route("customers/:id", "routes/staff/customers.one.tsx"),
    route("customers/:id/view", "routes/staff/customers.view.ts"),
    route("settings", "routes/account/settings.tsx", { id: "staff-settings" }, [
      ...ownSettings("staff"),
      route("notifications", "routes/staff/settings.notifications.tsx"),
    ]),
    route("status", "routes/staff/status.tsx"),
    route("status/new", "routes/staff/status.new.tsx"),
    route("status/:id", "routes/staff/status.one.tsx"),
    route("reports", "routes/staff/reports.tsx"),
    route("reports/entries", "routes/staff/reports.entries.tsx"),
    route("reports/export", "routes/staff/reports.export.ts"),
    route("search", "routes/staff/search.tsx"),
    route("team", "routes/staff/team.tsx"),
    route("team/record", "routes/staff/team.record.tsx"),
    route("admin/audit/export", "routes/staff/admin.audit.export.ts"),
    route("admin", "routes/staff/admin.tsx", [
      index("routes/staff/admin.index.tsx"),
      route("calendar", "routes/staff/admin.calendar.tsx"),
      route("targets", "routes/staff/admin.targets.tsx"),
      route("fields", "routes/staff/admin.fields.tsx"),
      route("departments", "routes/staff/admin.departments.tsx"),
      route("company", "routes/staff/admin.company.tsx"),
      route("mail", "routes/staff/admin.mail.tsx"),
      route("support", "routes/staff/admin.support.tsx"),
      route("limits", "routes/staff/admin.limits.tsx"),
      route("retention", "routes/staff/admin.retention.tsx"),
      route("rules", "routes/staff/admin.rules.tsx"),
      route("rules/:id", "routes/staff/admin.rules.one.tsx"),
      route("prices", "routes/staff/admin.prices.tsx"),
      route("audit", "routes/staff/admin.audit.tsx"),
      route("api-keys", "routes/staff/admin.api-keys.tsx"),
      route("webhooks", "routes/staff/admin.webhooks.tsx"),
      route("webhooks/:id", "routes/staff/admin.webhooks.one.tsx"),
    ]),
    route("chat/:id?", "routes/staff/chat.tsx"),
    route("blog", "routes/staff/blog.section.tsx", [
      index("routes/staff/blog.tsx"),
      route("pictures", "routes/staff/blog.pictures.tsx"),
      route(":id", "routes/staff/blog.one.tsx"),
    ]),
    route("enquiries/export", "routes/staff/enquiries.export.ts"),
    route("enquiries", "routes/staff/enquiries.tsx", [route(":id", "routes/staff/enquiries.one.tsx")]),
  ]),
  route("*", "routes/not-found.tsx"),
] satisfies RouteConfig;
