import type { page as en } from "../en/home.ts";
import { facts } from "../facts.ts";
import { handshakeAtEdgeMs, handshakeAtOriginMs, jakartaFloorMs, jakartaKm, lastMileMs, packetMs } from "../figures/home.ts";
import { dataReturnDays } from "../figures/legal.ts";
import { sitePower } from "../figures/sites.ts";
import { grouped, won } from "../format.ts";
import type { Translation } from "../model.ts";
import { popByCode } from "../pops.ts";
import { cdnRegions, colocation, instances, servers, vatRate } from "../pricing.ts";

const { sla, support, ddos } = facts;

export const page: Translation<typeof en> = {
  title: "클라우드·서버·네트워크·보안",
  description: `데이터센터 5곳과 ${facts.popCities}개 도시를 잇는 자체 백본으로 클라우드, 단독 서버, 코로케이션, 네트워크, 보안 서비스를 제공합니다. 지연 시간과 제공 범위, 요금을 모든 페이지에 공개합니다.`,
  hero: {
    h1: `서울에서 ${facts.popCities}개 도시까지, 직접 운영하는 인프라`,
    lead: `클라우드, 단독 서버, 코로케이션, 네트워크, 보안을 월 ${won(instances[0]?.monthly.krw ?? 0, "ko")}부터 제공합니다. 트래픽 경로와 지연 시간, 요금을 문의\u00a0전에 확인할\u00a0수\u00a0있습니다.`,
    primary: "견적 문의",
    secondary: "요금 보기",
    figures: [
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: `${facts.popCities}개 거점의 전체 엣지 용량` },
      { value: sla.network, label: "네트워크 월 가용성, 미달 시 요금 감면" },
      { value: `${ddos.alwaysOnSeconds}초`, unit: "이내", label: "DDoS 상시 방어 기준, 탐지 후 방어 시작까지" },
      { value: `${support.p1Minutes}`, unit: "분", label: "긴급(P1) 티켓 첫 답변, 24시간 365일" },
    ],
  },
  map: {
    title: `서울에서 ${facts.popCities}개 도시로 이어지는 백본 경로`,
    description: `서울을 중심으로 그린 세계 지도입니다. 서울에서 ${facts.popCities}개 도시까지 선을 잇고 목표 왕복 지연 시간을 적었습니다. 도쿄 ${popByCode("NRT").rtt} ms, 홍콩 ${popByCode("HKG").rtt} ms, 싱가포르 ${popByCode("SIN").rtt} ms, 로스앤젤레스 ${popByCode("LAX").rtt} ms, 프랑크푸르트 ${popByCode("FRA").rtt} ms입니다. 같은 수치를 아래 목록에서도 볼 수 있습니다.`,
    caption: "서울 기준 목표 왕복 지연 시간입니다. 선은 최단 거리로 그렸으며, 광케이블에서는 100 km마다 적어도 1 ms가 걸립니다.",
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
  },
  finder: {
    eyebrow: "목적별 서비스",
    heading: "무엇이 필요하신가요?",
    items: [
      {
        verb: "서버 운영",
        line: "인스턴스는 60초, 단독 서버는 업무 시간 기준 4시간, 랙은 5영업일 안에 준비합니다.",
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
        line: `${facts.distances.icn1ToPus1Km} km 떨어진 부산에 변경할 수 없는 백업을 두고, 분기마다 복구를 시험합니다.`,
        paths: ["/services/backup", "/solutions/data-protection", "/services/storage"],
      },
      {
        verb: "클라우드 비용 절감",
        line: "13개월치 청구서를 읽기 전용 권한으로 2주간 분석하고, 되돌릴 수 있는 방법으로 변경합니다.",
        paths: ["/solutions/cloud-cost-optimization", "/services/multi-cloud-connection", "/services/server-hosting"],
      },
    ],
  },
  pops: {
    eyebrow: "거점",
    heading: `${facts.popCities}개 도시와 도시별 제공 서비스`,
    intro: `CDN과 글로벌 가속은 ${facts.popCities}곳 전체, 엣지 컴퓨팅은 ${facts.edgeComputeCities}곳, DDoS 트래픽 정화는 ${facts.scrubbingCities}곳에서 제공합니다. 서비스를 선택하면 해당 도시를 표시합니다.`,
    legend: "표시할 서비스",
    filters: {
      all: "전체",
      dc: "데이터센터",
      cdn: "CDN",
      ddos: "DDoS 정화",
      edge: "엣지 컴퓨팅",
      onramp: "클라우드 직접 연결",
    },
    listHeading: "거점 목록",
    listOpen: "목록 펼치기",
    columns: { city: "도시", code: "코드", services: "서비스", capacity: "용량", rtt: "서울 기준 목표 RTT" },
    home: "측정 기준점",
    mapTitle: "서비스별 거점 지도",
    mapDescription: `아래 목록과 같은 ${facts.popCities}개 도시입니다. 선택한 서비스를 제공하는 도시는 채워서 표시합니다.`,
  },
  index: {
    eyebrow: "제공 서비스",
    heading: `네 분야 ${facts.serviceCount}개 서비스`,
    intro: "서비스마다 동작 방식과 제공하지 않는 항목, 요금을 함께 안내합니다.",
    legend: "이름 옆에 표시",
    figure: "핵심 수치",
    from: "시작 요금",
    quote: "견적",
    included: "기본 포함",
    perMonth: "/월",
    note: "월 요금이며 부가세 별도입니다. ‘견적’은 설계에 따라 요금이 달라지는 항목으로, 3영업일 안에 알려 드립니다.",
  },
  packet: {
    eyebrow: "패킷 경로",
    heading: `자카르타–서울 ${packetMs[4]}\u00a0ms의 구간별 지연`,
    intro: `자카르타의 게임 이용자가 접속하는 경우입니다. TLS 연결은 ${lastMileMs} ms 거리의 거점에서 끝나고, 이후 트래픽은 백본으로 전달합니다.`,
    title: `자카르타에서 서울까지 패킷이 지나는 경로, 합계 ${packetMs[4]} ms`,
    steps: [
      { place: "자카르타 이용자", body: "애니캐스트로 가장 가까운 거점에 진입" },
      { place: "CGK 거점", body: `TLS 종료, 왕복 세 번에 ${handshakeAtOriginMs} ms 대신 ${handshakeAtEdgeMs} ms` },
      { place: "싱가포르 코어", body: "10초마다 측정, 손실 1% 초과 시 30초 내 우회" },
      { place: "홍콩 코어", body: "해저 케이블 장애 시 다른 계통으로 전환" },
      { place: "서울 ICN1", body: "접속자의 실제 IP를 유지해 서버로 전달" },
    ],
    unit: "ms",
    limit: `광케이블 속 빛의 속도가 한계입니다. 자카르타는 ${grouped(jakartaKm)} km 떨어져 있어 ${packetMs[4]} ms 가운데 약 ${jakartaFloorMs} ms는 줄일 수 없습니다.`,
  },
  rtt: {
    eyebrow: "왕복 지연 시간",
    heading: "주요 8개 도시의 목표 지연 시간",
    intro:
      "막대의 진한 부분은 빛이 최단 거리의 광케이블을 왕복하는 데 걸리는 시간입니다. 나머지는 케이블 우회와 장비에서 생기며, 경로 설계로 줄일 수 있습니다.",
    columns: { city: "도시", distance: "거리", floor: "물리적 한계", target: "목표값" },
    badge: "목표값",
    note: "거점 간 월 중앙값 기준 목표이며, 이용자와 거점 사이 구간은 포함하지 않습니다.",
    measure: {
      heading: "내 브라우저에서 이 사이트까지",
      body: "이 페이지를 보낸 서버에 작은 요청을 다섯 번 보내 중앙값을 보여 줍니다. 거점이 아니라 이 웹사이트를 측정합니다.",
      button: "지금 측정하기",
      running: "측정 중…",
      live: "실측값",
      result: "요청 {count}회의 중앙값",
      fastest: "최솟값 {ms} ms",
      failed: "서버가 응답하지 않았습니다. 연결을 확인한 뒤 다시 시도해 주세요.",
      again: "다시 측정하기",
    },
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
          "트래픽을 2~4주간 수집해 의존 관계도를 만듭니다. 20~50대씩 차례로 옮기고, 블록 복제로 기존 환경과의 차이를 몇 분 이내로 유지합니다.",
        outcome: { value: "2~4", unit: "시간", label: "차수별 전환 시간, 전환 후 14일간 롤백 가능" },
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
        problem: "클라우드 요금이 트래픽보다 빠르게 늘고, 재무팀은 어디가 낭비인지 묻습니다.",
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
        problem: "랙은 가득 찼고 가장 최근 서버도 5년 된 장비이며, 애플리케이션은 느립니다.",
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
        problem: "이중화하려고 회선을 두 개 들였는데, 둘 다 같은 관로를 지납니다.",
        design: "경로별 물리 도면, 두 통신사, 두 인입구, BFD 300 ms × 3으로 설계하고, 고객이 입회한 가운데 절체 시험을 합니다.",
        outcome: { value: "99.9999", unit: "%", label: "독립된 99.9% 경로 두 개의 가용성, 관로를 함께 쓰면 성립하지 않음" },
        sketch: [
          [{ label: "사무실", sub: "인입구 2곳" }],
          [
            { label: "경로 A", sub: "99.9%" },
            { label: "경로 B", sub: "99.9%" },
          ],
          [{ label: "ICN1", sub: "라우터 2대" }],
        ],
      },
      {
        path: "/solutions/cyber-security",
        problem: "보험사가 보낸 보안 질문 40개 가운데 절반은 담당자가 없습니다.",
        design: "NIST CSF 2.0의 여섯 기능으로 3주간 수준을 진단하고, 2단계 인증, 탐지, 대응 훈련 순서로 갖춥니다.",
        outcome: { value: "60분", unit: "이내", label: "침해 사고 격리 시간, 90일 안에 훈련으로 확인" },
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
        design: `ICN1과 ICN2 사이 ${facts.distances.icn1ToIcn2Km} km를 동기 복제로 잇고, ${facts.distances.icn1ToPus1Km} km 떨어진 부산에 변경할 수 없는 백업을 둡니다. 훈련은 1년에 두 번 합니다.`,
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
        problem: `매치메이킹을 서울에서만 처리해, 시드니 이용자는 요청마다 ${popByCode("SYD").rtt} ms를 기다립니다.`,
        design: `판단은 ${facts.edgeComputeCities}개 도시에서 웹어셈블리나 컨테이너로 처리하고, 쓰기는 기준 리전 한 곳으로 보냅니다. 나머지 ${facts.cacheOnlyCities}개 도시는 캐시만 합니다.`,
        outcome: { value: "10 ms", unit: "이내", label: "서울·도쿄·싱가포르 도심 이용자 기준" },
        sketch: [
          [{ label: "이용자", sub: "시드니" }],
          [{ label: "SYD 엣지", sub: "함수 5 ms 미만" }],
          [{ label: "kr-seoul", sub: "쓰기 전용" }],
        ],
      },
    ],
  },
  sites: {
    eyebrow: "데이터센터",
    heading: "방문할 수 있는 데이터센터 5곳",
    intro: `모든 센터에 독립된 ${sitePower.ups} UPS의 A/B 이중 전원, ${sitePower.generators} 비상 발전기, 최대 부하 ${sitePower.fuelHours}시간분 연료, 수전\u00a0${sitePower.utilityFeeds}계통을 갖췄습니다.`,
    labels: {
      power: "수전 용량",
      rack: "랙 전력",
      carriers: "회선 연동실 입주 통신사",
      distance: "ICN1과의 거리",
      opened: "운영 시작",
      pue: "지난해 PUE",
      visit: "방문 예약",
      origin: "기준점",
    },
    roles: {
      ICN1: "kr-seoul 가용 영역 a, 네트워크 코어, 관제실",
      ICN2: "kr-seoul 가용 영역 b, 20 kW 액체 냉각 대응 전산실",
      PUS1: "kr-busan 리전, 재해 복구와 변경할 수 없는 백업",
      NRT1: "jp-tokyo 리전, 클라우드 직접 연결",
      SIN1: "sg-singapore 리전, 클라우드 직접 연결",
    },
    note: "방문은 영업일에 담당자가 동행하며 이틀 전까지 예약해 주세요. 신분증이 필요하고, 공용 전산실에서는 촬영할 수 없습니다.",
  },
  promise: {
    eyebrow: "SLA",
    heading: "가용성 목표와 서비스 크레딧",
    intro: "서비스별 월 목표와 허용 중단 시간, 미달했을 때 감면하는 금액입니다.",
    columns: { service: "서비스", target: "월 목표", downtime: "30일 기준 허용 중단 시간" },
    rows: [
      { service: "네트워크", target: sla.network },
      { service: "전력(A/B 이중 전원)", target: sla.powerDual },
      { service: "인스턴스(가용 영역 2개)", target: sla.multiZone },
      { service: "인스턴스 1대", target: sla.instance },
      { service: "로드 밸런서", target: sla.loadBalancer },
      { service: "CDN", target: sla.cdn },
      { service: "전용회선(경로 이원화)", target: sla.privateLineDiverse },
      { service: "오브젝트 스토리지", target: sla.objectStorage },
    ],
    downtime: { "99.9%": "43.2분", "99.95%": "21.6분", "99.99%": "4.3분", "99.999%": "26초" },
    credits: {
      heading: "서비스 크레딧",
      body: `해당 서비스 월 요금에서 감면하는 비율입니다. ${facts.claimDays}일 안에 티켓으로 신청해 주세요.`,
      items: [
        { when: "목표 미달, 99.9% 이상", credit: "10%" },
        { when: "99.0% 이상 99.9% 미만", credit: "25%" },
        { when: "99.0% 미만", credit: "50%" },
      ],
    },
    habits: [
      { value: `${support.p1Minutes}`, unit: "분", label: "긴급(P1) 티켓 첫 답변, 24시간 365일" },
      { value: `${facts.maintenanceNoticeDays}`, unit: "일", label: "정기 점검 사전 공지, 시간은 KST와 UTC로 표기" },
      { value: `${facts.postMortemBusinessDays}`, unit: "영업일", label: "이내 장애 원인·조치 보고서 공개" },
    ],
    limit: "고객 소프트웨어의 오류, 다른 곳에서 구매한 회선, 기한 내에 공지한 점검은 대상이 아닙니다.",
    link: "SLA 전문 보기",
  },
  prices: {
    eyebrow: "요금",
    heading: "대표 서비스 시작 요금",
    intro: `월 요금이며 부가세 ${vatRate * 100}% 별도, 클라우드는 설치비가 없습니다. 전체 요금은 한 페이지에 있습니다.`,
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
  start: {
    eyebrow: "시작하는 방법",
    heading: "문의부터 개통까지",
    intro: "영업일 기준 통상 소요 기간입니다.",
    steps: [
      {
        when: "당일",
        title: "문의",
        body: "문의 양식(항목 5개)이나 전화(09:00~18:00 KST)를 이용해 주세요. 회원 가입은 필요하지 않습니다.",
      },
      { when: "1영업일", title: "엔지니어 답변", body: "트래픽, 사업장 위치, 일정, 중단되면 안 되는 업무를 확인합니다." },
      { when: "3영업일", title: "설계와 견적", body: "도면과 항목별 견적, 제공하지 않는 범위를 보내 드립니다." },
      { when: "최대 14일", title: "시험", body: "체험 인스턴스, 시험용 IP, A/B 분할로 확인합니다. 측정 결과는 고객에게 드립니다." },
      {
        when: "60초~10일",
        title: "개통",
        body: "인스턴스 60초, 단독 서버 업무 시간 기준 4시간, 풀랙 5영업일, 자체망 구간 회선 5~10영업일",
        key: true,
      },
    ],
  },
  certificates: {
    eyebrow: "인증",
    heading: "인증 범위와 유효\u00a0기간",
    intro: "인증은 명시된 범위에서만 유효합니다. 물리 통제와 플랫폼 통제는 활용할 수 있지만, 고객의 인증은 고객이 직접 받아야 합니다.",
    columns: { name: "인증", scope: "인증 범위", number: "인증 번호", valid: "유효 기간" },
    status: { held: "보유", "in-progress": "진행 중", sample: "예시" },
    note: "예시 항목이며, 실제 인증은 아직 등록하지 않았습니다.",
    link: "심사 지원 방법",
  },
  posts: {
    eyebrow: "블로그",
    heading: "운영팀 기술 노트",
    all: "전체 글 보기",
    minutes: "{minutes}분 분량",
  },
  faq: {
    heading: "자주 묻는 질문",
    items: [
      {
        id: "price-before-sales",
        question: "영업 담당자와 상담하지\u00a0않고도 요금을 볼 수 있나요?",
        answer:
          "네. 정해진 요금은 모두 요금 페이지에 원화와 달러로 공개하고, 포함 항목과 추가 비용 항목을 나눠 적습니다. 실사나 설계가 필요한 케이지, 다크 파이버, 10 Gbps 이상 국제 회선, 프라이빗 클라우드, 운영 대행 계약만 견적으로 안내합니다.",
      },
      {
        id: "where-is-data",
        question: "데이터는 어느 나라에 저장되나요?",
        answer:
          "kr-seoul, kr-busan, jp-tokyo, sg-singapore 가운데 고객이 선택한 리전에 저장합니다. 고객이 신청하지 않으면 다른 나라로 복제하지 않습니다. 직원의 접근은 모두 기록하며, 요청하시면 기록을 제공합니다.",
      },
      {
        id: "leave",
        question: "다른 곳으로 옮기려면 어떻게 하나요?",
        answer: `이미지는 qcow2나 raw, 오브젝트는 S3 API, 데이터베이스는 덤프로 내보낼 수 있습니다. 이전용 아웃바운드 트래픽은 해지를 통보한 날부터 계약 종료 후 ${dataReturnDays}일까지 무료입니다. 이후 데이터를 삭제하며, 요청하시면 삭제 확인서를 발급합니다.`,
      },
      {
        id: "english-and-invoices",
        question: "영어로도 지원하나요? 해외\u00a0법인도 결제할 수 있나요?",
        answer:
          "네. 한국어와 영어로 답변하며, 긴급(P1) 티켓은 24시간, 그 밖의 문의는 영업일 09:00~18:00 KST에 처리합니다. 국내 기업에는 전자세금계산서를 발행하고, 해외 법인은 카드나 송금으로 달러 결제를 할 수 있습니다. 달러 요금은 분기마다 고정합니다.",
      },
      {
        id: "not-offered",
        question: "제공하지 않는 것은 무엇인가요?",
        answer:
          "중국 본토 거점, 도메인 등록, 메일함을 포함한 공유 웹 호스팅, 퍼블릭 클라우드 계정 재판매는 제공하지 않습니다. 중국 본토 이용자는 홍콩이나 서울 거점으로 접속합니다.",
      },
    ],
    all: "전체 질문 보기",
  },
  call: {
    heading: "엔지니어 상담",
    body: "운영 중인 환경과 중단되면 안 되는 업무를 알려 주시면 엔지니어가 1영업일 안에 답변합니다. 공격을 받고 있다면 24시간 긴급 전화로 연락해 주세요.",
    primary: "견적 문의",
    secondary: "요금 보기",
  },
};
