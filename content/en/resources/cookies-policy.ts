import { cookieRegistry } from "../../cookies.ts";

export const page = {
  title: "Cookies policy",
  description:
    "Every cookie and storage key this site sets, what it is for and how long it lives. Essential ones only; there is nothing to consent to.",
  hero: {
    h1: "Every cookie this site sets.",
    lead: `${cookieRegistry.length} entries, all our own. No analytics, no advertising, no third party. That is why no banner asked you anything.`,
  },
  updated: "Last updated {date}",
  updatedDate: "2026-11-15",
  what: {
    heading: "What they are",
    body: "A cookie is a short text that the browser keeps for a site and sends back with each request. Local storage is kept in the browser too, but never sent. Both can be looked at and deleted at any time.",
  },
  categories: {
    heading: "Four categories, two of them empty",
    items: {
      necessary: { name: "Necessary", body: "Login and messages between pages. Without them you cannot log in." },
      preferences: { name: "Preferences", body: "Language, theme, currency. Set only when you change them." },
      analytics: { name: "Analytics", body: "None. Visits are not measured." },
      marketing: { name: "Marketing", body: "None. There is no advertising." },
    },
    count: "{count} entries",
    none: "none",
  },
  table: {
    heading: "The list",
    intro: "Drawn from the same register that the site's code uses.",
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
    heading: "Delete them here",
    body: "Removes the preferences kept by this browser: language, theme, currency, price page. You stay logged in; log out to remove the login cookie.",
    button: "Delete my preferences",
    done: "Deleted. The site now uses its defaults.",
    noScript: "Without scripts, use the browser's own settings below.",
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
