// Every cookie and local-storage key this site sets: the cookies policy is drawn from this list and nothing else may be set.
// Essential only, so the site shows a notice instead of a consent banner.
export type CookieCategory = "necessary" | "preferences" | "analytics" | "marketing";
export type CookieStore = "cookie" | "localStorage" | "sessionStorage";

export type CookieEntry = {
  name: string;
  store: CookieStore;
  category: CookieCategory;
  /** Who reads it: pages' own scripts, or the server alone. */
  httpOnly: boolean;
  party: "first";
  purposeEn: string;
  purposeKo: string;
  lifetimeEn: string;
  lifetimeKo: string;
  /** What makes it appear. */
  whenEn: string;
  whenKo: string;
};

export const cookieRegistry: readonly CookieEntry[] = [
  {
    name: "auth_token",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purposeEn: "Proves that you are logged in. Scripts cannot read it; it is sent to this site alone.",
    purposeKo: "로그인 상태를 증명합니다. 스크립트로 읽을 수 없고 이 사이트로만 전송됩니다.",
    lifetimeEn: "until you log out, 30 days at most",
    lifetimeKo: "로그아웃할 때까지, 최장 30일",
    whenEn: "when you log in",
    whenKo: "로그인할 때",
  },
  {
    name: "signed_in",
    store: "cookie",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purposeEn: "Holds the value 1 so that the page header can show your account menu. Holds no identifier.",
    purposeKo: "화면 상단에 계정 메뉴를 표시하기 위한 값 1입니다. 식별 정보는 담지 않습니다.",
    lifetimeEn: "as long as auth_token",
    lifetimeKo: "auth_token과 같음",
    whenEn: "when you log in",
    whenKo: "로그인할 때",
  },
  {
    name: "locale",
    store: "cookie",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purposeEn: "Remembers the language you chose (en or ko).",
    purposeKo: "선택한 언어(en 또는 ko)를 기억합니다.",
    lifetimeEn: "365 days",
    lifetimeKo: "365일",
    whenEn: "when you switch the language",
    whenKo: "언어를 바꿀 때",
  },
  {
    name: "flash",
    store: "cookie",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purposeEn: "Carries one message, such as “Saved”, across to the next page.",
    purposeKo: "‘저장했습니다’와 같은 안내 한 줄을 다음 화면으로 전달합니다.",
    lifetimeEn: "30 seconds",
    lifetimeKo: "30초",
    whenEn: "after a form has been sent",
    whenKo: "양식을 보낸 직후",
  },
  {
    name: "theme",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purposeEn: "Remembers whether you chose the light or the dark theme. Never sent to the server.",
    purposeKo: "밝은 테마와 어두운 테마 중 무엇을 골랐는지 기억합니다. 서버로 전송하지 않습니다.",
    lifetimeEn: "until you delete it",
    lifetimeKo: "직접 삭제할 때까지",
    whenEn: "when you switch the theme",
    whenKo: "테마를 바꿀 때",
  },
  {
    name: "currency",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purposeEn: "Remembers whether prices are shown in won or dollars. Never sent to the server.",
    purposeKo: "요금을 원화로 볼지 달러로 볼지 기억합니다. 서버로 전송하지 않습니다.",
    lifetimeEn: "until you delete it",
    lifetimeKo: "직접 삭제할 때까지",
    whenEn: "when you change the currency",
    whenKo: "통화를 바꿀 때",
  },
  {
    name: "pricing",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purposeEn: "Remembers the price page's toggles (hourly, VAT, term) and your estimate basket. Never sent to the server.",
    purposeKo: "요금 페이지의 표시 조건(시간당, 부가세, 약정)과 견적 목록을 기억합니다. 서버로 전송하지 않습니다.",
    lifetimeEn: "until you delete it",
    lifetimeKo: "직접 삭제할 때까지",
    whenEn: "when you use the price page",
    whenKo: "요금 페이지에서 조건을 바꿀 때",
  },
];
