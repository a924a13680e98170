import type { page as en } from "../../en/services/data.ts";
import { facts } from "../../facts.ts";
import { dataFigures as d, databaseSizes, nodePrice, syncFibreMs } from "../../figures/data.ts";
import { live } from "../../live.ts";
import { amount, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { storagePerGb } = livePrices;

const smallest = databaseSizes[0];
const largest = databaseSizes.at(-1);
const pairFrom = amount((list) => {
  const node = smallest && nodePrice(smallest, list);
  return 2 * (node?.krw ?? 0) + 2 * d.smallestDiskGb * list.storagePerGb.blockNvme.krw;
});

export const page: Translation<typeof en> = {
  title: "데이터 플랫폼: 자동 장애 조치 관리형 데이터베이스",
  description: `PostgreSQL, MySQL, MariaDB, 캐시, 스트림, 검색을 국내에서 운영합니다. ${facts.distances.icn1ToIcn2Km} km 떨어진 동기 예비 서버로 RPO 0, ${d.failoverSeconds}초 내 장애 조치, ${d.pitrMinutes}분 단위 시점 복원을 제공합니다.`,
  hero: {
    h1: "데이터 플랫폼: 장애가 나면 자동으로 전환되는 관리형 데이터베이스",
    lead: "전담 DBA가 없는 팀을 위해 PostgreSQL, MySQL, 캐시, 스트림, 검색을 두 데이터센터에서 운영하고, 장애가 나면 자동으로 전환합니다.",
    secondary: "사양과 요금 계산",
    price: startingPrice(pairFrom, "month", `두 센터 이중화 2노드, 디스크 각 ${d.smallestDiskGb} GB`, "ko"),
  },
  nav: {
    title: "데이터 플랫폼",
    items: [
      { id: "failover", label: "장애 조치" },
      { id: "sizes", label: "사양" },
      { id: "engines", label: "엔진" },
      { id: "sheet", label: "주요 기능" },
      { id: "limits", label: "제한 사항" },
      { id: "delivery", label: "이전 절차" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  failover: {
    heading: "장애 유형별 전환 과정",
    intro:
      "서울과 안양에 이중화한 두 서버를, 부산에 읽기 복제본과 쿼럼 서버를 둔 구성입니다. 장애 대상을 선택하면 쓰기 중단 시간과 데이터 손실을 보여 줍니다.",
    drawing: {
      title: "두 센터에 이중화한 데이터베이스와 세 번째 센터의 쿼럼 서버",
      description: `애플리케이션은 엔드포인트 하나로 접속합니다. 엔드포인트는 서울 ICN1의 주 서버로 이어지고, 주 서버는 모든 커밋을 ${facts.distances.icn1ToIcn2Km} km 떨어진 안양 ICN2의 예비 서버에 동기 복제합니다. ${facts.distances.icn1ToPus1Km} km 떨어진 부산 PUS1에는 비동기로 복제하는 읽기 복제본과 쿼럼 서버가 있습니다. 주 서버가 멈추면 예비 서버와 쿼럼 서버가 과반을 이루어 예비 서버가 승격하고 엔드포인트가 전환됩니다.`,
      application: "애플리케이션",
      endpoint: "엔드포인트",
      primary: "주 서버",
      standby: "예비 서버",
      promoted: "새 주 서버",
      replica: "읽기 복제본",
      witness: "쿼럼 서버",
      sync: "동기 복제",
      async: "비동기 복제",
      vote: "쿼럼",
      failed: "중단",
    },
    legend: "장애 대상",
    scenarios: {
      none: { name: "정상 상태", line: "쓰기는 서울에서 처리하고 커밋을 안양에 복제합니다. 읽기는 어느 서버에서나 할 수 있습니다." },
      primary: { name: "주 서버", line: "예비 서버와 쿼럼 서버가 장애를 확인하면 예비 서버가 주 서버로 승격합니다." },
      standby: {
        name: "예비 서버",
        line: `응답을 ${d.standbyTimeoutSeconds}초 기다린 뒤 사본 하나로 커밋을 계속하며, 그동안 새 예비 서버를 만듭니다.`,
      },
      link: {
        name: "두 센터 사이의 회선",
        line: "쿼럼 서버의 판단으로 기존 주 서버를 유지하고 예비 서버는 대기하므로 주 서버가 두 대가 되지 않습니다.",
      },
      replica: { name: "부산의 읽기 복제본", line: "읽기를 주 서버와 예비 서버에서 처리하며 쓰기에는 영향이 없습니다." },
    },
    run: "시뮬레이션 시작",
    again: "다시 시작",
    speed: "4배속 재생",
    promise: "SLA 한도",
    units: { s: "{n}초", min: "{n}분" },
    clock: "장애 이후 경과(초)",
    writes: "초당 쓰기 건수",
    results: {
      pause: "쓰기 중단",
      waiting: "대기하거나 재시도하는 쓰기",
      lost: "손실된 커밋",
      protection: "사본 두 개로 복귀",
      unaffected: "영향 없음",
    },
    events: {
      silent: "상태 신호 중단",
      detected: `상태 신호 ${d.missedHeartbeats}회 누락, 예비 서버와 쿼럼 서버가 합의`,
      fenced: "기존 주 서버 격리, 더 이상 쓰기 불가",
      promoted: "예비 서버가 로그 반영을 마치고 주 서버로 승격",
      moved: "엔드포인트 전환, 애플리케이션 재연결",
      ackTimeout: "예비 서버 무응답, 사본 하나로 커밋을 계속하고 당직자 호출",
      rebuild: "새 예비 서버로 복사 중",
      rebuilt: "동기 복제 재개",
      vote: "쿼럼 서버가 주 서버를 선택, 예비 서버는 대기",
      rerouted: "읽기를 서울·안양의 두 서버로 이동",
    },
    rebuildNote: "재구성 시간 = 데이터 × 8 ÷ (10 Gbps × 0.8), 500 GB 기준입니다.",
    note: `통상값이며 한도는 ${d.failoverSeconds}초입니다. ${d.heartbeatSeconds}초 간격의 상태 신호가 ${d.missedHeartbeats}회 누락되면 장애로 판단합니다. 이보다 짧으면 일시적인 네트워크 장애에도 전환됩니다.`,
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "데이터 플랫폼 주요 기능",
    items: [
      {
        title: "지원 엔진 6종",
        body: "PostgreSQL, MySQL, MariaDB, Redis 호환 캐시, Kafka 호환 스트림, OpenSearch를 제공합니다. 자체 변형 없이 공식 배포판을 쓰므로 덤프만으로 다른 곳에 이전할 수 있습니다.",
        figure: { value: `${d.engines}`, unit: "종", label: "지원 엔진, 마이너 버전은 출시 후 30일 안에 제공" },
      },
      {
        title: "두 센터 동기 복제",
        body: `안양의 예비 서버가 커밋마다 확인 응답을 보냅니다. 광케이블 왕복에는 최소 ${syncFibreMs} ms가 걸리며, 양쪽 디스크에 로그를 기록하는 시간이 더 깁니다.`,
        figure: { value: `+${syncFibreMs}`, unit: "ms", label: `커밋당 최소 광케이블 지연, ${facts.distances.icn1ToIcn2Km} km 왕복` },
      },
      {
        title: "시점 복원",
        body: "로그를 계속 전송하므로 원하는 시점으로 되돌릴 수 있습니다. 복원할 때는 새 클러스터를 따로 만들어 비교한 뒤 전환합니다. 사본은 매일 밤 부산으로 보냅니다.",
        figure: { value: `${d.pitrDays[0]}~${d.pitrDays[1]}`, unit: "일", label: `${d.pitrMinutes}분 단위로 선택` },
      },
      {
        title: "읽기 복제본",
        body: "부산, 도쿄, 싱가포르에 비동기 복제본을 둡니다. 복제 지연은 복제본별로 측정하며, 방금 쓴 값을 바로 읽어야 하는 쿼리는 주 서버로 보내야 합니다.",
        figure: { value: "3", unit: "개 도시", label: "이중화 센터 외에 읽기 복제본을 두는 곳" },
      },
      {
        title: "전환 한 번으로 사양 변경",
        body: `${smallest?.vcpu} vCPU, ${smallest?.ramGb} GB부터 ${largest?.vcpu} vCPU, ${largest?.ramGb} GB까지, 디스크는 ${d.maxTb} TB까지, 여러 NVMe 볼륨을 묶어 ${grouped(d.maxIops)} IOPS까지 제공합니다. 예비 서버를 새 사양으로 만들어 동기화한 뒤 역할을 바꿉니다. 디스크는 운영 중에 늘릴 수 있지만 줄일 수는 없습니다.`,
        figure: { value: `≤ ${d.resizeSeconds}`, unit: "초", label: "사양 변경 시 전환 1회" },
      },
      {
        title: "사설 연결과 암호화",
        body: `사설 엔드포인트, TLS 강제, 디스크 암호화가 기본이며 키는 고객이 보관할 수 있습니다. 패치는 정하신 시간에 적용하며 기본값은 ${d.patchWindow.ko}입니다. 느린 쿼리 보고서는 매주 월요일에 보내 드립니다.`,
        figure: { value: "0", unit: "개", label: "공인 IP, 요청하신 경우에만 제공" },
      },
    ],
  },
  sizing: {
    eyebrow: "사양",
    heading: "노드 사양과 요금",
    intro: "사양과 디스크를 선택해 주세요. 노드 요금은 같은 사양의 클라우드 인스턴스와 같고, 디스크는 사본마다 계산합니다.",
    sizeLegend: "노드 사양",
    columns: { size: "사양", memory: "vCPU / RAM", connections: "연결 수", disk: "최대 디스크", iops: "최대 IOPS", node: "노드 월 요금" },
    quote: "별도 견적",
    disk: "디스크 용량",
    shape: "구성",
    shapes: { pair: "두 센터 이중화", single: "단일 노드" },
    replicas: "읽기 복제본",
    bill: "클러스터 예상 요금",
    perMonth: "월, 부가세 별도",
    lines: { nodes: "노드", disks: "NVMe 디스크", replicaNodes: "복제본 노드" },
    nodesDetail: "{size} × {count}",
    disksDetail: "사본 {copies}개 × {gb} GB × {rate}",
    quoteOnly: "X32와 X64는 전용 호스트를 확보해야 하므로 1영업일 안에 견적을 드립니다.",
    singleWarning: "단일 노드에는 예비 서버가 없습니다. 마지막으로 전송한 로그까지만 복구되며 최대 5분의 데이터를 잃을 수 있습니다.",
    badge: "예시 요금",
    ask: "이 구성으로 견적 문의",
    summary: "{size}, {shape}, {gb} GB, 읽기 복제본 {replicas}개",
    assumptionsHeading: "계산 기준",
    assumptions: [
      `NVMe 디스크는 사본마다 GB당 ${won(storagePerGb.blockNvme.krw, "ko")}(${usd(storagePerGb.blockNvme.usd)})이며 1 TB는 1,000 GB입니다.`,
      "연결 수는 메모리 1 GB당 25개, 최대 5,000개입니다. 그 이상은 기본 제공하는 연결 풀러를 사용해 주세요.",
      "7일치 시점 복원 로그는 포함되며 더 긴 보관은 백업 저장 용량으로 계산합니다.",
      "라이선스나 관리 요금을 더하지 않습니다. 리전 안의 트래픽은 무료입니다.",
      "원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율을 적용합니다.",
    ],
  },
  comparison: {
    eyebrow: "엔진",
    heading: "엔진별 고가용성",
    intro: "RPO 0은 관계형 엔진 세 가지에 해당합니다. 나머지 엔진의 보장 범위는 아래와 같습니다.",
    columns: ["엔진", "버전", "사본", "센터 장애 시 손실", "시점 복원"],
    rows: [
      ["PostgreSQL", "15~18", "동기 2개 + 복제본", "커밋된 데이터 손실 없음", "가능"],
      ["MySQL", "8.4", "동기 2개 + 복제본", "커밋된 데이터 손실 없음", "가능"],
      ["MariaDB", "10.11, 11.4", "동기 2개 + 복제본", "커밋된 데이터 손실 없음", "가능"],
      ["캐시(Redis 호환)", "7.2, 8", "비동기 2개", "최대 1초의 쓰기", "매시간 스냅샷"],
      ["스트림(Kafka 호환)", "3.9, 4", "브로커 3개, acks = all", "확인된 메시지 손실 없음", "오프셋 기준"],
      ["OpenSearch", "2, 3", "노드 3개, 복제 샤드 1개", "색인된 문서 손실 없음", "매시간 스냅샷"],
    ],
    note: "세 번째 브로커나 노드는 부산에 있으며 쿼럼에 참여합니다. 이 노드는 스트림과 검색의 데이터도 저장하지만, 관계형 엔진의 데이터는 저장하지 않습니다.",
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "데이터 플랫폼 이용 시 제한 사항",
    items: [
      {
        title: "슈퍼유저와 셸은 제공하지 않습니다",
        body: "장애 조치를 보장하기 위해 운영체제와 슈퍼유저 권한은 당사가 관리합니다. 애플리케이션에 필요한 작업은 대부분 일반 역할로 할 수 있습니다.",
      },
      {
        title: "RPO 0에는 예비 서버가 필요합니다",
        body: "예비 서버를 다시 만드는 동안에는 사본 하나로 운영합니다. 이때 쓰기를 멈추려면 ‘내구성 우선’ 설정을 요청해 주세요. 커밋이 예비 서버의 응답을 기다립니다.",
      },
      {
        title: "장애 조치 시 연결이 끊어집니다",
        body: "애플리케이션이 다시 연결하고 재시도해야 합니다. 그렇지 않으면 재시작할 때까지 오류가 이어집니다.",
      },
      {
        title: "데이터 웨어하우스가 아닙니다",
        body: "트랜잭션 처리를 위한 서비스입니다. 긴 분석 쿼리는 복제본이나 다른 도구에서 실행해 주세요.",
      },
    ],
  },
  delivery: {
    eyebrow: "이전 절차",
    heading: "데이터베이스 이전: 쓰기 중단 몇 분",
    intro: `변경 데이터 캡처로 양쪽을 똑같이 유지하고, 전환한 뒤에도 ${d.rollbackDays}일 동안 반대 방향으로 반영해 롤백할 수 있게 합니다.`,
    steps: [
      {
        when: "10분",
        title: "클러스터 생성",
        body: `API로 빈 클러스터를 만들거나, ${ticketLink("티켓으로 요청", "데이터베이스 클러스터 생성")}하시면 업무 시간 기준 ${live.p3} 안에 만들어 드립니다. X32와 X64는 3영업일이 걸립니다.`,
      },
      { when: "1주 차", title: "사전 점검", body: "확장 기능, 문자 집합, 시퀀스, 느린 쿼리를 대상 버전과 비교합니다." },
      {
        when: "2주 차",
        title: "전체 복사와 변경분 복제",
        body: "처음 전체를 복사한 뒤 변경분을 계속 복제합니다. 행\u00a0수와 체크섬을 매일 밤 비교합니다.",
      },
      {
        when: "전환일",
        title: "전환",
        body: "쓰기를 멈추고 마지막 변경분이 도착하면 애플리케이션을 옮깁니다. 미리 한 번 연습하며 몇 분이면 끝납니다.",
        key: true,
      },
      {
        when: `${d.rollbackDays}일 후`,
        title: "기존 서버 종료",
        body: "그때까지 변경분을 기존 서버에도 반영합니다. 확인해 주시면 기존 데이터를 보관 처리합니다.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "인스턴스와 같은 요금, 추가 관리 요금 없음",
    body: `가장 작은 구성인 ${smallest?.id} 노드 두 개(${smallest?.vcpu} vCPU, ${smallest?.ramGb} GB)와 양쪽 ${d.smallestDiskGb} GB 디스크는 월 ${won(pairFrom, "ko")}입니다. 장애 조치, 패치, 모니터링, 연결 풀러, ${d.pitrDays[0]}일치 복원 지점이 포함됩니다.`,
    from: won(pairFrom, "ko"),
    unit: "월, 두 센터 이중화 최소 구성, 부가세 별도",
    included: ["자동 장애 조치와 훈련", `복원 지점 ${d.pitrDays[0]}일`, "연결 풀러와 사설 엔드포인트", "가용 영역 간 트래픽"],
    extra: [
      `최대 ${d.pitrDays[1]}일의 복원 지점(백업 저장 용량)`,
      "읽기 복제본(노드 한 개 요금)",
      "엔지니어가 수행하는 이전 작업(별도 견적)",
    ],
  },
  faq: {
    heading: "데이터 플랫폼 관련 질문",
    items: [
      {
        id: "failover-effect",
        question: "장애 조치 중에는 어떤 영향이 있나요?",
        answer: `열린 연결이 끊어집니다. 보통 40초, 늦어도 ${d.failoverSeconds}초 안에 예비 서버가 주 서버로 승격하고 엔드포인트가 전환됩니다. DNS 레코드의 유효 시간은 5초입니다. 애플리케이션은 다시 연결해 진행 중이던 트랜잭션을 재시도해야 합니다. COMMIT 도중 연결이 끊기면 결과를 알 수 없으므로, 재시도 전에 결과를 확인하거나 멱등 키를 사용해 주세요. 커밋된 데이터는 그대로 남아 있습니다. 동의하시면 분기마다 패치 시간에 훈련하고 측정한 시간을 보내 드립니다.`,
      },
      {
        id: "migrate",
        question: "무중단으로 이전할 수 있나요?",
        answer: `쓰기를 몇 분만 멈추면 이전할 수 있습니다. 변경 데이터 캡처가 운영 중인 데이터베이스를 복사하고 이후 변경분을 계속 복제하므로 시험하는 동안 양쪽이 같은 상태를 유지합니다. 전환할 때는 마지막 변경분이 도착하고 체크섬이 일치할 때까지 몇 분 동안 쓰기를 멈춰야 합니다. 이후 ${d.rollbackDays}일 동안 변경분을 기존 서버에도 반영하므로, 문제가 생겨도 전환 한 번으로 되돌릴 수 있습니다.`,
      },
      {
        id: "settings",
        question: "변경할 수 없는 설정이 있나요?",
        answer:
          "슈퍼유저 권한, 파일 시스템, WAL과 복제 설정, 신뢰할 수 없는 C 코드를 불러오는 확장 기능은 변경할 수 없습니다. 메모리 크기부터 autovacuum, SQL 모드까지 나머지는 티켓으로 요청하시면 허용 범위 안에서 변경해 드립니다. 필요한 확장 기능이 없다면 요청해 주세요. 5영업일 안에 제공 예정일이나 제공할 수 없는 이유를 알려 드립니다. 라이선스에 문제가 없고 파일에 접근하지 않는 확장 기능은 대부분 제공합니다.",
      },
      {
        id: "location",
        question: "데이터가 국외로 나가나요?",
        answer:
          "해외 복제본을 추가하지 않는 한 나가지 않습니다. 주 서버와 예비 서버는 서울과 안양에, 야간 사본과 쿼럼 서버는 부산에 있어 모두 국내입니다. 쿼럼 서버에는 데이터가 저장되지 않습니다. 엔지니어는 티켓이 있을 때만 접속을 녹화하는 배스천 서버를 거쳐 접근합니다. 고객이 키를 보관하면 언제든 키를 폐기해 데이터를 읽을 수 없게 할 수 있습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/storage", "/services/backup", "/services/private-cloud-solution", "/solutions/data-protection"],
  },
  call: {
    heading: "엔진과 사양, 초당 쓰기 건수를 알려 주세요",
    body: "엔지니어가 1영업일 안에 알맞은 사양과 요금, 애플리케이션에서 달라질 점을 알려 드립니다.",
  },
};
