import type { page as en } from "../../en/solutions/infrastructure-optimization.ts";
import { optimizationFigures as o, rack, rackRent } from "../../figures/infrastructure-optimization.ts";
import { amount, type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { managed, studies } = livePrices;

const w = (krw: Figure) => won(krw, "ko");

export const page: Translation<typeof en> = {
  title: "인프라 최적화",
  description: `${o.telemetrySeconds}초 간격으로 ${o.telemetryDays}일간 측정하고 ${o.checks}여 개 항목을 점검해, 작업량과 효과 순으로 정리한 개선 목록과 전후 지연 시간·전력·비용을 보고합니다.`,
  hero: {
    h1: "인프라 최적화: 측정으로 찾는 개선 항목",
    lead: "오래된 서버와 가득 찬 랙, 느려진 애플리케이션을 2주 동안 측정해 작업량과 효과를 적은 개선 목록을 드립니다.",
    secondary: "절감액 계산하기",
    price: startingPrice(studies.infrastructureCheck.krw, "once", "한 사업장, 서버 50대까지", "ko"),
  },
  slider: {
    eyebrow: "절감액",
    heading: "서버 통합으로 줄어드는 랙 비용",
    intro: "위 그림에서 정한 서버 수와 아래 통합 비율로 계산합니다.",
    handle: "그림에서 현재 상태를 보여 주는 비율",
    before: "현재",
    after: "개선 후",
    servers: "현재 서버 대수",
    ratio: "새 호스트 한 대로 합치는 서버",
    hosts: "서버",
    power: "전력",
    racks: "랙",
    rent: "월 랙 이용료",
    saved: "매월 절감액",
    chartTitle: "통합 전후의 랙",
    chartDescription:
      "왼쪽은 회선 하나에 연결된 오래된 서버 랙, 오른쪽은 회선 두 개와 예비 호스트를 갖춘 몇 대의 호스트입니다. 슬라이더로 경계를 옮깁니다.",
    captions: {
      before: ["CPU p95 20% 미만", "회선 1개", "대기가 쌓이는 디스크", "펌웨어 버전 5종"],
      after: ["CPU p95 60% 안팎", "회선 2개, 25 GbE", "자주 읽는 데이터는 NVMe", "펌웨어 버전 1종"],
    },
    ratioText: "{n} : 1",
    ask: "이 조건으로 진단 문의",
    summary: "서버 {servers}대, {ratio}:1 통합: 호스트 {hosts}대, {kw} kW, 월 랙 이용료 {saved} 절감",
    assumptionsHeading: "계산 기준",
    assumptions: [
      `기존 서버는 ${o.oldUnits}U, ${o.oldWatts} W, 새 호스트는 ${o.hostUnits}U, ${o.hostWatts}\u00a0W 기준입니다. 한 대가 고장 나도 되도록 호스트를 한 대 더 둡니다.`,
      `랙은 ${rack.units}U, ${rack.kw} kW, 월 ${w(amount((list) => rackRent(list).krw))}(${usd(amount((list) => rackRent(list).usd))}) 기준이며 전력과 높이 중 더 많이 필요한 쪽으로 개수를 정합니다.`,
      "새 호스트 구매와 작업 비용은 합계에 없습니다. 보고서에서 절감액과 비교해 드립니다.",
      "약정 할인을 적용하지 않은 공개 요금이며 부가세 별도입니다.",
    ],
  },
  matrix: {
    eyebrow: "개선 목록",
    heading: "작업량과 효과에 따른 개선 순서",
    intro: "예시 보고서의 12개 항목입니다. 투입할 수 있는 인일을 정하면 작업량 대비 효과가 큰 항목부터 그 한도까지 선택합니다.",
    days: "투입할 수 있는 인일",
    daysText: "{n}일",
    effort: "작업량(인일)",
    impact: "효과",
    kinds: { resilience: "안정성", speed: "속도", cost: "비용" },
    planned: "이번에 진행",
    later: "나중에",
    used: "{days}일 중 {used}일 사용, 전체 효과의 {share}%",
    chartTitle: "12개 항목의 작업량과 효과",
    chartDescription: "오른쪽으로 갈수록 작업량이, 위로 갈수록 효과가 큽니다. 채워진 점은 주어진 일수 안에 들어가는 항목입니다.",
    table: { finding: "항목", kind: "구분", effort: "인일", impact: "효과", state: "계획" },
    sample: "예시 데이터",
    findings: {
      secondPath: {
        name: "데이터베이스의 두 번째 네트워크 경로",
      },
      firmware: { name: "펌웨어 버전 통일" },
      cacheRule: {
        name: "상품 이미지 캐시 규칙",
      },
      kernel: { name: "TCP와 커널 설정" },
      nvmeTier: { name: "자주 읽는 테이블을 NVMe로" },
      slowQuery: { name: "쿼리 세 개의 인덱스" },
      consolidate: { name: "서버 60대 통합" },
      powerCaps: {
        name: "전력 프로필 조정",
      },
      blanking: { name: "블랭크 패널 설치" },
      uplink25: { name: "25 GbE 업링크" },
      endOfSupport: { name: "지원 종료 장비 교체" },
      switchRefresh: { name: "사무실 스위치 교체" },
    },
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "측정, 장애 시험, 보고서",
    items: [
      {
        title: "2주 측정",
        body: `SNMP, 하이퍼바이저, BMC로 ${o.telemetrySeconds}초마다 수집합니다. 월요일과 주말이 두 번씩 포함되므로 부하가 몰리는 시간을 확인할 수 있습니다.`,
        figure: { value: "20,160", unit: "회", label: "지표당 측정 횟수, 14일 × 1,440분" },
      },
      {
        title: "30여 개 항목 점검",
        body: "p95 사용률, 단일 장애점, 지원 종료, 펌웨어 분포, 디스크 대기열, 패킷 손실, 흡기 온도, 차단기 80% 기준 부하를 확인합니다.",
        figure: { value: `${o.checks}+`, unit: "개", label: "적합, 부적합, 해당 없음으로 판정" },
      },
      {
        title: "개선 수단",
        body: "서버 통합, 자주 읽는 데이터만 담는 소규모 NVMe 계층, 앞단 캐시, 커널과 TCP 설정, 가득 찬 구간의 25 GbE 전환, 핫 아일을 밀폐한 고밀도 랙을 조합합니다.",
        figure: { value: `< ${o.p95CpuPercent}`, unit: "%", label: "오래된 서버에서 흔히 나오는 CPU p95" },
      },
      {
        title: "이중화 부품 장애 시험",
        body: "전원, 스위치, 컨트롤러, 노드처럼 이중화된 부품을 고객 입회하에 하나씩 끄고 전환 시간을 기록합니다.",
        figure: { value: "1", unit: "회", label: "이중화 부품별 시험과 기록" },
      },
      {
        title: "핵심 지표 3개로 정리한 보고서",
        body: "첫 장에 p95 지연 시간, 전력, 월 비용의 전후를 적습니다. 뒤에는 작업량, 효과, 진행 순서를 담은 개선 목록이 이어집니다.",
        figure: { value: "3", unit: "개", label: "ms, W, 원 단위의 전후 비교" },
      },
    ],
  },
  comparison: {
    eyebrow: "주요 발견",
    heading: "2주 측정에서 자주 나오는 결과",
    columns: ["발견 사항", "확인 방법", "개선 방법", "개선되는 항목"],
    rows: [
      ["유휴 서버", `CPU p95 ${o.p95CpuPercent}% 미만`, `${o.ratio[0]}:1~${o.ratio[1]}:1 통합`, "랙, 전력, 라이선스"],
      ["디스크 대기", "대기열 4 초과가 하루 1시간 이상", "자주 읽는 2~5%를 NVMe로", "p95 지연 시간"],
      ["단일 경로", "두 포트가 한 스위치에 연결됨", "재배선 후 케이블 분리 시험", "장애 시간"],
      ["펌웨어 버전 불일치", "BMC로 수집한 목록", "단계별 버전 통일", "원인 불명 재시작"],
      ["높은 흡기 온도", "센서 27℃ 초과", "블랭크 패널, 핫·콜드 아일 분리", "팬 전력, 밀도"],
      ["가득 찬 업링크", "95퍼센타일이 포트의 70% 초과", "25 GbE 또는 회선 추가", "백업 시간대"],
    ],
  },
  delivery: {
    eyebrow: "진행 절차",
    heading: "권한 부여부터 첫 개선까지 4주",
    intro: "보고서를 확인하시기 전에는 아무것도 바꾸지 않습니다.",
    steps: [
      {
        when: "1일 차",
        title: "읽기 전용 권한",
        body: "조회만 가능한 SNMP, 하이퍼바이저, BMC 계정과 수집용 가상 머신 또는 1U 장비를 준비합니다.",
      },
      { when: "2~15일 차", title: "측정", body: "1분에 한 번 수집합니다. 고장 징후가 보이면 바로 연락드립니다." },
      { when: "20일 차", title: "보고서", body: "발견 사항, 개선 목록, 핵심 지표를 운영 담당자와 두 시간 동안 검토합니다.", key: true },
      {
        when: "28일 차",
        title: "첫 작업",
        body: "작업 일수 대비 효과가 큰 항목부터 진행합니다. 항목마다 롤백 절차와 중단 시각을 정합니다.",
      },
      { when: "60일 차", title: "재측정", body: "같은 지표를 2주 더 수집합니다. 개선 효과를 측정값으로 확인합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "진단의 제한 사항",
    intro: "신청 전에 확인해 주세요.",
    items: [
      {
        title: "연중 최대 부하는 측정하지 못할 수 있습니다",
        body: "11월 행사는 5월 측정에 나타나지 않습니다. 과거 그래프가 있으면 함께 분석하고, 없으면 보고서에 명시합니다.",
      },
      {
        title: "소스 코드를 수정하지 않습니다",
        body: "느린 쿼리와 호출이 잦은 서비스는 근거와 함께 알려 드리며, 수정은 고객 개발팀이 합니다.",
      },
      {
        title: "특정 장비를 권하지 않습니다",
        body: "필요한 사양만 적습니다. 견적은 두 곳 이상에서 받으며 기존 거래처에 문의하셔도 됩니다.",
      },
      { title: "재측정 전 수치는 추정치입니다", body: "같은 지표를 다시 측정하기 전까지 개선 후 수치는 모두 추정치로 표시합니다." },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "측정과 보고서 정액 요금",
    body: `한 사업장의 서버 50대까지이며 발견 결과와 관계없이 같은 금액입니다. 개선 작업은 항목별로 견적을 드리고, 이후 운영을 맡기실 때는 월 ${w(managed.infrastructureMinimum.krw)}(${usd(managed.infrastructureMinimum.usd)})부터입니다.`,
    from: w(studies.infrastructureCheck.krw),
    unit: `1회(${usd(studies.infrastructureCheck.usd)}), 부가세 별도`,
    included: [
      `${o.telemetryDays}일 측정과 ${o.checks}여 개 점검`,
      "핵심 지표와 개선 목록을 담은 보고서",
      "이중화 부품 장애 시험 1회",
      "60일 후 재측정",
    ],
    extra: ["추가 사업장 또는 서버 50대 초과", "개선 작업", "장비 구매(두 곳 이상 견적)"],
  },
  faq: {
    heading: "인프라 최적화 관련 질문",
    items: [
      {
        id: "agents",
        question: "에이전트를 설치하나요?",
        answer:
          "원하실 때만 설치합니다. 부하, 대기열, 오류, 온도, 전력은 대부분 SNMP, 하이퍼바이저, BMC로 수집할 수 있습니다. 에이전트를 쓰면 프로세스별 수치를 더 볼 수 있고 코어 하나의 약 1%를 사용합니다. 명령 하나로 제거되며, 에이전트에 의존한 항목은 보고서에 표시합니다. 설정을 바꿀 수 없는 서버는 스위치 포트에서만 측정합니다.",
      },
      {
        id: "risk",
        question: "운영에 영향은 없나요?",
        answer:
          "측정 단계는 읽기 전용입니다. 쓰기 권한이 없는 계정으로 1분에 한 번 조회하며 트래픽은 웹 페이지 하나를 여는 양보다 적습니다. 장애 시험은 고객이 정한 시간에 한 부품씩 진행하고, 중단 시각이 되면 모두 되돌립니다. 개선 작업의 롤백 절차는 시험 환경이나 중요도가 가장 낮은 서버에서 먼저 확인합니다.",
      },
      {
        id: "nothing",
        question: "개선할 점이 없으면 어떻게 되나요?",
        answer:
          "개선할 점이 없다는 보고서를 일반적인 범위와 비교한 수치와 함께 드리며 금액은 같습니다. 장비를 교체한 지 얼마 되지 않은 환경에서는 실제로 그런 경우가 있습니다. 60일 후 재측정은 그대로 포함되며 더 바쁜 달로 옮길 수 있습니다.",
      },
      {
        id: "consolidation-risk",
        question: "서버 열 대를 한 대로 합치면 더 위험하지 않나요?",
        answer:
          "예비 호스트가 없다면 그렇습니다. 이 설계에서는 필요한 수보다 항상 한 대를 더 둡니다. 호스트가 고장 나면 가상 머신이 몇 분 안에 다른 호스트에서 다시 시작합니다. 오래된 단독 장비는 부품이 올 때까지 기다려야 합니다. 통합 비율을 정하기 전에 코어 단위 라이선스와 서버별 재시작 시간을 확인합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/it-infractructure", "/solutions/cloud-cost-optimization", "/solutions/network-design", "/services/vendor"],
  },
  call: {
    heading: "서버 대수와 가장 큰 문제를 알려 주세요",
    body: "엔지니어가 1영업일 안에 시작 가능한 날짜를 답해 드립니다. 예상되는 원인이 있으면 함께 알려 드립니다.",
  },
};
