import type { page as en } from "../../en/resources/faq.ts";
import type { Translation } from "../../model.ts";
import { account } from "../faq/account.ts";
import { billing } from "../faq/billing.ts";
import { dataCentre } from "../faq/data-centre.ts";
import { network } from "../faq/network.ts";
import { security } from "../faq/security.ts";
import { start } from "../faq/start.ts";

export const page: Translation<typeof en> = {
  title: "자주 묻는 질문",
  description: "시작하기, 요금, 네트워크, 데이터센터, 보안, 계정에 관한 답변을 수치와 함께 정리했습니다. 질문마다 고유한 링크가 있습니다.",
  hero: {
    h1: "자주 묻는 질문",
    lead: "6개 주제로 나눴습니다. 질문마다 링크를 복사해 공유할 수 있습니다.",
  },
  search: {
    label: "질문 검색",
    placeholder: "예: 부가세, 콜로, 공격",
    hint: "초성으로도 찾을 수 있습니다. ㅂㄱㅅ → 부가세",
    found: "질문 {total}개 중 {count}개",
    none: "검색 결과가 없습니다. 다른 단어로 검색하거나 문의해 주세요.",
    clear: "전체 보기",
  },
  topics: "주제",
  copyLink: "이 질문의 링크 복사",
  copied: "링크를 복사했습니다",
  groups: [start, billing, network, dataCentre, security, account],
  synonyms: [
    ["코로케이션", "콜로케이션", "콜로", "상면", "랙"],
    ["디도스", "DDoS", "공격"],
    ["부가세", "세금", "세금계산서", "VAT"],
    ["요금", "가격", "비용", "과금", "청구"],
    ["지연 시간", "레이턴시", "RTT", "핑", "속도"],
    ["로그인", "비밀번호", "암호", "패스워드"],
    ["전용회선", "회선", "전용선"],
    ["IP", "아이피", "프리픽스", "대역"],
    ["해지", "탈퇴", "취소", "이전"],
    ["전원", "전력", "정전", "UPS"],
  ],
  call: {
    heading: "원하는 답을 찾지 못하셨나요?",
    body: "문의해 주시면 담당자가 1영업일 안에 답변합니다.",
    primary: "문의하기",
    secondary: "회원 가입",
  },
};
