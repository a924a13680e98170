// Everything that names the provider. Replace this file (and ui/brand-mark.tsx) to take the site over.
// An empty string hides its line in the footer and the legal pages.
export type Person = { name: { en: string; ko: string }; portrait: string };
type Role = "executive" | "network" | "dataCentres" | "platform" | "security" | "privacy";

export const brand = {
  name: { en: "Aranode", ko: "아라노드" },
  tagline: {
    en: "See further, build for what comes next, run anything.",
    ko: "내일을 내다보고 다음을 준비하며, 어떤 시스템이든 운영합니다.",
  },
  /** Who holds the roles of the about page: a name in each language and a portrait (square, in public/). Empty: the role stands alone. */
  people: { executive: null, network: null, dataCentres: null, platform: null, security: null, privacy: null } as Record<
    Role,
    Person | null
  >,
  /** Sample list prices, certificates and people: the pages say so while this is true. */
  sampleData: true,
  copyrightFrom: 2011,
} as const;

/** Outside style sheets: mails, pictures, icons. `ui/styles/tokens.css` has the same as --jade and --ink. */
export const colours = {
  accent: { light: "#0b7a6b", dark: "#3cc4ae" },
  ink: { light: "#0b1b2b", dark: "#eef4f9" },
  paper: { light: "#ffffff", dark: "#071320" },
} as const;

/** The mark on a square of 30 × 30, as icons and pictures draw it; `ui/brand-mark.tsx` draws it on pages. */
export const mark = {
  ring: { r: 13.5, width: 1.6 },
  wave: { d: "M4 18c3.6-5 7.4-5 11 0s7.4 5 11 0", width: 2.4 },
  dot: { cx: 15, cy: 9, r: 2.6 },
} as const;

/** What programs call it: file names, headers, names in traces. Choose it before the first start: what is stored keeps the names it got. */
export const installation = {
  /** Lower case, as part of file names and identifiers. */
  slug: "aranode",
  /** Ticket numbers begin with it: AR-2026-000123. Capitals; not E or S. */
  ticketPrefix: "AR",
} as const;

/** What holds until the console says otherwise (`/staff/admin/company`): read by `services.company()` and, in copy and mails, by `content/live.ts`. */
export const company = {
  legal: {
    entity: { en: "Aranode Co., Ltd.", ko: "주식회사 아라노드" },
    representative: { en: "Representative director (sample)", ko: "대표이사(예시)" },
    address: {
      en: "100 Gasan digital 1-ro, Geumcheon-gu, Seoul 08500, Republic of Korea",
      ko: "08500 서울특별시 금천구 가산디지털1로 100",
    },
    businessRegistration: "000-00-00000",
    mailOrderReport: { en: "2026-Seoul Geumcheon-00000", ko: "제2026-서울금천-00000호" },
    telecomRegistration: { en: "", ko: "" },
    hostingProvider: { en: "Aranode Co., Ltd.", ko: "주식회사 아라노드" },
    privacyOfficer: { en: "Privacy team", ko: "개인정보보호팀" },
  },
  contact: {
    phone: { en: "+82-2-0000-0000", ko: "02-0000-0000" },
    emergencyPhone: { en: "+82-2-0000-0119", ko: "02-0000-0119" },
    email: "hello@example.com",
    sales: "sales@example.com",
    support: "support@example.com",
    abuse: "abuse@example.com",
    privacy: "privacy@example.com",
    security: "security@example.com",
    press: "press@example.com",
  },
  /** Profiles elsewhere, by address. */
  social: [] as readonly string[],
} as const;
