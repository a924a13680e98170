import type { Locale } from "#content/locales.ts";
// Sample chats that are over, one for each demo customer, in their language. Minutes count from the start of the chat.
export type DemoChatLine = { minute: number } & (
  | { customer: string }
  | { agent: string }
  | { note: string }
  | { joined: true }
  | { ended: "customer" | "staff" }
  | { rating: number }
);

export type DemoChat = {
  /** Account ids without `demo-`. */
  customer: string;
  agent: string;
  locale: Locale;
  topic: string;
  /** Working days ago, and the time of day in Seoul. */
  at: `-${number}d ${number}:${number}`;
  lines: readonly DemoChatLine[];
};

export const demoChats: readonly DemoChat[] = [
  {
    customer: "seoyeon",
    agent: "agent",
    locale: "ko",
    topic: "BGP 세션이 계속 Idle 상태입니다",
    at: "-2d 14:05",
    lines: [
      { minute: 0, customer: "ICN2-ER2의 IPv4 BGP 세션이 13시 40분부터 Idle 상태입니다. 같은 포트의 IPv6는 정상입니다." },
      { minute: 3, joined: true },
      { minute: 5, agent: "확인했습니다. 13시 40분에 프리픽스 61개를 보내셨는데, 이 세션의 한도가 50개라서 라우터가 세션을 끊었습니다." },
      { minute: 5, note: "max-prefix 50, Cease 6/1. 고객 쪽에서 /24 12개를 추가함." },
      { minute: 16, customer: "맞습니다. 오늘 도쿄 사이트용으로 /24 대역 12개를 추가했습니다. 한도를 올려 주실 수 있나요?" },
      {
        minute: 19,
        agent:
          "네, 100개로 올리겠습니다. 12개 가운데 11개는 RPKI 검증을 통과했습니다. 203.0.113.0/24는 ROA의 AS 번호가 달라서 수정하실 때까지 받지 않습니다.",
      },
      { minute: 19, agent: "14시 30분에 세션을 초기화하겠습니다. 괜찮으신가요?" },
      { minute: 21, customer: "네, 진행해 주세요. ROA는 오늘 안에 수정하겠습니다." },
      { minute: 26, agent: "세션이 Established로 올라왔습니다. 프리픽스 60개를 받고 있습니다." },
      { minute: 27, customer: "감사합니다. 정상으로 보입니다." },
      { minute: 29, ended: "customer" },
      { minute: 30, rating: 5 },
    ],
  },
  {
    customer: "alex",
    agent: "agent",
    locale: "en",
    topic: "Some players still get the old season banner",
    at: "-3d 11:31",
    lines: [
      { minute: 0, customer: "Hi, we replaced the season banner but some players still get the old image." },
      { minute: 1, joined: true },
      {
        minute: 2,
        agent: "Hello Alex. How did you purge: by URL, by path or by tag? With the request number I can look at it right away.",
      },
      { minute: 4, customer: "By path, request prg-7f21c" },
      {
        minute: 6,
        agent:
          "Thank you. It finished in 36 of 38 cities at 11:20; Sydney and São Paulo returned an error. I have just run those two again.",
      },
      { minute: 8, customer: "Sydney is fine now. How can I check São Paulo?" },
      {
        minute: 10,
        agent:
          "You can ask one city directly:\ncurl -sI https://img.example.com/spring.webp --resolve img.example.com:443:203.0.113.58 | grep -i x-cache\nMISS on the first call means the old copy is gone; the second should say HIT.",
      },
      { minute: 13, customer: "MISS, then HIT. Thanks!" },
      { minute: 14, agent: "Good. I will keep an eye on the purge log of both cities until this evening." },
      { minute: 15, ended: "staff" },
    ],
  },
];
