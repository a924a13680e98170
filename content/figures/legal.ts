// Dates, periods and companies that the legal pages of both languages share. Sample values: have counsel review them before launch.
export const legalEffective = "2026-11-01";
/** The same day as the English text says it. */
export const legalEffectiveText = { en: "1 November 2026" };
export const legalPrevious = ["2025-03-01", "2024-09-15"] as const;

export const noticeDays = { change: 7, adverseChange: 30, subprocessor: 30 } as const;
export const lateInterestPercent = 6;
export const dataReturnDays = 30;
export const consumerWithdrawalDays = 7;
/** E-Commerce Act art. 18: a consumer's money is returned within this time. */
export const consumerRefundBusinessDays = 3;
/** Log-ins, security events and staff access to personal data: the least, and what holds until the console is set to more. */
export const accessRecordYears = 2;
/** Network Act art. 48-3: intrusions into the company's own systems are reported within this time of learning of them. */
export const intrusionReportHours = 24;
export const suspensionAfterDays = 30;
export const liabilityMonths = 12;
export const enquiryYears = 3;
export const deletionGraceDays = 14;
/** How long a text that was begun and not sent waits for its writer. */
export const draftDays = 7;

export type Processor = { en: string; ko: string; workEn: string; workKo: string; countryEn: string; countryKo: string };

/** Whom personal data is entrusted to. Sample entries without company names until the operator fills them in. */
export const processors: readonly Processor[] = [
  {
    en: "Payment agency (sample)",
    ko: "전자 결제 대행사(예시)",
    workEn: "card payments and refunds",
    workKo: "카드 결제와 환불 처리",
    countryEn: "Republic of Korea",
    countryKo: "대한민국",
  },
  {
    en: "Tax-invoice relay (sample)",
    ko: "전자세금계산서 중계 사업자(예시)",
    workEn: "issuing electronic tax invoices",
    workKo: "전자세금계산서 발행과 전송",
    countryEn: "Republic of Korea",
    countryKo: "대한민국",
  },
  {
    en: "Building security company (sample)",
    ko: "시설 경비 업체(예시)",
    workEn: "access control and CCTV at the data centres",
    workKo: "데이터센터 출입 통제와 CCTV 운영",
    countryEn: "Republic of Korea",
    countryKo: "대한민국",
  },
];

/** Entities abroad that take part in support; personal data moves there only for tickets of those regions. */
export const overseas = [
  { en: "Tokyo branch", ko: "도쿄 지점", countryEn: "Japan", countryKo: "일본" },
  { en: "Singapore branch", ko: "싱가포르 지점", countryEn: "Singapore", countryKo: "싱가포르" },
] as const;

/** Numbers of Korean bodies that help with privacy complaints. Verify before launch. */
export const reliefBodies = [
  { en: "Personal Information Dispute Mediation Committee", ko: "개인정보분쟁조정위원회", phone: "1833-6972", site: "kopico.go.kr" },
  { en: "KISA privacy report centre", ko: "개인정보침해신고센터(한국인터넷진흥원)", phone: "118", site: "privacy.kisa.or.kr" },
  { en: "Supreme Prosecutors' Office", ko: "대검찰청", phone: "1301", site: "spo.go.kr" },
  { en: "National Police Agency", ko: "경찰청", phone: "182", site: "ecrm.police.go.kr" },
] as const;
