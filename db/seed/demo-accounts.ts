// Accounts that exist only while nothing real is configured (decision 15).
export const demoAccounts = [
  {
    kind: "customer",
    email: "seoyeon@example.com",
    password: "sail-by-the-chart-26",
    name: "김서연",
    company: "해담스튜디오",
    locale: "ko",
  },
  {
    kind: "customer",
    email: "alex@example.com",
    password: "sail-by-the-chart-26",
    name: "Alex Morgan",
    company: "Harbour Games",
    locale: "en",
  },
  {
    kind: "agent",
    email: "agent@example.com",
    password: "keep-the-light-on-26",
    name: "박도현",
    names: { en: "Dohyun Park" },
    company: "",
    locale: "ko",
  },
  {
    kind: "editor",
    email: "editor@example.com",
    password: "keep-the-light-on-26",
    name: "이하나",
    names: { en: "Hana Lee" },
    company: "",
    locale: "ko",
  },
  {
    kind: "admin",
    email: "admin@example.com",
    password: "keep-the-light-on-26",
    name: "윤세라",
    names: { en: "Sera Yoon" },
    company: "",
    locale: "ko",
  },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
