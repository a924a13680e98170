import type { page as en } from "../en/sitemap.ts";
import type { Translation } from "../model.ts";

export const page: Translation<typeof en> = {
  title: "사이트맵",
  description: "이 사이트의 모든 페이지를 분류별로 모았습니다. 페이지마다 한국어와 영어로 볼 수 있습니다.",
  hero: { h1: "사이트맵", lead: "모든 페이지를 한국어와 영어로 볼 수 있습니다." },
  groups: {
    main: "회사",
    services: "서비스",
    solutions: "솔루션",
    resources: "자료",
    blog: "글",
    account: "계정",
  },
  count: "{count}개 페이지",
  english: "English",
  korean: "한국어",
  account: [
    { path: "/login", name: "로그인" },
    { path: "/signup", name: "회원 가입" },
    { path: "/forgot-password", name: "비밀번호 재설정" },
    { path: "/support", name: "고객 지원" },
  ],
  machine: { heading: "검색 엔진용", items: [{ path: "/sitemap.xml", name: "sitemap.xml" }] },
};
