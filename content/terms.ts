// One thing, one name: the word each language uses, and the words it does not. terms.test.ts holds the copy to it.
// A variant is a text to look for; a pattern where the plain text would also hit something else.
type Words = { use: string; not: readonly (string | RegExp)[] };

export type Term = { id: string; en: Words; ko: Words };

export const terms: readonly Term[] = [
  { id: "user", en: { use: "user", not: ["end user", "end-user"] }, ko: { use: "사용자", not: ["이용자"] } },
  {
    id: "virtual-machine",
    en: { use: "virtual machine", not: ["virtual server"] },
    ko: { use: "가상 머신", not: ["가상 서버", "가상머신"] },
  },
  { id: "object", en: { use: "object", not: [] }, ko: { use: "오브젝트", not: ["객체"] } },
  {
    id: "encryption-key",
    en: { use: "encryption key", not: ["cipher key"] },
    ko: { use: "암호화 키", not: ["암호 키", "암호키", "암호화키"] },
  },
  {
    id: "two-step-verification",
    en: { use: "two-step verification", not: ["second factor", "two-factor", "multi-factor", /\bMFA\b/, /\b2FA\b/] },
    ko: { use: "2단계 인증", not: ["다중 인증", "다요소 인증", "이중 인증", "2차 인증", /\bMFA\b/, /\b2FA\b/] },
  },
  {
    id: "restore-point",
    en: { use: "restore point", not: [/\brecovery points?\b(?! objective)/i] },
    ko: { use: "복원 지점", not: ["복원 시점", "복구 지점", "정합 시점"] },
  },
  {
    id: "immutable-backup",
    en: { use: "immutable backup", not: ["unalterable", "locked backup"] },
    ko: { use: "변경 불가 백업", not: ["잠금 백업", "변경할 수 없는 백업"] },
  },
  { id: "we", en: { use: "we", not: [/\bthe provider\b/i] }, ko: { use: "당사", not: ["제공자", "공급사", "저희"] } },
  { id: "query", en: { use: "query", not: [] }, ko: { use: "쿼리", not: [/질의(?!서|응답)/] } },
  { id: "endpoint", en: { use: "endpoint", not: [] }, ko: { use: "엔드포인트", not: ["접속 주소"] } },
  { id: "rollback", en: { use: "rollback", not: ["way back"] }, ko: { use: "롤백", not: ["원복"] } },
  { id: "quorum", en: { use: "quorum witness", not: ["voting server"] }, ko: { use: "쿼럼 서버", not: [/투표(?!율)/] } },
  {
    id: "aisle",
    en: { use: "hot and cold aisle", not: ["cold corridor"] },
    ko: { use: "핫 아일·콜드 아일", not: ["찬 공기 통로", "더운 공기 통로", "열통로"] },
  },
  { id: "fragmentation", en: { use: "fragmentation", not: [] }, ko: { use: "단편화", not: ["조각 패킷"] } },
  { id: "on-demand", en: { use: "on-demand protection", not: [] }, ko: { use: "온디맨드 방어", not: ["필요 시 방어"] } },
  { id: "ready-date", en: { use: "ready date", not: ["delivery date"] }, ko: { use: "준비 완료일", not: ["납품일"] } },
  { id: "slider", en: { use: "slider", not: [] }, ko: { use: "슬라이더", not: ["손잡이", /막대를 (옮|움직)/] } },
  {
    id: "business-hours",
    en: { use: "business hours", not: ["working hours", "office hours"] },
    ko: { use: "업무 시간", not: [/(?:영업|운영)\s?시간/] },
  },
  {
    id: "24-hours",
    en: { use: "24×7", not: ["day and night", "day or night", "round the clock", "around the clock"] },
    ko: { use: "24시간", not: ["밤낮없이", "주야간", "불철주야"] },
  },
  { id: "plan-size", en: { use: "size S", not: [] }, ko: { use: "S 규격", not: [/크기 [SML]\b/, /\b[SMLX]+ 크기/, /규모 [SML]\b/] } },
  {
    id: "node-size",
    en: { use: "node size", not: [] },
    ko: { use: "노드 사양", not: ["노드 크기", "인스턴스 크기", "서버 크기", "노드 규모"] },
  },
  { id: "lab", en: { use: "lab", not: [] }, ko: { use: "시험(랩) 환경", not: ["실습 환경"] } },
  { id: "downtime", en: { use: "downtime", not: [] }, ko: { use: "중단 시간", not: ["공백 시간"] } },
  {
    id: "application-identification",
    // App-ID is another company's mark.
    en: { use: "application identification", not: ["App-ID"] },
    ko: { use: "애플리케이션 식별", not: ["App-ID"] },
  },
  { id: "unassigned", en: { use: "unassigned", not: [] }, ko: { use: "미배정", not: ["담당자 없음"] } },
  { id: "assign-to-me", en: { use: "assign to me", not: [] }, ko: { use: "나에게 배정", not: ["내가 맡기"] } },
  { id: "abuse", en: { use: "abuse report", not: [] }, ko: { use: "악용(어뷰즈) 신고", not: ["침해·스팸 신고"] } },
  { id: "transcript", en: { use: "chat transcript", not: [] }, ko: { use: "채팅 내용", not: ["대화록"] } },
  {
    id: "dedicated-line",
    en: { use: "dedicated line", not: [/\bprivate lines?\b/i] },
    ko: { use: "전용회선", not: ["전용 회선", "전용선"] },
  },
  {
    id: "customer-area",
    en: { use: "customer area", not: [/\bportals?\b/i] },
    ko: { use: "고객 포털", not: ["고객 영역", "고객포털", "티켓 포털", "고객 페이지"] },
  },
  {
    id: "letter-of-authorisation",
    en: { use: "letter of authorisation", not: ["letter of authority", "letter of authorization"] },
    ko: { use: "위임장(LOA)", not: ["수권서"] },
  },
  {
    id: "business-day",
    en: { use: "business day", not: ["working day"] },
    ko: { use: "영업일", not: ["근무일"] },
  },
  { id: "weeks-of", en: { use: "two weeks of", not: [] }, ko: { use: "2주치", not: [/(일|주|달|하루|개월|년) 치(?=[\s를의가])/] } },
  { id: "reply-by-mail", en: { use: "reply", not: [] }, ko: { use: "회신", not: ["답장"] } },
  {
    id: "unsubscribe",
    en: { use: "stop receiving, unsubscribe", not: [] },
    ko: { use: "수신 중단", not: ["수신 거부", "수신을 거부"] },
  },
  { id: "agent", en: { use: "colleague, staff", not: [] }, ko: { use: "담당자", not: ["상담원", "상담사"] } },
  { id: "preview", en: { use: "preview", not: [] }, ko: { use: "미리 보기", not: ["미리보기"] } },
  { id: "attachment", en: { use: "file", not: [] }, ko: { use: "첨부파일", not: ["첨부 파일"] } },
  { id: "customer-support", en: { use: "customer support", not: [] }, ko: { use: "고객 지원", not: ["고객지원"] } },
  { id: "log-in", en: { use: "log-in (noun), log in (verb)", not: [/\blogins?\b/i, /\bsign-ins?\b/i] }, ko: { use: "로그인", not: [] } },
  {
    id: "verified",
    en: { use: "verified address", not: [/\bproved (?:e-mail )?address/i, /\b(?:sender|address) not proved\b/i] },
    ko: { use: "인증", not: [] },
  },
  { id: "optimisation", en: { use: "optimisation", not: [/(?<![\w/-])optimiz\w+/i] }, ko: { use: "최적화", not: [] } },
  { id: "south-east-asia", en: { use: "South-East Asia", not: ["Southeast Asia"] }, ko: { use: "동남아시아", not: [] } },
  { id: "tabletop", en: { use: "tabletop", not: ["table-top"] }, ko: { use: "도상 훈련", not: [] } },
  { id: "home-page", en: { use: "home page", not: ["front page"] }, ko: { use: "첫 페이지", not: [] } },
  {
    // A ticket's last state, counted and measured under its own name. Problems are solved, incidents are resolved.
    id: "ticket-closed",
    en: {
      use: "closed (of a ticket)",
      not: [
        /\btickets? (?:re)?solved\b/i,
        /\b(?:re)?solved in time\b/i,
        /\bopened and solved\b/i,
        /\bof the solved\b/i,
        /^(?:solved|resolution)\b/i,
        /\blate resolutions?\b/i,
      ],
    },
    ko: { use: "종료", not: ["해결된 티켓", "미해결", /해결 (?:기한|시간|목표|준수|대비|\{)/, /(?:접수와|기한을 넘긴) 해결/] },
  },
  // The drawings may look like a sea chart; the words do not speak of the sea.
  {
    id: "no-sea-chart",
    en: {
      use: "map, limits, related services",
      not: [/breakwaters?\b/i, /\bsoundings?\b/i, /\breefs?\b/i, /\bharbours?\b/i, "sea chart", "sea lane", "Adjoining sheets"],
    },
    ko: {
      use: "지도, 제한 사항, 관련 서비스",
      not: ["암초", "방파제", "수심", "항로", /해도(?=입니다|에는|를 |$)/, "이어지는 해도", "항해"],
    },
  },
];

/** A line that may keep a word the list does not use, and why. */
export const termExceptions: readonly { term: string; file: string; text: string; why: string }[] = [
  { term: "unsubscribe", file: "ko/legal/acceptable-use.ts", text: "(광고)", why: "the Network Act's own word for refusing advertising" },
  { term: "unsubscribe", file: "ko/resources/legal.ts", text: "(광고)", why: "the same document in the library" },
  {
    term: "user",
    file: "ko/services/compliance.ts",
    text: "클라우드컴퓨팅법에 따라",
    why: "the Cloud Computing Act's own word for its users",
  },
  { term: "we", file: "ko/services/compliance.ts", text: "클라우드컴퓨팅법에 따라", why: "the Act speaks of the service provider" },
  { term: "we", file: "ko/services/security.ts", text: "정보통신서비스 제공자", why: "a party named by the Network Act" },
  { term: "object", file: "ko/services/ddos-protection.ts", text: "라우트 객체", why: "a route object of the IRR, not object storage" },
  { term: "no-sea-chart", file: "en/legal/vulnerability.ts", text: "Safe harbour", why: "the legal term for protected research" },
  { term: "no-sea-chart", file: "en/resources/legal.ts", text: "Safe harbour", why: "the same document in the library" },
  { term: "object", file: "messages/ko/errors.json", text: "JSON 객체", why: "an object of JSON, not object storage" },
  { term: "we", file: "messages/ko/shell.json", text: "호스팅서비스 제공자", why: "the label the Electronic Commerce Act prescribes" },
];
