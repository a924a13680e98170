import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/internet-connectivity.ts";
import { facts } from "../../facts.ts";
import { transitFigures as f } from "../../figures/internet-connectivity.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { colocationExtras, transit } = livePrices;

const samples = grouped(f.samplesPerMonth);

export const page: Translation<typeof en> = {
  title: "인터넷 접속(IP 트랜짓)",
  description:
    "1~400 Gbps 포트로 제공하는 듀얼 스택 IP 트랜짓입니다. 95퍼센타일로 과금하고 원본 샘플을 요청하시면 보내 드립니다. 국내와 국제 대역을 나누어 청구하고 기본 DDoS 방어를 포함합니다.",
  nav: {
    title: "IP 트랜짓",
    items: [
      { id: "percentile", label: "95퍼센타일" },
      { id: "ports", label: "포트 이중화" },
      { id: "price", label: "요금" },
      { id: "sheet", label: "포트 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "개통 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  hero: {
    h1: "IP 트랜짓: 95퍼센타일로 과금하는 듀얼 스택 인터넷 회선",
    lead: "서버나 자체 AS 번호를 운영하는 기업을 위해 5분마다 사용량을 측정하고, 청구 금액을 확인할 수 있도록 모든 샘플을 드립니다.",
    secondary: "요금 계산하기",
    price: startingPrice(transit.domesticPerMbps.krw, "mbps-month", `국내. 국제는 ${won(transit.internationalPerMbps.krw, "ko")}`, "ko"),
  },
  percentile: {
    eyebrow: "95퍼센타일 과금",
    heading: "순간 급증이 요금에 미치는 영향",
    intro: `포트 하나의 한 달 샘플 ${samples}개입니다. 그래프의 점이나 슬라이더를 움직여 보세요. 급증 시간이 ${f.ignoredHours}시간 이하이면 과금에서 제외하는 샘플 ${f.ignoredSamples}개에 포함됩니다.`,
    hours: "한 달 중 급증한 시간",
    height: "급증 시 대역폭",
    commit: "약정 대역폭",
    international: "국제 대역 95퍼센타일",
    hourUnit: "{n}시간",
    mbps: "Mbps",
    gbps: "Gbps",
    days: "날짜(일)",
    line: "95퍼센타일",
    commitLine: "약정",
    dropped: `상위 5%, 샘플 ${f.ignoredSamples}개 제외`,
    timeView: "시간순",
    sortedView: "크기순",
    handle: "급증 구간: 위아래로 끌면 높이, 옆으로 끌면 시간",
    unchanged: "급증한 {hours}시간은 제외하는 {free}시간 안에 있어 요금에 반영되지 않습니다.",
    changed: "{over}시간 초과했습니다. 과금 기준 샘플이 급증 구간에 들어갔습니다.",
    title: "한 달 트래픽과 95퍼센타일",
    description: "30일 동안의 포트 트래픽입니다. 매일 저녁 320 Mbps까지 오르고 한 번 급증합니다. 가로선은 과금 기준인 95퍼센타일입니다.",
    bill: {
      title: "이달 청구서",
      badge: "예시 요금",
      sub: "월, 부가세 별도",
      domestic: "국내 약정",
      burst: "국내 약정 초과",
      international: "국제",
      peak: "최댓값으로 과금했다면",
    },
    summary: "국내 약정 {commit} Mbps, 국제 {international} Mbps, 95퍼센타일 {p95} Mbps",
    assumptions: {
      heading: "계산 기준",
      items: [
        `30일 동안 5분 간격 샘플 ${samples}개를 정렬해 상위 ${f.ignoredSamples}개(5%, ${f.ignoredHours}시간)를 제외하고 그다음 값을 과금합니다.`,
        "수신과 송신을 따로 측정하며, 그래프는 과금 기준인 큰 쪽을 나타냅니다.",
        "약정 초과분도 약정과 같은 Mbps당 요금을 적용합니다. 초과 할증은 없습니다.",
        `국내는 Mbps당 ${won(transit.domesticPerMbps.krw, "ko")}, 국제는 ${won(transit.internationalPerMbps.krw, "ko")}이며 나누어 측정하고 두 줄로 청구합니다. 부가세 별도입니다.`,
        "저녁마다 4시간씩 일정하게 사용하는 예시 트래픽입니다. 실제 값은 고객 그래프에서 확인할 수 있습니다.",
      ],
    },
  },
  capabilities: {
    eyebrow: "포트 기능",
    heading: "포트 기본 제공 기능",
    items: [
      {
        title: "포트와 약정 대역폭",
        body: `싱글모드 광케이블로 1·10·40·100·400 Gbps 포트를 제공하며 약정은 ${f.commitMbps} Mbps부터입니다. 약정을 넘는 트래픽도 포트 속도까지 전달하고 같은 단가로 과금합니다.`,
        figure: { value: `${f.commitMbps}`, unit: "Mbps", label: "최소 약정, 포트는 400 Gbps까지" },
      },
      {
        title: "BGP 옵션",
        body: "전체 경로, 일부 경로, 기본 경로 중에서 선택하고 IPv4와 IPv6는 세션을 나눕니다. 300\u00a0ms\u00a0×\u00a03회의 BFD로 1초 안에 끊긴 세션을 감지합니다. 커뮤니티로 프리펜드, 지역 제한, 블랙홀을 직접 설정합니다.",
        figure: { value: "< 1", unit: "초", label: "BFD로 세션 장애를 감지하는 시간" },
      },
      {
        title: "라우팅 보안",
        body: "RPKI 검증에 실패한 경로는 양방향 모두 차단합니다. 광고하는 대역은 IRR과 ROA로, 출발지 주소는 BCP\u00a038로 걸러내고, 최대 경로 수 제한으로 경로 유출을 포트에서 막습니다.",
        figure: { value: "0", unit: "건", label: "수용하는 RPKI 무효 경로" },
      },
      {
        title: "기본 DDoS 방어",
        body: `모든 주소에 IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지 포함합니다. 그 이상에서는 [방어 요금제](/services/ddos-protection)에 가입하지 않은 IP를 블랙홀 처리합니다.`,
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "IP당 기본 포함" },
      },
      {
        title: "경로 조회와 그래프",
        body: `티켓으로 요청하시면 모든 도시에서 측정한 핑, 경로 추적, 경로 조회 결과를 보내 드립니다. 포트의 5분 샘플은 평균 내지 않고 ${f.sampleMonths}개월 동안 보관하며, 같은 방법으로 CSV를 받으실 수 있습니다.`,
        figure: { value: `${f.sampleMonths}`, unit: "개월", label: "5분 원본 샘플 보관" },
      },
    ],
  },
  comparison: {
    eyebrow: "포트 이중화",
    heading: `${facts.sla.network} SLA는 포트 2개부터`,
    columns: ["항목", "포트 1개", "포트\u00a02개, 라우터\u00a01대", "포트\u00a02개, 라우터\u00a02대"],
    rows: [
      ["SLA", f.singlePortSla, f.singlePortSla, facts.sla.network],
      ["30일 동안 허용하는 장애 시간", downtime(f.singlePortSla, "ko"), downtime(f.singlePortSla, "ko"), downtime(facts.sla.network, "ko")],
      ["광 모듈 고장", "중단", "유지", "유지"],
      ["라우터 점검", "중단", "중단", "유지"],
      ["건물 한 곳의 화재", "중단", "중단", `유지, ICN1과 ICN2는 ${facts.distances.icn1ToIcn2Km} km 거리`],
      ["약정 대역폭", "포트별", "두 포트 합산", "두 포트 합산"],
    ],
    note: "합산은 두 포트의 샘플을 더한 뒤 정렬한다는 뜻입니다. 같은 트래픽에 요금을 두 번 내지 않습니다.",
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "IP 트랜짓 요금: 국내와 국제",
    body: "국내 트래픽과 국제 트래픽은 원가가 다르므로 나누어 측정하고 두 항목으로 청구합니다.",
    from: won(transit.domesticPerMbps.krw, "ko"),
    unit: `국내 1 Mbps당 월 요금, 95퍼센타일 (${usd(transit.domesticPerMbps.usd)}), 부가세 별도`,
    included: ["전체 경로 BGP", "IPv4 /29와 IPv6 /48", "기본 DDoS 방어", "원본 샘플과 티켓을 통한 경로 조회"],
    extra: [
      `국제 대역 Mbps당 ${won(transit.internationalPerMbps.krw, "ko")} (${usd(transit.internationalPerMbps.usd)})`,
      `크로스커넥트 월 ${won(colocationExtras.crossConnect.krw, "ko")}`,
      "40·100·400 Gbps 포트는 별도 견적, 1영업일 안에 답변",
    ],
  },
  delivery: {
    eyebrow: "개통 절차",
    heading: "신청부터 첫 경로 광고까지 5일",
    steps: [
      {
        when: "1일 차",
        title: "신청과 위임장",
        body: "포트 속도, 약정, AS 번호, IP 대역을 알려 주시면 크로스커넥트용 위임장(LOA)\u2060을 드립니다.",
      },
      {
        when: "2일 차",
        title: "크로스커넥트",
        body: "회선 연동실(MMR)에서 싱글모드로 연결하며, 당사 데이터센터 안에서는 1영업일이 걸립니다.",
      },
      {
        when: "3일 차",
        title: "필터 생성",
        body: "IRR과 ROA로 경로 필터를 만듭니다. ROA가 없어 늦어지는 일이 많으며, 생성에는 몇 분이면 충분합니다.",
      },
      { when: "4일 차", title: "BGP 연결", body: "두 세션을 연결하고 수신 경로와 광고 경로 수를 통화하며 함께 확인합니다.", key: true },
      { when: "5일 차", title: "장애 시험", body: "포트가 두 개라면 하나를 차단하는 시험을 함께 진행합니다. 요금은 그 뒤부터 청구합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "IP 트랜짓 이용 시 제한 사항",
    items: [
      {
        title: "다른 사업자 망은 보장하지 않습니다",
        body: `당사 거점 사이의 손실은 월 ${f.lossPercent}% 이하입니다. 그 밖의 구간은 경로를 조정하고 해당 사업자에게 장애를 접수합니다.`,
      },
      {
        title: `IPv4 ${f.minPrefixV4}보다 작은 대역은 광고하지 않습니다`,
        body: `IPv4 ${f.minPrefixV4}, IPv6 ${f.minPrefixV6}보다 작은 대역은 인터넷 전체에 전파되지 않습니다. 규모가 작으면 당사 주소를 사용해 주세요.`,
      },
      {
        title: `포트 하나에는 ${facts.sla.network} SLA를 적용하지 않습니다`,
        body: `라우터는 1년에 몇 번 점검이 필요합니다. ${facts.sla.network}를 보장하려면 라우터 두 대가 필요합니다.`,
      },
      {
        title: "무제한 요금제가 없습니다",
        body: "공정 사용 조건이 붙은 정액제는 제공하지 않습니다. 95퍼센타일로만 과금합니다.",
      },
    ],
  },
  faq: {
    heading: "IP 트랜짓 관련 질문",
    items: [
      {
        id: "q-byoip",
        question: "보유한 IP 대역을 사용할 수 있나요?",
        answer: `IPv4 ${f.minPrefixV4}, IPv6 ${f.minPrefixV6} 이상이면 가능합니다. 위임장(LOA)과, 고객 또는 당사(${facts.asn})의 AS 번호를 지정한 유효한 ROA가 필요합니다. 두 가지가 준비되면 ${f.byoipDays}영업일 안에 광고합니다. 대부분은 다른 사업자가 필터를 갱신하는 시간이며, 여섯 지점에서 전파를 확인한 뒤 완료를 알려 드립니다.`,
      },
      {
        id: "q-percentile",
        question: "95퍼센타일 과금이란 무엇인가요?",
        answer: `30일이면 5분 샘플은 ${samples}개입니다. 큰 값부터 정렬해 상위 5%, 즉 ${f.ignoredSamples}개(${f.ignoredHours}시간)를 제외하고 그다음 값을 과금합니다. 매일 저녁 320 Mbps를 쓰다가 출시일 밤에 10시간 동안 900 Mbps까지 올랐다면, 그 10시간은 제외되고 320 Mbps만 과금합니다. 반대로 매일 밤 두 시간씩 900 Mbps를 쓰면 한 달에 60시간이므로 900 Mbps로 과금합니다.`,
      },
      {
        id: "q-ports",
        question: "포트는 하나면 충분한가요?",
        answer: `${facts.sla.network} SLA는 라우터 두 대에 포트를 하나씩 연결할 때만 적용하며, 포트 하나는 ${f.singlePortSla}입니다. 차이는 점검에서 생깁니다. 라우터 소프트웨어는 1년에 몇 번 교체하며, 포트가 하나면 그동안 접속이 끊깁니다. 샘플을 합산하므로 두 번째 포트에는 크로스커넥트 요금만 더해집니다.`,
      },
      {
        id: "q-domestic",
        question: "국내와 국제 트래픽은 어떻게 구분하나요?",
        answer:
          "통신 상대의 주소로 구분합니다. 국내 사업자가 광고하거나 국내 교환 노드를 거치는 대역은 국내로 계산합니다. 대역 목록을 매일 공개하고, 플로 데이터에서 대역별 비율을 확인할 수 있습니다. 해외 콘텐츠 사업자가 서울의 캐시에서 보내는 트래픽도 국내로 계산합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/network", "/services/ddos-protection", "/services/colocation", "/services/dedicated-line"],
  },
  call: {
    heading: "지난달 그래프를 보내 주세요",
    body: "형식에 관계없이 5분 샘플이면 됩니다. 1영업일 안에 95퍼센타일과 비용이 가장 낮은 약정, 국내·국제 예상 요금을 계산해 드립니다.",
  },
};
