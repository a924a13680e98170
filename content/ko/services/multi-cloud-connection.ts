import type { page as en } from "../../en/services/multi-cloud-connection.ts";
import { breakEvenTb, cloudConnectFigures as f, sampleEgress } from "../../figures/multi-cloud-connection.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import type { PriceList } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudConnect } = livePrices;

const { internetUsd, privateUsd } = sampleEgress;
const pairKrw = (list: PriceList) => list.cloudConnect.port1g.krw + list.cloudConnect.circuit500.krw;
const breakEven = amount((list) => Math.round(breakEvenTb(pairKrw(list), internetUsd - privateUsd, list)));
const firstKrw = amount(({ cloudConnect: { port1g, circuit100 } }) => port1g.krw + circuit100.krw);
const firstUsd = amount(({ cloudConnect: { port1g, circuit100 } }) => port1g.usd + circuit100.usd);

export const page: Translation<typeof en> = {
  title: "멀티클라우드 연결",
  description: `물리 포트 하나에 AWS, Azure, Google Cloud, Oracle과 국내 클라우드를 가상 회선으로 연결하고 그 사이를 라우팅합니다. 새 회선은 ${f.newCircuitMinutes}분 안에 개통하며 월 요금을 공개합니다.`,
  hero: {
    h1: "멀티클라우드 연결: 포트 하나로 여러 클라우드까지",
    lead: "클라우드를 두 곳 이상 쓰는 기업이 광케이블 하나로 모두 연결하고, 클라우드 간 트래픽은 사무실을 거치지 않게 합니다.",
    secondary: "구성하고 요금 보기",
    price: startingPrice(firstKrw, "month", "1 Gbps 포트와 100 Mbps 회선 1개", "ko"),
  },
  capabilities: {
    eyebrow: "구성 요소",
    heading: "포트, 가상 회선, 클라우드 라우터",
    intro: "클라우드까지의 배선이 이미 되어 있어 포트와 회선만 신청하시면 됩니다.",
    items: [
      {
        title: "포트",
        body: "ICN1, ICN2, NRT1, SIN1에서 싱글모드 1·10·100 Gbps 포트를 제공합니다. 랙에서는 크로스커넥트로, 사무실에서는 [전용회선](/services/dedicated-line)으로 연결합니다.",
        figure: { value: "1 · 10 · 100", unit: "Gbps", label: "포트당 속도" },
      },
      {
        title: "가상 회선",
        body: "50·100·200·300·400·500 Mbps, 1·2·5·10 Gbps로, 대형 클라우드가 호스팅 연결에서 지원하는 단계와 같습니다. 포트 하나를 여러 회선이 나누어 쓰며 회선마다 VLAN과 속도가 따로 있습니다.",
        figure: { value: "10", unit: "단계", label: "50 Mbps부터 10 Gbps까지" },
      },
      {
        title: "클라우드 연결 지점",
        body: "서울, 도쿄, 싱가포르에서 AWS Direct Connect, Azure ExpressRoute, Google Cloud Interconnect, Oracle FastConnect와 국내 클라우드에 연결합니다. 서울 포트에서 도쿄 리전으로 가는 회선도 신청할 수 있습니다.",
        figure: { value: "4", unit: "개", label: "호스팅 연결을 지원하는 클라우드, 국내 클라우드 별도" },
      },
      {
        title: "클라우드 라우터",
        body: `당사 거점에 고객 전용 라우팅 인스턴스를 둡니다. 클라우드 간 트래픽을 여기에서 중계하므로 200 GB를 옮겨도 사무실 회선을 쓰지 않습니다. 회선마다 BGP를 연결하고 경로를 ${grouped(f.routesPerCircuit)}개까지 받습니다.`,
        figure: { value: "0", unit: "홉", label: "클라우드 간 트래픽이 거치는 사무실 구간" },
      },
      {
        title: "이중화 구성",
        body: `두 지점에 회선을 하나씩 두면 ${f.twoLocations} 등급, 두 지점에 장비를 두 대씩 두면 ${f.twoLocationsTwoDevices} 등급입니다. 클라우드 사업자가 공개한 기준 구성과 같아서 해당 사업자의 SLA도 적용됩니다.`,
        figure: { value: "2 × 2", label: `${f.twoLocationsTwoDevices} 등급의 지점 수 × 장비 수` },
      },
    ],
  },
  builder: {
    eyebrow: "구성 도구",
    heading: "이중화 구성과 월 요금",
    intro: "이중화 구성과 클라우드를 선택해 주세요. 모든 포트에 클라우드별 회선이 하나씩 생기며, 맨 위 그림에 바로 반영됩니다.",
    site: "고객 사이트",
    router: "클라우드 라우터",
    location: "지점 {n}",
    device: "장비 {n}",
    pattern: "이중화 구성",
    patterns: {
      single: { label: "포트 1개", hint: "저렴하지만 포트가 멈추면 함께 멈춥니다" },
      devices: { label: "한 지점, 장비 2대", hint: "장비 고장에는 대비하지만 건물 장애에는 대비하지 못합니다" },
      locations: { label: "두 지점", hint: `${f.twoLocations} 등급` },
      full: { label: "두 지점, 장비 2대씩", hint: `${f.twoLocationsTwoDevices} 등급` },
    },
    portSpeed: "포트 속도",
    clouds: "클라우드별 회선",
    off: "없음",
    domestic: "국내 클라우드",
    domesticOnRamp: "사설 연결",
    cut: "장애 지점",
    cuts: { none: "없음", device: "장비 1대", location: "지점 1" },
    score: "이중화 점수",
    scoreOf: "4점 중 {score}점",
    classes: [
      "",
      "등급 없음: 장애 한 번에 전체 중단",
      "등급 없음: 건물 한 곳",
      `${f.twoLocations} 등급`,
      `${f.twoLocationsTwoDevices} 등급`,
    ],
    alive: "회선 {total}개 중 {alive}개 정상",
    capacity: "{cloud} 방향 {mbps} Mbps 유지",
    down: "{cloud} 연결 끊김",
    full: "{port} Gbps 포트에는 {sum} Mbps의 회선을 수용할 수 없습니다. 10 Gbps 포트나 더 작은 회선을 선택해 주세요.",
    none: "클라우드를 하나 이상 선택해 주세요.",
    ports: "포트",
    circuits: "회선",
    total: "월 합계",
    badge: "예시 요금",
    sub: "월, 부가세 별도",
    breakEven: "아웃바운드 요금 기준 손익분기",
    breakEvenNote: "예시 아웃바운드 요금 기준, GB당 {internet}에서 {private}",
    title: "고객 사이트에서 포트와 클라우드 라우터를 거쳐 클라우드까지의 구성",
    description:
      "왼쪽에 고객 사이트, 한두 지점에 포트 1~4개, 가운데에 클라우드 라우터, 오른쪽에 선택한 클라우드가 있습니다. 장애 후에도 유지되는 회선은 실선, 나머지는 점선입니다.",
    assumptions: {
      heading: "계산 기준",
      items: [
        "100·500·1,000 Mbps 회선과 1·10 Gbps 포트는 공개 요금입니다. 그 밖의 속도와 100 Gbps 포트는 별도 견적입니다.",
        "점수는 함께 멈추는 범위를 나타냅니다. 장비 1대는 1점, 한 건물의 장비 2대는 2점, 두 건물은 3점, 두 건물에 장비 2대씩이면 4점입니다.",
        "클라우드 사업자가 청구하는 포트 시간과 아웃바운드 요금은 포함하지 않았습니다.",
        `손익분기 = 월 합계 ÷ (인터넷 아웃바운드 요금 − 사설 아웃바운드 요금). 두 단가는 예시값으로 GB당 US$${sampleEgress.internetUsd}, US$${sampleEgress.privateUsd}입니다.`,
        "원화 요금은 부가세 10% 별도이며 크로스커넥트는 포함하지 않았습니다.",
      ],
    },
  },
  comparison: {
    eyebrow: "클라우드별 절차",
    heading: "클라우드 콘솔별 설정 절차",
    intro: "클라우드마다 용어가 다릅니다. 네 단계를 각 콘솔의 용어로 정리했습니다.",
    columns: ["단계", "AWS", "Azure", "Google Cloud", "Oracle Cloud"],
    rows: [
      [
        "1. 생성",
        "Direct Connect 게이트웨이, 가상 프라이빗 게이트웨이",
        "ExpressRoute 회선, 공급자와 대역폭 선택",
        "Cloud Router, 이어서 VLAN 연결(파트너)",
        "동적 라우팅 게이트웨이, 이어서 가상 회선",
      ],
      ["2. 전달", "12자리 계정 ID", "서비스 키", "페어링 키", "가상 회선 OCID"],
      ["3. 확인", "호스팅 연결 수락", "공급자 상태가 ‘프로비저닝됨’으로 변경", "VLAN 연결 활성화", "상태가 ‘프로비저닝됨’으로 변경"],
      [
        "4. 라우팅",
        "프라이빗 또는 전송 가상 인터페이스, BGP",
        "프라이빗 피어링, /30 링크 2개",
        "Cloud Router의 BGP 세션",
        "고객 AS 번호로 BGP",
      ],
    ],
    note: "각 클라우드 사업자의 제품 이름입니다. 콘솔 화면은 바뀔 수 있어, 개통 티켓에 최신 화면을 첨부합니다.",
  },
  delivery: {
    eyebrow: "개통 절차",
    heading: "포트는 며칠, 회선은 몇 분 만에 개통",
    steps: [
      {
        when: "1영업일",
        title: "설계",
        body: "클라우드와 리전, 경로 수, 견뎌야 할 장애를 정하고 주소와 AS 번호를 적은 구성도를 드립니다.",
      },
      {
        when: `${f.portDays[0]}~${f.portDays[1]}영업일`,
        title: "포트와 크로스커넥트",
        body: "위임장(LOA) 발급, 광케이블 연결, 광 레벨 기록까지 마칩니다.",
      },
      {
        when: `${f.newCircuitMinutes}분 이내`,
        title: "첫 회선",
        body: `클라우드에서 받은 키를 API로 보내 연결합니다. ${ticketLink("티켓으로 요청", "클라우드 회선 연결")}하시면 업무 시간 기준 ${live.p3} 안에 처리합니다.`,
        key: true,
      },
      { when: "같은 날", title: "장애 조치 시험", body: "파일을 복사하는 동안 회선을 하나씩 끊고 걸린 시간을 기록합니다." },
      { when: "이후 언제든", title: "변경", body: "증속, 클라우드 추가, 회선 삭제를 배선이나 방문 없이 처리하고 일 단위로 과금합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "멀티클라우드 연결 이용 시 제한 사항",
    items: [
      {
        title: "클라우드 요금은 계속 청구됩니다",
        body: "클라우드의 포트 시간과 사설 아웃바운드 요금은 해당 사업자가 청구합니다. 사설 아웃바운드는 보통 더 저렴하지만 무료인 경우는 드뭅니다.",
      },
      {
        title: "사설 구간도 암호화는 별도입니다",
        body: "회선은 분리되어 있습니다. 10·100 Gbps 포트에서는 MACsec을, 그 외에는 IPsec을 추가로 사용할 수 있습니다.",
      },
      {
        title: "리전까지의 거리는 줄지 않습니다",
        body: `도쿄 리전으로 가는 회선은 도쿄까지 왕복 ${popByCode("NRT").rtt} ms가 걸립니다. 사설 회선은 우회 구간만 줄입니다.`,
      },
      {
        title: "한 포트의 회선은 함께 멈춥니다",
        body: "포트 하나에 회선 열 개를 두면 포트 장애 시 함께 멈춥니다. 중요한 시스템은 두 지점으로 구성해 주세요.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "요금: 포트와 클라우드별 회선",
    body: "회선은 BGP가 연결된 때부터 삭제할 때까지 일 단위로, 포트는 월 단위로 과금합니다. 클라우드 라우터는 포트 요금에 포함됩니다.",
    from: won(firstKrw, "ko"),
    unit: `1 Gbps 포트와 100 Mbps 회선 1개의 월 요금 (${usd(firstUsd)}), 부가세 별도`,
    included: ["BGP와 BFD를 지원하는 클라우드 라우터", "API와 Terraform, 티켓으로 변경 요청", "회선별 월간 트래픽 보고서"],
    extra: [
      `10 Gbps 포트 ${won(cloudConnect.port10g.krw, "ko")}, 100 Gbps는 별도 견적`,
      `500 Mbps 회선 ${won(cloudConnect.circuit500.krw, "ko")}, 1 Gbps\u00a0회선\u00a0${won(cloudConnect.circuit1g.krw, "ko")}`,
      "크로스커넥트와 클라우드 사업자 요금",
    ],
  },
  faq: {
    heading: "멀티클라우드 연결 관련 질문",
    items: [
      {
        id: "q-encrypted",
        question: "구간이 암호화되나요?",
        answer:
          "사설 구간이지만 암호화되지는 않습니다. 고객 포트부터 클라우드 경계까지 전용 VLAN으로 이어져 인터넷을 거치지 않지만, 프레임은 보낸 그대로 전달됩니다. 10·100 Gbps 포트에서는 고객 라우터와 당사 라우터 사이에 회선 속도의 MACsec을 켤 수 있습니다. 종단 간 암호화가 필요하면 회선 위에 IPsec을 올려 클라우드의 VPN 게이트웨이나 가상 장비까지 연결해 주세요. 터널당 약 1.25 Gbps이므로 여러 개를 함께 사용합니다.",
      },
      {
        id: "q-cloud-side",
        question: "클라우드 쪽에서는 무엇을 신청하나요?",
        answer: `AWS는 호스팅 연결, Azure는 ExpressRoute 회선, Google Cloud는 파트너 VLAN 연결, Oracle은 가상 회선을 신청합니다. 이어서 AWS는 계정 ID 전달 후 수락, Azure는 서비스 키, Google Cloud는 페어링 키, Oracle은 OCID를 사용합니다. 받은 값을 API로 보내면 ${f.newCircuitMinutes}분 안에, 티켓으로 요청하시면 업무 시간 기준 ${live.p3} 안에 VLAN을 연결합니다. 클라우드별 네 단계는 위 표에 있습니다.`,
      },
      {
        id: "q-egress",
        question: "클라우드 아웃바운드 요금이 줄어드나요?",
        answer: `대체로 줄어듭니다. 클라우드는 인터넷보다 사설 회선으로 나가는 트래픽에 낮은 단가를 적용하며, 예시 단가는 GB당 ${usd(sampleEgress.internetUsd)}에서 ${usd(sampleEgress.privateUsd)}입니다. 1 Gbps 포트와 500 Mbps 회선은 월 ${won(amount(pairKrw), "ko")}이므로 매월 약 ${breakEven} TB부터 절감액이 요금을 넘어섭니다. 보통 10~20 TB 사이입니다. 그보다 적다면 안정성을 기준으로 판단해 주세요.`,
      },
      {
        id: "q-overlap",
        question: "두 클라우드의 사설 주소가 겹치면 어떻게 하나요?",
        answer:
          "그대로는 연결할 수 없습니다. 양쪽이 모두 10.0.0.0/16이면 어떤 라우터도 구분하지 못합니다. 클라우드 라우터에서 주소를 변환(NAT)할 수 있지만, 이전 기간에는 유용해도 몇 년씩 쓰기에는 부담이 됩니다. 설계 단계에서 겹치는 대역을 확인하고 어느 쪽 주소를 바꾸는 편이 나은지 알려 드립니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/dedicated-line", "/services/colocation", "/solutions/cloud-migration", "/solutions/cloud-cost-optimization"],
  },
  call: {
    heading: "연결할 클라우드를 알려 주세요",
    body: "클라우드와 리전, 그 사이의 월 전송량을 알려 주세요. 1영업일 안에 구성도와 월 합계, 손익분기를 보내 드립니다.",
  },
};
