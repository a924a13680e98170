import type { page as en } from "../../en/services/firewall.ts";
import { type FirewallSize, firewallFigures as f, firewallSizes, tlsGbps } from "../../figures/firewall.ts";
import { grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { firewall } = livePrices;

const row = (name: string, cell: (size: FirewallSize) => string): readonly string[] => [name, ...firewallSizes.map(cell)];

export const page: Translation<typeof en> = {
  title: "방화벽: 2인 검토로 운영하는 하나의 정책",
  description: `보안 그룹, 가상 어플라이언스, 이중화 장비를 하나의 정책으로 운영합니다. 일반 변경은 업무 시간 기준 ${f.standardChangeBusinessHours}시간, 긴급 변경은 ${f.emergencyChangeMinutes}분, 모든 변경은 2인이 검토합니다.`,
  hero: {
    h1: "방화벽: 사무실·서버·클라우드의 접근 정책을 함께 운영합니다",
    lead: "방화벽 담당 인력이 없는 기업을 위해, 허용할 통신을 정해 주시면 사무실·서버·클라우드에 규칙을 적용하고 변경을 기록합니다.",
    secondary: "규격 비교하기",
    price: startingPrice(firewall.S.krw, "month", "S 규격, 운영 포함", "ko"),
  },
  nav: {
    title: "방화벽",
    items: [
      { id: "zones", label: "영역 지도" },
      { id: "sizes", label: "규격" },
      { id: "price", label: "요금" },
      { id: "sheet", label: "주요 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "도입 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  zones: {
    heading: "영역 간 규칙 예시",
    intro: "작은 온라인 쇼핑몰의 예입니다. 출발 영역과 도착 영역을 선택하면 가장 먼저 일치하는 규칙과 그 이유를 표시합니다.",
    drawing: {
      title: "작은 온라인 쇼핑몰의 영역 지도",
      description:
        "방화벽 하나를 둘러싼 다섯 영역입니다. 바깥의 인터넷, 리버스 프록시가 있는 DMZ, 애플리케이션 영역, 데이터베이스 영역, 배스천 서버와 로그 수집기, DNS 서버가 있는 관리 영역입니다. 영역 사이의 모든 경로는 방화벽을 지납니다. 선택한 경로는 굵게 표시하며, 허용 규칙이 있으면 이어지고 없으면 방화벽에서 끊깁니다. 영역마다 선택한 출발 영역에서 쓸 수 있는 서비스 수를 표시합니다.",
      firewall: "방화벽",
    },
    fromLegend: "출발",
    toLegend: "도착",
    names: {
      internet: { name: "인터넷", holds: "사용자를 포함한 외부 전체" },
      dmz: { name: "DMZ", holds: "리버스 프록시, WAF" },
      app: { name: "애플리케이션", holds: "서버 12대" },
      db: { name: "데이터베이스", holds: "주 서버와 예비 서버" },
      mgmt: { name: "관리", holds: "배스천, 로그, DNS" },
    },
    services: {
      https: "HTTPS",
      http: "HTTP",
      api: "애플리케이션",
      postgres: "PostgreSQL",
      ssh: "SSH",
      rdp: "원격 데스크톱",
      syslog: "TLS 기반 syslog",
      dns: "DNS",
    },
    allow: "허용",
    deny: "차단",
    rule: "규칙",
    summary: "{from} → {to}: 서비스 {total}개 중 {allowed}개 허용",
    sameZone: {
      title: "같은 영역 안의 통신은 방화벽을 지나지 않습니다",
      body: "같은 영역의 통신은 서버별 보안 그룹으로 제한합니다. 애플리케이션 서버 사이에는 열린 포트가 없어 한 대가 침해되어도 다른 서버로 확산되지 않습니다.",
    },
    stateful: "응답에는 규칙이 필요 없습니다. 방화벽이 세션을 기억하고 끝날 때까지 되돌아오는 패킷을 허용합니다.",
    rules: {
      web: { name: "웹 접속", why: "외부에서 들어올 수 있는 통로는 이곳뿐입니다. 프록시에서 WAF와 IPS가 요청을 검사합니다." },
      redirect: { name: "HTTPS로 이동", why: "주소를 직접 입력한 사용자를 위해 80번 포트는 HTTPS로 이동하라는 응답만 보냅니다." },
      proxy: {
        name: "프록시에서 애플리케이션",
        why: "프록시의 주소에서 애플리케이션 포트로만 허용합니다. 사용자는 서버에 직접 접속할 수 없습니다.",
      },
      database: {
        name: "애플리케이션에서 DB",
        why: "애플리케이션 주소 그룹에서 포트 하나만 허용합니다. DMZ의 다른 장비는 접속할 수 없습니다.",
      },
      partners: {
        name: "외부 연동",
        why: "결제, 메일, 지도 등 등록된 호스트 이름만 허용합니다. 외부로 열린 통신은 데이터 유출 경로가 될 수 있습니다.",
      },
      bastion: {
        name: "관리 접속",
        why: "2단계 인증과 녹화를 거치는 배스천 서버에서만 SSH를 허용합니다.",
      },
      logs: { name: "로그 수집", why: "서버는 자신이 읽거나 고칠 수 없는 수집기로 로그를 보냅니다." },
      resolver: {
        name: "이름 조회",
        why: "DNS 쿼리는 내부 DNS 서버로만 보냅니다. 외부로 직접 나가는 DNS는 데이터 유출 통로로 자주 쓰입니다.",
      },
      updates: { name: "업데이트", why: "관리 영역이 서명된 저장소에서 패키지를 받고, 서버는 그곳에서 다시 받습니다." },
      quiet: {
        name: "DB는 먼저 연결하지 않음",
        why: "데이터베이스는 응답만 합니다. 먼저 연결하려 한다면 이상 징후이므로 분석가가 확인합니다.",
      },
      cleanup: {
        name: "그 밖의 모든 통신",
        why: "규칙에 없는 통신은 차단하고 기록합니다. 90일치 기록을 보면 빠진 규칙과 반복되는 시도를 알 수 있습니다.",
      },
    },
    matrixHeading: "전체 허용표",
    matrixCaption: "출발 영역(행)과 도착 영역(열)별 허용 서비스",
    nothing: "없음",
    note: "예시로 만든 규칙 목록이며 위에서부터 읽어 먼저 일치하는 규칙을 적용합니다. 영역의 숫자는 선택한 출발 영역에서 쓸 수 있는 서비스 수(8개 중)입니다. 실제 정책도 원리는 같습니다.",
  },
  comparison: {
    eyebrow: "규격",
    heading: "S~XL 규격별 처리량, 세션, 요금",
    intro: "IPS 적용 처리량을 기준으로 규격을 정하고, 짧은 요청이 많다면 초당 신규 세션도 확인해 주세요.",
    columns: ["", ...firewallSizes.map(({ id }) => id)],
    rows: [
      row("상태 추적, Gbps", (size) => `${size.statefulGbps}`),
      row("IPS 적용, Gbps", (size) => `${size.ipsGbps}`),
      row("TLS 검사 적용, Gbps", (size) => tlsGbps(size).join("~")),
      row("동시 세션", (size) => `${grouped(size.sessionsMillion * 100)}만`),
      row("초당 신규 세션", (size) => `${grouped(size.newPerSecondThousand / 10)}만`),
      ["형태", "가상", "가상 또는 이중화 장비", "이중화 장비", "이중화 장비"],
      row("월 요금(운영 포함)", (size) =>
        size.id !== "XL" ? `${won(firewall[size.id].krw, "ko")}(${usd(firewall[size.id].usd)})` : "별도 견적",
      ),
    ],
    note: `TLS 검사를 켜면 암호 방식과 파일 크기에 따라 IPS 처리량의 ${f.tlsLoss[0] * 100}~${f.tlsLoss[1] * 100}%가 줄어듭니다. 요금은 부가세 별도입니다.`,
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "방화벽 주요 기능",
    items: [
      {
        title: "방화벽 형태 3종",
        body: "보안 그룹은 하이퍼바이저에서 걸러내며 무료입니다. 가상 어플라이언스는 고객 네트워크 사이를 라우팅합니다. 랙에 설치하는 이중화 장비는 두 대가 세션 정보를 공유합니다.",
        figure: { value: "3", unit: "가지 형태", label: "정책은 하나로 관리" },
      },
      {
        title: "애플리케이션 식별",
        body: "내용으로 트래픽을 식별하므로 443번 포트의 터널을 웹 페이지로 오인하지 않습니다. IPS 시그니처는 매일, 국가·평판 목록은 매시간 갱신합니다.",
        figure: { value: "매일", label: "IPS 시그니처, 자체 트래픽에서 먼저 시험" },
      },
      {
        title: "TLS 검사(선택)",
        body: "요청하신 경우에만 켭니다. 임직원이 보내는 내용을 검사하므로 먼저 고지해야 하고 은행, 의료, 노동조합 사이트는 예외 목록에 넣어야 합니다. 규격도 한 단계 이상 올려야 합니다.",
        figure: { value: `−${f.tlsLoss[0] * 100}~${f.tlsLoss[1] * 100}`, unit: "%", label: "검사 중 처리량 감소" },
      },
      {
        title: "2인 검토",
        body: "한 명이 작성하고 다른 한 명이 확인하며 고객이 승인합니다. 적용 전에 전체 정책과 대조해 가려지거나 모순되는 규칙이 없는지 검사합니다.",
        figure: {
          value: `${f.standardChangeBusinessHours}`,
          unit: "시간",
          label: `일반 변경(업무 시간 기준). 긴급 변경은 ${f.emergencyChangeMinutes}분(24시간 대응)`,
        },
      },
      {
        title: "롤백",
        body: "변경마다 버전을 보관합니다. 티켓이나 전화로 요청하시면 모든 장비를 직전 버전으로 되돌리고, 문제가 된 버전은 원인 분석용으로 보관합니다.",
        figure: { value: `≤ ${f.rollbackMinutes}`, unit: "분", label: "요청부터 모든 장비의 정책 복구까지" },
      },
      {
        title: "미사용 규칙 정리",
        body: `${f.unusedDays}일 동안 쓰이지 않은 규칙, 담당자가 없는 규칙, 종료일이 지난 규칙을 분기마다 보고합니다. 삭제할 항목을 선택하시면 다음 작업 시간에 정리합니다.`,
        figure: { value: `${f.logYears}`, unit: "년", label: "트래픽과 변경 로그 보관" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "방화벽 이용 시 제한 사항",
    intro: "첫째와 셋째 항목은 다른 서비스로 보완합니다.",
    items: [
      {
        title: "대량 공격을 견디지 못합니다",
        body: "규칙이 동작하기 전에 세션 테이블과 회선이 먼저 찹니다. 대량 트래픽은 방화벽 앞의 [DDoS 방어](/services/ddos-protection)에서 막아야 합니다.",
      },
      {
        title: "영역 안의 통신은 제어하지 않습니다",
        body: "같은 서브넷의 서버끼리는 방화벽을 거치지 않습니다. 보안 그룹이나 더 작은 영역으로 보완하며, 첫 검토에서 제안해 드립니다.",
      },
      {
        title: "애플리케이션 요청은 검사하지 않습니다",
        body: "허용된 HTTPS 요청에도 공격 코드가 들어 있을 수 있습니다. 요청 내용을 읽는 것은 [웹\u00a0방화벽](/services/security)의 역할입니다.",
      },
      {
        title: "정책을 대신 결정하지 않습니다",
        body: "위험을 알리고 대안을 제시하며, 관리 포트를 인터넷에 여는 변경은 거절합니다. 예를 들어 협력사의 ERP 접속을 허용할지는 고객이 결정하며, 결정한 담당자의 이름을 기록합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "도입 절차",
    heading: "기존 규칙의 이전, 검토, 전환",
    intro: `보안 그룹은 바로, 가상 어플라이언스는 ${f.virtualBusinessDays}영업일, 랙에 설치하는 이중화 장비는 ${f.pairBusinessDays}영업일이 걸립니다. 규칙 검토에는 시간이 더 걸립니다.`,
    steps: [
      { when: "1영업일", title: "문의", body: "네트워크 구성, 최대 Gbps, 규칙 수, 승인 담당자를 확인합니다." },
      { when: "2~3일", title: "가져오기", body: "현재 설정을 읽어 중복되거나 가려진 규칙, 모두 허용하는 규칙을 목록으로 만듭니다." },
      { when: "4일", title: "검토", body: "두 시간 동안 함께 보며 규칙마다 담당자와 사유, 가능하면 종료일을 정합니다." },
      { when: "5~11일", title: "관찰", body: `${f.shadowDays}일 동안 새 정책을 차단 없이 기록 모드로 운영합니다.` },
      {
        when: "전환일",
        title: "전환",
        body: "정하신 시간에 전환합니다. 기존 장비를 대기시키고 롤백 절차를 미리 연습합니다.",
        key: true,
      },
      { when: "90일 후", title: "첫 정리", body: "쓰이지 않는 규칙의 첫 보고서를 드립니다." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "요금",
    heading: "운영 인력이 포함된 방화벽 요금",
    body: `운영 포함 월 요금은 S\u00a0${won(firewall.S.krw, "ko")}(${usd(firewall.S.usd)}), M\u00a0${won(firewall.M.krw, "ko")}(${usd(firewall.M.usd)}), L\u00a0${won(firewall.L.krw, "ko")}(${usd(firewall.L.usd)})입니다. XL과 고객 랙에 설치하는 이중화 장비는 광 모듈과 크로스커넥트 구성이 랙마다 다르므로 별도 견적을 드립니다. 클라우드 보안 그룹은 무료입니다.`,
    from: won(firewall.S.krw, "ko"),
    unit: "월, S 규격, 운영 포함, 부가세 별도",
    included: ["횟수 제한 없는 일반 규칙 변경", "IPS 시그니처와 국가 목록", "분기별 규칙 보고서", `로그 ${f.logYears}년 보관`],
    extra: ["이중화용 두 번째 장비", "TLS 검사(보통 한 단계 큰 규격)", "로그 전송 대상 세 곳 이상"],
  },
  faq: {
    heading: "방화벽 관련 질문",
    items: [
      {
        id: "unit-dies",
        question: "장비 한 대가 고장 나면 어떻게 되나요?",
        answer: `예비 장비는 세션 정보를 공유하고 있어 상태 신호가 끊기면 ${f.failoverSeconds}초 안에 주소를 넘겨받습니다. TCP 세션은 대부분 유지되며 다운로드는 잠시 멈췄다가 이어집니다. TLS 검사 중이던 세션은 이어받을 수 없어 끊어지며, 브라우저가 자동으로 다시 연결합니다. 고장 난 장비는 보유한 예비품으로 교체하고, 이중화 시험을 다시 마친 뒤에 정상으로 처리합니다.`,
      },
      {
        id: "policy-owner",
        question: "정책 결정 권한은 누구에게 있나요?",
        answer:
          "고객에게 있습니다. 요청할 수 있는 분과 승인할 수 있는 분을 정해 주시면 그에 따라 적용하고 기록을 남깁니다. 전체 정책은 담당자, 사유, 사용 횟수, 날짜와 함께 요청하시면 CSV로 보내 드리며, 해지한 뒤에도 보관하실 수 있습니다. 관리 포트를 인터넷 전체에 여는 변경만은 거절합니다.",
      },
      {
        id: "ddos",
        question: "방화벽이 있으면 DDoS\u00a0방어는 필요 없나요?",
        answer: `DDoS 방어도 필요합니다. 방화벽은 세션마다 메모리를 사용합니다. S 규격은 동시 세션 ${(firewallSizes[0]?.sessionsMillion ?? 0) * 100}만 개, 초당 신규 세션 ${(firewallSizes[0]?.newPerSecondThousand ?? 0) / 10}만 개를 처리하는데, 초당 100만 패킷의 SYN 플러드라면 0.5초 만에 가득 찹니다. 회선보다 큰 공격은 방화벽에 도달하기 전에 회선을 채웁니다. 제공 IP에는 기본 방어가 포함되며, 그 이상은 Shield 요금제가 앞단에서 막습니다.`,
      },
      {
        id: "cloud-and-rack",
        question: "규칙 하나로 클라우드와 랙을 함께 관리할 수 있나요?",
        answer:
          "그룹 단위로 규칙을 쓰면 가능합니다. ‘애플리케이션에서 데이터베이스로 PostgreSQL 허용’은 규칙 하나이며, 그룹은 클라우드 태그와 자산 목록으로 채웁니다. 이 규칙을 클라우드에서는 보안 그룹 항목으로, 네트워크 사이에서는 어플라이언스 규칙으로 변환합니다. 애플리케이션 식별처럼 한쪽에만 있는 기능은 규칙에 표시합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/security", "/services/vpn", "/services/ddos-protection", "/services/compliance"],
  },
  call: {
    heading: "현재 방화벽 규칙을 보내 주세요",
    body: "엔지니어가 직접 검토하고 1영업일 안에 알맞은 규격과 요금, 먼저 확인해야 할 규칙 5개를 알려 드립니다.",
  },
};
