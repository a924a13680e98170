// Accounts that exist only while nothing real is configured (decision 15).
export const demoAccounts = [
  {
    kind: "customer",
    email: "seoyeon@example.com",
    password: "sail-by-the-chart-26",
    names: { en: "Seoyeon Kim", ko: "김서연" },
    company: "해담스튜디오",
    locale: "ko",
  },
  {
    kind: "customer",
    email: "alex@example.com",
    password: "sail-by-the-chart-26",
    names: { en: "Alex Morgan", ko: "알렉스 모건" },
    company: "Harbour Games",
    locale: "en",
  },
  {
    kind: "agent",
    email: "agent@example.com",
    password: "keep-the-light-on-26",
    names: { en: "Dohyun Park", ko: "박도현" },
    company: "",
    locale: "ko",
  },
  {
    kind: "editor",
    email: "editor@example.com",
    password: "keep-the-light-on-26",
    names: { en: "Hana Lee", ko: "이하나" },
    company: "",
    locale: "ko",
  },
  {
    kind: "admin",
    email: "admin@example.com",
    password: "keep-the-light-on-26",
    names: { en: "Sera Yoon", ko: "윤세라" },
    company: "",
    locale: "ko",
  },
] as const;

export type DemoAccount = (typeof demoAccounts)[number];
