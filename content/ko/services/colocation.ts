import type { page as en } from "../../en/services/colocation.ts";
import { facts } from "../../facts.ts";
import { colocationSite as site } from "../../figures/colocation.ts";
import { live } from "../../live.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { colocation, colocationExtras: extras, usdRate } = livePrices;

const plan = (id: string) => colocation.find((candidate) => candidate.id === id);
const w = (krw: Figure | undefined) => won(krw ?? 0, "ko");
const both = (id: string) => `${w(plan(id)?.monthly.krw)} (${usd(plan(id)?.monthly.usd ?? 0)})`;
const first = plan("1u");

function row(id: string, name: string): string[] {
  const { units, kw, dualFeed, mbps, ips } = plan(id) ?? { units: 0, kw: 0, dualFeed: false, mbps: 0, ips: "" };
  const addresses = ips.startsWith("/") ? ips : `IPv4 ${ips}개`;
  return [name, `${units}U`, `${kw} kW, ${dualFeed ? "A/B 이중 전원" : "단일 전원"}`, `${mbps} Mbps, ${addresses}`, both(id)];
}

export const page: Translation<typeof en> = {
  title: "코로케이션",
  description: `서울, 안양, 부산 데이터센터(IDC)에 1U부터 전용 공간까지 상면을 제공합니다. 서로 분리된 ${site.upsTopology} UPS의 A/B 이중 전원, 랙당 ${facts.rackKw.standard}~${facts.rackKw.liquid} kW, 통신사 중립 회선을 갖추었습니다. 장비를 입력하면 요금과 차단기 부하를 바로 계산합니다.`,
  hero: {
    h1: "코로케이션: 서버 장비를 맡길 서울·안양·부산 데이터센터",
    lead: "전산실의 전력과 공간이 부족한 기업에 이중 전원, 냉각, 출입 통제, 통신사 회선을 제공하고 현장 작업도 대신해 드립니다.",
    secondary: "랙 구성하기",
    price: startingPrice(first?.monthly.krw ?? 0, "month", `1U. 풀랙 ${w(plan("full")?.monthly.krw)}`, "ko"),
  },
  power: {
    eyebrow: "단선 결선도",
    heading: "수전부터 랙까지 A/B 이중 전원",
    intro:
      "A와 B 계통은 변압기, UPS, 분배 설비를 따로 갖추고 있습니다. 두 계통은 평상시 열려 있는 수배전반 연계 차단기로만 이어지며, 발전기는 N+1로 공유합니다. 장애 상황을 선택하면 부하 흐름을 확인할 수 있습니다.",
    title: "수전부터 랙까지 A/B 전원 계통",
    description:
      "두 수전선이 서로 다른 수배전반으로 들어옵니다. 계통마다 변압기, 발전기 모선, UPS가 따로 있고 랙의 전원 분배 장치(PDU) 두 개 중 하나에 공급합니다. 전원 장치가 두 개인 서버는 양쪽에서 절반씩 받습니다.",
    question: "장애 상황",
    scenarios: {
      normal: {
        label: "평상시",
        hint: "양쪽이 절반씩 부담합니다.",
        loadA: "50%",
        loadB: "50%",
        text: "두 수전선이 모두 정상입니다. 각 UPS가 이중 전원 서버의 부하를 절반씩 맡습니다.",
      },
      feed: {
        label: "UPS A 정지",
        hint: "A 계통 점검 또는 고장",
        loadA: "0%",
        loadB: "100%",
        text: "A 계통은 PDU까지 전원이 끊깁니다. B 계통은 평소 절반 이하만 부담했으므로 중단 없이 전체 부하를 공급합니다. A에 연결된 단일 전원 장비에는 절체 스위치가 필요합니다.",
      },
      utility: {
        label: "수전 A 정전",
        hint: "한쪽 수전선이 끊긴 경우",
        loadA: "50%",
        loadB: "50%",
        text: "연계 차단기가 수배전반 A를 수전 B로 넘기고 그동안 UPS A가 배터리로 공급합니다. 랙에서는 아무 변화가 없습니다.",
      },
      blackout: {
        label: "전체 정전",
        hint: "도시 전체 정전",
        loadA: "50%",
        loadB: "50%",
        text: `발전기가 투입될 때까지 길어도 ${site.generatorSeconds}초 동안 배터리로 공급하며, 배터리는 ${site.batteryMinutes}분까지 쓸 수 있습니다. 보유 연료로 전체 부하를 ${site.fuelHours}시간 운전하고 8시간째부터 계약에 따라 급유합니다.`,
      },
    },
    nodes: {
      utility: "수전",
      board: "수배전반",
      generator: "비상 발전기",
      ups: "UPS",
      battery: "배터리실",
      strip: "PDU",
      server: "이중 전원 서버",
      tie: "연계",
    },
    legend: { carrying: "공급 중", idle: "대기", dead: "정지" },
    note: `데이터센터마다 수전 ${site.utilityFeeds}계통, UPS ${site.upsTopology}, 비상 발전기 ${site.generators} 구성`,
  },
  rack: {
    eyebrow: "랙 구성기",
    heading: "랙 구성별 요금과 차단기 부하",
    intro: "장비 수와 대당 실측 전력을 입력해 주세요. 공간과 전력을 모두 충족하는 가장 작은 요금제를 선택합니다.",
    devices: {
      server1: { label: "1U 서버", short: "1U" },
      server2: { label: "2U 서버 또는 스토리지", short: "2U" },
      chassis: { label: "4U GPU 또는 디스크 섀시", short: "4U" },
      switch: { label: "1U 스위치 또는 방화벽", short: "SW" },
    },
    count: "수량",
    watts: "대당 실측 전력(W)",
    feeds: "전원",
    feedOptions: { ab: "A/B 이중 전원", a: "단일 전원으로 충분" },
    mbps: "약정 대역폭",
    crossConnects: "크로스커넥트",
    drawing: {
      title: "랙 입면도",
      description: "42U 랙의 정면도입니다. 입력한 장비를 아래부터 채우고, 선택된 요금제의 높이를 선으로 표시합니다.",
      free: "{units}U 여유",
      used: "{units}U 사용",
    },
    plans: { "1u": "1U", quarter: "쿼터랙(10U)", half: "하프랙(20U)", full: "풀랙(42U)", boosted: "풀랙, 전력 추가", dense: "고밀도 풀랙" },
    gauge: {
      title: "차단기 부하",
      normal: "평상시 A 전원",
      failed: "A 전원이 끊겼을 때 B 전원",
      single: "단일 전원",
      rule: "80% 기준선",
      of: "{rated} A 중 {amps} A",
      phases: "3상",
      ok: "적합: 연속 허용 {limit} kVA 중 {kva} kVA",
      formula: "{volts} V × {amps} A × 0.8 = {limit} kVA",
      formula3: "√3 × {volts} V × {amps} A × 0.8 = {limit} kVA",
      heat: "제거할 열량: {btu} BTU/h",
    },
    why: {
      space: "공간 기준으로 선택: {units}U",
      power: "전력 기준으로 선택: {kw} kW",
      feeds: "A/B 이중 전원은 풀랙부터 제공합니다.",
    },
    none: {
      title: "랙 한 대를 넘는 구성",
      text: "여러 대의 랙, 4랙 이상의 케이지, 20 kW 액체 냉각 대응 전산실 중 하나가 필요합니다. 1영업일 안에 배치안을 보내 드립니다.",
    },
    bill: {
      title: "월 예상 요금",
      badge: "예시 요금",
      sub: "부가세 별도",
      plan: "상면과 전력",
      planDetail: "{units}U, {kw} kW 포함",
      extraKw: "추가 전력",
      extraKwDetail: "{kw} kW × {rate}",
      bandwidth: "추가 대역폭",
      bandwidthDetail: "+{mbps} Mbps × {rate}",
      crossConnect: "크로스커넥트",
      crossConnectDetail: "{count}개 × {rate}",
      once: "설치비 {amount} 1회",
      ask: "이 구성으로 견적 문의",
      summary:
        "코로케이션: {units}U, 실측 {watts} W, {feeds}. 요금제: {plan}. 대역폭 {mbps} Mbps, 크로스커넥트 {count}개. 월 예상 {total}(부가세 별도)",
      custom: "코로케이션: {units}U, 실측 {watts} W, {feeds}. 표준 랙 한 대를 넘는 구성으로 배치안을 요청합니다.",
    },
    assumptions: {
      heading: "계산 기준",
      items: [
        "차단기는 정격의 80%까지 연속으로 부하를 감당합니다. 220 V × 20 A × 0.8 = 3.52\u00a0kVA이며, 고밀도 랙은 3상으로 √3 × 380 V × 20 A × 0.8 = 10.53\u00a0kVA입니다.",
        "와트를 볼트암페어로 바꿀 때 서버 전원 장치의 일반적인 역률 0.95를 적용합니다.",
        "A/B 이중 전원에서는 장비가 양쪽에서 절반씩 받습니다. 한쪽이 끊긴 상태로 기준을 확인하므로 평상시 부하는 차단기 정격의 40% 이하입니다.",
        `풀랙의 ${facts.rackKw.standard} kW를 넘는 전력은 40 A 차단기에서 6.6 kW까지 1 kW 단위로 추가하고, 그 이상은 10 kW 고밀도 랙을 적용합니다.`,
        "부하 1 kW는 시간당 3,412 BTU의 열을 냅니다.",
        `설치비는 상면당 ${w(extras.rackSetup.krw)}, 크로스커넥트당 ${w(extras.crossConnectOnce.krw)}이며 1회만 청구합니다. 원화는 부가세 10% 별도, 달러는 분기 고정 환율 ${grouped(usdRate)}원입니다.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "건물과 설비",
    heading: "상면, 전력, 온습도, 보안 설비",
    items: [
      {
        title: "상면",
        body: `1U, 쿼터랙, 하프랙, 풀랙, ${site.cageFromRacks}랙 이상의 케이지, 전용 공간을 제공합니다. 티어 III 설계 기준에 따라 펌프, UPS, 수배전반 어느 것을 점검하더라도 랙의 전원을 끄지 않습니다.`,
        figure: { value: "1~42", unit: "U", label: "계약 단위, 그 이상은 케이지" },
      },
      {
        title: "전력",
        body: `표준 랙 ${facts.rackKw.standard} kW, 고밀도 구역 ${facts.rackKw.dense[0]} kW와 ${facts.rackKw.dense[1]} kW, 액체 냉각 연결이 가능한 구역 ${facts.rackKw.liquid}\u00a0kW를 공급합니다. 국내의 오래된 전산실은 랙당 평균 ${site.olderRackKw.from}~${site.olderRackKw.to} kW입니다.`,
        figure: { value: site.upsTopology, unit: "UPS", label: `비상 발전기 ${site.generators}, 연료 ${site.fuelHours}시간분` },
      },
      {
        title: "온습도",
        body: `콜드 아일을 밀폐해 흡기 온도 ${site.inletC.min}~${site.inletC.max}℃, 습도 ${site.humidity.min}~${site.humidity.max}%를 유지합니다. 랙 열마다 세 높이의 센서로 1분마다 측정합니다. 그래프는 월간 보고서로 제공하고, 범위를 벗어나면 당사가 먼저 티켓을 등록합니다.`,
        figure: { value: `≤ ${site.pueTarget}`, unit: "PUE", label: "연평균 목표값" },
      },
      {
        title: "화재와 침수",
        body: `배터리는 다른 전기실과 벽으로 나눈 전용실에 두고 모든 배터리 스트링을 ${site.batteryPollSeconds}초 이내 간격으로 확인합니다. 전산실에는 청정 소화 약제, 출입구에는 차수판을 갖추었습니다. 2022년 판교 화재 이후 데이터센터 보호 지침에서 강화된 항목입니다.`,
        figure: { value: `≤ ${site.batteryPollSeconds}`, unit: "초", label: "배터리 스트링 확인 간격" },
      },
      {
        title: "회선",
        body: `모든 데이터센터에 통신사 중립 MMR(회선 연동실)을 둡니다. 원하는 통신사 회선을 이곳까지 신청하면 싱글모드 크로스커넥트(구내 연결)를 ${site.crossConnectBusinessDays}영업일 안에 연결합니다. 당사 회선을 구매하지 않는 한 트래픽은 당사 라우터를 지나지 않습니다.`,
        figure: { value: `${site.crossConnectBusinessDays}`, unit: "영업일", label: "크로스커넥트 개통" },
      },
      {
        title: "원격 작업 지원과 출입 통제",
        body: `원격 작업 지원(리모트 핸즈)을 24시간 제공하며 P1 요청은 ${live.p1Minutes}분 안에 시작합니다. 방문은 ${ticketLink("티켓으로 예약", "데이터센터 방문 예약")}하고 카드와 지문(지문에 동의하지 않으면 카드와 담당자 동행)으로 이중 출입문을 거쳐 출입합니다. CCTV 영상은 ${site.cctvDays}일 동안 보관합니다.`,
        figure: { value: `${site.cctvDays}`, unit: "일", label: "CCTV 영상 보관" },
      },
    ],
  },
  comparison: {
    eyebrow: "요금제",
    heading: "코로케이션 요금제 비교",
    columns: ["요금제", "공간", "전력", "대역폭, 주소", "월 요금"],
    rows: [
      row("1u", "1U"),
      row("quarter", "쿼터랙"),
      row("half", "하프랙"),
      row("full", "풀랙"),
      row("dense", "고밀도 풀랙"),
      ["액체 냉각 대응", "42U", `${facts.rackKw.liquid} kW, A/B 이중 전원`, "설계에 따름", "견적"],
      ["케이지", `${site.cageFromRacks}랙부터`, "설계에 따름", "설계에 따름", "견적"],
      ["전용 공간", "전용실, 전용 출입문", "설계에 따름", "설계에 따름", "견적"],
    ],
    note: "모든 요금제에 IPv6 /48 대역을 제공합니다. 부가세 별도입니다.",
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "코로케이션 이용 시 제한 사항",
    items: [
      {
        title: "단일 전원 장비는 연결된 전원이 끊기면 멈춥니다",
        body: `가용성 ${facts.sla.powerDual} SLA는 A/B 이중 전원 기준입니다. 전원 코드가 하나인 장비에는 절체 스위치를 쓰지 않는 한 ${facts.sla.powerSingle} 기준을 적용합니다.`,
      },
      {
        title: "고객 서버를 수리하지 않습니다",
        body: "제공받은 드라이브를 교체하고 콘솔 화면을 읽어 드립니다. 운영체제 내부의 진단은 고객 담당이며, 필요하면 운영 대행 계약으로 맡길 수 있습니다.",
      },
      {
        title: "티어 III는 설계 기준입니다",
        body: "해당 기준에 따라 설계했다는 뜻이며 인증을 받았다는 뜻은 아닙니다. 위 결선도는 현장에서 직접 확인할 수 있습니다.",
      },
      {
        title: "전력 한도를 넘겨 쓸 수 없습니다",
        body: "요금제의 전력을 15분 넘게 초과해서 쓸 수 없습니다. 먼저 전화로 알려 드리지만, 차단기는 예고 없이 내려갈 수 있습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "입주 절차",
    heading: "계약부터 전원 투입까지",
    intro: `부분 랙 ${site.partialBusinessDays}영업일, 풀랙 ${site.fullBusinessDays}영업일, 케이지 ${site.cageWeeks.from}~${site.cageWeeks.to}주가 걸립니다.`,
    steps: [
      {
        when: "당일",
        title: "견학과 장비 목록",
        body: "전산실을 둘러봅니다. 실측 전력과 플러그 종류, 깊이를 적은 장비 목록과 출입증을 만들 방문자 명단을 가져와 주세요.",
      },
      {
        when: "1영업일",
        title: "랙 배치도",
        body: "입면도, A/B 배정, 케이블 목록과 전원 한쪽이 끊겼을 때의 차단기 부하를 정리합니다. 도면을 승인해 주시면 시작합니다.",
      },
      {
        when: `${site.partialBusinessDays}영업일`,
        title: "부분 랙 준비 완료",
        body: "PDU별로 전원을 시험하고 IP 대역을 라우팅하며 첫 크로스커넥트를 연결합니다.",
      },
      {
        when: `${site.fullBusinessDays}영업일`,
        title: "풀랙 준비 완료",
        body: "두 PDU에 부하를 걸고 한쪽씩 차단하는 시험을 참관할 수 있습니다. 장비를 택배로 보내셔도 수령해 사진으로 남깁니다.",
        key: true,
      },
      {
        when: `${site.cageWeeks.from}~${site.cageWeeks.to}주`,
        title: "케이지 인도",
        body: "도면대로 철망, 출입문, 카메라, 출입 단말을 설치하고 출입자 명단은 고객이 직접 관리합니다.",
      },
    ],
  },
  price: {
    id: "colocation",
    eyebrow: "요금",
    heading: "코로케이션 요금: 상면, 전력, 포트",
    body: "전력은 계약한 kW 단위로 청구하며 사용량에 따른 할증이 없습니다. 한도까지 사용해도 표시된 금액만 청구합니다.",
    from: w(first?.monthly.krw),
    unit: `월 (${usd(first?.monthly.usd ?? 0)}), 1U`,
    included: [
      "요금제 한도의 전력, 냉각, 물리 보안",
      "요금제의 약정 대역폭과 IP",
      `하프랙부터 매월 원격 작업 지원 ${site.remoteHandsFreeMinutes}분`,
      "월간 전력·온도 보고서",
    ],
    extra: [
      `설치비 ${w(extras.rackSetup.krw)} 1회`,
      `추가 1 kW당 ${w(extras.extraKw.krw)}`,
      `크로스커넥트 월 ${w(extras.crossConnect.krw)}, 설치 ${w(extras.crossConnectOnce.krw)}\u00a01회`,
      `원격 작업 지원 30분당 주간 ${w(extras.remoteHandsDay30Min.krw)}, 야간\u00a0${w(extras.remoteHandsNight30Min.krw)}`,
    ],
  },
  faq: {
    heading: "코로케이션 관련 질문",
    items: [
      {
        id: "one-feed-fails",
        question: "한쪽 전원이 끊기면 어떻게 되나요?",
        answer:
          "전원 장치가 두 개인 장비는 그대로 동작합니다. 다만 한쪽이 끊겼을 때 80%를 넘지 않도록 평상시 각 전원의 부하가 차단기 정격의 40% 이하여야 합니다. 랙 구성기가 전체 부하를 차단기 하나와 비교하는 이유입니다. 전원 코드가 하나인 장비는 끊긴 쪽에 연결되어 있으면 꺼지므로, 10\u00a0ms 안에 전환하는 자동 절체 스위치를 랙 단위로 제공합니다. 어느 경우든 15분 안에 문자와 전화로 알려 드립니다.",
      },
      {
        id: "own-carrier",
        question: "원하는 통신사 회선을 쓸 수 있나요?",
        answer: `쓸 수 있습니다. 통신사 중립이므로 회선을 MMR까지 신청하고 당사가 당일 발급하는 인입 승인서를 통신사에 전달하시면 됩니다. 크로스커넥트는 ${site.crossConnectBusinessDays}영업일 안에 연결하며 월 ${w(extras.crossConnect.krw)}, 설치 ${w(extras.crossConnectOnce.krw)} 1회입니다. 트래픽에 수수료를 붙이지 않고 당사 회선을 구매할 의무도 없습니다. 경로 이원화가 필요하면 두 번째 회선을 반대편 인입구로 들여올 수 있습니다.`,
      },
      {
        id: "how-fast-can-we-move-in",
        question: "입주까지 얼마나 걸리나요?",
        answer: `계약 후 부분 랙은 ${site.partialBusinessDays}영업일, 풀랙은 ${site.fullBusinessDays}영업일, 케이지는 ${site.cageWeeks.from}~${site.cageWeeks.to}주입니다. 첫날 다음 세 가지를 준비해 주시면 더 빨리 입주할 수 있습니다. 높이와 깊이를 적은 장비 목록, 장비별 실측 전력과 플러그 종류, 출입할 모든 사람의 신원 정보입니다. 레일과 케이지 너트, 패치 코드는 현장에서 실비로 제공합니다.`,
      },
      {
        id: "what-if-it-gets-too-warm",
        question: "온도가 기준을 벗어나면 어떻게 되나요?",
        answer: `랙 흡기 온도가 ${site.inletC.min}~${site.inletC.max}℃를 ${site.temperatureBreachMinutes}분 넘게 벗어나면 SLA 위반으로 보고 정전과 같은 기준으로 요금을 감면합니다. 고객이 증명할 필요는 없습니다. 당사의 랙 열별 센서 값이 기준이며, 티켓으로 요청하시면 측정값을 보내 드립니다. 감면율은 해당 랙 요금의 ${facts.credits[0].credit}, ${facts.credits[1].credit}, ${facts.credits[2].credit}이며 ${facts.claimDays}일 안에 신청해 주세요.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/dedicated-line", "/services/multi-cloud-connection", "/services/server-hosting", "/services/vendor"],
  },
  call: {
    heading: "데이터센터를 직접 둘러보세요",
    body: "가산과 안양에서 평일에 배터리실을 포함해 50분간 견학을 진행합니다. 장비 목록을 가져오시면 랙 배치도를 그려 드립니다.",
  },
};
