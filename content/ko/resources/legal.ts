import type { page as en } from "../../en/resources/legal.ts";
import { acceptableUse } from "../legal/acceptable-use.ts";
import { dataProcessing } from "../legal/data-processing.ts";
import { notices } from "../legal/notices.ts";
import { agreement } from "../legal/sla.ts";
import { terms } from "../legal/terms.ts";
import { vulnerability } from "../legal/vulnerability.ts";

export const page: typeof en = {
  title: "약관 및 정책",
  description:
    "이용약관, 서비스 수준 협약(SLA), 이용 정책, 개인정보 처리 위탁 조건, 각종 고지와 취약점 제보 정책을 국문과 영문으로 제공합니다.",
  hero: {
    h1: "약관 및 정책",
    lead: "이용약관, SLA, 이용 정책, 개인정보 처리 위탁 조건, 고지 사항, 취약점 제보 정책입니다. 문서마다 페이지가 따로 있습니다.",
  },
  prevails: "국문이 우선합니다.",
  contents: "차례",
  effective: "{date} 시행",
  sideBySide: "국문과 영문을 나란히 보기",
  print: "이 페이지 인쇄",
  elsewhere: { heading: "관련 문서", privacy: "개인정보 처리방침", cookies: "쿠키 정책" },
  library: [terms, agreement, acceptableUse, dataProcessing, notices, vulnerability],
};
