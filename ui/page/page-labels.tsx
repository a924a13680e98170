import { createContext, type ReactNode, useContext } from "react";
import type { Locale } from "#content/locales.ts";

export type PageEntry = { name: string; line: string; figure: string; family?: string };
export type PageContact = { term: string; detail: string; href?: string };

/** The words that the parts of a page share. SitePage fills them from messages/*.json (`parts_<key>`), the navigation words and the brand. */
export type PageLabels = {
  locale: Locale;
  /** "Copy table" / "표 복사" */
  copy: string;
  /** Said after copying: "Copied" / "복사했습니다" */
  copied: string;
  /** "CSV" / "CSV 저장" */
  downloadCsv: string;
  /** With {date} in it: "Updated {date}" / "{date} 기준" */
  updated: string;
  /** Heading of what the price includes: "Included" / "포함 항목" */
  included: string;
  /** Heading of what costs extra: "Charged separately" / "별도 과금" */
  extra: string;
  /** Short link to the price list: "All prices" / "전체 요금" */
  allPrices: string;
  /** Long link under a price anchor: "See this on the price list" / "요금표에서 보기" */
  pricesLink: string;
  /** Eyebrow of the questions: "FAQ" / "자주 묻는 질문" */
  faq: string;
  /** "All questions" / "전체 질문 보기" */
  allQuestions: string;
  /** "per month" / "월" */
  perMonth: string;
  /** "VAT excluded" / "부가세 별도" */
  vatExcluded: string;
  /** Legend of the toggle: "Currency" / "통화" */
  currency: string;
  /** "KRW ₩" / "원화 ₩" */
  krw: string;
  /** "USD $" / "달러 $" */
  usd: string;
  /** Heading of the assumptions beside a result: "What this assumes" / "계산 기준" */
  assumptions: string;
  /** Over the controls of a calculator where scripts do not run. */
  withoutScripts: string;
  /** "Request a quote for this" / "이 구성으로 견적 문의" */
  askQuote: string;
  /** "Add to estimate" / "예상 요금에 담기" */
  addToEstimate: string;
  /** Said after that, as a link there: "In your estimate: open it" / "담았습니다. 예상 요금 보기" */
  inEstimate: string;
  /** "Copy a link to this result" / "결과 링크 복사" */
  shareLink: string;
  /** Said after that: "Link copied" / "링크를 복사했습니다" */
  shared: string;
  /** First action where one can begin alone: "Create account" / "회원 가입" */
  createAccount: string;
  /** First action where one cannot: "Get a quote" / "견적 문의" */
  getQuote: string;
  /** Name of the local navigation: "On this page" / "이 페이지의 목차" */
  onThisPage: string;
  /** With {min} and {max}: "From {min} to {max}" / "{min}~{max} 범위" */
  bounds: string;
  /** With {label}: "Less: {label}" / "{label} 줄이기" */
  decrease: string;
  /** With {label}: "More: {label}" / "{label} 늘리기" */
  increase: string;
  /** Names, one-liners and figures of all pages by path (navigation words), `family` from content/pages.ts. */
  entries: Readonly<Record<string, PageEntry>>;
  /** Telephone, emergency line and e-mail shown beside the closing call (brand). */
  contacts: readonly PageContact[];
};

const LabelsContext = createContext<PageLabels | null>(null);

export function PageLabelsProvider({ labels, children }: { labels: PageLabels; children: ReactNode }) {
  return <LabelsContext value={labels}>{children}</LabelsContext>;
}

export function usePageLabels(): PageLabels {
  const labels = useContext(LabelsContext);
  if (!labels) throw new Error("Page parts need the PageLabelsProvider of SitePage around them");
  return labels;
}

/** Fills {name} places of a label. */
export function fillLabel(label: string, values: Record<string, string>): string {
  return label.replace(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
