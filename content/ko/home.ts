import type { page as en } from "../en/home.ts";
import { facts } from "../facts.ts";
import { shares } from "../figures/network-design.ts";
import { serverHosting } from "../figures/server-hosting.ts";
import { live } from "../live.ts";
import { livePrices, won } from "../live-prices.ts";
import type { Translation } from "../model.ts";
import { popByCode } from "../pops.ts";
import { hoursPerMonth, vatRate } from "../price-list.ts";

const { cdnRegions, colocation, instances, servers } = livePrices;

const { sla, ddos } = facts;

export const page: Translation<typeof en> = {
  title: "클라우드·서버·네트워크·보안",
  description: `데이터센터 5곳과 ${facts.popCities}개 도시를 잇는 자체 백본으로 클라우드, 단독 서버, 코로케이션, 네트워크, 보안 서비스를 제공합니다. 지연 시간과 제공 범위, 요금을 모든 페이지에 공개합니다.`,
  hero: {
    h1: `서울에서 ${facts.popCities}개 도시까지 클라우드·서버·네트워크`,
    lead: "클라우드 인스턴스와 단독 서버, 데이터센터 5곳의 랙, 직접 운영하는 국제 백본, DDoS 방어를 제공합니다.",
    primary: "회원 가입",
    secondary: "견적 문의",
    from: {
      label: "월",
      price: won(instances[0]?.monthly.krw ?? 0, "ko"),
      unit: "부터",
      detail: `S1 인스턴스, 월 ${hoursPerMonth}시간까지 시간 단위 과금, 부가세 별도`,
      link: "전체 요금",
    },
    figures: [
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: `${facts.popCities}개 거점의 전체 엣지 용량` },
      { value: sla.network, label: "네트워크 월 가용성, 미달 시 요금 감면" },
      { value: `${ddos.alwaysOnSeconds}`, unit: "초 이내", label: "DDoS 상시 방어 기준, 탐지 후 방어 시작까지" },
    ],
  },
  desk: {
    hours: `고객 지원: 영업일 ${live.hours} KST`,
    open: "고객 지원: {time}까지 근무 중",
    lunch: "고객 지원: 점심시간, {time}부터 근무",
    closed: "고객 지원: 업무 종료, {when} 업무 시작",
    people: { one: "담당자 {count}명 접속", other: "담당자 {count}명 접속" },
    urgent: `긴급(P1) 티켓: 24시간 ${live.p1Minutes}분 안에 첫 답변`,
  },
  map: {
    title: `서울에서 ${facts.popCities}개 도시로 이어지는 백본 경로`,
    description: `서울을 중심으로 그린 세계 지도입니다. 서울에서 ${facts.popCities}개 도시까지 선을 잇고 목표 왕복 지연 시간을 적었습니다. 도쿄 ${popByCode("NRT").rtt} ms, 홍콩 ${popByCode("HKG").rtt} ms, 싱가포르 ${popByCode("SIN").rtt} ms, 로스앤젤레스 ${popByCode("LAX").rtt} ms, 프랑크푸르트 ${popByCode("FRA").rtt} ms입니다.`,
    caption: "서울 기준 목표 왕복 지연 시간입니다. 선은 최단 거리로 그렸으며, 광케이블에서는 100 km를 왕복하는 데 적어도 1 ms가 걸립니다.",
  },
  status: {
    label: "서비스 상태",
    ok: "모든 서비스 정상",
    incident: "장애",
    maintenance: "점검 중",
    planned: "예정된 점검",
    last: "최근 장애",
    details: "자세히 보기",
    since: "{time} KST부터",
    until: "{from}~{to} KST",
    over: "{time} KST 종료",
    affects: "영향",
    dismiss: "안내 숨기기",
    page: "진행 상황과 영향 범위 보기",
  },
  finder: {
    eyebrow: "목적별 서비스",
    heading: "무엇이 필요하신가요?",
    items: [
      {
        verb: "서버 운영",
        line: `인스턴스는 60초, 단독 서버는 업무 시간 기준 ${serverHosting.stockBusinessHours}시간, 랙은 5영업일 안에 준비합니다.`,
        paths: ["/services/public-cloud-solution", "/services/server-hosting", "/services/colocation"],
      },
      {
        verb: "본사·지사 연결",
        line: `수도권 2 ms, 부산 ${popByCode("PUS").rtt} ms 이내의 전용회선이나 기존 인터넷 회선의 암호화 터널(VPN)로 연결합니다.`,
        paths: ["/services/dedicated-line", "/services/vpn", "/services/multi-cloud-connection"],
      },
      {
        verb: "해외 접속 속도 개선",
        line: "파일은 가까운 거점의 캐시에서, 로그인·API·게임 트래픽은 자체 백본으로 전달합니다.",
        paths: ["/services/cdn", "/services/acceleration-service", "/solutions/edge-computing"],
      },
      {
        verb: "공격 방어",
        line: `${facts.scrubbingCities}개 도시에서 최대 ${facts.scrubbingTbps} Tbps의 공격 트래픽을 정화합니다. 지금 공격받고 있다면 60분 안에 보호 IP를 제공합니다.`,
        paths: ["/services/ddos-protection", "/services/firewall", "/services/security"],
      },
      {
        verb: "데이터 보호",
        line: `${facts.distances.icn1ToPus1Km} km 떨어진 부산에 변경 불가 백업을 두고, 분기마다 복구를 시험합니다.`,
        paths: ["/services/backup", "/solutions/data-protection", "/services/storage"],
      },
      {
        verb: "클라우드 비용 절감",
        line: "13개월치 청구서를 읽기 전용 권한으로 2주간 분석하고, 롤백할 수 있는 변경만 적용합니다.",
        paths: ["/solutions/cloud-cost-optimization", "/services/multi-cloud-connection", "/services/server-hosting"],
      },
    ],
  },
  index: {
    eyebrow: "제공 서비스",
    heading: `${facts.serviceCount}개 서비스와 시작 요금`,
    intro: "서비스마다 동작 방식과 제공하지 않는 항목, 요금을 함께 안내합니다.",
    quote: "견적",
    included: "기본 포함",
    perMonth: "/월",
    note: "월 요금이며 부가세 별도입니다. ‘견적’은 설계에 따라 요금이 달라지는 항목으로, 3영업일 안에 알려 드립니다.",
  },
  solutions: {
    eyebrow: "솔루션",
    heading: "과제별 솔루션 8가지",
    intro: "자주 겪는 문제와 설계, 확인할 수 있는 결과를 정리했습니다.",
    legend: "솔루션 선택",
    labels: { problem: "문제", design: "설계", outcome: "결과", more: "솔루션 자세히 보기" },
    items: [
      {
        path: "/solutions/cloud-migration",
        problem: "데이터센터 계약이 14주 뒤에 끝나는데, 서버 180대의 의존 관계를 아는 사람이 없습니다.",
        design:
          "통신 기록을 2~4주간 수집해 의존 관계도를 만듭니다. 20~50대씩 차례로 옮기고, 블록 복제로 기존 환경과의 차이를 몇 분 이내로 유지합니다.",
        outcome: { value: "2~4", unit: "시간", label: "회차별 전환 시간, 전환 후 14일간 롤백 가능" },
        sketch: [
          [{ label: "기존 전산실", sub: "서버 180대" }],
          [{ label: "블록 복제", sub: "몇 분 차이" }],
          [
            { label: "kr-seoul a", sub: "ICN1" },
            { label: "kr-seoul b", sub: "ICN2" },
          ],
        ],
      },
      {
        path: "/solutions/cloud-cost-optimization",
        problem: "클라우드 요금이 트래픽보다 빠르게 늘고, 재무팀은 어디서 낭비되는지 묻습니다.",
        design:
          "13개월치 청구서를 읽기 전용 권한으로 분석합니다. 유휴 자원, 과다 사양, 아웃바운드 비용의 비중을 정리하고, 사용량이 일정한 워크로드는 단독 서버와 비교합니다.",
        outcome: {
          value: "10~15",
          unit: "%",
          label: "청구액 중 유휴 자원의 통상 비중, 절감액은 주문 건당·시청 시간당 단가로 검증",
        },
        sketch: [
          [{ label: "청구서", sub: "13개월치" }],
          [
            { label: "유휴 자원", sub: "10~15%" },
            { label: "과다 사양", sub: "10~12%" },
            { label: "아웃바운드", sub: "CDN 경유" },
          ],
          [{ label: "절감액 확정", sub: "재무팀 확인" }],
        ],
      },
      {
        path: "/solutions/infrastructure-optimization",
        problem: "랙은 가득 찼고, 가장 최근에 들인 서버도 5년이 지났으며, 애플리케이션은 느립니다.",
        design: "60초 간격으로 14일간 측정하고 30여 개 항목을 점검합니다. 절감 효과가 크고 위험이 낮은 항목부터 개선합니다.",
        outcome: { value: "8:1", label: "최소 통합 비율(최대 15:1), 전력과 p95 지연을 전후로 비교해 보고" },
        sketch: [
          [
            { label: "서버", sub: "p95 CPU 12%" },
            { label: "서버", sub: "p95 CPU 9%" },
            { label: "서버", sub: "p95 CPU 17%" },
          ],
          [{ label: "14일 측정", sub: "30여 개 점검" }],
          [{ label: "통합 서버", sub: "p95 CPU 55%" }],
        ],
      },
      {
        path: "/solutions/network-design",
        problem: "회선을 이중화했지만 두 회선이 같은 관로를 지납니다.",
        design: "통신사 2곳, 인입구 2곳, BFD 300 ms × 3으로 설계하고 경로별 물리 도면을 드립니다. 절체 시험은 고객 입회하에 진행합니다.",
        outcome: { value: "99.9999", unit: "%", label: `독립된 ${shares.path} 경로 두 개의 가용성, 관로를 함께 쓰면 성립하지 않음` },
        sketch: [
          [{ label: "사무실", sub: "인입구 2곳" }],
          [
            { label: "경로 A", sub: shares.path },
            { label: "경로 B", sub: shares.path },
          ],
          [{ label: "ICN1", sub: "라우터 2대" }],
        ],
      },
      {
        path: "/solutions/cyber-security",
        problem: "보험사가 보낸 보안 설문 40문항 가운데 절반은 답변할 담당자가 없습니다.",
        design: "NIST CSF 2.0의 여섯 기능으로 3주간 수준을 진단하고, 2단계 인증, 탐지, 대응 훈련 순서로 갖춥니다.",
        outcome: { value: "60", unit: "분 이내", label: "침해 사고 격리 시간, 90일 안에 훈련으로 확인" },
        sketch: [
          [{ label: "공격자", sub: "유출된 비밀번호" }],
          [{ label: "2단계 인증", sub: "여기서 차단" }],
          [{ label: "EDR + SOC", sub: "24시간, 15분 이내" }],
          [{ label: "백업 저장소", sub: "변경 불가" }],
        ],
      },
      {
        path: "/solutions/data-protection",
        problem: "계약서에는 주문 시스템을 15분 안에 손실 없이 복구한다고 적혀 있지만, 시험해 본 사람이 없습니다.",
        design: `ICN1과 ICN2 사이 ${facts.distances.icn1ToIcn2Km} km를 동기 복제로 잇고, ${facts.distances.icn1ToPus1Km} km 떨어진 부산에 변경 불가 백업을 둡니다. 훈련은 1년에 두 번 합니다.`,
        outcome: { value: "RPO 0", label: "골드 등급 기준, RTO 15분. 실제 측정한 시간을 훈련 보고서에 기록" },
        sketch: [
          [{ label: "ICN1", sub: "쓰기" }],
          [{ label: "ICN2", sub: `동기, ${facts.distances.icn1ToIcn2Km} km` }],
          [{ label: "PUS1", sub: `변경 불가, ${facts.distances.icn1ToPus1Km} km` }],
        ],
      },
      {
        path: "/solutions/media-streaming",
        problem: "결승전 시청자 10만 명이 예상되고, 실시간 채팅이 화면보다 앞서면 안 됩니다.",
        design: "송출 거점 두 곳을 2초 안에 전환하고 저지연 HLS로 전달합니다. 10만 명 × 5 Mbps = 500 Gbps를 14일 전에 예약합니다.",
        outcome: { value: "2~5", unit: "초", label: "카메라에서 화면까지, 재생 시작 2초 미만, 끊김 0.5% 미만" },
        sketch: [
          [{ label: "카메라", sub: "SRT" }],
          [
            { label: "송출 A", sub: "서울" },
            { label: "송출 B", sub: "부산" },
          ],
          [{ label: "패키징", sub: "LL-HLS" }],
          [{ label: "시청자", sub: "500 Gbps" }],
        ],
      },
      {
        path: "/solutions/edge-computing",
        problem: `매치메이킹을 서울에서만 처리해, 시드니 사용자는 요청마다 ${popByCode("SYD").rtt} ms를 기다립니다.`,
        design: `매칭 로직은 ${facts.edgeComputeCities}개 도시에서 웹어셈블리나 컨테이너로 실행하고, 쓰기는 기준 리전 한 곳으로 보냅니다. 나머지 ${facts.cacheOnlyCities}개 도시는 캐시만 제공합니다.`,
        outcome: { value: "10", unit: "ms 이내", label: "서울·도쿄·싱가포르 도심 사용자 기준" },
        sketch: [
          [{ label: "사용자", sub: "시드니" }],
          [{ label: "SYD 엣지", sub: "함수 5 ms 미만" }],
          [{ label: "kr-seoul", sub: "쓰기 전용" }],
        ],
      },
    ],
  },
  prices: {
    eyebrow: "요금",
    heading: "대표 서비스 시작 요금",
    intro: `월 요금이며 부가세 ${vatRate * 100}%는 별도입니다. 클라우드는 설치비가 없습니다. 전체 요금은 한 페이지에 있습니다.`,
    items: [
      {
        id: "cloud",
        name: "인스턴스 S1",
        price: won(instances[0]?.monthly.krw ?? 0, "ko"),
        unit: "/월",
        detail: "1 vCPU, 1 GB, NVMe 25 GB, 전송 1 TB",
      },
      {
        id: "servers",
        name: "단독 서버 SH-1",
        price: won(servers[0]?.monthly.krw ?? 0, "ko"),
        unit: "/월",
        detail: "6코어, 32 GB, NVMe 960 GB 2개",
      },
      {
        id: "colocation",
        name: "쿼터랙",
        price: won(colocation[1]?.monthly.krw ?? 0, "ko"),
        unit: "/월",
        detail: "10U, 1 kW, 50 Mbps, IP 5개",
      },
      { id: "cdn", name: "CDN 국내 전송", price: won(cdnRegions[0].krw[0], "ko"), unit: "/GB", detail: "첫 10 TB 기준, 급증 할증 없음" },
    ],
    link: "전체 요금과 예상 요금 계산",
  },
  posts: {
    eyebrow: "블로그",
    heading: "운영팀 기술 노트",
    all: "전체 글 보기",
    minutes: "{minutes}분 분량",
  },
  call: {
    heading: "엔지니어 상담",
    body: "운영 중인 환경과 중단되면 안 되는 업무를 알려 주시면 엔지니어가 1영업일 안에 답변하고, 3영업일 안에 구성도와 항목별 견적을 보내 드립니다. 공격을 받고 있다면 24시간 긴급 전화로 연락해 주세요.",
    primary: "견적 문의",
    secondary: "회원 가입",
  },
};
