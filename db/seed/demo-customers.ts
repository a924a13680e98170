// Further sample customers, so that the desk has somebody to serve. Nobody can log in as them: they have no password.
export const demoCustomers = [
  {
    id: "minjae",
    email: "minjae@example.com",
    names: { en: "Minjae Jung", ko: "정민재" },
    company: "누리커머스",
    phone: "02-0000-0141",
    locale: "ko",
    timezone: "Asia/Seoul",
  },
  {
    id: "yujin",
    email: "yujin@example.com",
    names: { en: "Yujin Choi", ko: "최유진" },
    company: "한빛의료정보",
    phone: "02-0000-0152",
    locale: "ko",
    timezone: "Asia/Seoul",
  },
  {
    id: "taekyung",
    email: "taekyung@example.com",
    names: { en: "Taekyung Oh", ko: "오태경" },
    company: "청람게임즈",
    phone: "051-000-0163",
    locale: "ko",
    timezone: "Asia/Seoul",
  },
  {
    id: "priya",
    email: "priya@example.com",
    names: { en: "Priya Nair", ko: "프리야 나이르" },
    company: "Lumen Analytics",
    phone: "+65-0000-0174",
    locale: "en",
    timezone: "Asia/Singapore",
  },
] as const;

/** What staff have written down about a customer. */
export const demoNotes = [
  { customer: "seoyeon", by: "admin", text: "매주 금요일 18시 이후에는 영상 배포 작업 중. 그 시간대 재부팅 작업은 반드시 사전 통화." },
  { customer: "alex", by: "agent", text: "Engineering on call answers within minutes by ticket; phone only for P1." },
  { customer: "yujin", by: "agent", text: "의료 데이터 취급 고객. 서버 내부 접근이 필요한 작업은 서면 승인 후 진행." },
] as const;
