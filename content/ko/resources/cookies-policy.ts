import { cookieRegistry } from "../../cookies.ts";
import type { page as en } from "../../en/resources/cookies-policy.ts";
import type { Translation } from "../../model.ts";

export const page: Translation<typeof en> = {
  title: "쿠키 정책",
  description:
    "이 사이트가 저장하는 모든 쿠키와 저장소의 목적과 보관 기간입니다. 필수와 기능 항목만 사용하며 분석, 광고, 제3자 쿠키는 없습니다.",
  hero: {
    h1: "쿠키 정책",
    lead: `이 사이트는 자체 쿠키와 저장소 ${cookieRegistry.length}개를 사용합니다. 필수 항목과, 직접 설정할 때만 저장하는 기능 항목입니다. 분석, 광고, 제3자 쿠키가 없으므로 동의 창을 표시하지 않습니다.`,
  },
  updated: "최종 갱신 {date}",
  updatedDate: "2026-11-15",
  what: {
    heading: "쿠키와 저장소란",
    body: "쿠키는 브라우저가 사이트별로 보관했다가 요청할 때마다 함께 보내는 짧은 텍스트입니다. 로컬 저장소와 세션 저장소도 브라우저에 보관하지만 서버로 자동 전송되지 않습니다. 모두 언제든지 확인하고 삭제할 수 있습니다.",
  },
  categories: {
    heading: "분류",
    items: {
      necessary: { name: "필수", body: "로그인, 페이지를 옮긴 뒤의 안내 표시, 작성 중인 글 보관에 씁니다. 없으면 로그인할 수 없습니다." },
      preferences: { name: "기능", body: "언어, 테마, 통화 등의 설정입니다. 직접 설정할 때만 저장합니다." },
      analytics: { name: "분석", body: "없습니다. 방문을 측정하지 않습니다." },
      marketing: { name: "마케팅", body: "없습니다. 광고를 하지 않습니다." },
    },
    count: "{count}개",
    none: "없음",
  },
  table: {
    heading: "전체 목록",
    intro: "사이트에서 실제로 사용하는 목록입니다.",
    columns: {
      name: "이름",
      store: "저장 위치",
      purpose: "목적",
      category: "분류",
      lifetime: "기간",
      when: "저장 시점",
      party: "제공 주체",
    },
    stores: { cookie: "쿠키", localStorage: "로컬 저장소", sessionStorage: "세션 저장소" },
    httpOnly: "스크립트로 읽을 수 없음",
    first: "자체",
  },
  change: {
    heading: "설정 삭제",
    body: "이 브라우저에 저장한 언어, 테마, 통화, 요금 페이지 설정을 지웁니다. 로그인은 유지되며, 로그인 쿠키는 로그아웃하면 사라집니다.",
    button: "내 설정 삭제",
    done: "삭제했습니다. 이제 기본 설정으로 표시합니다.",
    noScript: "스크립트를 사용하지 않는 경우 아래 브라우저 설정을 이용해 주세요.",
  },
  browsers: {
    heading: "브라우저에서 삭제하기",
    items: [
      { name: "크롬", steps: "설정 > 개인정보 보호 및 보안 > 서드 파티 쿠키 > 모든 사이트 데이터 및 권한 보기" },
      { name: "엣지", steps: "설정 > 쿠키 및 사이트 권한 > 쿠키 및 사이트 데이터 관리" },
      { name: "사파리", steps: "설정 > 개인정보 보호 > 웹사이트 데이터 관리" },
      { name: "웨일", steps: "설정 > 개인정보 보호 > 쿠키 및 기타 사이트 데이터" },
      { name: "삼성 인터넷", steps: "설정 > 개인정보 보호 및 보안 > 쿠키 허용" },
      { name: "파이어폭스", steps: "설정 > 개인 정보 및 보안 > 쿠키 및 사이트 데이터 > 데이터 관리" },
    ],
  },
  link: "개인정보 처리방침",
};
