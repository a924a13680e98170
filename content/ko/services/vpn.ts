import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/vpn.ts";
import { facts } from "../../facts.ts";
import { vpnFigures as f } from "../../figures/vpn.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import { ticketLink } from "../../ticket-link.ts";

const { lines, vpn } = livePrices;

export const page: Translation<typeof en> = {
  title: "VPN",
  description: `두 건물의 게이트웨이 두 대로 사이트 간 IPsec, WireGuard, SSL VPN을 제공합니다. 터널당 ${f.tunnelGbps} Gbps, ${f.failoverSeconds}초 이내 자동 전환, SSO와 2단계 인증을 지원합니다.`,
  hero: {
    h1: "VPN: 지사·클라우드·재택 근무 연결",
    lead: "지사와 재택 근무자가 있는 기업을 위해 사업장은 IPsec, 직원은 WireGuard, 다른 포트가 막힌 곳은 TCP 443 기반 SSL VPN으로 연결합니다.",
    secondary: "요금 계산하기",
    price: startingPrice(vpn.remote10.krw, "month", `원격 접속 10명. IPsec 게이트웨이 ${won(vpn.ipsec200.krw, "ko")}`, "ko"),
  },
  comparison: {
    eyebrow: "방식 비교",
    heading: "IPsec·WireGuard·SSL VPN·전용회선 비교",
    intro: "두 가지 방식을 함께 쓰는 고객이 많습니다.",
    columns: ["항목", "IPsec", "WireGuard", "SSL VPN", "전용회선"],
    rows: [
      ["연결 대상", "사업장 간, 사업장과 클라우드", "직원과 사내망", "제한된 네트워크에 있는 직원", "두 건물"],
      [
        "속도",
        `터널당 ${f.tunnelGbps} Gbps, ECMP ${f.ecmpGbps} Gbps`,
        "직원의 인터넷 회선 속도",
        "WireGuard보다 느림(TCP over TCP)",
        "10 Mbps~100 Gbps 보장",
      ],
      ["지연 시간", "인터넷 구간, 보장 없음", "인터넷 구간, 보장 없음", "인터넷 구간에 재전송 추가", "계약에 명시"],
      ["필요한 장비", "IKEv2 라우터·방화벽", "5개 운영체제용 앱, MTU 1420", "브라우저 또는 앱, TCP 443", "포트"],
      ["준비 시간", "몇 시간", "1인당 몇 분", "1인당 몇 분", "5영업일~12주"],
      ["암호화", "AES-256-GCM", "ChaCha20-Poly1305", "TLS 1.3", "분리만 제공, 암호화는 별도"],
      [
        "월 요금",
        `게이트웨이 ${won(vpn.ipsec200.krw, "ko")}부터`,
        `10명 ${won(vpn.remote10.krw, "ko")}부터`,
        "WireGuard 요금에 포함",
        `${won(lines.metro.mbps100.krw, "ko")}부터`,
      ],
    ],
  },
  topology: {
    eyebrow: "요금 계산",
    heading: "게이트웨이와 인원별 VPN 요금",
    intro: "터널 수에는 과금하지 않습니다. 게이트웨이와 이중화, 원격 접속 인원만 요금에 더해집니다.",
    sites: "사업장 수(허브 포함)",
    shape: "구성",
    shapes: {
      hub: { label: "허브 앤 스포크", hint: "모든 사업장이 게이트웨이에 연결되고, 사업장 간 트래픽은 허브를 거칩니다" },
      mesh: { label: "풀 메시", hint: "모든 사업장을 서로 연결합니다. 경로는 짧고 설정은 많습니다" },
    },
    pathHub: "부산–도쿄, 서울 경유",
    pathMesh: "부산–도쿄, 직접 연결",
    hubName: "게이트웨이 2대, ICN1 + ICN2",
    gateway: "게이트웨이",
    gateways: { small: "200 Mbps", large: "1 Gbps" },
    ha: "이중화",
    haOptions: { off: "1대", on: "2대, 1.8배" },
    users: "원격 접속 인원",
    userOptions: { none: "없음", u10: "10명까지", u50: "50명까지", u200: "200명까지" },
    bill: {
      title: "월 예상 요금",
      badge: "예시 요금",
      sub: "월, 부가세 별도",
      gateway: "IPsec 게이트웨이 {size}",
      ha: "두 번째 게이트웨이와 자동 전환",
      users: "원격 접속 {users}",
    },
    summary: "{shape}, 사업장 {sites}곳, 터널 {tunnels}개, 게이트웨이 {size}, {ha}, 원격 접속 {users}",
    title: "터널로 연결된 사업장",
    description: "사업장이 원 위에 놓여 있습니다. 허브 구성에서는 가운데 게이트웨이와만 연결되고, 메시 구성에서는 모두 서로 연결됩니다.",
    assumptions: {
      heading: "계산 기준",
      items: [
        "터널은 두 사업장을 잇는 IPsec 한 쌍입니다. 게이트웨이를 이중화하면 ICN1과 ICN2에 각각 만들지만 하나로 계산합니다.",
        `이중화 요금은 게이트웨이 1대의 ${vpn.haFactor}배입니다. 터널 수에는 과금하지 않습니다.`,
        "메시 구성에서 사업장 간 터널은 고객 라우터가 맡고, 당사 게이트웨이는 사업장 하나로 계산합니다.",
        "원화 요금은 부가세 10% 별도입니다.",
      ],
    },
  },
  capabilities: {
    eyebrow: "기능",
    heading: "VPN 주요 기능",
    items: [
      {
        title: "사이트 간 IPsec",
        body: `IKEv2만 사용하며 AES-256-GCM, SHA-384, ECP-384, 순방향 비밀성(PFS)을 적용하고 ${f.rekeyHours}시간마다 키를 교체합니다. 경로는 BGP나 정적으로 설정합니다. IKEv1, 3DES, 그룹 2는 허용하지 않습니다.`,
        figure: { value: "IKEv2", label: "전용, AES-256-GCM·ECP-384·PFS" },
      },
      {
        title: "처리량",
        body: `터널 하나가 코어 하나를 쓰므로 터널당 최대 ${f.tunnelGbps} Gbps이며, 대형 클라우드의 표준 터널과 같은 수준입니다. 터널 8개를 ECMP로 묶으면 ${f.ecmpGbps} Gbps까지 처리하지만, 플로 하나는 터널 하나만 사용합니다.`,
        figure: { value: `${f.ecmpGbps}`, unit: "Gbps", label: "터널 8개와 ECMP 기준" },
      },
      {
        title: "원격 접속",
        body: `WireGuard(UDP, MTU ${grouped(f.wireguardMtu)})를 쓰고, 웹만 허용하는 네트워크에서는 TCP 443으로 SSL VPN을 씁니다. 사내 SAML·OIDC 계정과 2단계 인증으로 로그인하며, 디스크 암호화가 꺼진 노트북은 접속을 거부합니다. 목적지별로 터널을 나눌 수 있습니다.`,
        figure: { value: "SSO", label: "2단계 인증 적용. 공유 키와 별도 비밀번호 없음" },
      },
      {
        title: "게이트웨이 이중화",
        body: `${facts.distances.icn1ToIcn2Km} km 떨어진 ICN1과 ICN2에 한 대씩 둡니다. ${f.dpdSeconds}초마다 응답을 확인하고 ${f.dpdRetries}회 연속 응답이 없으면 ${f.failoverSeconds}초 안에 두 번째 게이트웨이로 전환합니다.`,
        figure: { value: `≤ ${f.failoverSeconds}`, unit: "초", label: "트래픽 복구까지" },
      },
      {
        title: "장비별 설정 파일",
        body: `라우터 기종과 버전을 ${ticketLink("티켓으로 알려", "라우터 설정 파일 요청")} 주시면 주소와 타이머를 채운 설정 파일을 1영업일 안에 보내 드립니다. 접속 로그는 사용자, 기기, 시각, 전송량만 1년 동안 보관하며 내용은 기록하지 않습니다.`,
        figure: { value: `${f.logYears}`, unit: "년", label: "접속 로그 보관" },
      },
    ],
  },
  spec: {
    eyebrow: "암호화와 패킷 크기",
    heading: "암호화, 패킷 크기, 포트 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "IPsec",
        rows: [
          ["IKE", "v2, AES-256-GCM, PRF SHA-384, ECP-384"],
          ["ESP", "AES-256-GCM, PFS ECP-384"],
          ["인증", "인증서 또는 32자 이상의 키"],
          ["키 수명", `IKE 24시간, ESP ${f.rekeyHours}시간`],
        ],
      },
      {
        caption: "패킷 크기",
        rows: [
          ["IPsec(NAT 통과)", `MTU ${grouped(f.ipsecMtu)}, TCP MSS ${grouped(f.ipsecMss)}`],
          ["WireGuard", `MTU ${grouped(f.wireguardMtu)}, TCP MSS ${grouped(f.wireguardMss)}`],
          ["MSS 조정", "기본 적용, 양방향"],
        ],
      },
      {
        caption: "가용성",
        rows: [
          ["게이트웨이 2대", `월 ${facts.sla.vpnHa}(30일에 중단 ${downtime(facts.sla.vpnHa, "ko")} 이하)`],
          ["장애 감지", `DPD ${f.dpdSeconds}초 × ${f.dpdRetries}회 또는 BGP의 BFD`],
          ["점검", `한 대씩 진행, ${facts.maintenanceNoticeDays}일 전 공지`],
        ],
      },
      {
        caption: "접속",
        rows: [
          ["로그인", "SAML 2.0, OIDC, TOTP 또는 패스키"],
          ["지원 기기", "Windows, macOS, Linux, iOS, Android"],
          ["포트", "UDP 500·4500·51820, TCP 443"],
        ],
      },
    ],
  },
  delivery: {
    eyebrow: "구축 절차",
    heading: "VPN 구축 절차, 이틀 소요",
    steps: [
      {
        when: "1시간",
        title: "계획",
        body: "양쪽 네트워크와 겹치는 대역을 표시하고 구성을 정합니다. 대역이 겹치면 먼저 조정이 필요합니다.",
      },
      { when: "당일", title: "게이트웨이", body: "고객 IP 대역에 맞춰 게이트웨이 두 대를 만들고, 라우터별 설정 파일을 보내 드립니다." },
      {
        when: "사업장당 반나절",
        title: "라우터 설정",
        body: "설정을 붙여 넣고 터널이 연결되는지 확인합니다. 첫 사업장은 통화하며 함께 진행합니다.",
        key: true,
      },
      { when: "2일 차", title: "직원 등록", body: "사내 계정 시스템을 연동하고, 직원은 링크와 2단계 인증으로 직접 등록합니다." },
      { when: "2일 차", title: "전환 훈련", body: "정해 주신 시각에 첫 게이트웨이를 멈추고 전환 시간을 측정합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "VPN 이용 시 제한 사항",
    items: [
      {
        title: "지연 시간을 보장하지 않습니다",
        body: "터널은 인터넷 경로를 따라갑니다. 왕복 지연을 보장받아야 한다면 [전용회선](/services/dedicated-line)을 쓰고 VPN은 예비 경로로 두어 주세요.",
      },
      {
        title: "플로 하나는 코어 하나를 씁니다",
        body: `터널이 많아도 복사 작업 하나는 ${f.tunnelGbps}\u00a0Gbps를 넘지 못합니다. 여러 연결로 나누어 전송해 주세요.`,
      },
      {
        title: "오래된 암호 방식은 지원하지 않습니다",
        body: "IKEv1만 지원하는 라우터는 연결할 수 없습니다. IKEv2를 지원하는 라우터를 빌려 드립니다.",
      },
      {
        title: "익명 접속 서비스가 아닙니다",
        body: "고객의 네트워크를 서로 잇는 서비스입니다. 접속 위치를 숨기는 용도로는 제공하지 않습니다.",
      },
    ],
  },
  price: {
    id: "network",
    eyebrow: "요금",
    heading: "게이트웨이 단위 VPN 요금",
    body: `터널 수에는 과금하지 않으며, 게이트웨이 두 대의 요금은 한 대의 ${vpn.haFactor}배입니다. 게이트웨이를 거치는 사업장 간 트래픽은 포함되며, 인터넷으로 나가는 트래픽은 일반 요금으로 계산합니다.`,
    from: won(vpn.ipsec200.krw, "ko"),
    unit: `IPsec 게이트웨이 200 Mbps 월 요금 (${usd(vpn.ipsec200.usd)}), 부가세 별도`,
    included: ["게이트웨이가 수용하는 모든 터널", "장비별 설정 파일", "로그 1년 보관"],
    extra: [
      `1 Gbps 게이트웨이 ${won(vpn.ipsec1g.krw, "ko")}, 이중화 ${vpn.haFactor}배`,
      `원격 접속 10명 ${won(vpn.remote10.krw, "ko")}, 50명 ${won(vpn.remote50.krw, "ko")}, 200명 ${won(vpn.remote200.krw, "ko")}`,
      "라우터 대여, 방문 설치",
    ],
  },
  faq: {
    heading: "VPN 관련 질문",
    items: [
      {
        id: "q-slow",
        question: "VPN이 느린 이유는 무엇인가요?",
        answer: `세 가지를 순서대로 확인해 주세요. 첫째, 패킷 크기입니다. 상대편으로 ping -M do -s ${f.ipsecMtu - 28}을 실행해 실패하고 더 작은 크기에서 성공하면 중간 장비가 MTU를 무시하는 것이므로 MSS를 ${grouped(f.ipsecMss)}로 조정합니다. 둘째, 플로 수입니다. iperf3 -P 8이 iperf3 하나보다 몇 배 빠르면 단일 플로의 한계입니다. 셋째, 거리입니다. 서울–싱가포르처럼 ${popByCode("SIN").rtt} ms인 구간에서 64 KB 윈도의 TCP 연결 하나는 약 7.5 Mbps를 넘지 못하므로 윈도 확장을 켜거나 서버를 옮겨야 합니다.`,
      },
      {
        id: "q-devices",
        question: "어떤 장비와 호환되나요?",
        answer:
          "AES-256-GCM과 ECP-384를 지원하는 IKEv2 장비라면 모두 가능합니다. 널리 쓰이는 라우터와 방화벽, strongSwan, 대형 클라우드의 VPN 게이트웨이는 시험을 마친 설정 파일을 제공하고, 확인한 최소 버전을 함께 적습니다. 이 암호 방식을 지원하지 않는 장비에는 AES-256-CBC, SHA-256, 그룹 14까지를 최저 기준으로 터널별로 허용하며 보안 보고서에 표시합니다.",
      },
      {
        id: "q-line",
        question: "VPN과 전용회선 중 무엇이 맞나요?",
        answer: `${f.lineThresholdMbps} Mbps 미만이고 잠깐의 지연을 견딜 수 있는 업무라면 VPN이 맞습니다. 비용이 10분의 1 수준이고 이틀 안에 쓸 수 있습니다. 꾸준한 트래픽이나 왕복 지연에 민감한 복제, 음성에는 전용회선을 쓰고 VPN은 예비 경로로 함께 두어 주세요. BGP에서 전용회선을 우선하도록 설정하면 케이블이 끊겨도 속도만 느려지고 업무는 계속할 수 있습니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/dedicated-line", "/services/firewall", "/solutions/network-design", "/services/multi-cloud-connection"],
  },
  call: {
    heading: "사업장과 라우터 목록을 보내 주세요",
    body: "도시, 회선 속도, 기종과 버전을 알려 주시면 1영업일 안에 구성과 주소 계획, 라우터별 설정 파일을 보내 드립니다.",
  },
};
