import type { page as en } from "../../en/solutions/cloud-migration.ts";
import { migrationFigures as m } from "../../figures/cloud-migration.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { cloudConnect, lines, studies } = livePrices;

const w = (krw: Figure) => won(krw, "ko");
const [rollbackFrom, rollbackTo] = m.rollbackDays;
const [cutFrom, cutTo] = m.cutoverHours;
const [waveFrom, waveTo] = m.waveServers;

export const page: Translation<typeof en> = {
  title: "클라우드 전환",
  description: `사전 조사, 시범 이전, ${waveFrom}~${waveTo}대 단위의 본 이전, ${m.hypercareDays}일 집중 관리까지 날짜와 절차를 정해 진행하고, 역방향 복제로 롤백할 수 있습니다.`,
  hero: {
    h1: "클라우드 전환: 일정과 롤백을 정해 둔 이전",
    lead: `전산실이나 오래된 데이터센터, 단일 클라우드에서 벗어나려는 기업의 서버를 단계마다 롤백할 수 있게 이전합니다. 100대 기준 ${m.weeks}주가 걸립니다.`,
    secondary: "전송 시간 계산하기",
    price: startingPrice(studies.migrationDiscovery.krw, "once", "서버 50대까지 사전 조사", "ko"),
  },
  gantt: {
    servers: "이전할 서버",
    total: "전체 기간(주)",
    waves: "본 이전 횟수",
    weeks: { one: "{from}주 차", span: "{from}~{to}주 차" },
    chartTitle: "이전 일정 간트 차트",
    chartDescription: "행은 단계, 열은 주 단위입니다. 마름모는 계속할지 고객이 결정하는 지점입니다.",
    gate: "진행 여부 결정",
    stages: {
      discovery: {
        name: "사전 조사",
        result:
          "에이전트 없이 만든 자산 목록, 14일간의 통신 기록, 의존 관계도, 그리고 애플리케이션별 이전 방식(폐기, 유지, 그대로 이전, 플랫폼 교체, 제품 교체, 재설계)입니다.",
      },
      landing: {
        name: "기반 구성과 회선",
        result: "새 환경의 네트워크, 계정, 방화벽 정책, 백업을 갖추고 두 환경을 전용 연결이나 L2 확장으로 잇습니다.",
      },
      pilot: {
        name: "시범 이전",
        result: `중요도가 낮은 서버 최대 ${m.pilotServers}대를 옮겼다가 되돌려 보며 시간을 측정하고, 측정값을 작업 절차서에 반영합니다.`,
      },
      wave: {
        name: "본 이전",
        result: `서로 통신하는 서버 ${waveFrom}~${waveTo}대를 ${cutFrom}~${cutTo}시간 안에 옮깁니다. ${m.goNoGoItems}개 항목의 점검표에 서명한 뒤 시작합니다.`,
      },
      rollback: {
        name: "롤백 가능 기간",
        result: "새 환경의 변경분을 기존 환경으로 복제합니다. 롤백 절차는 시범 이전에서 미리 연습합니다.",
      },
      hypercare: {
        name: "집중 관리",
        result: `같은 엔지니어가 ${m.hypercareDays}일 동안 대기하며 지연 시간, 오류, 비용을 매일 확인한 뒤 일반 운영으로 넘깁니다.`,
      },
    },
    assumptions: `시범 이전 ${m.pilotServers}대, 회차당 ${m.typicalWave}대, 매주 한 회차를 기준으로 계산합니다. 애플리케이션 수정과 라이선스 이전 기간은 포함하지 않습니다.`,
  },
  transfer: {
    eyebrow: "전송 시간 계산",
    heading: "데이터 전송 시간 계산기",
    intro: "데이터는 기존 환경이 서비스하는 동안 미리 옮깁니다. 첫 복사에 걸리는 시간과 그동안의 변경량에 따라 방법을 정합니다.",
    data: "옮길 데이터",
    line: "두 환경 사이의 회선",
    use: "사용할 수 있는 회선 비율",
    change: "하루에 바뀌는 데이터",
    lineOptions: { "100": "100 Mbps", "1000": "1 Gbps", "10000": "10 Gbps" },
    resultTitle: "첫 전체 복사",
    hours: "{n}시간",
    days: "{n}일",
    minutes: "{n}분",
    catchUp: "첫 복사 이후 변경분 전송",
    catchUpDetail: "복사하는 동안 바뀐 데이터를 전송",
    neverCatchUp: "회선 속도가 부족합니다",
    neverCatchUpDetail: "하루 변경량이 회선 전송량보다 많습니다",
    lag: "동기화 이후 1시간 변경분 전송",
    ship: "디스크 운송으로 대신하면",
    shipDetail: `${m.shipGbps} Gbps 속도로 적재·추출하며 운송에 ${m.shipRoadHours}시간`,
    verdictLine: "회선으로 전송",
    verdictShip: "디스크로 옮긴 뒤 변경분만 회선으로 동기화",
    verdictCompare: "둘 다 가능하며 회선이 더 간단합니다",
    verdictNever: "더 빠른 회선을 쓰거나 나누어 이전",
    ask: "이 조건으로 문의",
    summary: "데이터 {tb} TB, 회선 {line}, 사용률 {use}%: 첫 복사 {copy}",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "시간 = 데이터 × 8 ÷ (회선 속도 × 사용할 수 있는 비율). 1 TB는 10¹²바이트입니다.",
      "양쪽 디스크가 회선 속도를 따라간다고 가정합니다. 10 Gbps 미만에서는 대부분 그렇습니다.",
      `10 Gbps보다 느린 회선으로 ${m.shipFromTb} TB 이상을 옮길 때는 디스크 운송과 비교해 볼 만합니다.`,
      "압축은 계산에 넣지 않았습니다. 데이터베이스는 잘 줄지만 영상과 백업 파일은 거의 줄지 않습니다.",
    ],
  },
  capabilities: {
    eyebrow: "이전 방식",
    heading: "이전 방식과 안전 장치",
    items: [
      {
        title: "통신 기록 기반 의존 관계 분석",
        body: "14일간의 통신 기록으로 서버 간 호출 관계를 확인합니다. 월말에만 실행되는 집계 작업도 찾아냅니다.",
        figure: { value: `${m.discoveryWeeks[0]}~${m.discoveryWeeks[1]}`, unit: "주", label: "사전 조사 기간, 에이전트 설치 없음" },
      },
      {
        title: "블록 복제",
        body: "원본이 동작하는 동안 파일 시스템 아래에서 디스크를 복사합니다. 전환할 때는 마지막 몇 분의 쓰기만 옮기면 됩니다.",
        figure: { value: "< 5", unit: "분", label: "전환 시점의 RPO 목표값" },
      },
      {
        title: "변경 데이터 캡처(CDC)",
        body: "새 데이터베이스가 기존 데이터베이스의 로그를 받아 변경분을 반영합니다. 지연이 0이 되면 잠시 쓰기를 멈추고 건수를 비교한 뒤 애플리케이션의 접속 대상을 바꿉니다.",
        figure: { value: "0", unit: "건", label: "전환 직전 비교에서 허용하는 차이" },
      },
      {
        title: "IP 주소 유지",
        body: "IP를 코드에 적어 둔 시스템을 위해 L2 확장이나 NAT로 기존 주소를 유지합니다. 두 센터가 하나의 장애 범위로 묶이므로 몇 주만 사용하고 제거합니다.",
        figure: { value: `${m.dnsTtlSeconds}`, unit: "초", label: `전환 ${m.dnsLeadHours}시간 전에 낮추는 DNS TTL` },
      },
      {
        title: "진행 여부 점검표",
        body: "복제 지연, 백업 시각, 복원 시험, 대기 인력, 롤백 연습을 확인합니다. 하나라도 통과하지 못하면 한 주 연기합니다.",
        figure: { value: `${m.goNoGoItems}`, unit: "개", label: "담당자 이름이 적힌 점검 항목" },
      },
      {
        title: "역방향 복제",
        body: "전환 직후부터 새 환경을 기존 환경으로 복제합니다. 복원 없이 전환 한 번으로 롤백할 수 있습니다.",
        figure: { value: `${rollbackFrom}~${rollbackTo}`, unit: "일", label: "롤백 가능 기간" },
      },
    ],
  },
  comparison: {
    eyebrow: "중단 시간",
    heading: "애플리케이션 유형별 중단 시간",
    columns: ["유형", "방법", "중단 시간", "롤백 방법"],
    rows: [
      ["상태 없는 웹·API", "두 환경을 로드 밸런서 하나에 두고 가중치를 10, 50, 100%로 단계별 이동", "0분", "가중치를 0%로, 몇 초"],
      [
        "복제한 가상 머신",
        "블록 복제, 마지막 동기화, 새 환경에서 부팅",
        `${m.downtimeVmMinutes[0]}~${m.downtimeVmMinutes[1]}분`,
        "역방향 복제, 같은 작업 시간",
      ],
      ["대용량 데이터베이스", "CDC, 쓰기 중지, 건수 비교, 전환", "2~10분", "역방향 CDC, 같은 전환 절차"],
      ["파일 공유", "두 번 복사한 뒤 마지막 복사 동안 읽기 전용", "읽기 전용 30~60분", "기존 공유를 동기화 상태로 유지"],
      ["동글·라이선스 키가 있는 물리 서버", "직접 운반하거나 교체", "사전 공지 후 반나절", "전원을 켜 둔 기존 장비"],
    ],
    note: "시범 이전 측정값을 바탕으로 한 목표값이며, 회차별 절차서에 각각의 시간을 따로 적습니다.",
  },
  delivery: {
    eyebrow: "전환 당일",
    heading: "본 이전 한 회차의 시간별 절차",
    intro: "T는 기존 환경의 쓰기를 멈추는 시점입니다.",
    steps: [
      {
        when: `T − ${m.dnsLeadHours}시간`,
        title: "TTL 낮추기",
        body: `DNS TTL을 ${m.dnsTtlSeconds}초로 낮춰 두면 이후의 변경이 1분 안에 반영됩니다.`,
      },
      {
        when: "T − 24시간",
        title: "복원 시험",
        body: "이번 회차에 속한 서버의 최신 백업을 한 번씩 시험 복원합니다.",
      },
      {
        when: "T − 2시간",
        title: "진행 여부 결정",
        body: "통화로 점검표를 확인하고, 항목별 담당자가 답합니다.",
        key: true,
      },
      { when: "T", title: "쓰기 중지", body: "마지막 동기화와 건수 비교를 마치고 데이터베이스, 큐, 애플리케이션, 웹 순서로 시작합니다." },
      {
        when: "T + 1시간",
        title: "시험",
        body: "고객 담당자가 정해 둔 기능을 시험하고, 엔지니어는 지연 시간과 오류를 지난주와 비교합니다.",
      },
      {
        when: `T + ${cutTo}시간`,
        title: "서비스 재개 또는 롤백",
        body: "이때까지 통과하지 못한 시험이 있으면 미리 정한 기준에 따라 기존 환경으로 되돌립니다.",
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "전환 범위에 포함되지 않는 항목",
    intro: "신청 전에 확인해 주세요.",
    items: [
      {
        title: "애플리케이션 수정",
        body: "느린 쿼리는 옮겨도 느립니다. 재설계는 이전을 마친 뒤 일정에 여유를 두고 진행합니다.",
      },
      {
        title: "라이선스 이전",
        body: "사전 조사에서 모든 라이선스와 호스팅 조건을 정리합니다. 제조사 동의는 고객이 받아야 하며 몇 주가 걸립니다.",
      },
      {
        title: "모든 시스템의 무중단 이전",
        body: "상태 없는 서버는 끊김 없이 옮깁니다. 건수를 비교해야 하는 단일 데이터베이스는 몇 분이 필요하며, 절차서에 명시합니다.",
      },
      {
        title: "영구적인 L2 확장",
        body: "두 센터에 걸친 L2 구간은 장애도 함께 확산시키므로, 마지막 회차를 승인하면 제거합니다.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "사전 조사 정액, 본 이전은 견적",
    body: `사전 조사가 끝나면 의존 관계도와 회차별 견적이 남습니다. 본 이전을 맡길지, 다른 업체와 진행할지는 고객이 결정합니다. 이전에 필요한 회선은 수도권 1 Gbps 기준 월 ${w(lines.metro.mbps1000.krw)}(${usd(lines.metro.mbps1000.usd)})부터이며, 클라우드로 들어가는 1 Gbps 가상 회선은 포트 요금과 별도로 월 ${w(cloudConnect.circuit1g.krw)}(${usd(cloudConnect.circuit1g.usd)})입니다.`,
    from: w(studies.migrationDiscovery.krw),
    unit: `1회, 서버 50대까지(${usd(studies.migrationDiscovery.usd)}), 부가세 별도`,
    included: [
      "자산 목록과 14일간의 통신 기록",
      "의존 관계도와 애플리케이션별 이전 방식",
      "작업 절차서 양식과 점검표",
      "회차별 견적(90일 유효)",
    ],
    extra: ["본 이전 작업(서버 단위)", "이전 기간의 회선", "애플리케이션 수정과 라이선스"],
  },
  faq: {
    heading: "클라우드 전환 관련 질문",
    items: [
      {
        id: "downtime",
        question: "서비스 중단 시간은 얼마나 되나요?",
        answer: `애플리케이션 유형에 따라 다릅니다. 상태 없는 웹 서버는 로드 밸런서 뒤에서 끊김 없이 옮깁니다. 복제한 가상 머신은 마지막 블록을 복사하고 부팅하는 ${m.downtimeVmMinutes[0]}~${m.downtimeVmMinutes[1]}분 동안 멈춥니다. CDC를 쓰는 대용량 데이터베이스는 남은 로그만 적용하므로 용량과 관계없이 몇 분만 쓰기를 멈춥니다. 첫 본 이전에 앞서 시범 이전에서 실제 장비로 유형별 시간을 측정합니다.`,
      },
      {
        id: "failures",
        question: "가장 흔한 실패 원인은 무엇인가요?",
        answer:
          "네 가지입니다. 숨은 의존 관계는 월말이 포함된 14일간의 통신 기록으로 찾습니다. 코드에 적힌 IP는 설정 파일을 검색해 찾고 NAT나 L2 확장으로 유지합니다. 장비에 묶인 라이선스는 제조사 답변이 가장 오래 걸리므로 첫 주에 목록을 만듭니다. 빠진 방화벽 정책은 시범 이전 전에 양쪽 정책을 실제 통신과 대조해 찾으므로 전환 전에 모두 확인할 수 있습니다.",
      },
      {
        id: "lift-or-rebuild",
        question: "그대로 이전하는 방식과 재설계 중 무엇이 맞나요?",
        answer:
          "계약 만료가 9개월 안이라면 꼭 필요한 것 외에는 바꾸지 않고 먼저 옮깁니다. 이전과 재설계를 함께 하면 문제가 생겼을 때 원인을 가려내기 어렵습니다. 옮긴 다음에는 비용이 가장 큰 애플리케이션부터 재설계합니다. 대개 3~5개가 전체 비용의 절반을 차지합니다. 90일간 호출이 없던 애플리케이션은 옮기지도 다시 만들지도 않고 날짜를 정해 종료합니다.",
      },
      {
        id: "other-cloud",
        question: "다른 회사의 클라우드로도 이전할 수 있나요?",
        answer:
          "가능합니다. 사전 조사, 본 이전, 롤백 방법은 같습니다. 새 환경은 고객이 보유한 해당 클라우드 계정이 되고, 서울·도쿄·싱가포르 포트에서 사설 회선으로 연결합니다. 그 클라우드에서만 제공하는 도구는 고객 계정으로 사용하며 요금도 해당 사업자가 청구합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cloud", "/services/multi-cloud-connection", "/services/data", "/solutions/infrastructure-optimization"],
  },
  call: {
    heading: "현재 계약의 만료일을 알려 주세요",
    body: "만료일과 서버 대수를 알려 주시면 일정이 가능한지, 사전 조사를 몇 주 차에 시작해야 하는지 엔지니어가 1영업일 안에 답해 드립니다.",
  },
};
