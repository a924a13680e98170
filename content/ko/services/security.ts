import type { page as en } from "../../en/services/security.ts";
import { facts } from "../../facts.ts";
import { securityFigures as s } from "../../figures/security.ts";
import { quotedPrice } from "../../format.ts";
import { grouped, livePrices, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { ddos, firewall } = livePrices;

export const page: Translation<typeof en> = {
  title: "보안: 24시간 관제하는 6계층 방어",
  description: `DDoS 방어, 웹 방화벽, 방화벽, 관리자 접근 통제, EDR, 변경 불가 백업을 한 조직이 24시간 관제합니다. P1 경보는 ${s.triageMinutes}분 안에 판정하고 ${s.containMinutes}분 안에 차단합니다.`,
  hero: {
    h1: "보안 관제: DDoS부터 백업까지 6계층을 24시간 관제합니다",
    lead: `야간 보안 인력이 없는 기업을 위해 서울의 분석가가 ${s.layers}개 방어 계층을 24시간 관제하고, 미리 승인하신 조치를 수행합니다.`,
    secondary: "요금 보기",
    price: quotedPrice(`24시간 관제는 로그 수집 대상과 단말 수 기준. 관리형 방화벽은 월 ${won(firewall.S.krw, "ko")}부터`, "ko"),
  },
  nav: {
    title: "보안",
    items: [
      { id: "attack", label: "공격 경로" },
      { id: "watch", label: "관제 담당" },
      { id: "sheet", label: "관제 업무" },
      { id: "limits", label: "제한 사항" },
      { id: "price", label: "요금" },
      { id: "delivery", label: "도입 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  attack: {
    heading: "공격 경로와 계층별 차단",
    intro: "방어 계층마다 한 가지 공격 시도를 막습니다. 하나를 끄면 공격이 다음 계층까지 진행됩니다.",
    drawing: {
      title: "여섯 개 방어 계층을 지나는 공격 경로",
      description:
        "왼쪽 인터넷에서 오른쪽 데이터까지 방어 계층 여섯 개가 차례로 있습니다. DDoS 방어, 웹 방화벽, 방화벽과 침입 방지, 배스천과 2단계 인증, 단말 탐지, 변경 불가 백업 순서입니다. 공격 경로는 그 공격을 탐지할 수 있는 첫 번째 계층에서 끝납니다.",
      outside: "인터넷",
      inside: "고객 데이터",
      open: "꺼짐",
      closed: "켜짐",
    },
    courseLegend: "침입 방법",
    courses: {
      web: { name: "웹사이트로 침입", line: "대량 트래픽으로 시선을 돌린 뒤 공개 애플리케이션의 취약점을 노립니다." },
      password: {
        name: "훔친 비밀번호로 로그인",
        line: "공격자가 피싱으로 얻은 관리자 계정으로 VPN에 접속합니다. 바깥 계층에는 정상 세션으로 보입니다.",
      },
      flood: { name: "대량 트래픽만", line: "침입하지 않고 사용자의 접속만 막는 공격입니다." },
    },
    layersLegend: "켜 둘 계층",
    layers: {
      ddos: {
        name: "DDoS 방어",
        short: "DDoS",
        attempt: `${s.floodGbps} Gbps 규모의 UDP 반사 공격`,
        stopped: `${facts.ddos.alwaysOnSeconds}초 안에 엣지에서 정화하며 회선에는 영향이 없습니다.`,
        through: "회선이 가득 찹니다. 공격이 끝날 때까지 사용자 접속이 시간 초과로 실패합니다.",
      },
      waf: {
        name: "웹 방화벽(WAF)",
        short: "WAF",
        attempt: "어제 공개된 CVE를 노린 공격 요청",
        stopped: `가상 패치가 요청을 거부합니다. 치명적 CVE는 ${s.virtualPatchHours}시간 안에 반영합니다.`,
        through: "공격자의 코드가 웹 서버에서 실행됩니다.",
      },
      firewall: {
        name: "방화벽·IPS",
        short: "방화벽",
        attempt: "웹 서버가 외부로 접속하고 DB 대역을 탐색",
        stopped: "허용 규칙이 없으므로 두 흐름 모두 차단하고 기록하며 분석가 화면에 표시합니다.",
        through: "외부로 나가는 터널이 열리고 데이터베이스가 탐색에 응답합니다.",
      },
      bastion: {
        name: "배스천·2단계 인증",
        short: "배스천",
        attempt: "도용된 관리자 비밀번호로 로그인 시도",
        stopped: "비밀번호가 맞아도 2단계 인증을 통과하지 못해 접속이 거부됩니다.",
        through: "모든 서버의 관리자 권한을 얻습니다.",
      },
      edr: {
        name: "단말 탐지·대응(EDR)",
        short: "EDR",
        attempt: "서버에서 랜섬웨어 실행",
        stopped: `프로세스를 종료하고 ${s.edrIsolateMinutes}분 안에 호스트를 격리합니다.`,
        through: "서버가 차례로 암호화됩니다.",
      },
      vault: {
        name: "변경 불가 백업",
        short: "백업",
        attempt: "백업부터 삭제하려는 시도",
        stopped: `삭제를 거부합니다. ${s.lockDays[0]}~${s.lockDays[1]}일로 정한 잠금은 단축할 수 없으며, 이 사본으로 복원합니다.`,
        through: "복원할 사본이 남지 않습니다.",
      },
    },
    outcomes: { stopped: "여기서 차단", through: "통과", unreached: "도달하지 못함", bypassed: "이 경로와 무관" },
    verdictHeading: "공격 결과",
    verdicts: {
      clear: "침입하지 못함",
      outage: "침입 없이 서비스만 중단",
      foothold: "서버 한 대 장악",
      network: "내부망 노출",
      admin: "관리자 권한 탈취",
      encrypted: "암호화되었지만 복원 가능",
      lost: "암호화되었고 복원할 사본도 없음",
    },
    stoppedBy: "차단한 계층: {layer}. 통과한 계층: 이 경로의 {onCourse}개 중 {passed}개.",
    nothingStops: "이 경로에 켜진 계층이 없습니다. 통과한 계층: {onCourse}개 중 {passed}개.",
    alsoOutage: "DDoS 방어가 꺼져 있어 웹사이트도 함께 중단됩니다.",
    closeAll: "모든 계층 켜기",
    note: "켜진 계층은 담당하는 공격을 반드시 막는다고 가정한 모형입니다. 실제로는 놓치는 공격이 있으므로 여섯 계층을 두고 분석가가 관제합니다.",
  },
  comparison: {
    eyebrow: "관제 담당",
    heading: "여섯 계층과 관제 조직",
    intro: "한 계층만 선택해도 되고 모두 선택해도 됩니다. 선택한 계층은 모두 관제하며, 로그를 보낼 수 있다면 기존 장비도 함께 관제합니다.",
    columns: ["계층", "차단 대상", "관제", "사전 승인된 즉시 조치"],
    rows: [
      [
        "DDoS 방어",
        "대량 트래픽, 반사 공격, HTTP 플러드",
        "네트워크 관제, 24시간",
        "트래픽 정화. IP 하나의 블랙홀 처리는 전화로 알린 뒤에만",
      ],
      ["웹 방화벽(WAF)", "OWASP Top 10, 봇, 패치 전 CVE", "보안 관제, 24시간", "가상 패치, 요청 수 제한, 출발지 차단"],
      ["방화벽·IPS", "등록되지 않은 흐름, 알려진 공격", "보안 관제, 24시간", "침해 지표를 24시간 차단한 뒤 확인 요청"],
      ["배스천·2단계 인증", "도용하거나 공유한 비밀번호", "보안 관제, 24시간", "세션 종료, 계정 잠금"],
      ["EDR", "악성코드, 랜섬웨어, 이상 프로세스", "보안 관제, 24시간", "호스트를 네트워크에서 격리"],
      ["변경 불가 백업", "사본의 삭제와 암호화", "백업 담당, 매일", "없음(잠금은 누구도 단축할 수 없음)"],
    ],
    note: "사전 승인된 즉시 조치는 기본값입니다. 서비스를 시작하기 전에 승인서에서 항목을 빼거나 더할 수 있습니다.",
  },
  capabilities: {
    eyebrow: "관제 업무",
    heading: "관제 업무와 목표 시간",
    items: [
      {
        title: "경보 분석",
        body: "분석가가 P1 경보를 자산 목록과 대조해 진위를 판정합니다. 실제 침해라면 대응 절차를 시작하고, 오탐이라면 조정 규칙으로 등록해 같은 경보를 반복하지 않습니다.",
        figure: { value: `≤ ${s.triageMinutes}`, unit: "분", label: "P1 경보 발생부터 판정까지" },
      },
      {
        title: "확산 차단",
        body: "호스트 격리, 침해 지표 차단, 세션 종료, 키 교체 등 사전 승인한 조치를 즉시 실행합니다. 목록에 없는 조치는 고객 당직 담당자의 결정을 기다립니다.",
        figure: { value: `≤ ${s.containMinutes}`, unit: "분", label: "사전 승인 조치 기준" },
      },
      {
        title: "웹 방화벽(WAF)",
        body: `OWASP Top 10 규칙, 요청 수 제한, 봇 규칙을 적용합니다. 처음 ${s.learnDays}일은 차단 없이 집계만 하고, 차단 예정 목록을 확인하신 뒤에 차단을 시작합니다.`,
        figure: { value: `≤ ${s.virtualPatchHours}`, unit: "시간", label: "치명적 CVE의 가상 패치 반영" },
      },
      {
        title: "취약점 점검과 모의 해킹",
        body: `내부와 외부 취약점 점검을 매월, 사람이 직접 하는 모의 해킹을 매년 진행합니다. ${s.retestDays}일 이내의 재점검은 모의 해킹에 포함되며 따로 청구하지 않습니다.`,
        figure: { value: `연 ${s.scansPerYear} + 1`, unit: "회", label: "월간 점검과 모의 해킹" },
      },
      {
        title: "관리자 접근 통제",
        body: "관리자는 2단계 인증을 거쳐 배스천 서버를 통과합니다. 권한은 작업 단위로 부여하고 만료되며, 화면과 명령은 녹화되어 명령어로 검색할 수 있습니다.",
        figure: { value: `${s.sessionMinutes}`, unit: "분", label: "승인 한 건의 기본 유효 시간" },
      },
      {
        title: "로그 보관",
        body: "로그는 도착하는 즉시 서명하고, 원본 장비가 쓸 수 없는 곳에 저장합니다. 장비가 장악되더라도 로그를 증거로 쓸 수 있습니다.",
        figure: { value: `${s.logOnlineYears}`, unit: "년", label: `즉시 검색, 이후 ${s.logArchiveYears}년 아카이브` },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "보안 관제 이용 시 제한 사항",
    intro: "신청 전에 확인해 주세요.",
    items: [
      {
        title: "침입이 없다고 보장하지 않습니다",
        body: "보장하는 항목은 대응 시간이며, 침입이 없다는 뜻은 아닙니다. 권한을 가진 본인이 악용하는 세션은 행동이 달라지기 전까지 정상으로 보입니다.",
      },
      {
        title: "신고를 대신 제출하지 않습니다",
        body: "신고 의무는 해당 기업에 있습니다. 시각, 범위, 침해 지표와 신고서 초안을 드리며 제출은 고객이 합니다.",
      },
      {
        title: "운영 중인 서비스를 임의로 멈추지 않습니다",
        body: "매출이 발생하는 서비스의 중단은 사전 승인 목록에 넣지 않습니다. 새벽이라도 비상 연락망 순서대로 의사 결정권자와 연결될 때까지 전화합니다.",
      },
      {
        title: "가상 패치는 코드를 고치지 않습니다",
        body: `알려진 침입 경로를 막을 뿐입니다. 변종이 나오기 때문에 ${s.virtualPatchMaxDays}일이 지나도 애플리케이션이 수정되지 않으면 서면으로 알려 드립니다.`,
      },
    ],
  },
  delivery: {
    eyebrow: "도입 절차",
    heading: "첫 상담부터 첫 훈련까지 4주",
    intro: "자산 목록, 로그 연결, 승인 조치를 차례로 정합니다.",
    steps: [
      { when: "1영업일", title: "문의", body: "서버 수, 공개 호스트 이름, 사용 중인 보안 도구를 확인합니다." },
      { when: "1주 차", title: "자산 목록", body: "IP 주소마다 담당자와 중요도를 정리합니다." },
      { when: "2주 차", title: "로그 연결", body: "syslog, API, 에이전트를 연결하고 응답하지 않는 대상을 목록으로 남깁니다." },
      {
        when: "3주 차",
        title: "학습 모드",
        body: `WAF와 IPS는 ${s.learnDays}일 동안 차단 없이 집계합니다. 차단 전에 목록을 먼저 확인하실 수 있습니다.`,
      },
      {
        when: "4주 차",
        title: "승인과 훈련",
        body: "조치 목록에 서명하신 뒤 야간에 모의 경보를 발생시켜 양측의 대응 시간을 측정합니다.",
        key: true,
      },
      { when: "매월", title: "보고서", body: "원인별 경보, 분석과 차단에 걸린 시간, 경과일별 미조치 항목을 정리합니다." },
    ],
  },
  price: {
    id: "security",
    eyebrow: "요금",
    heading: "계층별 정가, 관제는 로그 대상 수에 따라 견적",
    body: `방화벽 S(운영 포함)는 월 ${won(firewall.S.krw, "ko")}(${usd(firewall.S.usd)}), DDoS Shield 100은 월 ${won(ddos.shield100.krw, "ko")}(${usd(ddos.shield100.usd)})입니다. 24시간 관제는 로그 대상과 단말 수에 따라 1영업일 안에 견적을 드립니다.`,
    from: won(firewall.S.krw, "ko"),
    unit: "월, 운영 포함 방화벽 S, 부가세 별도",
    included: [
      `모든 제공 IP에 IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지 기본 DDoS 방어`,
      "클라우드 보안 그룹",
      "모든 규칙 변경의 2인 검토",
      "연간 모의 해킹 후 재점검",
    ],
    extra: ["24시간 관제(로그 대상·단말 수 기준)", "WAF·EDR 라이선스(호스트 이름·호스트 기준)", "사고당 최초 8시간을 넘는 포렌식"],
  },
  faq: {
    heading: "보안 관제 관련 질문",
    items: [
      {
        id: "three-am",
        question: "새벽에 침해가 발생하면 어떻게 하나요?",
        answer: `당직 분석가가 ${s.triageMinutes}분 안에 경보를 판정합니다. 실제 침해라면 전원은 켜 둔 채 호스트를 네트워크에서 격리하고, 침해 지표를 방화벽과 WAF에서 차단하고, 관련 세션을 종료하고 계정을 잠근 뒤 고객의 당직 연락처로 전화합니다. 정리하기 전에 메모리와 디스크 이미지를 확보하고 해시를 기록해 나중에도 증거로 쓸 수 있게 합니다. 1차 요약은 ${s.containMinutes}분 안에, 시간대별 경위서는 그날 오전에 보내 드립니다.`,
      },
      {
        id: "reports",
        question: "신고 의무는 무엇인가요?",
        answer: `국내에서 정보통신서비스 제공자는 침해 사고를 알게 된 때부터 ${s.intrusionReportHours}시간 안에 신고해야 합니다. 개인정보 유출은 정보주체 ${grouped(s.leakThresholdPeople)}명 이상이거나 민감정보·고유식별정보가 포함되었거나 외부의 불법적인 접근으로 유출된 경우 ${s.leakReportHours}시간 안에 신고하며, 정보주체에게도 ${s.leakReportHours}시간 안에 알려야 합니다. 금융회사와 공공기관에는 별도 규정이 더 있습니다. 사실 관계를 정리하고 초안을 준비하는 데까지 지원하며, 판단과 제출은 고객이 합니다. 적용되는 기한은 법률 자문으로 확인해 주세요.`,
      },
      {
        id: "own-tools",
        question: "기존 보안 장비를 계속 쓸 수 있나요?",
        answer:
          "네. TLS 기반 syslog(RFC 5425)나 CEF, LEEF, JSON 형식으로 로그를 보내거나 조회 API가 있는 장비라면 연결할 수 있습니다. 널리 쓰이는 방화벽, WAF, EDR은 물론 Microsoft 365와 Google Workspace 감사 로그, AWS CloudTrail도 가능합니다. 대상마다 모의 이벤트를 발생시켜 확인한 뒤에 연결된 것으로 봅니다. 고객 장비에서 차단 조치를 하려면 승인한 조치만 할 수 있는 계정이 필요하며, 그보다 넓은 권한은 받지 않습니다.",
      },
      {
        id: "false-alarms",
        question: "경보가 얼마나 자주 전달되나요?",
        answer:
          "분석가가 실제 침해로 판정한 경보와, ‘이 접속이 협력사 작업인가요?’처럼 외부에서 확인할 수 없는 질문만 전달합니다. 오탐은 이름과 사유, 종료일을 적은 조정 규칙이 되고 월간 보고서에 모두 기록합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/ddos-protection", "/services/firewall", "/solutions/cyber-security", "/services/compliance"],
  },
  call: {
    heading: "외부에 공개된 자산과 당직 현황을 알려 주세요",
    body: "서버 수, 공개 호스트 이름, 현재 쓰는 도구를 보내 주시면 엔지니어가 1영업일 안에 부족한 부분과 보완 순서, 요금을 알려 드립니다.",
  },
};
