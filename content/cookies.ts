// Every cookie and local-storage key this site sets: the cookies policy is drawn from this list and nothing else may be set.
// Necessary entries and chosen preferences only, all first-party, so the site shows no consent banner.
import type { Locale } from "./locales.ts";

export type CookieCategory = "necessary" | "preferences" | "analytics" | "marketing";
export type CookieStore = "cookie" | "localStorage" | "sessionStorage";

export type CookieEntry = {
  name: string;
  store: CookieStore;
  category: CookieCategory;
  /** Who reads it: pages' own scripts, or the server alone. */
  httpOnly: boolean;
  party: "first";
  purpose: Record<Locale, string>;
  lifetime: Record<Locale, string>;
  /** What makes it appear. */
  when: Record<Locale, string>;
};

export const cookieRegistry: readonly CookieEntry[] = [
  {
    name: "auth_token",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purpose: {
      en: "Proves that you are logged in. Scripts cannot read it; it is sent to this site alone. On https its name begins with __Host-, like that of device, login_challenge and viewing.",
      ko: "로그인 상태를 확인합니다. 스크립트로 읽을 수 없고 이 사이트로만 전송됩니다. https에서는 device, login_challenge, viewing과 함께 이름 앞에 __Host-가 붙습니다.",
    },
    lifetime: { en: "until you log out, 30 days at most (staff: 12 hours)", ko: "로그아웃할 때까지, 최장 30일(직원은 12시간)" },
    when: { en: "when you log in", ko: "로그인할 때" },
  },
  {
    name: "signed_in",
    store: "cookie",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Holds the value 1 so that the page header can show your account menu. Holds no identifier.",
      ko: "화면 상단에 계정 메뉴를 표시하기 위한 값 1입니다. 식별 정보는 담지 않습니다.",
    },
    lifetime: { en: "as long as auth_token", ko: "auth_token과 같음" },
    when: { en: "when you log in", ko: "로그인할 때" },
  },
  {
    name: "device",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purpose: {
      en: "A random id of this browser, so that you can be warned of a log-in from a new device.",
      ko: "브라우저마다 부여하는 임의의 값입니다. 새 기기에서 로그인하면 알려 드리기 위해 씁니다.",
    },
    lifetime: { en: "365 days", ko: "365일" },
    when: { en: "when you log in", ko: "로그인할 때" },
  },
  {
    name: "viewing",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purpose: {
      en: "Staff only: which customer’s area a colleague is looking at, read-only.",
      ko: "직원 전용: 직원이 읽기 전용으로 조회 중인 고객 화면을 구분합니다.",
    },
    lifetime: { en: "15 minutes at most", ko: "최장 15분" },
    when: { en: "when a member of staff opens such a view", ko: "직원이 고객 화면 조회를 시작할 때" },
  },
  {
    name: "login_challenge",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purpose: {
      en: "Holds the first step of a log-in while the second one waits for your code.",
      ko: "2단계 인증 코드를 입력하는 동안 첫 단계를 기억합니다.",
    },
    lifetime: { en: "10 minutes", ko: "10분" },
    when: { en: "when two-step verification is on", ko: "2단계 인증을 쓰는 계정으로 로그인할 때" },
  },
  {
    name: "signup",
    store: "cookie",
    category: "necessary",
    httpOnly: true,
    party: "first",
    purpose: {
      en: "What you entered when signing up, without the password, so that the verification mail can be sent again.",
      ko: "회원 가입 때 입력한 내용(비밀번호 제외)입니다. 인증 메일을 다시 보내는 데 씁니다.",
    },
    lifetime: { en: "1 hour", ko: "1시간" },
    when: { en: "when you sign up", ko: "회원 가입할 때" },
  },
  {
    name: "locale",
    store: "cookie",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: { en: "Remembers the language you chose (en or ko).", ko: "선택한 언어(en 또는 ko)를 기억합니다." },
    lifetime: { en: "365 days", ko: "365일" },
    when: { en: "when you switch the language", ko: "언어를 바꿀 때" },
  },
  {
    name: "theme",
    store: "cookie",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Remembers whether you chose the light or the dark theme.",
      ko: "밝은 테마와 어두운 테마 중 무엇을 골랐는지 기억합니다.",
    },
    lifetime: { en: "365 days", ko: "365일" },
    when: { en: "when you switch the theme", ko: "테마를 바꿀 때" },
  },
  {
    name: "flash",
    store: "cookie",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Carries one message, such as “Saved”, across to the next page.",
      ko: "‘저장했습니다’와 같은 안내 한 줄을 다음 화면으로 전달합니다.",
    },
    lifetime: { en: "30 seconds", ko: "30초" },
    when: { en: "after a form has been sent", ko: "양식을 보낸 직후" },
  },
  {
    name: "customer",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Your name and company, so that the header shows them at once. Never the log-in token.",
      ko: "이름과 회사명을 보관해 화면 상단에 바로 표시합니다. 로그인 토큰은 담지 않습니다.",
    },
    lifetime: { en: "until you log out", ko: "로그아웃할 때까지" },
    when: { en: "when you log in", ko: "로그인할 때" },
  },
  {
    name: "language-switch-scroll",
    store: "sessionStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Where you were on the page, so that switching the language keeps the place.",
      ko: "언어를 바꿔도 보던 위치를 유지하도록 화면 위치를 기억합니다.",
    },
    lifetime: { en: "until the next page has loaded", ko: "다음 화면을 불러올 때까지" },
    when: { en: "when you switch the language", ko: "언어를 바꿀 때" },
  },
  {
    name: "reloaded:*",
    store: "sessionStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "When a page was last reloaded after a failed download, so that it does not reload in a loop.",
      ko: "내려받기에 실패해 화면을 다시 불러온 시각입니다. 반복해서 다시 불러오지 않도록 합니다.",
    },
    lifetime: { en: "until you close the tab", ko: "탭을 닫을 때까지" },
    when: { en: "when part of a page could not be loaded", ko: "화면 일부를 불러오지 못했을 때" },
  },
  {
    name: "status-hidden",
    store: "sessionStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: { en: "Which status notice on the home page you have hidden.", ko: "홈 화면에서 숨긴 서비스 상태 안내를 기억합니다." },
    lifetime: { en: "until you close the tab", ko: "탭을 닫을 때까지" },
    when: { en: "when you hide a status notice", ko: "서비스 상태 안내를 숨길 때" },
  },
  {
    name: "ticket-draft:*",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Keeps unsent ticket text, so that nothing is lost on a reload or a lost connection. A copy in your account lets you continue on another device.",
      ko: "작성 중인 티켓 내용을 보관합니다. 새로 고침하거나 연결이 끊겨도 내용이 유지됩니다. 사본을 계정에도 저장하므로 다른 기기에서 이어서 작성할 수 있습니다.",
    },
    lifetime: { en: "until you send it or log out, 7 days at most", ko: "등록하거나 로그아웃할 때까지, 최장 7일" },
    when: { en: "when you write a ticket or a reply", ko: "티켓이나 회신을 작성할 때" },
  },
  {
    name: "pusherTransportTLS",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Remembers which kind of live connection worked last. Holds no identifier and is never sent to the server.",
      ko: "마지막으로 성공한 실시간 연결 방식을 기억합니다. 식별 정보가 없으며 서버로 전송하지 않습니다.",
    },
    lifetime: { en: "until you delete it", ko: "직접 삭제할 때까지" },
    when: { en: "when a page of the customer area connects", ko: "고객 포털 화면이 실시간으로 연결될 때" },
  },
  {
    name: "currency",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Remembers whether prices are shown in won or dollars. Never sent to the server.",
      ko: "요금을 원화로 볼지 달러로 볼지 기억합니다. 서버로 전송하지 않습니다.",
    },
    lifetime: { en: "until you delete it", ko: "직접 삭제할 때까지" },
    when: { en: "when you change the currency", ko: "통화를 바꿀 때" },
  },
  {
    name: "estimate",
    store: "cookie",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Holds the items of your estimate with their quantities, the term and whether VAT is included. Holds no identifier.",
      ko: "예상 요금에 담은 항목과 수량, 약정 기간, 부가세 포함 여부를 보관합니다. 식별 정보는 담지 않습니다.",
    },
    lifetime: { en: "90 days", ko: "90일" },
    when: { en: "when you add an item to the estimate", ko: "예상 요금에 항목을 담을 때" },
  },
  {
    name: "post-draft:*",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Editors of the blog only: keeps what was typed until the server has saved it.",
      ko: "블로그 편집자 전용입니다. 작성 중인 글을 서버에 저장할 때까지 보관합니다.",
    },
    lifetime: { en: "until the text is saved or you log out, 30 days at most", ko: "글이 저장되거나 로그아웃할 때까지, 최장 30일" },
    when: { en: "when an editor writes a post", ko: "편집자가 글을 작성할 때" },
  },
  {
    name: "desk-draft:*",
    store: "sessionStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Staff only: keeps a reply or a note on a ticket that has been begun and not sent, with a copy in the account.",
      ko: "직원 전용입니다. 티켓에 작성 중인 회신과 메모를 보관하고 사본을 계정에 저장합니다.",
    },
    lifetime: { en: "until it is sent, you log out or close the tab", ko: "보내거나 로그아웃하거나 탭을 닫을 때까지" },
    when: { en: "when staff write on a ticket", ko: "직원이 티켓에 글을 작성할 때" },
  },
  {
    name: "enquiry-draft:*",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "For staff: keeps an answer or a note to an enquiry that is not sent yet, with a copy in the account.",
      ko: "직원 전용입니다. 문의에 작성하고 아직 보내지 않은 답변이나 메모를 보관하고 사본을 계정에 저장합니다.",
    },
    lifetime: { en: "until it is sent or you log out, 7 days at most", ko: "보내거나 로그아웃할 때까지, 최장 7일" },
    when: { en: "when staff write about an enquiry", ko: "직원이 문의에 글을 작성할 때" },
  },
  {
    name: "contact-draft",
    store: "sessionStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Keeps what you have typed into the contact form in this tab, so that nothing is lost on a reload. It is not sent to the server before you send the form.",
      ko: "문의 양식에 작성 중인 내용을 이 탭에만 보관합니다. 새로 고침해도 내용이 유지되며, 양식을 보내기 전에는 서버로 전송하지 않습니다.",
    },
    lifetime: {
      en: "until you send it, log in or out, or close the tab",
      ko: "보내거나 로그인·로그아웃하거나 탭을 닫을 때까지",
    },
    when: { en: "when you write in the contact form", ko: "문의 양식을 작성할 때" },
  },
  {
    name: "chat-draft:*",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Keeps what you have typed into a chat but not sent, with a copy in your account.",
      ko: "채팅에 입력하고 아직 보내지 않은 내용을 보관하고 사본을 계정에 저장합니다.",
    },
    lifetime: { en: "until you send it or log out, 7 days at most", ko: "보내거나 로그아웃할 때까지, 최장 7일" },
    when: { en: "when you write in a chat", ko: "채팅에 글을 입력할 때" },
  },
  {
    name: "chat-outbox:*",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Keeps chat messages that could not be sent yet, and sends them once there is a connection.",
      ko: "아직 보내지 못한 채팅 메시지를 보관했다가 연결되면 보냅니다.",
    },
    lifetime: { en: "until they are sent or you log out, 7 days at most", ko: "보내거나 로그아웃할 때까지, 최장 7일" },
    when: { en: "when you send a chat message", ko: "채팅 메시지를 보낼 때" },
  },
  {
    name: "chat-sound",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Remembers that you want to hear new chat messages. Never sent to the server.",
      ko: "새 채팅 메시지를 소리로 알릴지 기억합니다. 서버로 전송하지 않습니다.",
    },
    lifetime: { en: "until you switch it off", ko: "직접 끌 때까지" },
    when: { en: "when you switch the sound on", ko: "소리 알림을 켤 때" },
  },
  {
    name: "chat-desktop",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Remembers that you want desktop notifications of chat messages. Never sent to the server.",
      ko: "채팅 메시지를 브라우저 알림으로 받을지 기억합니다. 서버로 전송하지 않습니다.",
    },
    lifetime: { en: "until you switch it off", ko: "직접 끌 때까지" },
    when: { en: "when you switch the notifications on", ko: "브라우저 알림을 켤 때" },
  },
  {
    name: "chat-away-after",
    store: "localStorage",
    category: "preferences",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Staff only: after how many minutes without activity the chat desk shows you as away. Never sent to the server.",
      ko: "직원 전용입니다. 활동이 없을 때 몇 분 뒤에 채팅 상태를 자리 비움으로 바꿀지 기억합니다. 서버로 전송하지 않습니다.",
    },
    lifetime: { en: "until you choose another or delete it", ko: "다시 선택하거나 삭제할 때까지" },
    when: { en: "when staff choose the minutes", ko: "직원이 시간을 선택할 때" },
  },
  {
    name: "last-activity",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Staff only: when somebody last worked in any tab, so that an abandoned session ends.",
      ko: "직원 전용입니다. 어느 탭에서든 마지막으로 작업한 시각을 기억해, 자리를 비운 세션을 종료합니다.",
    },
    lifetime: { en: "until it is used again", ko: "다음에 쓸 때 새로 기록" },
    when: { en: "when staff use the console", ko: "직원이 콘솔을 쓸 때" },
  },
  {
    name: "chat-desk-touched",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Staff only: when the console was last used, so that an inactive member of staff is shown as away.",
      ko: "직원 전용입니다. 콘솔을 마지막으로 쓴 시각을 기억해 자리 비움을 표시합니다.",
    },
    lifetime: { en: "until it is used again", ko: "다음에 쓸 때 새로 기록" },
    when: { en: "when staff use the console", ko: "직원이 콘솔을 쓸 때" },
  },
  {
    name: "recent-places",
    store: "localStorage",
    category: "necessary",
    httpOnly: false,
    party: "first",
    purpose: {
      en: "Staff only: addresses of the console's screens that were opened last, so that the command palette lists them first. Never a ticket or a customer.",
      ko: "직원 전용입니다. 최근에 연 콘솔 화면의 주소를 기억해 명령 팔레트에 먼저 표시합니다. 티켓이나 고객 정보는 담지 않습니다.",
    },
    lifetime: { en: "until twelve others were opened", ko: "다른 화면 12개를 열 때까지" },
    when: { en: "when staff use the console", ko: "직원이 콘솔을 쓸 때" },
  },
];
