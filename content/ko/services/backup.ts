import type { page as en } from "../../en/services/backup.ts";
import { facts } from "../../facts.ts";
import { backupFigures as b } from "../../figures/backup.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { backup } = livePrices;

const w = (krw: Figure) => won(krw, "ko");

export const page: Translation<typeof en> = {
  title: "백업: 복구 시험으로 검증하는 변경 불가 백업",
  description: `에이전트 없는 백업과 애플리케이션 정합성 백업, 부산의 두 번째 사본, 누구도 단축할 수 없는 보관 잠금, 분기별 부팅 시험을 제공합니다. 중복 제거 후 저장 GB당 ${w(backup.vaultPerGb.krw)}입니다.`,
  hero: {
    h1: "백업: 복구 시험을 거쳐 원하는 시점으로 복원합니다",
    lead: "복구를 증명해야 하는 IT 담당자를 위해 서버를 백업하고, 분기마다 백업본으로 부팅해 시험 보고서를 드립니다.",
    secondary: "보관 계획 세우기",
    price: startingPrice(backup.vaultPerGb.krw, "gb-month", `중복 제거 후 저장량. 부산 사본 ${w(backup.offsitePerGb.krw)}`, "ko"),
  },
  nav: {
    title: "백업",
    items: [
      { id: "copies", label: "사본" },
      { id: "planner", label: "보관 계획" },
      { id: "restore", label: "복원 시간" },
      { id: "intervals", label: "주기" },
      { id: "price", label: "요금" },
      { id: "sheet", label: "주요 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "시작 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  rule: {
    heading: "3-2-1-1-0 원칙과 사본 위치",
    drawing: {
      title: "사본의 위치",
      description: `서울의 고객 서버에 원본이 있습니다. 첫 번째 사본은 ${facts.distances.icn1ToIcn2Km} km 떨어진 안양 ICN2의 별도 저장소에, 두 번째 사본은 ${facts.distances.icn1ToPus1Km} km 떨어진 부산 PUS1에 변경할 수 없게 잠가 둡니다. 분기마다 격리된 시험망에서 사본을 부팅합니다.`,
      source: "고객 서버",
      vault: "백업 저장소",
      offsite: "원격지 사본",
      test: "부팅 시험",
      locked: "잠금",
      sourceSite: "ICN1 서울",
      vaultSite: "ICN2 안양",
      offsiteSite: "PUS1 부산",
    },
    items: [
      { number: "3", title: "사본", body: "원본, 백업 저장소, 부산 사본" },
      { number: "2", title: "저장소 종류", body: "고객 디스크와 백업 저장소는 장비도 관리자도 공유하지 않음" },
      { number: "1", title: "원격지 사본", body: `${facts.distances.icn1ToPus1Km} km 떨어져 다른 변전소에서 수전` },
      { number: "1", title: "잠긴 사본", body: `${b.lockDays[0]}~${b.lockDays[1]}일, 당사를 포함해 누구도 단축할 수 없음` },
      { number: "0", title: "오류", body: "마지막 복구 시험 기준, 오류가 있으면 보고서에 기재" },
    ],
  },
  planner: {
    eyebrow: "보관 계획",
    heading: "보관 기간과 요금 계산기",
    intro: "슬라이더를 움직이면 저장 용량과 요금을 계산합니다.",
    source: "보호할 데이터",
    change: "하루 변경량",
    daily: "일간 복원 지점",
    weekly: "주간 복원 지점",
    monthly: "월간 복원 지점",
    reduction: "중복 제거·압축",
    reductionHints: {
      "2": "2:1 데이터베이스, 암호화된 데이터",
      "3": "3:1 여러 종류의 서버",
      "4": "4:1 사무용 파일",
      "5": "5:1 비슷한 가상 머신",
    },
    offsite: "부산 사본",
    offsiteOptions: { yes: "사용", no: "사용 안 함" },
    vms: "에이전트를 설치할 가상 머신",
    servers: "물리 서버·데이터베이스",
    days: "일",
    weeks: "주",
    months: "개월",
    parts: { full: "최초 전체 사본", daily: "일간 변경분", weekly: "주간 변경분", monthly: "월간 변경분" },
    stored: "중복 제거 후 저장 용량",
    reaches: "{days}일 전까지 복원 가능",
    bill: "백업 예상 요금",
    perMonth: "월, 부가세 별도",
    lines: { vault: "백업 저장소", offsite: "부산 사본", vms: "정합성 에이전트, 가상 머신", servers: "에이전트, 물리 서버·DB" },
    perGbDetail: "{gb} GB × {rate}",
    perPieceDetail: "{count} × {rate}",
    badge: "예시 요금",
    ask: "이 구성으로 견적 문의",
    summary: "{tb} TB, 하루 {change}% 변경, 복원 지점 {daily}/{weekly}/{monthly}, {reduction}:1, 저장 {gb} GB",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "처음 한 번만 전체를 복사하고 이후에는 바뀐 블록만 저장합니다. 일간 복원 지점마다 하루치 변경분이 더해집니다.",
      "변경이 무작위로 일어난다고 보고 주간 복원 지점은 7일, 월간 복원 지점은 30일 동안 바뀐 블록을 더합니다. 비율은 1 − (1 − c)ⁿ입니다.",
      "중복 제거율은 저장하는 모든 데이터에 적용합니다. 데이터베이스와 암호화된 파일은 적게 줄어듭니다. 시험 기간에 실제 비율을 측정하고 실제 저장한 만큼만 청구합니다.",
      "1 TB는 1,000 GB입니다. 부산 사본의 용량은 백업 저장소와 같습니다.",
      "원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율을 적용합니다.",
    ],
  },
  restore: {
    eyebrow: "복원 시간",
    heading: "전체 복원 시간 계산기",
    intro: "복원 시간은 회선 속도에 따라 달라집니다. 복원할 용량과 목표 시간을 입력해 주세요.",
    amount: "복원할 용량",
    link: "회선",
    links: { "100": "100 Mbps", "1000": "1 Gbps", "10000": "10 Gbps" },
    target: "목표 시간",
    hours: "시간",
    minutes: "분",
    daysUnit: "일",
    result: "전체 복원",
    formula: "{gb} GB × 8 ÷ ({gbps} Gbps × 0.8)",
    inTime: "목표 안에 끝나며 {spare} 여유가 있습니다.",
    late: "목표보다 {over} 늦습니다. {gbps} Gbps 회선이면 목표를 맞출 수 있습니다.",
    bootFirst: `우선순위가 높은 서버는 기다릴 필요가 없습니다. ${b.vmBootMinutes}분 안에 백업 저장소에서 부팅하고, 운영하면서 원래 디스크로 옮깁니다.`,
    tableHeading: "계산 예",
    tableColumns: { amount: "용량" },
    note: "프로토콜과 체크섬을 고려해 복원에 실제로 쓸 수 있는 대역폭을 회선의 80%로 보았습니다.",
  },
  comparison: {
    eyebrow: "백업 주기",
    heading: "RPO별 백업 주기",
    columns: ["", "일간", "시간 단위", "로그 전송"],
    rows: [
      ["RPO", `${b.rpoHours}시간`, `${b.rpoHourly}시간`, `${b.rpoLogMinutes}분`],
      ["방식", "매일 밤 바뀐 블록", "매시간 바뀐 블록", "트랜잭션 로그를 계속 전송"],
      ["대상", "파일, 사무용 서버, 시험 시스템", "애플리케이션·파일 서버", "PostgreSQL, MySQL, SQL Server, Oracle"],
      ["에이전트", "가상 머신은 선택", "가상 머신은 선택", "데이터베이스 서버에 설치"],
      ["원본 부하", "야간에 몇 분", "매시간 짧은 읽기", "지속적이나 낮음"],
      ["복원 범위", "전날 밤 백업까지", "직전 정시 백업까지", "마지막 로그까지 분 단위"],
    ],
    note: "서버마다 주기를 섞어 쓸 수 있으며 같은 저장소에 보관합니다.",
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "백업 주요 기능",
    items: [
      {
        title: "백업 대상",
        body: "가상 머신은 에이전트 없이, Windows Server와 주요 Linux 배포판은 에이전트로 백업합니다. MySQL, PostgreSQL, SQL Server, Oracle은 애플리케이션 정합성을 맞춰, NFS와 SMB 공유는 파일 단위로 백업합니다.",
        figure: { value: "4", unit: "종", label: "애플리케이션 정합성을 지원하는 데이터베이스" },
      },
      {
        title: "복원",
        body: `파일 하나, 메일함, 테이블, 서버 전체를 백업 클라이언트나 ${ticketLink("티켓 요청", "백업 복원 요청")}으로 복원합니다. 서버는 ${b.vmBootMinutes}분 안에 백업 저장소에서 부팅할 수 있고, 업무를 계속하면서 원래 디스크로 옮깁니다.`,
        figure: { value: `< ${b.fileRestoreMinutes}`, unit: "분", label: "파일 하나 복원" },
      },
      {
        title: "변경 불가 백업",
        body: "잠긴 복원 지점은 기한이 끝나기 전까지 고객 관리자와 당사 직원 누구도 변경하거나 삭제할 수 없습니다. 비밀번호를 탈취한 랜섬웨어도 삭제할 수 없습니다.",
        figure: { value: `${b.lockDays[0]}~${b.lockDays[1]}`, unit: "일", label: "계획마다 선택" },
      },
      {
        title: "중복 제거와 압축",
        body: "원본 서버에서 중복을 제거하고 압축한 뒤 새로운 블록만 회선으로 전송합니다. 요금은 중복 제거 후 저장한 용량으로 계산합니다.",
        figure: { value: `${b.reduction[0]}:1~${b.reduction[1]}:1`, label: "데이터베이스는 낮고 서버 이미지는 높음" },
      },
      {
        title: "암호화 키",
        body: "서버에서 AES-256으로 암호화한 뒤 전송합니다. 키를 고객이 직접 보관할 수 있습니다. 이 경우 당사는 내용을 보거나 복구할 수 없고, 부팅 시험은 고객과 함께 진행합니다. 키를 분실하면 복구할 방법이 없습니다.",
        figure: { value: "AES-256", label: "키는 당사 또는 고객 단독 보관" },
      },
      {
        title: "분기별 부팅 시험",
        body: `격리된 네트워크에서 서버를 부팅해 화면, 서비스 상태, 체크섬을 보고서에 담습니다. 보고서는 ISMS-P ${b.ismsControl} 증적으로 쓸 수 있습니다.`,
        figure: { value: `연 ${b.testsPerYear}`, unit: "회", label: "자동 부팅 시험과 보고서" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "백업 이용 시 제한 사항",
    items: [
      {
        title: "백업만으로 서비스가 유지되지는 않습니다",
        body: "복원에는 위 계산기에 표시된 만큼 시간이 걸립니다. 한 시간의 중단도 어렵다면 두 번째 센터로 복제하는 구성이 함께 필요합니다. [데이터 보호·재해 복구](/solutions/data-protection)에서 확인해 주세요.",
      },
      {
        title: "악성코드를 제거하지 않습니다",
        body: "한 달 동안 숨어 있던 악성코드는 한 달치 백업에도 들어 있습니다. 복원 전에 검사하고 복원 지점 선택을 돕지만, 악성코드 제거는 별도의 작업입니다.",
      },
      {
        title: "키를 분실하면 복원할 수 없습니다",
        body: "고객이 보관하는 키에는 다른 복구 수단이 없습니다. 서로 다른 두 곳의 금고에 보관해 주세요.",
      },
      {
        title: "잠금은 취소할 수 없습니다",
        body: "실수로 너무 길게 설정했더라도 기한까지 저장 요금이 부과됩니다. 14일로 시작하는 것을 권합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "시작 절차",
    heading: "일주일 안에 첫 백업, 한 달 안에 첫 복구 시험",
    intro: "최초 전체 복사에 시간이 가장 오래 걸리며, 이후에는 변경분만 복사합니다.",
    steps: [
      { when: "1영업일", title: "문의", body: "서버 목록과 용량, 데이터베이스, 서버별 RPO를 확인합니다." },
      { when: "2일", title: "계획", body: "주기, 보관 기간, 잠금, 키를 항목별 요금과 함께 정합니다." },
      { when: "3~5일", title: "최초 전체 복사", body: "허용해 주신 회선 비율에 맞춰 야간에 진행합니다." },
      { when: "14일", title: "실측 비율 반영", body: "실제 데이터의 중복 제거율로 요금을 다시 계산합니다." },
      { when: "30일", title: "첫 복구 시험", body: "부팅하고 확인한 결과를 보고서로 드립니다.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "요금",
    heading: "중복 제거 후 저장 용량 기준 요금",
    body: `GB당 월 요금은 백업 저장소 ${w(backup.vaultPerGb.krw)}(${usd(backup.vaultPerGb.usd)}), 부산 사본 ${w(backup.offsitePerGb.krw)}(${usd(backup.offsitePerGb.usd)})입니다. 애플리케이션 정합성 에이전트(선택)는 가상 머신당 ${w(backup.agentVm.krw)}(${usd(backup.agentVm.usd)}), 물리 서버나 데이터베이스당 ${w(backup.agentServer.krw)}(${usd(backup.agentServer.usd)})입니다.`,
    from: w(backup.vaultPerGb.krw),
    unit: "저장 GB당 월 요금(백업 저장소), 부가세 별도",
    included: ["횟수와 용량 제한 없는 복원", "분기별 부팅 시험과 보고서", "잠금과 암호화", "내부 네트워크 트래픽"],
    extra: ["부산 사본", "서버·데이터베이스별 에이전트", "최초 복사나 전체 반출용 디스크 운송"],
  },
  faq: {
    heading: "백업 관련 질문",
    items: [
      {
        id: "snapshot",
        question: "스냅샷도 백업 아닌가요?",
        answer:
          "아닙니다. 스냅샷은 원본과 같은 저장소에 있어 함께 고장 나고, 같은 관리자 계정으로 삭제할 수 있습니다. 공격자가 가장 먼저 노리는 계정이기도 합니다. 스냅샷은 업그레이드나 이전 작업 직전에 되돌릴 지점을 잠시 만들어 두는 도구입니다. 백업은 다른 장비, 다른 장소, 다른 계정에 있으며 3주 전에 지운 파일도 남아 있습니다.",
      },
      {
        id: "duration",
        question: "전체 복원에는 얼마나 걸리나요?",
        answer: `용량 × 8 ÷ (회선 × ${b.linkEfficiency})로 계산합니다. 1 Gbps라면 1 TB는 2.8시간, 10 TB는 28시간, 50 TB는 139시간(약 6일)이 걸리고, 10 Gbps라면 10분의 1입니다. 따라서 우선순위가 높은 서버는 ${b.vmBootMinutes}분 안에 백업 저장소에서 바로 부팅하고 나머지는 정한 순서대로 복원합니다. 순서는 계획 단계에서 합의하고 복구 시험에서 미리 연습합니다.`,
      },
      {
        id: "leaving",
        question: "해지하면 백업 데이터는 어떻게 되나요?",
        answer: `계약이 끝난 뒤 ${b.exportDays}일 동안 내려받을 수 있습니다. 회선으로는 무료이며, 디스크로 받으시면 작업 비용만 부과합니다. 이후 부산 사본을 포함한 모든 사본을 복구할 수 없게 삭제하고 삭제 확인서를 드립니다. 잠긴 복원 지점은 잠금 기한까지 보관한 뒤 삭제합니다.`,
      },
      {
        id: "elsewhere",
        question: "다른 곳에 있는 서버도 백업할 수 있나요?",
        answer:
          "가능합니다. 사무실, 다른 사업자, 퍼블릭 클라우드의 서버라도 443번 포트로 백업 저장소에 접속할 수 있으면 됩니다. 에이전트가 중복을 제거하고 암호화해 보냅니다. 다만 해당 사업자가 아웃바운드 트래픽 요금을 부과할 수 있고, 전체 복원 시간은 그 서버의 회선 속도에 따라 달라집니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/storage", "/solutions/data-protection", "/services/private-cloud-solution"],
  },
  call: {
    heading: "백업할 서버 목록을 보내 주세요",
    body: "서버 목록과 서버별 RPO를 보내 주시면 엔지니어가 1영업일 안에 계획과 요금을 알려 드립니다.",
  },
};
