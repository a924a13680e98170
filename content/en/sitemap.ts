export const page = {
  title: "Sitemap",
  description: "Every page of this site in groups, in English and Korean.",
  hero: { h1: "Sitemap", lead: "All pages, in English and Korean." },
  groups: {
    main: "Company",
    services: "Services",
    solutions: "Solutions",
    resources: "Resources",
    blog: "Posts",
    account: "Account",
  },
  count: "{count} pages",
  english: "English",
  korean: "한국어",
  account: [
    { path: "/login", name: "Log in" },
    { path: "/signup", name: "Sign up" },
    { path: "/forgot-password", name: "Reset password" },
    { path: "/support", name: "Support" },
  ],
  machine: { heading: "For search engines", items: [{ path: "/sitemap.xml", name: "sitemap.xml" }] },
};
