import type { page as en } from "../../en/resources/privacy-policy.ts";
import { legalEffective } from "../../figures/legal.ts";
import { liveBrand as brand } from "../../live.ts";
import { privacySections } from "../legal/privacy.ts";

export const page: typeof en = {
  title: "개인정보 처리방침",
  description: "어떤 개인정보를 어떤 목적과 근거로 처리하고 얼마나 보관하는지, 권리를 어떻게 행사하는지 안내합니다.",
  hero: {
    h1: "개인정보 처리방침",
    lead: `${brand.legal.entity.ko}의 개인정보 처리방침입니다. 개인정보 보호법에 따르며, EU 정보주체를 위한 부록이 있습니다.`,
  },
  effective: "{date} 시행",
  effectiveDate: legalEffective,
  prevails: "국문이 우선합니다.",
  contents: "차례",
  print: "이 페이지 인쇄",
  summary: {
    heading: "주요 내용 요약",
    items: [
      { icon: "items", label: "수집 항목", text: "이름, 이메일, 전화번호, 문의와 티켓 내용, 접속 기록", to: "items" },
      { icon: "purposes", label: "처리 목적", text: "계정 관리, 기술 지원, 요금 청구, 문의 답변", to: "purposes" },
      { icon: "retention", label: "보유 기간", text: "탈퇴할 때까지, 법령에 따라 3개월~5년", to: "retention" },
      { icon: "third-parties", label: "제3자 제공", text: "제공하지 않습니다", to: "third-parties" },
      { icon: "processors", label: "처리 위탁", text: "결제, 세금계산서 발행, 시설 경비", to: "processors" },
      { icon: "officer", label: "고충 처리", text: `${brand.legal.privacyOfficer.ko}, ${brand.contact.privacy}`, to: "officer" },
    ],
  },
  sections: privacySections,
};
