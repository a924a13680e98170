import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/ddos-protection.ts";
import { facts } from "../../facts.ts";
import { ddosFigures as d } from "../../figures/ddos-protection.ts";
import { liveBrand as brand, live } from "../../live.ts";
import { livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { scrubbingGbps } from "../../pops.ts";

const { ddos } = livePrices;

const tbps = (code: string) => ((scrubbingGbps[code] ?? 0) / 1000).toFixed(1);

export const page: Translation<typeof en> = {
  title: `DDoS 방어: ${facts.scrubbingCities}개 도시 ${facts.scrubbingTbps} Tbps 트래픽 정화`,
  description: `${facts.scrubbingCities}개 도시 ${facts.scrubbingTbps} Tbps 규모로 트래픽을 정화합니다. 상시 방어는 통상 ${facts.ddos.alwaysOnSeconds}초, SLA ${facts.ddos.slaSeconds}초 이내이며 공격 규모에는 요금을 부과하지 않습니다.`,
  hero: {
    h1: "DDoS 방어: 공격은 걸러내고 정상 트래픽만 전달합니다",
    lead: `게임, 거래소, 쇼핑몰을 겨냥한 공격을 ${facts.scrubbingCities}개 도시의 정화 센터에서 걸러내고 정상 트래픽 대역폭만 과금합니다.`,
    secondary: "요금제 보기",
    price: startingPrice(ddos.shield100.krw, "month", `Shield 100. IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지는 무료 기본 방어`, "ko"),
  },
  nav: {
    title: "DDoS 방어",
    items: [
      { id: "flow", label: "트래픽 흐름" },
      { id: "clock", label: "대응 시간" },
      { id: "compare", label: "방식 비교" },
      { id: "price", label: "요금" },
      { id: "sheet", label: "주요 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "도입 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  emergency: {
    heading: "지금 공격을 받고 있나요?",
    body: `전화해 주세요. 24시간 대기하는 엔지니어가 ${d.emergency.proxyMinutes}분 안에 보호 IP나 리버스 프록시를 앞단에 구성하고, 자체 대역의 BGP 우회는 ${d.emergency.bgpHours[0]}~${d.emergency.bgpHours[1]}시간 안에 마칩니다.`,
    phone: brand.contact.emergencyPhone.ko,
    href: `tel:${brand.contact.emergencyPhone.en}`,
    phoneLabel: "긴급 전화, 24시간",
    readyHeading: "다섯 가지를 준비해 주세요",
    ready: [
      ["IP 대역", "또는 공격받는 IP와 호스트 이름"],
      ["AS 번호", "현재 이 대역을 광고하는 사업자"],
      ["LOA", "대역 광고를 위임하는 서명 문서"],
      ["라우터 접근", "오늘 밤 BGP와 MSS를 바꿀 수 있는 담당자"],
      ["연락처", "결정 권한이 있고 전화 연락이 가능한 담당자"],
    ],
    fee: `방어 요금제에 가입하지 않은 경우 1회 ${won(ddos.emergencyOnce.krw, "ko")}(${usd(ddos.emergencyOnce.usd)}), 부가세 별도입니다.`,
  },
  flow: {
    heading: "정화 적용 전후의 공격 트래픽",
    intro: "상태를 선택하고 공격 규모와 회선 대역폭을 바꿔 보세요. 선의 굵기는 트래픽 양을 나타냅니다.",
    drawing: {
      title: "사용자와 봇넷이 원본 서버 한 곳으로 보내는 트래픽의 세 가지 상태",
      description: `사용자와 봇넷이 원본 서버 한 곳으로 트래픽을 보냅니다. 평상시에는 사용자 트래픽만 흐릅니다. 공격 중에는 둘 다 회선에 도착하고, 회선은 넘치는 패킷을 버립니다. 방어 중에는 트래픽이 ${facts.scrubbingCities}개 도시의 정화 센터를 먼저 지나며 정상 트래픽만 회선으로 이어집니다.`,
      customers: "사용자",
      botnet: "봇넷",
      scrubbing: "트래픽 정화",
      uplink: "회선",
      origin: "원본 서버",
      dropped: "손실",
      filtered: "여기서 차단",
      clean: "정상",
    },
    stateLegend: "상태",
    states: {
      normal: { name: "평상시", line: "사용자는 가장 짧은 경로로 접속하고, 정화 장비는 표본으로 평소 트래픽을 학습합니다." },
      attack: {
        name: "공격 중, 방어 미적용",
        line: "공격이 사용자와 함께 도착합니다. 회선이 가득 차면 라우터는 정상 패킷과 공격 패킷을 구분하지 못하고 버립니다.",
      },
      mitigated: {
        name: "공격 중, 방어 적용",
        line: "도시별 정화 센터가 유입된 공격을 걸러내고 정상 트래픽만 고객에게 전달합니다.",
      },
    },
    sizeLabel: "공격 규모",
    uplinkLabel: "고객 회선",
    readouts: {
      arriving: "회선에 도착하는 트래픽",
      loss: "사용자를 포함한 전체 패킷 손실",
      used: "정화 용량 사용률",
      fits: "모두 수용",
      base: {
        label: `기본 방어(포함), IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지`,
        filtered: "차단, 추가 조치 불필요",
        blackholed: "공격이 끝날 때까지 해당 IP를 블랙홀 처리",
      },
      shield: {
        label: "Shield 요금제",
        scrubbed: "각 도시의 정화 용량 안에서 차단",
        upstream: "용량 초과: 상위 사업자에서 먼저 필터링하고, 그래도 넘치면 전화로 알린 뒤 IP 하나를 블랙홀 처리",
      },
      uplinkOnly: {
        label: "회선만 있는 경우",
        fits: "여유 있게 수용",
        lossy: "전체 패킷의 {loss}% 손실",
      },
    },
    note: "정상 트래픽은 회선의 40%, 손실은 모든 패킷에 고르게 발생하며 공격은 도시별 용량에 따라 나뉜다고 가정했습니다. 공격 규모는 패킷 수로도 나타냅니다. 64바이트 패킷 공격은 회선이 차기 전에 라우터의 처리 성능을 먼저 소진할 수 있습니다.",
  },
  timeline: {
    eyebrow: "대응 시간",
    heading: "상시 방어와 온디맨드 방어의 대응 시간",
    intro:
      "상시 방어는 첫 공격 패킷부터, 온디맨드 방어는 라우터 설정이나 전화로 시작한 시점부터 측정합니다. 시작을 결정하기까지 걸리는 시간은 별도입니다.",
    alwaysOn: {
      name: "상시 방어",
      stops: ["첫 공격 패킷", "표본이 임계값 초과", "진입 도시에 필터 적용", "정상 트래픽만 도착", "SLA 한도"],
    },
    onDemand: {
      name: "온디맨드 방어",
      stops: ["방어 시작", `${facts.scrubbingCities}개 도시에서 대역 광고`, "경로 전파 완료", "터널로 정상 트래픽 전달"],
    },
    axis: "초, 로그 눈금",
    unit: "초",
  },
  comparison: {
    eyebrow: "방식 비교",
    heading: "상시 방어와 온디맨드 방어 비교",
    columns: ["", "상시 방어", "온디맨드 방어"],
    rows: [
      ["평상시 경로", "항상 정화 센터를 경유", "현재 경로 그대로"],
      ["추가 지연(서울 원본 서버)", `${d.addedMsSeoul} ms 미만`, "평상시 없음, 공격 중에는 가까운 센터까지 우회한 만큼"],
      [
        "대응 시간",
        `통상 ${facts.ddos.alwaysOnSeconds}초 이내, SLA ${facts.ddos.slaSeconds}초`,
        `시작 후 ${facts.ddos.onDemandMinutes}분 이내`,
      ],
      ["방어 시작", "항상 동작", "고객, 트래픽 경보, 또는 합의에 따라 관제 담당자"],
      [
        "필요 조건",
        "제공 IP, 또는 광고를 위임한 고객 대역",
        `자체 ${d.smallestPrefix.v4} 또는 ${d.smallestPrefix.v6} 대역, LOA, ROA, 터널`,
      ],
      [
        "요금제",
        `Shield\u00a0100 월 ${won(ddos.shield100.krw, "ko")}부터, Shield\u00a01G`,
        `Shield\u00a01G 월 ${won(ddos.shield1g.krw, "ko")}`,
      ],
      ["적합한 경우", "게임, 거래소 등 몇 초가 중요한 서비스", "연 몇 차례 공격받는 자체 네트워크"],
    ],
    note: "월 요금, 부가세 별도입니다. 두 방식은 같은 용량으로 같은 공격을 차단합니다.",
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "DDoS 방어 주요 기능",
    items: [
      {
        title: "6개 도시의 정화 용량",
        body: `서울 ${tbps("ICN")}, 도쿄 ${tbps("NRT")}, 싱가포르와 로스앤젤레스 각 ${tbps("SIN")}, 프랑크푸르트와 애슈번 각 ${tbps("FRA")} Tbps입니다. 애니캐스트가 봇을 가장 가까운 센터로 보내므로 전 세계 봇넷의 공격이 여섯 곳으로 분산됩니다.`,
        figure: { value: facts.scrubbingTbps.toFixed(1), unit: "Tbps", label: "공격 규모는 과금하지 않음" },
      },
      {
        title: "3·4계층 공격",
        body: "DNS, NTP, CLDAP, memcached를 이용한 UDP 반사 공격, SYN·ACK 플러드, 단편화 공격을 차단합니다. IP별 임계값을 피해 대역 전체에 얇게 퍼뜨리는 카펫 바밍도 대역 단위로 탐지합니다.",
        figure: { value: `≤ ${facts.ddos.alwaysOnSeconds}`, unit: "초", label: "상시 방어의 통상 대응 시간" },
      },
      {
        title: "7계층 공격",
        body: "HTTP 플러드, Slowloris, HTTP/2 Rapid Reset은 고객 인증서로 TLS를 종료하는 리버스 프록시에서 막습니다. 모바일 사용자는 IP를 공유하므로 접속 특성과 행동까지 함께 판단해 제한합니다.",
        figure: { value: `${d.shield1g.domains}`, unit: "개 도메인", label: "Shield 1G 기준" },
      },
      {
        title: "BGP 연동",
        body: "LOA와 ROA를 확인한 뒤 고객 대역을 광고합니다. 정상 트래픽은 GRE, IPsec, 크로스커넥트로 전달합니다. 더 작은 네트워크에는 보호 IP나 프록시를 제공합니다.",
        figure: { value: `${d.smallestPrefix.v4} 이상`, unit: "", label: `IPv4 대역, IPv6는 ${d.smallestPrefix.v6} 이상` },
      },
      {
        title: "고객 제어 기능",
        body: `BGP FlowSpec 규칙, 블랙홀 커뮤니티 ${d.communities.own} 및 RFC 7999 ${d.communities.rfc7999}, 대역별 임계값을 제공합니다. 공격이 끝나면 bps와 pps를 담은 PDF 보고서를 보내 드립니다.`,
        figure: { value: `≤ ${d.reportHours}`, unit: "시간", label: "공격 보고서 발송" },
      },
      {
        title: "기본 방어",
        body: "제공하는 모든 IP에는 요금제 없이도 기본 방어를 적용합니다. 한도를 넘으면 같은 망의 다른 고객을 보호하기 위해 방어 요금제에 가입하지 않은 IP를 블랙홀 처리합니다.",
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "IP당, 요금에 포함" },
      },
    ],
  },
  tunnel: {
    eyebrow: "터널 MTU",
    heading: "터널 MTU·MSS 계산기",
    intro:
      "우회하면 들어오는 경로만 바뀌며, 터널 헤더가 들어오는 패킷마다 몇 바이트를 차지합니다. MSS를 낮추지 않으면 화면은 열리지만 업로드가 멈춥니다.",
    returnLegend: "정상 트래픽 전달 방식",
    returns: { gre: "GRE", ipsec: "IPsec", cross: "크로스커넥트" },
    underlayLegend: "하위 구간 MTU",
    mtu: "터널 MTU",
    mss: "TCP MSS, IPv4",
    mssV6: "TCP MSS, IPv6",
    overhead: "헤더가 차지하는 크기",
    bytes: "바이트",
    proof: "원본 서버에서 확인하는 명령",
    formulas: {
      gre: "외부 IPv4 헤더 20바이트 + GRE 4바이트",
      ipsec: "외부 IPv4 20 + ESP 8 + IV 8 + ICV 16, 페이로드는 4의 배수로 채움(AES-GCM, NAT-T 없음)",
      cross: "터널이 없으므로 차지하는 크기 없음",
    },
    note: "MSS는 MTU에서 IPv4와 TCP 헤더 40바이트를 뺀 값이며 IPv6는 60바이트를 뺍니다. ping 페이로드는 MTU에서 28을 뺀 값입니다. MSS는 첫 우회 전에 조정해 주세요.",
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "DDoS 방어 이용 시 제한 사항",
    items: [
      {
        title: "/24보다 작은 대역은 우회하지 못합니다",
        body: `인터넷 라우터는 더 작은 대역의 광고를 받지 않습니다. IPv4 ${d.smallestPrefix.v4}, IPv6 ${d.smallestPrefix.v6}보다 작다면 보호 IP나 프록시를 사용해야 합니다.`,
      },
      {
        title: "7계층 방어에는 인증서가 필요합니다",
        body: "7계층 방어에는 프록시와 프록시용 인증서가 필요합니다. BGP 연동만으로는 요청 내용을 검사할 수 없습니다.",
      },
      {
        title: "침입을 막지는 않습니다",
        body: "트래픽 정화는 트래픽의 양과 패턴을 기준으로 판단합니다. 취약점 공격과 도용된 비밀번호에는 웹 방화벽, 방화벽, [보안 관제](/services/security)가 필요합니다.",
      },
      {
        title: "나가는 트래픽은 정화하지 않습니다",
        body: "우회는 들어오는 트래픽에만 적용됩니다. 침해된 고객 서버가 보내는 공격은 전화로 알린 뒤 이용 정책에 따라 차단합니다.",
      },
    ],
  },
  spec: {
    eyebrow: "사양",
    heading: "DDoS 방어 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "용량",
        rows: [
          ["합계", `${facts.scrubbingCities}개 도시 ${facts.scrubbingTbps.toFixed(1)} Tbps`],
          ["서울", `${tbps("ICN")} Tbps`],
          ["도쿄", `${tbps("NRT")} Tbps`],
          ["싱가포르, 로스앤젤레스", `각 ${tbps("SIN")} Tbps`],
          ["프랑크푸르트, 애슈번", `각 ${tbps("FRA")} Tbps`],
        ],
      },
      {
        caption: "요금제",
        rows: [
          ["기본 방어", `모든 제공 IP, IP당 ${facts.ddos.baseGbpsPerIp} Gbps, L3/4`],
          ["Shield 100", `정상 트래픽 ${d.shield100.cleanMbps} Mbps, IP ${d.shield100.addresses}개, L3/4 상시 방어`],
          ["Shield 1G", `정상 트래픽 ${d.shield1g.cleanGbps} Gbps, /24 ${d.shield1g.prefixes}개, L3~7, 도메인 ${d.shield1g.domains}개`],
          ["정상 트래픽 1 Gbps 초과", "1영업일 안에 견적"],
        ],
      },
      {
        caption: "연동",
        rows: [
          ["대역", `IPv4 ${d.smallestPrefix.v4}, IPv6 ${d.smallestPrefix.v6} 이상, LOA와 ROA`],
          ["정상 트래픽 전달", `GRE(MTU ${d.gre.mtu}, MSS ${d.gre.mss}), IPsec, 크로스커넥트`],
          ["커뮤니티", `${d.communities.own}, ${d.communities.rfc7999} (RFC 7999)`],
          ["FlowSpec", "IPv4와 IPv6, 고객 대역 여부 검증"],
        ],
      },
      {
        caption: "서비스",
        rows: [
          ["대응 시간 SLA", `상시 방어 ${facts.ddos.slaSeconds}초`],
          ["네트워크 SLA", `${facts.sla.network}(30일에 중단 ${downtime(facts.sla.network, "ko")} 이하)`],
          ["기술 지원", `P1 ${live.p1Minutes}분, 24시간 대응`],
          ["보고서", `공격 종료 후 ${d.reportHours}시간 안에 PDF`],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "도입 절차",
    heading: "실제 우회 시험을 포함한 도입 절차",
    intro: "우회 시험에서 누락된 ROA, GRE를 막는 방화벽, 조정하지 않은 MSS를 미리 찾습니다.",
    steps: [
      { when: "당일", title: "대역과 서류", body: "IP 대역, AS 번호, LOA를 받고 라우트 객체와 ROA를 maxLength까지 확인합니다." },
      { when: "1~2일", title: "터널", body: "두 도시로 터널 두 개를 열고 BGP와 MSS를 설정한 뒤 최대 크기 패킷으로 검증합니다." },
      { when: "3일", title: "임계값", body: "일주일간의 트래픽 자료나 고객이 주신 수치로 대역별 기준을 정합니다." },
      { when: "5일", title: "실제 우회", body: "이용이 적은 시간에 대역 하나를 우회해 측정하고 되돌립니다.", key: true },
      { when: "분기마다", title: "정기 시험", body: "일정을 잡아 15분 동안 우회하고 결과를 문서로 드립니다." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "요금",
    heading: "정상 트래픽 대역폭 기준 요금",
    body: `Shield 100은 정상 트래픽 ${d.shield100.cleanMbps} Mbps와 IP ${d.shield100.addresses}개를 3·4계층에서 방어합니다. Shield 1G는 월 ${won(ddos.shield1g.krw, "ko")}(${usd(ddos.shield1g.usd)})에 정상 트래픽 ${d.shield1g.cleanGbps} Gbps와 /24 대역 ${d.shield1g.prefixes}개, 도메인 ${d.shield1g.domains}개를 7계층까지 방어합니다. 정상 트래픽은 95퍼센타일로 측정하며 공격받은 시간은 측정에서 제외합니다.`,
    from: won(ddos.shield100.krw, "ko"),
    unit: `월, Shield 100(${usd(ddos.shield100.usd)}), 부가세 별도`,
    included: ["모든 규모의 공격 트래픽", "공격 횟수 제한 없음", "분기별 우회 시험과 공격 보고서", "24시간 필터 운영"],
    extra: [
      `요금제 미가입 시 긴급 적용, 1회 ${won(ddos.emergencyOnce.krw, "ko")}`,
      "정상 트래픽 전달용 크로스커넥트",
      "요금제를 넘는 도메인과 대역",
    ],
  },
  faq: {
    heading: "DDoS 방어 관련 질문",
    items: [
      {
        id: "capacity",
        question: "방어 용량을 넘는 공격이 오면 어떻게 되나요?",
        answer: `정화는 도시별로 동작하므로 ${facts.scrubbingTbps} Tbps를 넘는 공격은 일부 센터의 용량부터 소진합니다. 이때 상위 통신사가 FlowSpec 요청에 따라 출발지와 프로토콜로 먼저 걸러내고, 이웃 센터가 부하를 나눠 받습니다. 그래도 부족한 경우에만 공격받는 IP 하나를 블랙홀 처리하며, 반드시 먼저 전화를 드립니다. 상위 구간의 표본을 5분마다 확인해 공격이 사라지면 바로 해제합니다.`,
      },
      {
        id: "latency",
        question: "지연이 늘어나나요?",
        answer: `원본 서버가 서울에 있다면 상시 방어로 늘어나는 지연은 ${d.addedMsSeoul} ms 미만입니다. 트래픽이 원래 지나는 라우터 바로 옆에 정화 장비가 있기 때문입니다. 온디맨드 방어는 평상시에 지연이 없고, 공격 중에는 가까운 센터로 우회한 뒤 터널로 돌아오는 만큼 늘어납니다. 부산의 원본 서버를 서울에서 정화하면 약 ${facts.distances.icn1ToPus1Ms} ms입니다.`,
      },
      {
        id: "under-attack",
        question: "지금 공격을 받고 있으면 어떻게 해야 하나요?",
        answer: `시간과 관계없이 ${brand.contact.emergencyPhone.ko}번으로 전화해 주세요. 보호 IP나 리버스 프록시는 ${d.emergency.proxyMinutes}분 안에 준비하고, 자체 대역의 우회는 ${d.emergency.bgpHours[0]}~${d.emergency.bgpHours[1]}시간이 걸립니다. 대부분 서류 확인과 라우터 설정에 걸리는 시간이므로 IP 대역, AS 번호, 서명한 LOA, 라우터에 접근할 수 있는 담당자, 결정 권한이 있는 연락처를 준비해 주시면 빨라집니다.`,
      },
      {
        id: "false-positives",
        question: "정상 사용자가 차단될 수도 있나요?",
        answer:
          "그럴 수 있습니다. SYN 프록시는 서버를 대신해 응답하므로 일부 클라이언트와 맞지 않을 수 있고, 요청 수 제한에는 IP 하나를 함께 쓰는 사무실이 걸릴 수 있습니다. 적용 중인 필터와 차단 횟수는 전화나 티켓으로 요청하시면 알려 드리고, 지정하신 필터를 해제합니다. 결제 대행사, 모니터링, 협력사의 허용 목록은 첫 우회 전에 등록합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/security", "/services/internet-connectivity", "/services/firewall", "/services/cdn"],
  },
  call: {
    heading: "IP 대역과 최대\u00a0트래픽을 알려 주세요",
    body: "엔지니어가 1영업일 안에 방식과 요금제, 필요한 서류를 알려 드립니다. 진행 중인 공격은 전화로 즉시 대응합니다.",
  },
};
