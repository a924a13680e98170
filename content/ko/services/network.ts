import { brand } from "../../brand.ts";
import type { page as en } from "../../en/services/network.ts";
import { facts } from "../../facts.ts";
import { networkFigures as f } from "../../figures/network.ts";
import { livePrices, startingPrice, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { popByCode } from "../../pops.ts";

const { transit } = livePrices;

const tbps = facts.edgeTbps.toFixed(1);

export const page: Translation<typeof en> = {
  title: "네트워크",
  description: `백본을 수치로 공개합니다. ${facts.countries}개 국가·지역 ${facts.popCities}개 도시, 엣지 용량 ${tbps} Tbps, ${facts.asn}, 거점 지도와 도시 간 왕복 지연, 피어링 정책을 확인할 수 있습니다.`,
  hero: {
    h1: `네트워크: ${facts.popCities}개 도시, 엣지 포트 용량 ${facts.edgeTbps}\u00a0Tbps`,
    lead: "네트워크 엔지니어가 확인할 수 있도록 모든 도시의 용량과 서울 기준 왕복 지연, 소유·임차 구간, 피어링 정책을 공개합니다.",
    secondary: "도시 간 지연 보기",
    price: startingPrice(transit.domesticPerMbps.krw, "mbps-month", "국내 IP 트랜짓", "ko"),
  },
  map: {
    heading: "전체 거점(PoP) 지도",
    filterLegend: "표시할 도시",
    filters: {
      all: { label: "CDN·트랜짓", hint: "모든 도시" },
      dc: { label: "데이터센터", hint: "상면과 클라우드" },
      scrubbing: { label: "DDoS 트래픽 정화", hint: "공격 트래픽을 걸러내는 도시" },
      compute: { label: "엣지 컴퓨팅", hint: "함수, 컨테이너, 소형 VM" },
      onRamp: { label: "클라우드 직접 연결", hint: "퍼블릭 클라우드 사설 포트" },
    },
    count: "{count}개 도시 · {capacity}",
    listView: "목록",
    columns: { city: "도시", country: "국가·지역", capacity: "용량", rtt: "서울 기준 RTT", services: "CDN·트랜짓 외 서비스" },
    marks: { dc: "데이터센터", scrubbing: "트래픽 정화", compute: "엣지 컴퓨팅", onRamp: "클라우드 연결" },
    rolesOf: { dc: "데이터센터 도시", core: "핵심 도시", edge: "엣지 도시" },
    fromSeoul: "서울까지 {ms} ms(목표값)",
    here: "왕복 지연 측정 기준점",
    title: `거점 ${facts.popCities}곳의 세계 지도`,
    description:
      "점은 도시입니다. 채운 점은 데이터센터, 테두리 점은 핵심 도시, 작은 점은 엣지 도시입니다. 서울에서 뻗은 선은 주요 해저 케이블 경로입니다. 목록에서 같은 내용을 글로 볼 수 있습니다.",
    caption: "용량은 도시별 엣지 포트의 합계입니다. 왕복 지연은 거점 간 월간 중앙값 목표이며 접속 구간은 포함하지 않습니다.",
    countries: {
      KR: "한국",
      JP: "일본",
      HK: "홍콩",
      TW: "대만",
      SG: "싱가포르",
      MY: "말레이시아",
      ID: "인도네시아",
      TH: "태국",
      VN: "베트남",
      PH: "필리핀",
      KH: "캄보디아",
      IN: "인도",
      AU: "호주",
      NZ: "뉴질랜드",
      AE: "아랍에미리트",
      TR: "튀르키예",
      GB: "영국",
      DE: "독일",
      NL: "네덜란드",
      FR: "프랑스",
      ES: "스페인",
      SE: "스웨덴",
      PL: "폴란드",
      US: "미국",
      CA: "캐나다",
      BR: "브라질",
      ZA: "남아프리카공화국",
    },
  },
  matrix: {
    eyebrow: "왕복 지연",
    heading: "10개 도시 간 왕복 지연",
    intro: "목표값이며 단위는 ms입니다. 칸이나 두 도시를 선택하면 광섬유의 이론 하한과 비교해 보여 줍니다.",
    from: "출발",
    to: "도착",
    legend: "색이 진할수록 먼 구간",
    caption: "데이터센터 도시와 핵심 도시 간 왕복 지연 목표값(ms)",
    rtt: "왕복 지연 목표값",
    distance: "직선거리",
    floor: "광섬유 하한",
    stretch: "하한 대비",
    km: "km",
    ms: "ms",
    same: "같은 도시: 1 ms 미만",
    note: "광섬유 하한은 직선거리를 1 ms당 204 km로 왕복한 값입니다. 실제 케이블은 직선거리보다 깁니다. 이 표의 목표값은 하한의 1.1~2.8배이며, 도쿄–로스앤젤레스처럼 직통 케이블이 있는 구간이 낮고 서울–런던처럼 우회하는 구간이 높습니다.",
  },
  capabilities: {
    eyebrow: "구성 방식",
    heading: "백본 구성",
    items: [
      {
        title: "백본",
        body: `핵심 도시 사이를 N × ${f.linkGbps} Gbps로 잇고 세그먼트 라우팅으로 경로를 정합니다. 이중화 회선 중 하나가 끊긴 상태의 최대 사용률이 50%를 넘으면 증설하므로, 장애가 혼잡으로 이어지지 않습니다.`,
        figure: { value: `N × ${f.linkGbps}`, unit: "Gbps", label: "백본 구간당" },
      },
      {
        title: "경로 이원화",
        body: `모든 도시는 물리적으로 분리된 ${f.minPaths}개 이상의 경로로, 서울·도쿄·싱가포르는 ${f.minPathsHub}개 이상의 경로로 연결됩니다. 관로, 육양국, 해저 케이블이 모두 달라야 분리된 경로로 봅니다.`,
        figure: { value: `≥ ${f.minPaths}`, unit: "개", label: `도시별 분리 경로, 3대 거점은 ${f.minPathsHub}개 이상` },
      },
      {
        title: "빠른 경로 전환",
        body: "우회 경로를 미리 계산해 둡니다(TI-LFA). 끊긴 구간의 양쪽 라우터가 바로 우회하므로 네트워크 전체의 경로 수렴을 기다리지 않습니다.",
        figure: { value: `< ${f.rerouteMs}`, unit: "ms", label: "네트워크 내부 우회" },
      },
      {
        title: "전 구간 IPv6",
        body: `모든 포트와 서비스, 측정이 듀얼 스택입니다. ${facts.asn}에서 ${facts.popCities}개 도시 전체에 IPv4와 IPv6를 모두 광고하고, 내부 관제도 IPv6를 먼저 사용하므로 IPv6 장애를 바로 감지합니다.`,
        figure: { value: "v4 + v6", label: "모든 포트, 추가 요금 없음" },
      },
      {
        title: "투명성",
        body: `모든 도시의 경로 조회 결과를 티켓으로 받으실 수 있습니다. 왕복 지연은 ${f.probeSeconds}초마다 측정해 ${f.matrixMinutes}분 단위로 집계하고, 요청하신 고객에게 보내 드립니다. 점검은 최소 ${facts.maintenanceNoticeDays}일 전에 알리고, 장애 보고서는 ${facts.postMortemBusinessDays}영업일 안에 공개합니다.`,
        figure: { value: `≥ ${facts.maintenanceNoticeDays}`, unit: "일", label: "정기 점검 사전 공지" },
      },
    ],
  },
  spec: {
    eyebrow: "피어링과 라우팅",
    heading: "피어링 정책과 라우팅",
    updated: "2026-11-15",
    groups: [
      {
        caption: "식별 정보",
        rows: [
          ["AS 번호", `${facts.asn}, AS-SET AS-${brand.name.en.toUpperCase()}`],
          ["인터넷 교환 노드", `${facts.exchanges}곳 이상, IPv4·IPv6`],
          ["사설 피어링", "10·100 Gbps, 모든 핵심 도시"],
        ],
      },
      {
        caption: "정책",
        rows: [
          ["피어링", "개방형: 비율 조건이나 교환 노드 최소 트래픽 없음"],
          ["사설 연동", "실측 최대 1 Gbps부터"],
          ["회신", `${f.peeringDays}영업일 이내`],
        ],
      },
      {
        caption: "라우팅 안전",
        rows: [
          ["RPKI", "모든 자체 대역 서명, 무효 경로 차단"],
          ["필터", "BGP 피어·고객별 IRR·ROA, 매일 갱신"],
          ["주소 위조 방지", "모든 고객 포트에 BCP 38"],
          ["최대 경로 수", "공개한 값 + 20%"],
        ],
      },
      {
        caption: "커뮤니티",
        rows: [
          ["64500:666", "호스트 경로 블랙홀"],
          ["64500:1xx", "xx 지역에 광고하지 않음"],
          ["64500:31", "트랜짓에 3회 프리펜드"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "소유 구조",
    heading: "소유 구간과 임차 구간",
    items: [
      {
        title: "해저 케이블은 용량을 임차합니다",
        body: "국제 구간은 여러 해저 케이블에서 임차한 용량이며 한 케이블에만 의존하지 않습니다. 수리는 케이블 사업자가 맡습니다.",
      },
      {
        title: "서울 도심 광케이블은 임차합니다",
        body: "가산, 안양, 교환 노드를 잇는 도심 광케이블은 장기 임차한 다크 파이버이며, 전송 장비는 직접 운영합니다.",
      },
      {
        title: "해외 접속 구간은 현지 통신사 망입니다",
        body: "당사 거점에서 사용자까지는 현지 통신사의 구간입니다. 연동할 통신사를 선정하고 수치를 공개하지만 직접 제어하지는 않습니다.",
      },
      {
        title: "중국 본토에는 거점이 없습니다",
        body: "가까운 거점은 홍콩, 타이베이, 서울입니다. 국경 너머 구간에는 허가받은 통신사가 필요합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "장애 대응",
    heading: "해저 케이블 장애 대응 절차",
    intro: "해마다 두세 건의 해저 케이블 장애가 당사 경로에 영향을 줍니다. 아래 순서는 분기마다 훈련합니다.",
    steps: [
      {
        when: "0초",
        title: "광 신호 끊김",
        body: `양쪽 라우터가 준비해 둔 경로로 전환합니다. 네트워크 내부에서는 ${f.rerouteMs} ms 미만이 걸립니다.`,
      },
      {
        when: `${f.cableRerouteSeconds}초 이내`,
        title: "우회 경로 전환",
        body: `다른 해저 케이블로 우회합니다. 서울–싱가포르의 경우 ${popByCode("SIN").rtt} ms에서 약 ${Math.round(popByCode("SIN").rtt * f.detour)} ms로 왕복 지연이 늘 수 있습니다.`,
        key: true,
      },
      {
        when: "5분",
        title: "상태 공지",
        body: "홈페이지의 서비스 상태 안내에 영향받는 구간과 현재 왕복 지연을 공지합니다.",
      },
      { when: "15분", title: "담당자 대응", body: "근무조가 케이블 사업자에 장애를 접수하고 영향을 받는 고객에게 전화로 알립니다." },
      {
        when: `${facts.postMortemBusinessDays}영업일`,
        title: "장애 보고서",
        body: "장애 원인과 우회 과정, 개선할 점을 그래프와 함께 공개합니다.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "네트워크 요금은 서비스에 포함",
    body: "네트워크 요금은 이용하시는 서비스에 포함됩니다. 트랜짓은 사용량, 전용회선은 정액, CDN과 글로벌 가속은 GB 단위로 과금하며 모든 요금을 한 페이지에 모았습니다.",
    from: won(transit.domesticPerMbps.krw, "ko"),
    unit: "국내 트랜짓 1 Mbps당 월 요금, 95퍼센타일, 부가세 별도",
    included: ["IPv4와 IPv6", "기본 DDoS 방어", "경로 조회, 왕복 지연표, 서비스 상태 안내"],
    extra: ["두 도시를 잇는 백본 용량은 전용회선으로 제공", "신규 도시는 아래 마지막 질문 참고", "고객의 교환 노드 가입비"],
  },
  faq: {
    heading: "네트워크 관련 질문",
    items: [
      {
        id: "q-measured",
        question: "지연 시간은 어떻게 측정하나요?",
        answer: `각 거점에서 다른 모든 거점까지 ICMP와 TCP로 ${f.probeSeconds}초마다, 두 주소 체계 모두 측정합니다. ICMP는 대기열 처리가 다를 수 있어 TCP 측정의 월간 중앙값을 공개합니다. 양쪽 접속 구간은 포함하지 않습니다. 예를 들어 자카르타 사용자는 자카르타–서울 ${popByCode("CGK").rtt} ms에 약 10 ms가 더해집니다. 이 페이지의 값은 목표값이며, 실측 중앙값은 티켓으로 요청하시면 보내 드립니다.`,
      },
      {
        id: "q-cable",
        question: "해저 케이블이 끊기면 어떻게 되나요?",
        answer: `${f.cableRerouteSeconds}초 안에 다른 해저 케이블로 옮깁니다. 경로가 길어질 수 있어 수리선이 작업을 마치는 1~4주 동안 왕복 지연이 5~40% 늘 수 있습니다. 남은 경로로 저녁 최대 사용량을 감당하도록 용량을 계획합니다. 홈페이지의 서비스 상태 안내에 영향받는 구간과 현재 값을 공지하고, SLA는 계속 적용합니다.`,
      },
      {
        id: "q-add",
        question: "원하는 도시에 거점을 추가할 수 있나요?",
        answer: `그 도시에서 ${f.newPopCommitGbps} Gbps 이상을 약정하면 가능하며 ${f.newPopWeeks[0]}~${f.newPopWeeks[1]}주가 걸립니다. 통신사 중립 센터와 분리된 백본 경로 두 개를 정하는 데 2주, 장비 확보와 통관에 6~8주, 나머지 기간에는 배선과 시험을 진행합니다. 건물을 지정할 수 있으며, 트래픽을 처리하기 시작하면 도시 이름을 공개합니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/internet-connectivity", "/services/dedicated-line", "/services/acceleration-service", "/services/cdn"],
  },
  call: {
    heading: "느린 구간의 traceroute를 보내 주세요",
    body: "traceroute 결과를 출발지, 목적지와 함께 보내 주시면 네트워크 엔지니어가 1영업일 안에 당사 경로와 왕복 지연을 알려 드립니다.",
  },
};
