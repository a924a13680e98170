import { cookieRegistry } from "../../cookies.ts";
import type { page as en } from "../../en/resources/cookies-policy.ts";
import type { Translation } from "../../model.ts";

export const page: Translation<typeof en> = {
  title: "쿠키 정책",
  description: "이 사이트가 저장하는 모든 쿠키와 저장소의 목적과 기간입니다. 필수 항목만 사용하므로 동의를 요청하지 않습니다.",
  hero: {
    h1: "이 사이트가 저장하는 모든 쿠키",
    lead: `모두 ${cookieRegistry.length}개이며 전부 자체 쿠키와 저장소입니다. 분석, 광고, 제3자 쿠키가 없어 동의 창도 띄우지 않습니다.`,
  },
  updated: "최종 갱신 {date}",
  updatedDate: "2026-11-15",
  what: {
    heading: "쿠키와 저장소란",
    body: "쿠키는 브라우저가 사이트별로 보관했다가 요청할 때마다 함께 보내는 짧은 텍스트입니다. 로컬 저장소도 브라우저에 보관하지만 서버로 보내지 않습니다. 둘 다 언제든지 확인하고 지울 수 있습니다.",
  },
  categories: {
    heading: "네 가지 분류, 두\u00a0가지는 비어\u00a0있습니다",
    items: {
      necessary: { name: "필수", body: "로그인과 화면 간 안내에 씁니다. 없으면 로그인할 수 없습니다." },
      preferences: { name: "기능", body: "언어, 테마, 통화 설정입니다. 직접 바꿀 때만 저장합니다." },
      analytics: { name: "분석", body: "없습니다. 방문을 측정하지 않습니다." },
      marketing: { name: "마케팅", body: "없습니다. 광고를 하지 않습니다." },
    },
    count: "{count}개",
    none: "없음",
  },
  table: {
    heading: "전체 목록",
    intro: "사이트의 코드가 쓰는 목록에서 그대로 만들었습니다.",
    columns: { name: "이름", store: "저장 위치", purpose: "목적", category: "분류", lifetime: "기간", when: "저장 시점", party: "구분" },
    stores: { cookie: "쿠키", localStorage: "로컬 저장소", sessionStorage: "세션 저장소" },
    httpOnly: "스크립트로 읽을 수 없음",
    first: "자체",
  },
  change: {
    heading: "여기서 삭제하기",
    body: "이 브라우저에 저장한 언어, 테마, 통화, 요금 페이지 설정을 지웁니다. 로그인은 유지되며, 로그인 쿠키는 로그아웃하면 사라집니다.",
    button: "내 설정 삭제",
    done: "삭제했습니다. 이제 기본 설정으로 표시합니다.",
    noScript: "스크립트를 쓰지 않는다면 아래 브라우저 설정을 이용해 주세요.",
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
