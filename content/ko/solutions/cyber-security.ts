import type { page as en } from "../../en/solutions/cyber-security.ts";
import { checkQuestions, securityFigures as s } from "../../figures/cyber-security.ts";
import { live } from "../../live.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { firewall, studies } = livePrices;

const w = (krw: Figure) => won(krw, "ko");

export const page: Translation<typeof en> = {
  title: "사이버 보안 체계",
  description: `NIST CSF 2.0의 여섯 기능을 ${s.checkWeeks}주간 진단하고 세 가지 패키지로 ${s.days}일 안에 대응 훈련까지 마칩니다. 이메일 입력 없이 해 보는 10문항 자가 진단을 제공합니다.`,
  hero: {
    h1: "사이버 보안 체계: 진단부터 대응 훈련까지 90일",
    lead: "침해 사고를 겪었거나 심사, 사이버 보험 가입을 앞둔 기업의 진단, 취약점 보완, 24시간 관제, 대응 훈련을 함께 진행합니다.",
    secondary: "자가 진단하기",
    price: startingPrice(studies.securityCheck.krw, "once", `${s.checkWeeks}주 진단. 패키지는 별도 견적`, "ko"),
  },
  selfCheck: {
    eyebrow: "자가 진단",
    heading: "10문항 자가 진단",
    intro: "답변은 어디에도 전송하지 않습니다. 이 페이지 주소에만 담기므로 결과를 즐겨찾기에 저장하거나 동료에게 전달할 수 있습니다.",
    answers: { "0": "아니요·모름", "1": "일부", "2": "예, 증적 있음" },
    functions: { govern: "거버넌스", identify: "식별", protect: "보호", detect: "탐지", respond: "대응", recover: "복구" },
    questions: {
      owner: "보안을 책임지는 담당자가 한 명 지정되어 있고, 경영진이 연 2회 이상 보고를 받나요?",
      exposed: "인터넷에서 접근할 수 있는 시스템 목록이 최근 30일 안에 갱신되었나요?",
      personal: "개인정보가 어느 시스템에 있고 누가 조회할 수 있는지 파악하고 있나요?",
      mfa: "모든 관리자 계정과 원격 접속에 2단계 인증을 적용하고 있나요?",
      patch: `심각 등급 패치를 공개 후 ${s.patchHours}시간 안에 적용하나요?`,
      privilege: "관리자 권한을 작업 단위로 부여하고 작업이 끝나면 회수하나요?",
      logs: "서버, 방화벽, 로그인 기록이 한곳에 모이고 누군가 24시간 확인하나요?",
      endpoint: `노트북에서 악성코드가 실행되면 ${s.acknowledgeMinutes}분 안에 담당자가 경보를 확인하나요?`,
      plan: "연락처를 포함한 침해 사고 대응 계획을 최근 12개월 안에 훈련했나요?",
      restore: "최근 6개월 안에 변경 불가 백업으로 전체 복원을 하고 시간을 측정했나요?",
    },
    actions: {
      owner: "보안 책임자 한 명 지정",
      exposed: "인터넷 노출 시스템 목록을 매월 갱신",
      personal: "개인정보 위치와 조회 권한 파악",
      mfa: "관리자와 원격 접속에 2단계 인증",
      patch: `심각 등급 패치를 ${s.patchHours}시간 안에 적용`,
      privilege: "작업 단위 관리자 권한 부여와 회수",
      logs: "로그를 한곳에 모아 24시간 관제",
      endpoint: "노트북과 서버의 악성코드 탐지",
      plan: "침해 사고 대응 계획 훈련",
      restore: "변경 불가 백업으로 복원 시간 측정",
    },
    resultTitle: "진단 점수",
    outOf: "100점 만점",
    answered: "10문항 중 {n}문항 답변",
    noScript: "현재 점수(20점 만점). 5를 곱하면 100점 기준 점수가 됩니다.",
    howScored: "아니요 0점, 일부 1점, 증적 있음 2점으로 더한 뒤 5를 곱합니다.",
    level: {
      exposed: {
        name: "노출",
        body: "흔한 랜섬웨어 공격에도 침해될 수 있는 상태입니다. 2단계 인증, 패치, 변경 불가 백업부터 갖춰야 합니다.",
      },
      partial: {
        name: "부분 대비",
        body: "기본 보호는 되어 있지만 침입 시도를 알기 어려운 상태입니다. 기본 항목을 보완한 뒤 야간 관제를 추가합니다.",
      },
      watched: {
        name: "관제 중",
        body: "침입을 탐지할 수 있는 상태입니다. 한 시간 안에 차단할 수 있는지는 훈련으로 확인해야 합니다.",
      },
      rehearsed: {
        name: "훈련 완료",
        body: "탐지와 복구를 직접 해 본 상태입니다. 심사용 증적을 정리하고 해마다 새로운 훈련을 이어 가면 됩니다.",
      },
    },
    nextTitle: "먼저 보완할 항목",
    nextNone: "10문항에서 보완할 항목이 없습니다.",
    packageTitle: "적합한 패키지",
    reset: "처음부터 다시",
    ask: "이 결과로 문의",
    summary: "자가 진단 {score}점(100점 만점), 취약 기능: {weakest}",
  },
  roadmap: {
    days: "{from}~{to}일 차",
    gate: "완료 기준",
    chartTitle: "90일 로드맵",
    chartDescription: "90일을 나타내는 선 위에 진단, 기본, 탐지, 훈련의 네 구간이 있고 각 구간은 마름모로 끝납니다.",
    legs: {
      check: {
        name: "진단",
        body: "면담, 설정 점검, 외부 스캔을 거쳐 여섯 기능의 점수를 매깁니다. 위험과 작업량 순으로 정리한 보완 목록을 드리며, 상위 세 항목은 보고서가 나오기 전에 조치합니다.",
        gate: "점수 합의, 예산 결정",
      },
      baseline: {
        name: "기본",
        body: `모든 관리자와 원격 접속에 2단계 인증을 적용하고, 변경 불가 백업을 두며, 심각한 취약점은 ${s.patchHours}시간 안에 패치합니다. 오래된 계정과 공용 비밀번호를 없앱니다.`,
        gate: "2단계 인증 없는 관리자 0명",
      },
      detect: {
        name: "탐지",
        body: "서버와 노트북에 EDR을 설치하고 1년치 로그를 SIEM에 모아 24시간 1차 관제를 시작합니다. 사전 승인된 즉시 조치의 범위를 문서로 정합니다.",
        gate: "모의 침투를 15분 안에 발견",
      },
      drill: {
        name: "훈련",
        body: "오전에는 경영진과 도상 훈련을, 오후에는 격리된 환경에서 서버 복원을 진행합니다. 둘 다 시간을 측정하고 기록을 남깁니다.",
        gate: "복원 시간 측정과 서명",
      },
    },
  },
  comparison: {
    eyebrow: "패키지",
    heading: "기본·탐지·규제 대응 패키지",
    columns: ["구분", "기본", "탐지", "규제 대응"],
    rows: [
      ["대상", "보안 인력이 없는 기업", "소규모 IT팀", "심사를 받는 기업"],
      ["추가 항목", "2단계 인증, 변경 불가 백업, 패치", "EDR, SIEM, 24시간 관제", "특권 접근 관리, 정보 유출 방지, 심사 증적"],
      ["심각 경보 확인", "다음 영업일 오전", `${s.acknowledgeMinutes}분 이내`, `${s.acknowledgeMinutes}분 이내`],
      ["확산 차단", "고객과 함께 진행", `${s.containMinutes}분 이내`, `${s.containMinutes}분 이내`],
      ["심각 등급 패치", `${s.patchHours}시간 이내`, `${s.patchHours}시간 이내`, `${s.patchHours}시간 이내, 증적 포함`],
      ["연간 훈련", "복원 1회", "복원\u00a01회, 피싱\u00a04회", "복원\u00a01회, 피싱\u00a04회, 도상 훈련\u00a01회"],
      ["고객 투입", `담당자 1명, 월 ${s.contactHoursPerMonth}시간`, "담당자 1명, 월 4시간", "보안 책임자, 월 2일"],
    ],
    note: "시간은 경보 발생 시점부터 측정한 목표값이며 매월 실적을 보고합니다.",
  },
  capabilities: {
    eyebrow: "프로그램",
    heading: "프로그램 구성",
    items: [
      {
        title: "보안 수준 점수",
        body: "거버넌스, 식별, 보호, 탐지, 대응, 복구마다 0~4점을 증적과 함께 매깁니다. 1년 뒤 같은 기준으로 다시 진단해 개선 정도를 확인합니다.",
        figure: { value: "6", unit: "개 기능", label: `NIST CSF 2.0 기준, ${s.checkWeeks}주 진단` },
      },
      {
        title: "대응 시간 목표",
        body: "대응 시간은 경보 발생부터 측정합니다. 호스트 격리, 주소 차단, 계정 잠금은 미리 승인받으므로 전화를 기다리지 않고 확산을 막습니다.",
        figure: { value: `${s.acknowledgeMinutes} / ${s.containMinutes}`, unit: "분", label: "확인 / 차단 목표값" },
      },
      {
        title: "취약점 조치 기한",
        body: `공격에 쓰이는 심각한 취약점은 ${s.patchHours}시간 안에 패치하고, 바로 적용할 수 없으면 방화벽 규칙으로 막아 둡니다. 예외에는 담당자와 종료일을 적습니다.`,
        figure: { value: `≤ ${s.patchHours}`, unit: "시간", label: "심각 등급 패치" },
      },
      {
        title: "임직원 훈련",
        body: "분기마다 피싱 훈련, 해마다 도상 훈련, 그리고 복원 훈련을 합니다. 피싱 메일을 클릭한 직원은 5분 교육을 받으며, 결과는 팀 단위로 보고합니다.",
        figure: { value: `${s.phishingPerYear}`, unit: "회/년", label: "피싱 훈련, 도상 훈련 1회 별도" },
      },
      {
        title: "침해 사고 대응 계약",
        body: "침해 사고 대응 계약을 맺으면 포렌식 엔지니어가 1시간 안에 원격으로, 4시간 안에 서울 현장에 합류합니다. 디스크는 이미지로 복제하고 봉인해 증거 능력을 유지합니다.",
        figure: { value: `${s.remoteHours} / ${s.onSiteHours}`, unit: "시간", label: "원격 / 서울 현장 도착" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "프로그램의 제한 사항",
    intro: "사고 위험을 낮추고 대응 시간을 줄이는 프로그램입니다.",
    items: [
      {
        title: "무사고를 보장하지 않습니다",
        body: "탐지와 차단 시간의 목표를 정하고 측정값을 보고합니다.",
      },
      {
        title: "신고를 대신하지 않습니다",
        body: "침해 사고는 인지 후 24시간, 일정 규모 이상의 개인정보 유출은 72시간 안에 신고해야 합니다. 사실 관계를 정리해 드리고 신고는 고객이 합니다.",
      },
      {
        title: "공격자와 협상하지 않습니다",
        body: "몸값을 지급하거나 전달하거나 협상하지 않습니다. 격리된 환경에서 복원해 대응하므로 복원 훈련을 먼저 진행합니다.",
      },
      {
        title: "인증 취득을 보장하지 않습니다",
        body: "ISMS-P와 ISO 27001 심사에서 쓸 수 있는 증적을 만듭니다. 인증 여부는 심사 기관이 결정합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "시작 절차",
    heading: "문의부터 대응 훈련까지",
    steps: [
      {
        when: "1영업일",
        title: "통화",
        body: "엔지니어와 30분 동안 통화합니다. 침해 사고가 진행 중이라면 24시간 긴급 번호로 연락해 주세요.",
      },
      {
        when: "3영업일",
        title: "범위와 견적",
        body: "인원, 서버, 사업장 수에 따른 패키지와 요금을 비밀유지계약을 맺은 뒤 서면으로 드립니다.",
      },
      { when: "1일 차", title: "착수", body: "면담 일정을 잡고 읽기 전용 권한과 야간 연락처를 주고받습니다." },
      {
        when: "21일 차",
        title: "보고서",
        body: "점수와 보완 목록을 드립니다. 이 단계에서 종료해도 결과물은 모두 고객이 소유합니다.",
        key: true,
      },
      { when: `${s.days}일 차`, title: "훈련", body: "복원 시간을 측정합니다. 이후 매월 보고와 보완을 진행합니다." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "요금",
    heading: "진단 정액, 패키지는 별도 견적",
    body: `${s.checkWeeks}주 진단비는 인원수와 관계없이 같습니다. 패키지는 단말과 서버 수에 따라 3영업일 안에 견적을 드립니다. 보완에 필요한 구성 요소는 공개 요금을 따르며, 방화벽은 월 ${w(firewall.S.krw)}(${usd(firewall.S.usd)})부터입니다.`,
    from: w(studies.securityCheck.krw),
    unit: `1회(${usd(studies.securityCheck.usd)}), 부가세 별도`,
    included: ["면담, 설정 점검, 외부 스캔", "여섯 기능의 점수와 증적", "위험과 작업량 순의 보완 목록", "가장 급한 세 항목 조치"],
    extra: ["기본·탐지·규제 대응 패키지(단말 단위)", "대응 시간을 명시한 침해 사고 대응 계약", "재시험을 포함한 모의 해킹"],
  },
  faq: {
    heading: "사이버 보안 체계 관련 질문",
    items: [
      {
        id: "difference",
        question: "보안 서비스와 무엇이 다른가요?",
        answer:
          "보안 서비스는 방화벽, 웹 방화벽(WAF), DDoS 방어, EDR 같은 구성 요소를 제공합니다. 사이버 보안 체계는 이를 운영하는 프로그램으로, 의사 결정과 관제, 야간 대응 절차, 훈련까지 포함합니다. 다른 회사의 장비로도 프로그램을 운영할 수 있고, 프로그램 없이 구성 요소만 쓸 수도 있습니다.",
      },
      {
        id: "replace",
        question: "기존 도구를 바꿔야 하나요?",
        answer:
          "그렇지 않습니다. 현재 보유한 도구를 기준으로 진단합니다. syslog나 API로 로그를 보낼 수 있는 센서와 방화벽은 그대로 두고, 기능이 없거나 지원이 끝난 제품만 교체를 권합니다. 비용을 내고도 켜지 않은 라이선스만으로 추가 비용 없이 여러 항목이 해결되는 경우가 많습니다.",
      },
      {
        id: "small",
        question: "보안 담당자가 없어도 되나요?",
        answer: `기본 패키지는 보안 인력이 없는 기업을 위해 만들었습니다. 담당자 한 명이 월 ${s.contactHoursPerMonth}시간만 쓰면 됩니다. 보고에 1시간, 결정에 1시간입니다. 패치, 2단계 인증, 백업 운영은 모두 맡길 수 있고 입사자와 퇴사자는 티켓으로 알려 주시면 됩니다. 심각 경보가 발생하면 담당자와 대리인에게 전화하므로 연락처는 두 개 이상 필요합니다.`,
      },
      {
        id: "insurance",
        question: "사이버 보험 질문지에도 도움이 되나요?",
        answer: `대부분의 질문지는 2단계 인증, 변경 불가 백업, 패치 기한, 단말 탐지, 훈련한 대응 계획을 묻습니다. 위 ${checkQuestions.length}문항 가운데 다섯 개와 같습니다. 보고서에서 항목마다 증적과 날짜를 적고 서명해 드립니다. 판단은 보험사가 합니다. 질문지에 자주 나오는 긴급 장애 응답 시간은 ${live.p1Minutes}분입니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/security", "/solutions/data-protection", "/services/firewall", "/services/compliance"],
  },
  call: {
    heading: "자가 진단 결과를 보내 주세요",
    body: "자가 진단 결과나 걱정되는 점을 적어 보내 주시면 엔지니어가 1영업일 안에 답합니다. 계약하지 않더라도 먼저 할 일 세 가지를 알려 드립니다.",
  },
};
