import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/dedicated-line.ts";
import { facts } from "../../facts.ts";
import { lineFigures as f, roundedTo } from "../../figures/dedicated-line.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { lines } = livePrices;

export const page: Translation<typeof en> = {
  title: "전용회선",
  description: `사업장 사이를 잇는 10 Mbps~100 Gbps 전용회선입니다. 단일 경로 ${facts.sla.privateLine}, 경로 이원화 ${facts.sla.privateLineDiverse} 가용성을 보장하고, 개통할 때 시험 성적서를 드리며 주요 구간의 요금을 공개합니다.`,
  nav: {
    title: "전용회선",
    items: [
      { id: "picker", label: "구간 선택" },
      { id: "price", label: "요금" },
      { id: "types", label: "종류" },
      { id: "sheet", label: "서비스 수준" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "개통 기간" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  hero: {
    h1: "전용회선: 본사, 지사, 데이터센터를 전용 대역폭으로 연결",
    lead: "사업장이 여러 곳인 기업에 약정 대역폭을 단독으로 쓰는 회선을 제공하고, 경로 도면과 복구 시간을 계약 전에 문서로 드립니다.",
    secondary: "구간 선택하기",
    price: startingPrice(lines.metro.mbps100.krw, "month", "수도권 100 Mbps", "ko"),
  },
  picker: {
    sheet: "구간과 요금",
    heading: "구간별 지연 시간, 개통 기간, 요금",
    aEnd: "A측 지점",
    zEnd: "Z측 지점",
    bandwidth: "대역폭",
    building: "인입 구간",
    buildings: {
      onNet: { label: "양쪽 모두 인입 완료", hint: "건물에 당사 광케이블이 있습니다" },
      offNet: { label: "한쪽 미인입", hint: "인입 공사가 필요합니다" },
    },
    routes: "경로",
    routeOptions: { single: "단일 경로", diverse: "경로 이원화" },
    ends: {
      ICN1: "서울 가산 ICN1",
      ICN2: "안양 ICN2",
      PUS1: "부산 PUS1",
      NRT1: "도쿄 NRT1",
      HKG: "홍콩",
      SIN1: "싱가포르 SIN1",
    },
    rtt: "왕복 지연 목표값",
    lead: "개통 기간",
    sla: "가용성",
    downtime: "30일 기준 {minutes}",
    minutes: "{n}분",
    repair: "복구 목표",
    priceBand: "월 요금",
    bands: {
      list: "공개 요금",
      between: "두 공개 요금 사이의 예상 범위",
      upTo: "100 Mbps 요금 이하",
      quote: "별도 견적, 1영업일 안에 답변",
    },
    upTo: "최대 {amount}",
    quoteShort: "별도 견적",
    reasons: {
      route: "공개 요금이 없는 구간으로, 회선 용량을 먼저 확인합니다",
      bandwidth: "1 Gbps를 넘으면 경로를 먼저 조사합니다",
      offNet: "인입 공사 범위에 따라 요금이 달라집니다",
      diverse: "관로 조사 후 두 경로의 요금을 정합니다",
    },
    leadDays: "{from}~{to}영업일",
    leadWeeks: "{from}~{to}주",
    repairHours: "{hours}시간",
    repairSea: "다른 해저 케이블로 우회하며, 케이블 수리에는 몇 주가 걸립니다",
    same: "서로 다른 두 지점을 선택해 주세요.",
    fibre: "직선거리 {km} km, 광섬유 하한 {floor}\u00a0ms",
    matrix: "도시 간 왕복 지연 목표값(ms)",
    matrixHint: "칸을 누르면 그 구간이 선택됩니다.",
    title: "선택한 회선의 지도",
    description: "지도 위의 A측과 Z측 지점을 경로로 잇고, 왕복 지연 목표값을 함께 적었습니다.",
    summary: "{a} – {z}, {bandwidth}, {routes}",
    assumptions: {
      heading: "계산 기준",
      items: [
        "왕복 지연은 당사 센터 간 목표값이며 64바이트 프레임으로 포트 간에 측정합니다. 인입 구간의 지연은 더해집니다.",
        `100 Mbps와 1 Gbps 사이는 두 공개 요금의 기하 보간값 ± 10%를 ${won(roundedTo.krw, "ko")} 단위로 반올림한 범위입니다. 견적에서 확정합니다.`,
        "양쪽 인입이 끝난 지점의 약정 할인 전 요금입니다. 12·24·36개월 약정은 10·15·20% 할인하며 부가세는 별도입니다.",
        "광섬유 하한은 직선거리를 1 ms당 204 km로 왕복한 값입니다. 실제 케이블은 직선으로 놓이지 않습니다.",
      ],
    },
  },
  comparison: {
    eyebrow: "종류",
    heading: "EPL·EVPL·MPLS VPN·IPsec 비교",
    columns: ["항목", "EPL", "EVPL", "L3 MPLS VPN", "IPsec VPN"],
    rows: [
      ["구조", "포트 대 포트", "포트 하나에 여러 VLAN", "전체 지점 상호 연결", "인터넷을 거친 상호 연결"],
      ["접속 형태", "이더넷 프레임을 그대로 전달", "사업장마다 VLAN 하나", "라우팅되는 망, BGP 또는 정적 경로", "암호화 터널"],
      ["대역폭", "10 Mbps~100 Gbps", "10 Mbps~10 Gbps", "10 Mbps~10 Gbps", "터널당 1.25 Gbps까지"],
      ["지연 시간 보장", "있음", "있음", "등급별로 있음", "없음"],
      ["브로드캐스트와 자체 VLAN", "그대로 전달, Q-\u2060in-\u2060Q", "VLAN별 전달", "라우팅만 가능", "라우팅만 가능"],
      ["알맞은 용도", "데이터 복제, 방송, 재해 복구", "본사와 여러 지사", "서로 통신하는 10개 사업장", "예비 경로, 소규모 사업장"],
    ],
    note: "수도권 파장 회선(10·100 Gbps)도 있습니다. 가산, 안양, 서울의 고객 건물을 잇는 광케이블에서 파장 하나를 단독으로 쓰며 모든 프로토콜을 지원합니다.",
  },
  capabilities: {
    eyebrow: "서비스 수준",
    heading: "계약서에 명시하는 서비스 수준",
    items: [
      {
        title: "10 Mbps~100 Gbps, 10단계 대역폭",
        body: "10·50·100·200·500 Mbps, 1·2·5·10·100 Gbps를 제공합니다. 다른 고객과 회선을 공유하지 않으며 공정 사용 조항도 없습니다. 속도는 포트에서만 제한합니다.",
        figure: { value: "1 : 1", label: "모든 단계에서 단독 사용" },
      },
      {
        title: "손실과 지터",
        body: `패킷 손실은 국내 ${f.lossDomestic}%, 국제 ${f.lossInternational}% 이하, 지터는 각각 ${f.jitterDomesticMs} ms, ${f.jitterInternationalMs} ms 이하입니다. 1분마다 측정해 월평균으로 계산하고 월간 보고서로 제공합니다.`,
        figure: { value: `≤ ${f.lossDomestic}`, unit: "%", label: `국내 손실, 국제는 ${f.lossInternational}% 이하` },
      },
      {
        title: "복구 시간",
        body: `평균 복구 시간은 수도권 ${f.mttrMetroHours}시간, 그 외 국내 ${f.mttrDomesticHours}시간입니다. 해저 케이블 수리에는 몇 주가 걸리므로, 모든 국제 회선에 다른 케이블을 이용하는 우회 경로를 포함합니다.`,
        figure: { value: `${f.mttrMetroHours}`, unit: "시간", label: `수도권 복구, 그 외 국내 ${f.mttrDomesticHours}시간` },
      },
      {
        title: "경로 이원화",
        body: "두 경로는 관로, 건물 인입구, 라인 카드가 모두 다릅니다. 도면 파일을 드리며, 겹치는 구간이 있으면 도면에 표시합니다.",
        figure: {
          value: facts.sla.privateLineDiverse,
          label: `30일 기준 ${downtime(facts.sla.privateLineDiverse, "ko")}, 단일 경로는 ${downtime(facts.sla.privateLine, "ko")}`,
        },
      },
      {
        title: "개통 시험 성적서",
        body: `회선마다 Y.1564 또는 RFC 2544 결과를 드립니다. 일곱 가지 프레임 크기에서 처리량, 손실, 지연, 지터를 측정합니다. MTU ${grouped(f.mtu)}, Q-\u2060in-\u2060Q, ${f.classes}단계 서비스 등급을 제공하고 MACsec을 선택할 수 있습니다.`,
        figure: { value: grouped(f.mtu), unit: "바이트", label: "전 구간 MTU" },
      },
    ],
  },
  delivery: {
    eyebrow: "개통 기간",
    heading: "건물·구간별 개통 기간",
    intro: "장비 설정은 하루면 되지만 인입 공사에는 몇 주가 걸리므로 건물부터 확인합니다.",
    steps: [
      { when: "1영업일", title: "건물 확인", body: "주소 두 곳의 인입 여부와 가장 가까운 접속점을 알려 드립니다." },
      {
        when: `${f.surveyDays}영업일`,
        title: "현장 조사와 견적",
        body: "관로, 인입구, 수직 통로, 랙 위치를 직접 확인하고 사진을 남깁니다.",
      },
      {
        when: `${f.onNetDays[0]}~${f.onNetDays[1]}영업일`,
        title: "인입 완료 건물 개통",
        body: "양쪽에 광케이블이 있으면 결선, 설정, 시험만 하면 됩니다.",
        key: true,
      },
      {
        when: `${f.offNetWeeks[0]}~${f.offNetWeeks[1]}주`,
        title: "미인입 건물 개통",
        body: "도로 점용 허가, 공사, 건물주 승인에 따라 달라집니다. 그동안 LTE·5G로 연결합니다.",
      },
      {
        when: `${f.internationalWeeks[0]}~${f.internationalWeeks[1]}주`,
        title: "국제 회선 개통",
        body: "두 해저 케이블의 용량을 확보하고 양쪽 육양 구간을 연결합니다.",
      },
      { when: "개통일", title: "시험 성적서", body: "24시간 동안 Y.1564 시험을 하고, 서명하신 뒤부터 요금을 청구합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "전용회선 이용 시 제한 사항",
    items: [
      {
        title: "사설 구간도 암호화는 별도입니다",
        body: "다른 고객과 분리되지만 암호화되지는 않습니다. 정책상 암호화가 필요하면 10 Gbps 이상은 MACsec, 그 외 속도는 IPsec을 추가해 주세요.",
      },
      {
        title: "인터넷에 연결되지 않습니다",
        body: "회선은 두 지점만 잇습니다. 외부 트래픽에는 한쪽 끝에 [인터넷 접속](/services/internet-connectivity)을 함께 신청해 주세요.",
      },
      {
        title: "단일 경로는 단일 장애점입니다",
        body: `${facts.sla.privateLine}는 30일에 ${downtime(facts.sla.privateLine, "ko")}까지 중단을 허용한다는 뜻입니다. 이 시간이 부담되면 두 번째 경로나 IPsec 예비 회선을 준비해 주세요.`,
      },
      {
        title: "감속 시기에 제한이 있습니다",
        body: `증속은 ${f.upgradeDays}영업일 안에 가능하지만, 감속은 계약 ${f.downgradeMonth}개월이 지난 뒤 가능합니다.`,
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "전용회선 요금표",
    body: "요금은 지역과 구간에 따라 달라집니다. 수도권, 부산, 도쿄, 싱가포르 구간은 공개 요금을 적용하고, 미인입 건물과 다크 파이버, 10 Gbps 이상 국제 회선은 조사 후 견적을 드립니다.",
    from: won(lines.metro.mbps100.krw, "ko"),
    unit: `수도권 100 Mbps 월 요금 (${usd(lines.metro.mbps100.usd)}), 부가세 별도`,
    included: ["양쪽 포트와 시험 성적서", "24시간 관제와 월간 보고서", "국제 회선의 우회 경로"],
    extra: ["미인입 건물의 인입 공사", "경로 이원화를 위한 두 번째 경로", "10 Gbps 이상 MACsec", "일 단위 임시 증속"],
  },
  rates: {
    caption: "월 공개 요금, 인입 완료 건물, 부가세 별도",
    columns: ["구간", "100 Mbps", "1 Gbps"],
    rows: { metro: "수도권", busan: "서울–부산", tokyo: "서울–도쿄", singapore: "서울–싱가포르" },
  },
  faq: {
    heading: "전용회선 관련 질문",
    items: [
      {
        id: "q-encrypted",
        question: "전용회선은 암호화되나요?",
        answer:
          "분리되지만 암호화되지는 않습니다. 고객의 프레임은 별도의 VLAN, 레이블 경로, 파장으로 전달되어 다른 고객이 볼 수 없지만, 프레임 자체는 보낸 그대로 전달됩니다. 정책이나 심사에서 암호화를 요구하면 10 Gbps 이상은 포트 사이의 MACsec으로 회선 속도 그대로 보호하고, 그 외에는 고객 라우터 사이에 IPsec을 적용합니다. IPsec은 패킷마다 약 60바이트가 더 붙습니다.",
      },
      {
        id: "q-weeks",
        question: "개통에 왜 몇 주가 걸리나요?",
        answer: `도로 굴착 등 인입 공사가 필요하기 때문입니다. 인입이 끝난 건물은 ${f.onNetDays[0]}~${f.onNetDays[1]}영업일이면 됩니다. 미인입 건물은 도로 점용 허가에 1~3주, 건물주 승인에 1~2주, 나머지 공사까지 모두 ${f.offNetWeeks[0]}~${f.offNetWeeks[1]}주가 걸립니다. 주소를 먼저 보내 주시면 1영업일 안에 인입 여부를 알려 드립니다. 개통 전까지는 IPsec을 적용한 LTE·5G 임시 회선으로 약 100 Mbps까지 쓸 수 있습니다.`,
      },
      {
        id: "q-change",
        question: "계약 중 대역폭을 변경할 수 있나요?",
        answer: `증속은 가능합니다. 포트 용량 안에서는 속도 제한값만 바꾸므로 방문 없이 ${f.upgradeDays}영업일이면 됩니다. 포트 용량을 넘으면 광 모듈을 교체할 짧은 작업 시간을 협의합니다. 감속은 계약 ${f.downgradeMonth}개월이 지난 뒤 가능합니다. 주말 이전 작업처럼 잠시 필요할 때는 3일 전에 신청하는 일 단위 임시 증속을 이용해 주세요.`,
      },
      {
        id: "q-cut",
        question: "케이블이 끊기면 어떻게 되나요?",
        answer: `국내 단일 경로라면 케이블 접속 작업이 끝날 때까지 통신이 끊깁니다. 평균 복구 시간은 수도권 ${f.mttrMetroHours}시간, 그 외 ${f.mttrDomesticHours}시간이며 모두 SLA 장애 시간에 포함합니다. 경로를 이원화했다면 당사가 전환하는 경우 50 ms 안에, 고객 라우팅 프로토콜을 쓰는 경우 그 설정에 따라 전환됩니다. 국제 회선은 우회 경로로 넘어가며, 수리선이 작업을 마칠 때까지 왕복 지연이 몇 ms 늘 수 있습니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/vpn", "/services/multi-cloud-connection", "/solutions/network-design", "/services/network"],
  },
  call: {
    heading: "연결할 두 곳의 주소를 보내 주세요",
    body: `A측과 Z측 주소를 보내 주세요. 1영업일 안에 인입 여부를 알려 드리고, 이후 ${f.surveyDays}영업일 안에 현장 조사를 마치고 견적을 드립니다.`,
  },
};
