import { cookieRegistry } from "../../cookies.ts";

export const page = {
  title: "Cookies policy",
  description:
    "Every cookie and storage entry this site sets, its purpose and lifetime. Necessary and preference entries only: no analytics, no advertising, no third parties.",
  hero: {
    h1: "Cookies policy",
    lead: `This site sets ${cookieRegistry.length} entries, all first-party: necessary ones, and preferences saved when you choose them. There are no analytics, advertising or third-party cookies, so no consent banner is shown.`,
  },
  updated: "Last updated {date}",
  updatedDate: "2026-11-15",
  what: {
    heading: "What they are",
    body: "A cookie is a short text that the browser keeps for a site and sends back with each request. Local and session storage are kept in the browser too, but are not sent automatically. All of them can be viewed and deleted at any time.",
  },
  categories: {
    heading: "Categories",
    items: {
      necessary: { name: "Necessary", body: "Log-in, notices between pages and unsent drafts. Without them you cannot log in." },
      preferences: { name: "Preferences", body: "Language, theme, currency and similar choices. Saved only when you make them." },
      analytics: { name: "Analytics", body: "None. Visits are not measured." },
      marketing: { name: "Marketing", body: "None. There is no advertising." },
    },
    count: "{count} entries",
    none: "none",
  },
  table: {
    heading: "List of cookies and storage",
    intro: "Generated from the register used by the site's code.",
    columns: {
      name: "Name",
      store: "Kept in",
      purpose: "Purpose",
      category: "Category",
      lifetime: "Lifetime",
      when: "Set",
      party: "Party",
    },
    stores: { cookie: "cookie", localStorage: "local storage", sessionStorage: "session storage" },
    httpOnly: "not readable by scripts",
    first: "first party",
  },
  change: {
    heading: "Delete your preferences",
    body: "Removes the preferences kept by this browser: language, theme, currency, price page. You stay logged in; log out to remove the log-in cookie.",
    button: "Delete my preferences",
    done: "Deleted. Default settings now apply.",
    noScript: "If scripts are off, use the browser settings below.",
  },
  browsers: {
    heading: "In your browser",
    items: [
      { name: "Chrome", steps: "Settings > Privacy and security > Third-party cookies > See all site data and permissions" },
      { name: "Edge", steps: "Settings > Cookies and site permissions > Manage cookies and site data" },
      { name: "Safari", steps: "Settings > Privacy > Manage Website Data" },
      { name: "Whale", steps: "Settings > Privacy > Cookies and other site data" },
      { name: "Samsung Internet", steps: "Settings > Privacy and security > Accept cookies" },
      { name: "Firefox", steps: "Settings > Privacy & Security > Cookies and Site Data > Manage Data" },
    ],
  },
  link: "Privacy policy",
};
