import type { page as en } from "../../en/services/load-balancing.ts";
import { facts } from "../../facts.ts";
import { balancerSizes, balancerFigures as f } from "../../figures/load-balancing.ts";
import { live } from "../../live.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudExtras } = livePrices;

const [s, m, l] = balancerSizes;
const lb = cloudExtras.loadBalancer;

export const page: Translation<typeof en> = {
  title: "로드 밸런싱",
  description: `두 건물에 걸친 L4, L7, DNS 부하 분산입니다. 멈춘 서버는 ${f.outSeconds}초 안에 제외하고, 로드 밸런서 장애는 ${f.failoverSeconds}초 안에 자동 전환합니다. SLA는 ${facts.sla.loadBalancer}입니다.`,
  hero: {
    h1: "로드 밸런싱: 두 건물에 이중화",
    lead: "멈추면 안 되는 웹·API·게임 서비스를 위해 상태 확인에 세 번 실패한 서버를 제외하며, 모든 규격에 이중화가 포함됩니다.",
    secondary: "규격과 요금 보기",
    price: startingPrice(lb.S.krw, "month", `S 규격, 이중화 포함, SLA ${facts.sla.loadBalancer}`, "ko"),
  },
  simulator: {
    users: "사용자",
    balancer: "로드 밸런서 2대",
    server: "서버 {name}",
    kill: "{name} 멈추기",
    revive: "{name} 시작",
    states: {
      up: "정상",
      failing: "{threshold}회 중 {failed}회 실패",
      out: "제외됨",
      returning: "{needed}회 중 {passed}회 통과",
    },
    perSecond: "{n}건/초",
    clock: "경과 시간",
    run: "실행",
    pause: "일시 정지",
    step: "다음 확인",
    reset: "처음부터",
    settings: "설정, 기록, 계산 기준",
    algorithm: "분산 방식",
    algorithms: {
      roundRobin: "라운드 로빈",
      weighted: "가중치 4:2:1:1",
      sourceHash: "출발지 해시",
    },
    interval: "확인 간격",
    threshold: "연속 실패 횟수",
    retry: "다른 서버로 재시도(L7, 멱등 요청)",
    seconds: "{n}초",
    lost: "실패한 요청",
    retried: "두 번째 시도에서 응답",
    detection: "감지까지 걸리는 최대 시간",
    log: "기록",
    events: {
      start: "서버 4대 정상",
      died: "서버 {name} 응답 중단",
      failed: "서버 {name} 상태 확인 {count}회 실패",
      out: "서버 {name} 제외, 나머지 서버가 나누어 처리",
      revived: "서버 {name} 응답 재개",
      passed: "서버 {name} 상태 확인 {count}회 통과",
      back: "서버 {name} 복귀",
      none: "남은 서버 없음: 미리 등록한 503 안내 화면으로 응답",
    },
    title: "사용자, 로드 밸런서 2대, 서버 4대",
    description:
      "사용자의 요청이 로드 밸런서 2대를 거쳐 서버 A~D에 나뉘어 전달됩니다. 멈춘 서버는 상태 확인이 세 번 실패할 때까지 요청을 받고, 그 뒤에는 나머지 세 대가 나누어 처리합니다.",
    assumptions: {
      heading: "계산 기준",
      items: [
        "멈춘 서버로 보낸 요청은 즉시 실패합니다. 응답 없이 멈춰 있는 서버라면 제한 시간까지 기다리게 되므로 HTTP 확인에는 별도의 제한 시간을 둡니다.",
        `감지까지 걸리는 최대 시간은 간격 × 횟수입니다. ${f.checkSeconds}초 × ${f.checkFailures}회 = ${f.outSeconds}초`,
        "실패한 요청 = 초당 요청 수 × 멈춘 서버의 비중 × 제외되기까지의 시간",
        "재시도는 L7의 GET, HEAD 같은 멱등 요청에만 적용합니다. POST 요청은 재시도하지 않으며, L4에서는 재시도할 수 없습니다.",
      ],
    },
  },
  capabilities: {
    eyebrow: "기능",
    heading: "로드 밸런싱 주요 기능",
    items: [
      {
        title: "L4 부하 분산",
        body: "TCP, UDP, QUIC을 내용 변경 없이 전달합니다. DSR을 쓰면 응답이 로드 밸런서를 거치지 않으므로, 1 Gbps 규격으로 10 Gbps 다운로드도 감당합니다.",
        figure: { value: "DSR", label: "응답을 사용자에게 직접 전송" },
      },
      {
        title: "L7 부하 분산",
        body: `HTTP/1.1, 2, 3과 gRPC, 웹소켓을 호스트, 경로, 헤더에 따라 나눕니다. TLS 1.2와 1.3을 여기에서 종료하고 SNI 인증서를 ${f.sniCertificates}개까지 등록하며, 클라이언트 인증이 필요하면 mTLS를 적용합니다.`,
        figure: { value: `${f.sniCertificates}`, unit: "개", label: "로드 밸런서당 SNI 인증서" },
      },
      {
        title: "분산 방식 4종",
        body: `라운드 로빈, 최소 연결, 가중치, 출발지 해시를 제공합니다. 세션이 서버 메모리에 있으면 쿠키나 주소로 세션을 유지하고, 배포 전에는 기존 연결이 끝나도록 0~${grouped(f.drainMaxSeconds)}초 동안 기다립니다.`,
        figure: { value: grouped(f.drainMaxSeconds), unit: "초", label: "배포 전 연결 종료 대기 최대 시간" },
      },
      {
        title: "상태 확인(헬스 체크)",
        body: `TCP, 응답 본문까지 보는 HTTP, gRPC 상태를 ${f.checkRange[0]}~${f.checkRange[1]}초마다 확인합니다. 두 번 연속 통과해야 복귀하므로 불안정한 서버가 제외와 복귀를 반복하지 않습니다.`,
        figure: {
          value: `${f.checkSeconds}초 × ${f.checkFailures}`,
          label: `기본값: ${f.outSeconds}초 뒤 제외, ${f.backChecks}회 통과 후 복귀`,
        },
      },
      {
        title: "센터 간 GSLB",
        body: `지연 시간, 국가, 장애 조치 기준으로 DNS에 응답하며 ${f.gslbVantagePoints}개 지점에서 상태를 확인합니다. TTL ${f.gslbTtlSeconds}초 기준으로 ${f.gslbSwitchSeconds}초 안에 다른 센터로 전환합니다.`,
        figure: { value: `≤ ${f.gslbSwitchSeconds}`, unit: "초", label: "두 번째 센터로 전환" },
      },
      {
        title: "로드 밸런서 이중화",
        body: `${facts.distances.icn1ToIcn2Km} km 떨어진 ICN1과 ICN2의 로드 밸런서가 연결 상태를 공유합니다. 한 대가 멈추면 ${f.failoverSeconds}초 안에 다른 장비로 주소가 넘어가고, 열려 있던 연결은 대부분 유지됩니다.`,
        figure: { value: `${facts.distances.icn1ToIcn2Km}`, unit: "km", label: "두 장비 사이의 거리" },
      },
    ],
  },
  comparison: {
    eyebrow: "계층",
    heading: "L4·L7·GSLB 비교",
    columns: ["항목", "L4", "L7", "GSLB"],
    rows: [
      ["판단 기준", "주소와 포트", "호스트, 경로, 헤더, 쿠키", "DNS 쿼리를 보낸 위치"],
      ["암호화된 내용 확인", "불가", "가능, TLS 종료", "불가"],
      ["사용자 주소", "PROXY v2 또는 DSR", "X-Forwarded-For", "사용자가 직접 연결하므로 그대로"],
      ["요청 재시도", "불가", "멱등 요청만 가능", "불가"],
      ["더해지는 지연", "0.1 ms 미만", "0.5~1 ms", "TTL마다 DNS 조회 1회"],
      ["반응 시간", `${f.outSeconds}초`, `${f.outSeconds}초, 재시도는 즉시`, `${f.gslbSwitchSeconds}초 이내`],
      ["알맞은 용도", "게임, 메일, 데이터베이스, 고속 처리", "웹, API, gRPC, 웹 방화벽 연동", "두 센터, 두 국가"],
    ],
  },
  spec: {
    eyebrow: "규격",
    heading: "S·M·L 규격, 모두 이중화 구성",
    updated: "2026-11-15",
    groups: [
      {
        caption: "S 규격",
        rows: [
          ["처리량", `${s.gbps} Gbps`],
          ["동시 연결", `${grouped(s.connections)}개`],
          ["TLS 핸드셰이크", `초당 ${grouped(s.handshakes)}회`],
          ["월 요금", `${won(lb.S.krw, "ko")} (${usd(lb.S.usd)})`],
        ],
      },
      {
        caption: "M 규격",
        rows: [
          ["처리량", `${m.gbps} Gbps`],
          ["동시 연결", `${grouped(m.connections)}개`],
          ["TLS 핸드셰이크", `초당 ${grouped(m.handshakes)}회`],
          ["월 요금", `${won(lb.M.krw, "ko")} (${usd(lb.M.usd)})`],
        ],
      },
      {
        caption: "L 규격",
        rows: [
          ["처리량", `${l.gbps} Gbps`],
          ["동시 연결", `${grouped(l.connections)}개`],
          ["TLS 핸드셰이크", `초당 ${grouped(l.handshakes)}회`],
          ["월 요금", `${won(lb.L.krw, "ko")} (${usd(lb.L.usd)})`],
        ],
      },
      {
        caption: "공통",
        rows: [
          ["유휴 제한 시간", `${f.idleSeconds}초, 최대 ${grouped(f.idleMaxSeconds)}초까지 설정`],
          ["TLS", "1.2·1.3, ECDSA·RSA, OCSP 스테이플링"],
          ["로그", "L7은 요청별, L4는 플로별, 90일 보관"],
          ["규격 변경", "주소 유지, 기존 연결 종료 후 전환"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "로드 밸런싱 이용 시 제한 사항",
    items: [
      {
        title: "데이터베이스 장애",
        body: "데이터베이스가 멈추면 모든 웹 서버에서 오류가 납니다. 상태 확인에는 서비스에 꼭 필요한 항목만 포함해 주세요.",
      },
      {
        title: "서버 메모리에 있는 세션",
        body: "세션 유지 기능은 사용자를 같은 서버로 보냅니다. 그 서버가 멈추면 세션도 사라지므로 공유 저장소에 보관해 주세요.",
      },
      {
        title: "포트보다 큰 공격",
        body: "로드 밸런서는 공격을 걸러내지 않습니다. 공격은 앞단의 [DDoS 방어](/services/ddos-protection)에서 막아야 합니다.",
      },
      {
        title: "장애 직후의 요청",
        body: `${f.outSeconds}초가 지나기 전에는 새 요청의 4분의 1이 멈춘 서버로 갑니다. 조회 요청은 L7이 재시도하지만, 쓰기 요청은 클라이언트가 다시 보내야 합니다.`,
      },
    ],
  },
  delivery: {
    eyebrow: "적용 절차",
    heading: "생성부터 전환까지",
    steps: [
      {
        when: "1분",
        title: "생성",
        body: `API나 Terraform으로 규격, 리스너, 인증서, 서버를 정합니다. ${ticketLink("티켓으로 요청", "로드 밸런서 생성")}하시면 업무 시간 기준 ${live.p3} 안에 생성합니다.`,
      },
      {
        when: "15분",
        title: "상태 확인",
        body: "서버가 하나씩 정상으로 바뀝니다. 실패하면 연결 거부, 시간 초과, 상태 코드, 본문 불일치 중 원인을 표시합니다.",
      },
      { when: "1시간", title: "예행연습", body: "hosts 파일로 접속해 보고 일부러 서버를 멈춘 뒤 기록을 확인합니다.", key: true },
      { when: "하루 전", title: "TTL 60초", body: "운영 도메인의 DNS TTL을 낮춰 1분 안에 되돌릴 수 있게 합니다." },
      { when: "당일", title: "전환", body: "레코드를 바꾸고 10분 동안 오류율과 p95를 확인합니다. 기존 주소는 하루 동안 유지합니다." },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "규격별 정액제, 이중화 포함",
    body: "규칙, 인증서, 새 연결 수에는 과금하지 않습니다. 트래픽은 네트워크를 나갈 때 한\u00a0번만 계산하며 로드 밸런서에서 다시 계산하지 않습니다.",
    from: won(lb.S.krw, "ko"),
    unit: `S 규격 월 요금 (${usd(lb.S.usd)}), 부가세 별도`,
    included: ["두 건물에 걸친 이중화", "상태 확인, 연결 종료 대기, 세션 유지", "무료 DV 인증서", "로그 90일"],
    extra: [`M 규격 ${won(lb.M.krw, "ko")}, L 규격 ${won(lb.L.krw, "ko")}`, "GSLB는 도메인과 쿼리 수에 따라 견적", "앞단 웹 방화벽(WAF)"],
  },
  faq: {
    heading: "로드 밸런싱 관련 질문",
    items: [
      {
        id: "q-layers",
        question: "L4와 L7 중 무엇을 써야 하나요?",
        answer:
          "속도가 중요하거나 HTTP가 아니라면 L4를 권합니다. 게임, 메일, 데이터베이스, UDP 서비스가 해당합니다. 요청 내용에 따라 나누어야 하면 L7이 맞습니다. /api와 /img를 다른 서버로 보내거나, TLS를 한곳에서 종료하거나, 웹 방화벽을 연동하거나, 조회 요청을 재시도할 때입니다. 둘 다 필요하면 앞단에 L4, 뒤에 L7을 이어 구성하며, 이때 더해지는 지연은 최대 약 1.1 ms입니다.",
      },
      {
        id: "q-client-ip",
        question: "실제 접속자 IP를 확인할 수 있나요?",
        answer:
          "확인할 수 있습니다. L7에서는 사용자가 보낸 X-Forwarded-For를 지우고 새로 기록하므로 값을 신뢰할 수 있습니다. L4에서는 PROXY protocol v2로 연결 앞에 주소를 붙이거나(nginx, HAProxy, Envoy, Postfix 등 지원 설정 필요), DSR로 패킷을 그대로 전달해 서버가 헤더 없이도 사용자 주소를 보게 합니다.",
      },
      {
        id: "q-websocket",
        question: "웹소켓 연결이 끊기지 않나요?",
        answer: `유휴 제한 시간은 기본 ${f.idleSeconds}초이며 최대 ${grouped(f.idleMaxSeconds)}초까지 늘릴 수 있습니다. 양방향 모두 데이터가 없을 때만 유휴로 보므로 30초마다 핑을 보내면 계속 유지됩니다. 배포할 때는 최대 ${grouped(f.drainMaxSeconds)}초까지 기다린 뒤 남은 연결을 닫습니다. 클라이언트가 몇 초의 무작위 간격을 두고 다시 연결하도록 해야 한꺼번에 몰리지 않습니다.`,
      },
      {
        id: "q-flap",
        question: "상태 확인 설정이 잘못되면 어떻게 되나요?",
        answer:
          "서버 장애보다 자주 일어나는 일입니다. 모든 서버가 같은 순간에 실패하면 확인 설정이 잘못된 것으로 보고 서버를 그대로 둔 채 알림을 보냅니다(해제 가능). 다른 서비스 세 곳까지 조회하도록 설정하면 그중 하나만 멈춰도 모든 서버가 동시에 실패로 판정됩니다. 꼭 동작해야 하는 화면 하나를, 확인 간격보다 짧은 제한 시간으로 점검해 주세요.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/public-cloud-solution", "/services/cdn", "/services/firewall", "/solutions/network-design"],
  },
  call: {
    heading: "최대 초당 요청 수를 알려 주세요",
    body: "서버 수와 프로토콜, 센터가 한 곳인지 두 곳인지도 함께 알려 주시면 알맞은 규격과 상태 확인 설정, 장애 조치 시험 계획을 보내 드립니다.",
  },
};
