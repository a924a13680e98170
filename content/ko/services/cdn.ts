import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/cdn.ts";
import { facts } from "../../facts.ts";
import { cdnExampleKrw, cdnLastTierTb, cdnFigures as f, cdnPathMs as ms } from "../../figures/cdn.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { cdnTrialGb } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cdnRegions, cdnRequestsPer10k, usdRate } = livePrices;

const [high, middle, low] = facts.credits;

export const page: Translation<typeof en> = {
  title: "CDN(콘텐츠 전송 네트워크)",
  description: `${facts.popCities}개 도시에서 콘텐츠를 전송하고 ${f.purgeSeconds}초 안에 캐시를 갱신합니다. 오리진 실드를 기본으로 제공하며, GB당 요금을 공개하고 할증을 붙이지 않습니다.`,
  nav: {
    title: "CDN",
    items: [
      { id: "path", label: "요청 경로" },
      { id: "rates", label: "요금" },
      { id: "sheet", label: "주요 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "전환 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  hero: {
    h1: `CDN, ${facts.popCities}개 도시에서 전송`,
    lead: `영상, 쇼핑몰, 게임, 다운로드 파일을 사용자와 가까운 도시에서 전송합니다. 캐시는 ${f.purgeSeconds}초 안에 전 세계에서 삭제되고, 트래픽이 급증해도 할증이 없습니다.`,
    secondary: "예상 요금 계산",
    price: startingPrice(cdnRegions[0].krw[0], "gb", `한국 월 10 TB까지, 초과분은 더 낮은 단가. 신규 계정 ${cdnTrialGb} GB 무료`, "ko"),
  },
  path: {
    sheet: "CDN 요청 경로",
    heading: "캐시 적중 위치별 응답 시간",
    note: "자카르타 사용자, 부산 원본 서버 기준. 왕복 지연 시간(ms)은 목표값입니다.",
    request: "요청",
    response: "응답",
    legend: "사본이 있는 위치",
    options: {
      hit: { label: "엣지에서 적중(HIT)", hint: "자카르타 엣지가 바로 응답합니다." },
      shield: { label: "실드에서 적중(HIT)", hint: "서울의 사본을 보내고 자카르타에도 저장합니다." },
      miss: { label: "미적중(MISS), 원본 서버까지", hint: "동시에 몇 명이 기다려도 한 번만 요청합니다." },
    },
    readout: "첫 바이트까지(TTFB)",
    planA: "A 확대도 · 자카르타 접속 구간",
    planANote: "축척 없음",
    planB: "B 확대도 · 서울–부산",
    reader: "사용자",
    edge: "엣지",
    shield: "실드",
    shieldSite: "ICN 서울",
    origin: "원본 서버",
    originSite: "PUS1 부산",
    others: "다른 사용자도 같은 사본",
    notAsked: "요청 없음",
    collapse: ["엣지 9곳의 요청을", "1건으로 합침"],
    title: "자카르타 사용자에서 부산 원본 서버까지의 요청 경로",
    description: `동아시아 지도입니다. 사용자는 ${ms.lastMile} ms 만에 자카르타 엣지에 연결됩니다. 엣지에 사본이 없으면 싱가포르와 홍콩을 지나 서울 실드까지 ${ms.edgeToShield} ms가 걸립니다. 실드에도 없으면 부산의 원본 서버까지 ${ms.shieldToOrigin} ms를 더 갑니다. 다른 엣지 8곳도 같은 실드에 요청하며, 실드는 원본 서버에 1건만 요청합니다. 합계는 엣지 적중 ${ms.hit} ms, 실드 적중 ${ms.shield} ms, 미적중 ${ms.miss} ms입니다.`,
    caption: `연결이 유지된 상태의 값입니다. 새 TCP 연결과 TLS 1.3은 엣지까지 왕복 두 번(+${ms.lastMile * 2} ms), HTTP/3는 한 번(+${ms.lastMile} ms)이 더해집니다. 원본 서버의 처리 시간은 포함하지 않았습니다.`,
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "CDN 주요 기능",
    items: [
      {
        title: "프로토콜",
        body: "모든 호스트에 HTTP/2, HTTP/3, TLS 1.3, IPv6, Brotli를 적용합니다. DV 인증서는 무료로 발급하고 자동으로 갱신하며, 심사에 필요하면 보유한 EV·OV 인증서를 올려 쓸 수 있습니다.",
        figure: { value: "1", unit: "회 왕복", label: "HTTP/3 연결 기준, TCP와 TLS 1.3은 2회" },
      },
      {
        title: "캐시 삭제(퍼지)",
        body: `API로 URL, 경로 접두어, 캐시 태그 단위로 삭제하며, 급한 삭제는 ${ticketLink("티켓으로도 요청", "CDN 캐시 긴급 삭제")}할 수 있습니다. stale-while-revalidate를 켜면 새 사본을 받는 동안 기존 사본으로 응답하므로 원본 서버에 요청이 몰리지 않습니다.`,
        figure: { value: `< ${f.purgeSeconds}`, unit: "초", label: `${facts.popCities}개 도시 전체, p95` },
      },
      {
        title: "오리진 실드",
        body: `서울, 도쿄, 프랑크푸르트의 실드가 ${facts.popCities}개 엣지와 원본 서버 사이에 있습니다. 같은 파일의 미적중이 동시에 발생하면 첫 응답을 함께 기다리고, 원본 서버에는 요청 1건만 보냅니다.`,
        figure: { value: `≥ ${f.offloadPercent}`, unit: "%", label: "정적 콘텐츠 오프로드 목표값" },
      },
      {
        title: "대용량 파일",
        body: `파일을 ${f.sliceMb} MB 단위로 나누어 조각별로 캐시합니다. 게임 패치 다운로드가 끊겨도 다음 조각부터 이어받고, 절반만 본 영상 때문에 다른 영상의 사본이 삭제되지 않습니다.`,
        figure: { value: `${f.maxFileGb}`, unit: "GB", label: "단일 파일 최대 크기" },
      },
      {
        title: "규칙과 접근 제어",
        body: "경로, 헤더, 쿠키, 국가별로 규칙을 정합니다. HMAC 서명 URL은 지정한 시각에 만료되고, 리퍼러와 국가 제한은 엣지에서 확인하므로 유출된 링크는 원본 서버에 도달하지 않습니다.",
        figure: { value: "HMAC", label: "캐시를 읽기 전에 서명 확인" },
      },
      {
        title: "로그와 지표",
        body: "요청 로그를 압축한 JSON 형식으로 고객 저장소에 전송합니다. 적중률과 TTFB p50, p95를 도시별, 통신사별로 확인할 수 있습니다.",
        figure: { value: `≤ ${f.logSeconds}`, unit: "초", label: "요청부터 로그 도착까지" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "CDN 이용 시 제한 사항",
    intro: "신청 전에 확인해 주세요.",
    items: [
      {
        title: "개인화된 HTML은 캐시하지 않습니다",
        body: "Set-Cookie가 있는 응답은 저장하지 않고, Authorization이 있는 요청은 원본 서버로 전달합니다. 캐시 키를 직접 정한 경우에만 저장합니다.",
      },
      {
        title: "첫 요청은 전 구간을 지납니다",
        body: `위 그림 기준 ${ms.miss} ms에 원본 서버의 처리 시간이 더해집니다. CDN이 느린 원본 서버를 빠르게 만들지는 않습니다.`,
      },
      {
        title: "저장할 수 없는 트래픽에는 맞지 않습니다",
        body: "API, 로그인, 게임 패킷은 글로벌 가속을 이용해 주세요. 보통 호스트 이름을 나누어 함께 사용합니다.",
      },
      {
        title: "중국 본토에는 거점이 없습니다",
        body: "본토 사용자에게는 홍콩이나 서울에서 전송합니다. 본토 구간의 속도는 보장하지 않으며 ICP 등록은 별도입니다.",
      },
    ],
  },
  calculator: {
    eyebrow: "요금",
    heading: "CDN 요금 계산기",
    intro: "지역마다 슬라이더가 하나씩 있습니다. 눈금은 요금 구간, 위의 숫자는 GB당 요금입니다. 월 전송량에 맞춰 움직여 보세요.",
    perGb: "GB당 요금, 부가세 별도",
    regions: ["한국, 일본, 대만, 홍콩", "동남아시아, 인도, 오세아니아", "북미, 유럽", "중동, 아프리카, 남미"],
    shortRegions: ["한국·일본·대만·홍콩", "동남아·인도·오세아니아", "북미·유럽", "중동·아프리카·남미"],
    above: `지역별 ${cdnLastTierTb} TB 초과`,
    aboveLink: "별도 견적, 1영업일 안에 답변",
    bill: {
      title: "월 예상 요금",
      badge: "예시 요금",
      sub: "월, 부가세 별도",
      effective: "평균 단가",
      perGbShort: "/ GB",
      empty: "슬라이더를 움직이면 구간별 금액이 나타납니다.",
      others: "한국 전송량별 예상 요금",
    },
    assumptions: {
      heading: "계산 기준",
      items: [
        "1 TB는 1,000 GB입니다. 구간은 지역별로 누적해 적용합니다.",
        `HTTPS 요청은 1만 건당 ${won(cdnRequestsPer10k.krw, "ko")}이며 합계에 넣지 않았습니다. 1억 건이면 ${won(
          amount((list) => list.cdnRequestsPer10k.krw * 10_000),
          "ko",
        )}이 더해집니다.`,
        "사용자에게 전송한 양만 계산합니다. 원본 서버의 아웃바운드 트래픽 요금은 해당 사업자가 청구합니다.",
        `원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율(현재 ${grouped(usdRate)}원)을 적용합니다.`,
        `신규 계정에 드리는 ${cdnTrialGb} GB 체험 크레딧은 반영하지 않았습니다.`,
      ],
    },
  },
  spec: {
    eyebrow: "사양",
    heading: "CDN 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "네트워크",
        rows: [
          ["거점(PoP)", `${facts.popCities}개 도시, ${facts.countries}개 국가·지역`],
          ["엣지 용량", `${facts.edgeTbps.toFixed(1)} Tbps, ${facts.asn}, IPv4·IPv6`],
          ["실드 위치", "서울 ICN · 도쿄 NRT · 프랑크푸르트 FRA"],
        ],
      },
      {
        caption: "전송",
        rows: [
          ["프로토콜", "HTTP/1.1, HTTP/2, HTTP/3"],
          ["암호화", "TLS 1.3·1.2, DV 인증서 무료 발급·자동 갱신"],
          ["압축", "Brotli, gzip"],
          ["접근 제어", "HMAC 서명 URL, 리퍼러, 국가"],
        ],
      },
      {
        caption: "캐시",
        rows: [
          ["캐시 삭제", `URL, 경로 접두어, 캐시 태그, 전\u00a0세계 p95 ${f.purgeSeconds}초 미만`],
          ["캐시 규칙", "경로, 헤더, 쿠키, 국가"],
          ["최대 파일 크기", `${f.maxFileGb} GB, ${f.sliceMb} MB 단위 조각`],
          ["기본 캐시 제외", "Set-Cookie 응답, Authorization 요청"],
        ],
      },
      {
        caption: "서비스",
        rows: [
          ["가용성", `월 ${facts.sla.cdn}(30일에 중단 ${downtime(facts.sla.cdn, "ko")} 이하)`],
          [
            "서비스 크레딧",
            `${high.from} 이상 월 요금의 ${high.credit}, ${middle.from} 이상 ${middle.credit}, ${low.below}\u00a0미만\u00a0${low.credit}`,
          ],
          ["기술 지원", `P1 ${live.p1Minutes}분, P2 ${live.p2}(업무 시간)`],
          ["로그", `${f.logSeconds}초 이내 전송`],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "전환 절차",
    heading: "기존 CDN에서 단계별 전환",
    intro: `어느 단계에서든 CNAME을 되돌리면 TTL ${f.ttlSeconds}초 안에 이전 상태로 복구됩니다.`,
    steps: [
      { when: "1영업일", title: "문의", body: "호스트 이름과 월 전송량을 보내 주시면 엔지니어가 답변합니다." },
      { when: "3영업일", title: "설계와 견적", body: "캐시 키, 규칙, 실드 위치, 요금을 문서로 드립니다." },
      { when: "전환 2일 전", title: `TTL ${f.ttlSeconds}초`, body: "DNS TTL을 낮춰 이후 단계를 1분 안에 되돌릴 수 있게 합니다." },
      { when: "전환 1일 전", title: "hosts 파일로 시험", body: "사용자보다 먼저 실제 엣지에서 화면을 확인합니다." },
      { when: "전환일", title: "CNAME 비율 전환", body: "10%, 50%, 100% 순서로 높이며 적중률과 오류를 확인합니다.", key: true },
      { when: `${f.keepOldHours}시간 후`, title: "기존 CDN 해지", body: "이틀 동안 롤백용으로 유지한 뒤 해지합니다." },
    ],
  },
  shares: {
    label: `전환 중 트래픽 비율: 전환 전까지 기존 CDN이 100%를 처리하고, 이후 10%, 50%, 100% 순서로 새 CDN이 넘겨받습니다. 기존 CDN은 ${f.keepOldHours}시간 동안 대기합니다.`,
    old: "기존 CDN, 트래픽 100%",
    kept: "기존 CDN 대기",
  },
  price: {
    id: "cdn",
    eyebrow: "요금표",
    heading: "요금표: 포함 항목과 별도 과금",
    body: `전송량은 구간별로 누적해 계산하므로, 사용량이 늘어도 앞 구간의 요금은 오르지 않습니다. 첫 1\u00a0GB부터 공개 요금을 적용하며 ${cdnTrialGb} GB 체험 크레딧으로 먼저 시험할 수 있습니다.`,
    from: won(cdnRegions[0].krw[0], "ko"),
    unit: `GB당, 한국 10 TB까지 (${usd(cdnRegions[0].usd[0])})`,
    included: ["TLS 인증서", "캐시 삭제, 규칙, 서명 URL", "오리진 실드", "로그와 도시별 지표", "기본 DDoS 방어"],
    extra: [`HTTPS 요청 1만 건당 ${won(cdnRequestsPer10k.krw, "ko")}`, `지역별 ${cdnLastTierTb} TB 초과분은 별도 견적`, "웹 방화벽(WAF)"],
  },
  faq: {
    heading: "CDN 관련 질문",
    items: [
      {
        id: "q-spike",
        question: "트래픽이 급증하면 요금은 어떻게 되나요?",
        answer: `같은 구간의 GB당 요금을 그대로 적용하며 할증이나 초과 단가가 없습니다. 협의한 월 전송량의 ${f.budgetAlerts.map((percent) => `${percent}%`).join(", ")}에 이르면 메일로 알려 드립니다. 상한은 티켓으로 요청할 수 있지만, 상한에 이르면 전송이 중단되므로 판매 사이트에는 권하지 않습니다. 예를 들어 한국에서 10 TB는 ${won(
          amount((list) => cdnExampleKrw(list).tb10),
          "ko",
        )}, 30 TB는 ${won(
          amount((list) => cdnExampleKrw(list).tb30),
          "ko",
        )}이며, 늘어난 20 TB에는 더 낮은 구간의 단가가 적용됩니다.`,
      },
      {
        id: "q-login",
        question: "로그인 페이지도 캐시할 수 있나요?",
        answer:
          "캐시 키를 한 번 잘못 정하면 다른 사람의 장바구니가 보일 수 있으므로, 기본적으로 Set-Cookie나 Authorization이 있으면 캐시하지 않습니다. 정적인 부분을 별도 경로로 나누어 몇 시간씩 캐시하거나, 로그인 전 화면을 캐시하고 이름과 장바구니만 별도 API로 불러오거나, 페이지 전체에 글로벌 가속을 적용해 주세요.",
      },
      {
        id: "q-switch",
        question: "서비스 중단 없이 전환할 수 있나요?",
        answer: `이틀 전에 DNS TTL을 ${f.ttlSeconds}초로 낮추고, hosts 파일로 새 엣지를 시험한 뒤, CNAME을 10%, 50%, 100% 순서로 옮깁니다. 두 CDN이 같은 원본 서버에서 파일을 받으므로 어느 쪽 사용자에게도 같은 파일이 보입니다. 기존 CDN은 ${f.keepOldHours}시간 동안 유지하며, CNAME을 되돌리면 1분 안에 적용됩니다.`,
      },
      {
        id: "q-sla",
        question: "SLA를 지키지 못하면 어떻게 되나요?",
        answer: `SLA는 월 ${facts.sla.cdn}이며 30일 기준으로 ${downtime(facts.sla.cdn, "ko")}의 중단에 해당합니다. 이 기준에 못 미쳤지만 ${high.from} 이상이면 그달 CDN 요금의 ${high.credit}, ${middle.from} 이상이면 ${middle.credit}, 그 미만이면 ${low.credit}를 서비스 크레딧으로 드립니다. ${facts.claimDays}일 안에 신청해 주시면 자체 측정 자료를 함께 보내 드립니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/acceleration-service", "/services/storage", "/services/ddos-protection", "/solutions/media-streaming"],
  },
  call: {
    heading: "호스트 이름과 월\u00a0전송량을 알려 주세요",
    body: `1영업일 안에 엔지니어가 답변하고, 3영업일 안에 설계와 견적을 보내 드립니다. 신규 계정에는 ${cdnTrialGb} GB 체험 크레딧을 드립니다.`,
  },
};
