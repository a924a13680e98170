import type { page as en } from "../../en/services/acceleration-service.ts";
import { facts } from "../../facts.ts";
import { accelerationExample as example, accelerationFigures as f } from "../../figures/acceleration-service.ts";
import { amount, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { popByCode } from "../../pops.ts";

const { acceleration } = livePrices;

const jakarta = popByCode("CGK").rtt;
/** Share of the month at which both prices meet: a full Mbps moves 324 GB in 30 days. */
const evenLoad = amount((list) => Math.round((list.acceleration.perMbps.krw / list.acceleration.perGb.krw / 324) * 100));

export const page: Translation<typeof en> = {
  title: "글로벌 가속",
  description: `${facts.popCities}개 도시의 애니캐스트 진입점과 전용 백본으로, 캐시할 수 없는 트래픽을 원본 서버까지 전달합니다. TCP와 UDP를 지원하며 패킷 손실 목표는 월 ${f.lossTargetPercent}% 미만입니다.`,
  nav: {
    title: "글로벌 가속",
    items: [
      { id: "routes", label: "지연 시간 비교" },
      { id: "compare", label: "CDN과 비교" },
      { id: "price", label: "요금" },
      { id: "sheet", label: "동작 방식" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "A/B 시험" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  hero: {
    h1: "글로벌 가속: 해외 사용자의 로그인·API·게임 접속을 빠르게",
    lead: "캐시할 수 없는 서비스를 위해 해외 사용자의 접속을 가까운 도시에서 받아 전용 백본으로 원본 서버까지 전달합니다.",
    secondary: "지연 시간 비교하기",
    price: startingPrice(acceleration.perGb.krw, "gb", `양방향 합산. ${f.trialDays}일간 500 GB까지 무료 시험`, "ko"),
  },
  routes: {
    heading: "도시별 공용 인터넷과 백본 지연 비교",
    intro: "사용자가 있는 도시를 선택해 주세요. 원본 서버는 서울에 있습니다.",
    cityLabel: "사용자 도시",
    protocolLabel: "연결 방식별 왕복 횟수",
    protocols: {
      tls12: { label: "TCP + TLS 1.2", hint: "왕복 4회: TCP 1회, TLS 2회, 요청 1회" },
      tls13: { label: "TCP + TLS 1.3", hint: "왕복 3회: TCP, TLS, 요청 각 1회" },
      h3: { label: "HTTP/3", hint: "왕복 2회: QUIC·TLS 1회, 요청 1회" },
      warm: { label: "기존 연결 재사용", hint: "왕복 1회: 요청만" },
    },
    publicName: "공용 인터넷",
    backboneName: "전용 백본",
    rtt: "왕복 지연",
    loss: "손실",
    sample: "예시 데이터",
    target: "목표값",
    ttfb: "첫 바이트까지(TTFB)",
    formulaPublic: "{rtt} ms × {trips}",
    formulaBackbone: "{last} ms × {trips} + {backbone} ms",
    saved: "첫 바이트 기준 단축",
    fromHandshakes: "엣지 핸드셰이크로 단축",
    fromPath: "경로 단축",
    ceiling: "손실 기반 TCP 연결 1개의 최대 속도",
    user: "사용자",
    edge: "엣지",
    origin: "원본 서버",
    table: "전체 도시, TCP + TLS 1.3 기준",
    columns: ["도시", "엣지까지", "서울까지(백본)", "공용 인터넷", "TTFB 공용", "TTFB 가속"],
    title: "선택한 도시에서 서울 원본 서버까지의 두 경로",
    description:
      "사용자 도시와 서울을 표시한 지도입니다. 가늘고 끊긴 선은 공용 인터넷 경로로 왕복 지연과 손실률을 함께 적었습니다. 굵은 선은 같은 도시의 엣지로 들어와 백본을 따라 서울로 이어집니다.",
    assumptions: {
      heading: "계산 기준",
      items: [
        "가속 경로에서는 마지막 왕복을 뺀 나머지가 사용자와 엣지 사이에서 끝나고, 요청은 원본 서버와 이미 열어 둔 연결을 이용합니다.",
        "백본 지연은 거점 간 목표값입니다. 사용자 접속 구간과 공용 인터넷 수치는 예시 데이터이며, A/B 시험에서 실제 값으로 바뀝니다.",
        "연결 최대 속도는 MSS ÷ RTT × 1.22 ÷ √\u2060손실률(Mathis 식)이며 1,460바이트 세그먼트와 손실 기반 혼잡 제어를 가정합니다. BBR에서는 영향이 더 작습니다.",
        "서버 처리 시간은 두 경로가 같으므로 넣지 않았습니다.",
      ],
    },
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "글로벌 가속 이용 시 제한 사항",
    intro: `광섬유의 빛은 100 km를 왕복하는 데 약 ${f.msPer100Km} ms가 걸립니다. 우회 경로와 손실, 핸드셰이크는 줄일 수 있지만 거리에 따른 지연은 남습니다.`,
    items: [
      {
        title: "저장할 수 있는 파일에는 맞지 않습니다",
        body: "이미지, 패치, 영상은 [CDN](/services/cdn)이 더 빠르고 저렴합니다. 가속으로 전송하면 전송할 때마다 요금이 청구됩니다.",
      },
      {
        title: "중국 본토에는 진입점이 없습니다",
        body: "본토 사용자는 홍콩이나 서울로 진입합니다. ICP 등록과 허가받은 국경 간 회선은 별도이며, 본토 구간의 속도는 보장하지 않습니다.",
      },
      {
        title: "TLS는 엣지에서 종료합니다",
        body: "핸드셰이크를 앞당기려면 TLS를 엣지에서 종료해야 합니다. 개인 키를 외부에 둘 수 없다면 TCP를 그대로 전달하며, 이때 핸드셰이크는 원본 서버까지 왕복합니다.",
      },
      {
        title: "서버 처리 시간은 줄지 않습니다",
        body: "원본 서버가 600 ms 동안 처리하면 사용자도 600 ms를 기다립니다. 시험 보고서에는 서버 시간과 네트워크 시간을 나누어 적습니다.",
      },
    ],
  },
  capabilities: {
    eyebrow: "동작 방식",
    heading: "글로벌 가속 동작 방식",
    items: [
      {
        title: "애니캐스트 진입",
        body: `같은 주소 한 쌍을 ${facts.popCities}개 도시 전체에서 BGP로 광고하므로, 사용자의 통신사가 가장 가까운 거점까지 패킷을 보냅니다. 클라이언트나 SDK를 설치할 필요가 없고, DNS 위치 오차의 영향도 받지 않습니다.`,
        figure: { value: "1 + 1", unit: "개 주소", label: "계약 기간 동안 고정되는 IPv4와 IPv6" },
      },
      {
        title: "엣지 핸드셰이크",
        body: `TLS 1.3과 HTTP/3를 사용자 도시에서 종료합니다. 자카르타 사용자는 연결 설정 왕복마다 ${jakarta} ms 대신 약 10 ms만 기다리고, 요청은 원본 서버와 이미 열어 둔 연결로 전달합니다.`,
        figure: { value: "10", unit: "ms", label: `자카르타의 설정 왕복 1회, 서울까지는 ${jakarta} ms` },
      },
      {
        title: "TCP와 UDP, 모든 포트",
        body: `1~65535번 포트를 하나씩 또는 범위로 지정합니다. 게임과 음성에는 순방향 오류 정정(FEC)을 선택할 수 있으며, 대역폭을 ${f.fecOverhead[0]}~${f.fecOverhead[1]}% 더 쓰는 대신 손실된 패킷을 재전송 없이 복원합니다.`,
        figure: { value: `+${f.fecOverhead[0]}~${f.fecOverhead[1]}`, unit: "%", label: "오류 정정에 쓰는 대역폭, 선택 사항" },
      },
      {
        title: "경로 선택",
        body: `모든 도시 간 구간을 ${f.probeSeconds}초마다 측정합니다. 손실이 ${f.rerouteLossPercent}%를 넘거나 왕복 지연이 ${f.rerouteRttPercent}% 넘게 늘면 다음 경로로 옮기고, 변경 내역을 로그에 남깁니다.`,
        figure: { value: `${f.probeSeconds}`, unit: "초", label: "구간별 측정 간격" },
      },
      {
        title: "실제 사용자 주소 전달",
        body: "TCP에는 PROXY protocol v2, HTTP에는 X-Forwarded-For로 전달합니다. 요청 제한, 국가 규칙, 부정 이용 탐지가 사용자의 실제 IP를 기준으로 동작합니다.",
        figure: { value: "v2", label: "PROXY protocol 또는 X-Forwarded-For" },
      },
      {
        title: "두 가지 과금 방식",
        body: `트래픽 변동이 크면 GB당, 일정하면 95퍼센타일 Mbps당 요금이 유리합니다. 평균 사용률이 약 ${evenLoad}%를 넘으면 95퍼센타일이 저렴하며, 첫 달 사용량을 보고 알려 드립니다.`,
        figure: {
          value: won(acceleration.perGb.krw, "ko"),
          unit: "/GB",
          label: `또는 95퍼센타일 Mbps당 ${won(acceleration.perMbps.krw, "ko")}`,
        },
      },
    ],
  },
  comparison: {
    eyebrow: "선택 기준",
    heading: "CDN, 글로벌 가속, 전용회선의 차이",
    intro: "대부분의 사이트는 앞의 두 가지를 호스트 이름별로 나누어 함께 씁니다. 전용회선은 시스템끼리 통신할 때 적합합니다.",
    columns: ["항목", "CDN", "글로벌 가속", "전용회선"],
    rows: [
      ["전달 대상", "파일의 사본", "매번 달라지는 요청", "두 건물 사이의 모든 트래픽"],
      ["연결 상대", "모든 사용자", "모든 사용자", "고객의 다른 사업장"],
      ["사용자 쪽 변경", "없음", "없음", "라우터와 포트 필요"],
      ["원본 서버 대역폭 절감", "정적 콘텐츠 95% 이상(목표값)", "없음", "없음"],
      ["준비 기간", "몇 분~며칠", `${f.setupDays}영업일`, "5영업일~12주"],
      ["과금", "전송한 GB당", "GB당 또는 95퍼센타일", "월 정액제"],
    ],
  },
  delivery: {
    eyebrow: "A/B 시험",
    heading: "실제 사용자로 비교하는 14일 A/B 시험",
    intro: "실제 세션을 절반씩 두 경로로 보내고 측정 결과를 보고서로 드립니다.",
    steps: [
      {
        when: "1영업일",
        title: "원본 서버와 포트",
        body: "원본 서버 주소와 포트, 사용자 국가를 알려 주세요. 국가별 예상 왕복 지연을 회신합니다.",
      },
      {
        when: `${f.setupDays}영업일`,
        title: "주소 준비",
        body: "애니캐스트 주소 한 쌍을 광고하고, 원본 서버 방화벽에서 당사 출구 대역을 허용합니다.",
      },
      {
        when: "시험 첫날",
        title: "분할 시작",
        body: "가중치 DNS 레코드나 클라이언트 설정으로 세션의 50%를 새 주소로 보냅니다.",
        key: true,
      },
      {
        when: "1~14일 차",
        title: "측정",
        body: "측정용 비컨이나 기존 수집 도구로 연결 시간, 첫 바이트, 오류를 국가별, 통신사별로 기록합니다.",
      },
      {
        when: "15일 차",
        title: "보고서",
        body: "양쪽의 p50과 p95를 표본 수와 함께 드립니다. 효과가 부족해 도입하지 않으시면 요금을 청구하지 않습니다.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "GB당 또는 95퍼센타일 요금",
    body: "GB당 요금은 양방향 합계, 95퍼센타일 요금은 더 큰 방향을 기준으로 합니다. 시험 기간 14일은 500 GB까지 무료입니다.",
    from: won(acceleration.perGb.krw, "ko"),
    unit: `백본 전송 GB당 (${usd(acceleration.perGb.usd)}), 부가세 별도`,
    included: ["엣지 TLS와 무료 DV 인증서", "HTTP/3, PROXY protocol v2", "기본 DDoS 방어", "도시별 지표와 경로 변경 로그"],
    extra: [
      `애니캐스트 주소 한 쌍 월 ${won(acceleration.addressPair.krw, "ko")}`,
      "순방향 오류 정정(FEC)은 늘어난 대역폭만큼 과금",
      "보유 IP 대역(/24 또는 /48) 사용 시 1회 확인 비용",
    ],
  },
  faq: {
    heading: "글로벌 가속 관련 질문",
    items: [
      {
        id: "q-cdn",
        question: "CDN과 무엇이 다른가요?",
        answer:
          "CDN은 저장해 둔 사본으로 응답합니다. 글로벌 가속은 API, 로그인, 결제, 게임 패킷, 업로드처럼 저장할 수 없는 트래픽을 전달합니다. 아무것도 캐시하지 않으므로 오래된 내용이 나갈 일이 없지만, 원본 서버는 모든 요청을 처리해야 합니다. 대부분 static.example.com은 CDN, api.example.com은 글로벌 가속처럼 호스트 이름을 나누어 함께 사용합니다.",
      },
      {
        id: "q-china",
        question: "중국 본토에서도 사용할 수 있나요?",
        answer:
          "본토에는 거점이 없습니다. 본토 사용자는 통신사와 더 가까운 홍콩이나 서울로 진입하며, 그 이후 구간만 당사 백본입니다. 본토 내부와 국경 구간은 시간대와 통신사에 따라 달라지고, ICP 등록과 허가받은 국경 간 회선은 따로 계약해야 하므로 이 구간의 속도는 보장하지 않습니다.",
      },
      {
        id: "q-faster",
        question: "얼마나 빨라지나요?",
        answer: `손실률과 핸드셰이크 횟수에 따라 다릅니다. 위 예시에서 자카르타의 첫 바이트는 TCP와 TLS 1.3 기준 ${example.open} ms에서 ${example.edge} ms로 줄고, 줄어든 ${example.saved} ms 가운데 ${example.handshakes} ms는 핸드셰이크 덕분입니다. 연결이 계속 열려 있다면 경로 차이인 ${example.warmSaved} ms만 줄어듭니다. 그래서 먼저 ${f.trialDays}일 동안 실제 사용자로 A/B 시험을 하고 p50과 p95를 나란히 보여 드립니다.`,
      },
      {
        id: "q-fail",
        question: "특정 도시의 엣지에 장애가 나면 어떻게 되나요?",
        answer:
          "그 도시의 경로 광고를 철회하므로 사용자의 통신사는 보통 몇 초 안에 다음으로 가까운 거점을 이용합니다. 장애가 난 엣지를 지나던 TCP 연결은 끊겨 다시 연결되고, 새 연결은 영향을 받지 않습니다. 백본 경로 전체에 문제가 생기면 진입 도시에서 공용 인터넷으로 원본 서버에 보내도록 미리 정해 둘 수 있습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cdn", "/services/network", "/services/dedicated-line", "/solutions/edge-computing"],
  },
  call: {
    heading: "접속이 느린 국가를 알려 주세요",
    body: `불만이 많은 국가 세 곳과 원본 서버 주소를 알려 주세요. 1영업일 안에 예상 왕복 지연과 ${f.trialDays}일 시험 일정을 보내 드립니다.`,
  },
};
