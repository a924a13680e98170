import type { page as en } from "../../en/services/cloud.ts";
import { facts } from "../../facts.ts";
import { cloud } from "../../figures/cloud.ts";
import { privateCloud } from "../../figures/private-cloud-solution.ts";
import { publicCloud } from "../../figures/public-cloud-solution.ts";
import { serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { cloudConnect, cloudExtras, instances, servers } = livePrices;

const km = facts.distances.icn1ToIcn2Km;
const first = instances[0];
const server = servers[0];
const w = (krw: Figure | undefined) => won(krw ?? 0, "ko");

export const page: Translation<typeof en> = {
  title: "클라우드",
  description: `시간당 인스턴스, 전용 클러스터, 단독 서버, 다른 클라우드와의 사설 연결을 하나의 계약으로 이용합니다. ${facts.regionCount}개 리전, 하나의 사설망, 하나의 청구서로 운영하고 서비스 크레딧 기준을 공개합니다.`,
  hero: {
    h1: "클라우드: 퍼블릭·프라이빗·단독 서버를 한 계약으로",
    lead: "시간당 인스턴스, 전용 클러스터, 단독 서버, 다른 클라우드와의 사설 연결을 하나의 네트워크와 청구서, 지원 창구로 이용합니다.",
    secondary: "네 가지 질문으로 찾기",
    price: startingPrice(first?.monthly.krw ?? 0, "month", `${first?.id} 인스턴스, 디스크와 트래픽 ${first?.transferTb} TB 포함`, "ko"),
  },
  regions: {
    title: "하나의 사설망으로 연결한 네 가지 방식",
    description: `${km} km 떨어진 서울 두 가용 영역의 인스턴스, 프라이빗 노드, 단독 서버, 고객 랙이 사설망 하나로 이어집니다. 부산, 도쿄, 싱가포르로 회선이 이어지고 사설 포트로 다른 클라우드에 연결됩니다.`,
    region: "kr-seoul",
    zoneA: "가용 영역 a",
    zoneB: "가용 영역 b",
    public: "인스턴스",
    private: "프라이빗 노드",
    metal: "단독 서버",
    rack: "고객 랙",
    network: "하나의 사설망",
    busan: "부산",
    tokyo: "도쿄",
    singapore: "싱가포르",
    cloud: "다른 클라우드",
    port: "사설 포트",
    caption: "서울 기준 왕복 지연 시간은 목표값입니다. 리전 내부 트래픽은 무료입니다.",
  },
  chooser: {
    eyebrow: "방식 선택",
    heading: "네 가지 질문으로 찾는 클라우드 방식",
    intro: "답변을 네 가지 방식과 하나씩 대조합니다. 맞지 않는 답이 하나라도 있는 방식은 다른 점수가 높아도 추천하지 않습니다.",
    questions: {
      load: {
        legend: "부하는 어떤 양상인가요?",
        short: "부하",
        options: { spiky: "변동이 크거나 아직 알 수 없습니다", steady: "한 달 내내 꾸준히 사용합니다" },
      },
      isolation: {
        legend: "어디까지 단독으로 써야 하나요?",
        short: "격리",
        options: {
          shared: "호스트를 공유해도 됩니다",
          host: "호스트는 단독이어야 합니다",
          racks: "랙, 네트워크, 암호화 키까지 단독이어야 합니다",
        },
      },
      patch: {
        legend: "운영체제 아래 계층의 패치는 누가 하나요?",
        short: "패치",
        options: { provider: "펌웨어부터 하이퍼바이저까지 맡깁니다", self: "펌웨어까지 직접 합니다" },
      },
      place: {
        legend: "데이터는 어디에 두나요?",
        short: "위치",
        options: { region: "한국, 일본, 싱가포르 리전에 둡니다", other: "일부는 다른 클라우드에 남습니다" },
      },
    },
    models: {
      public: { name: "퍼블릭 클라우드", to: "/services/public-cloud-solution" },
      private: { name: "프라이빗 클라우드", to: "/services/private-cloud-solution" },
      metal: { name: "단독 서버", to: "/services/server-hosting" },
      connected: { name: "멀티클라우드 연결", to: "/services/multi-cloud-connection" },
    },
    marks: { fit: "적합", partly: "가능하나 비용 발생", conflict: "맞지 않음" },
    reasons: {
      load: {
        spiky: {
          public: `시간당 과금, ${publicCloud.readySeconds}초 안에 인스턴스 생성`,
          private: "보유한 노드 안에서만 급증을 수용",
          metal: `서버 추가에 업무 시간 기준 ${serverHosting.stockBusinessHours}시간 소요`,
          connected: "다른 클라우드가 확장, 회선은 최대치 기준으로 설계",
        },
        steady: {
          public: `가동 시간 ${cloud.steadyShare.from}~${cloud.steadyShare.to}% 초과 시 더 비쌈`,
          private: "가동 시간과 무관한 정액제",
          metal: "코어 전체를 쓰는 정액제",
          connected: "두 곳의 요금이 한 달 내내 발생",
        },
      },
      isolation: {
        shared: {
          public: "호스트는 공유, 네트워크는 분리",
          private: "필요 없는 격리 비용 부담",
          metal: "필요 없는 격리 비용 부담",
          connected: "연결하는 클라우드의 기준에 따름",
        },
        host: {
          public: "공유형은 한 호스트를 여러 고객이 사용",
          private: "모든 노드를 단독 사용",
          metal: "서버 전체를 단독 사용",
          connected: "연결하는 클라우드의 전용 호스트에 따름",
        },
        racks: {
          public: "랙 공유가 기본 구조",
          private: "전용 랙, 전용 VRF, 전용 키 파티션",
          metal: "서버는 단독, 랙은 공유. 코로케이션 추가 필요",
          connected: "다른 사업자의 전산실 사용",
        },
      },
      patch: {
        provider: {
          public: "펌웨어부터 하이퍼바이저까지 당사 담당",
          private: "당사 담당, 작업 시간은 고객이 지정",
          metal: "부품 교체만 당사 담당, 펌웨어부터는 고객 담당",
          connected: "연결하는 클라우드가 플랫폼 패치",
        },
        self: {
          public: "게스트 아래 계층에 접근 불가",
          private: "작업 시간 승인은 고객, 작업은 당사",
          metal: "원격 콘솔로 펌웨어까지 접근",
          connected: "게스트 아래 계층에 접근 불가",
        },
      },
      place: {
        region: {
          public: "국가와 가용 영역을 직접 선택",
          private: "데이터센터를 직접 선택",
          metal: "데이터센터를 직접 선택",
          connected: "두 번째 클라우드가 필요 없음",
        },
        other: {
          public: "클라우드 포트 추가 필요",
          private: "클라우드 포트 추가 필요",
          metal: "클라우드 포트 추가 필요",
          connected: "기존 클라우드에 사설 포트로 연결",
        },
      },
    },
    result: {
      label: "추천 방식",
      fits: "답변 4개 중 적합 {fit}개, 비용 발생 {partly}개",
      conflict: "모든 방식에 맞지 않는 답이 있어, 그 수가 가장 적은 방식을 표시합니다.",
      open: "자세히 보기",
      ask: "이 구성 문의",
      summary: "방식 선택: {load} / {isolation} / {patch} / {place}. 결과: {model}",
    },
    factsCaption: "네 가지 방식 비교",
    facts: [
      ["과금 단위", "시간당, 월 요금 상한", "노드당 월", "서버당 월", "포트·회선당 월"],
      [
        "준비 시간",
        `${publicCloud.readySeconds}초`,
        `${privateCloud.buildWeeks.from}~${privateCloud.buildWeeks.to}주, 노드 추가 ${privateCloud.extraNodeBusinessDays}영업일`,
        `재고 기준 업무 시간 ${serverHosting.stockBusinessHours}시간`,
        "기존 포트에서 10분 이내",
      ],
      [
        "최소 단위",
        `vCPU ${first?.vcpu}개, ${first?.ramGb} GB`,
        `${privateCloud.minimumNodes}노드`,
        `서버 1대, ${server?.cores}코어`,
        "포트 1 Gbps, 회선 100 Mbps",
      ],
      [
        "가용성",
        `단일\u00a0영역 ${facts.sla.instance}, 두 영역\u00a0${facts.sla.multiZone}`,
        facts.sla.privateCloud,
        facts.sla.serverHosting,
        "단일 또는 이원화 포트 설계에 따름",
      ],
      [
        "월 최저 요금",
        `${w(first?.monthly.krw)} (${usd(first?.monthly.usd ?? 0)})`,
        "견적",
        `${w(server?.monthly.krw)} (${usd(server?.monthly.usd ?? 0)})`,
        `${w(cloudConnect.port1g.krw)} (${usd(cloudConnect.port1g.usd)})`,
      ],
    ],
    assumptions: {
      heading: "추천 기준",
      items: [
        "적합은 2점, 비용이 드는 경우는 1점입니다. 맞지 않는 답이 있는 방식은 그렇지 않은 방식이 하나라도 있으면 제외합니다.",
        "점수가 같으면 부하 질문에 더 잘 맞는 방식을 추천합니다. 요금은 대부분 부하에 따라 달라지기 때문입니다.",
        "운영 방식을 비교할 뿐 금액을 비교하지는 않습니다. 금액은 각 방식 페이지의 계산기에서 확인할 수 있습니다.",
      ],
    },
  },
  capabilities: {
    eyebrow: "공통 기반",
    heading: "네 가지 방식에 공통으로 제공하는 기능",
    items: [
      {
        title: "리전과 가용 영역",
        body: `kr-seoul 리전은 가산 ICN1(영역\u00a0a)과 안양 ICN2(영역\u00a0b)로 구성되며 두 곳의 직선거리는 ${km}\u00a0km입니다. 왕복 지연이 1 ms 미만이어서 데이터베이스를 동기 방식으로 복제할 수 있습니다. ${facts.distances.icn1ToPus1Km} km 떨어진 kr-\u2060busan에는 재해 복구용 사본을 둡니다.`,
        figure: { value: `${km}`, unit: "km", label: "동기 복제가 가능한 영역 간 거리" },
      },
      {
        title: "하나의 사설망",
        body: "같은 리전의 인스턴스, 단독 서버, 코로케이션 랙을 라우팅되는 사설망 하나로 묶습니다. 주소 대역은 고객이 정하며, 겹치는 대역은 등록되지 않습니다. 이 구간의 트래픽에는 요금이 없습니다.",
        figure: { value: "0", unit: "원/GB", label: "리전 내부 양방향 트래픽" },
      },
      {
        title: "공통 관리 도구",
        body: "REST API, CLI, Terraform 프로바이더로 같은 자원을 관리합니다. API 키마다 프로젝트별 역할을 지정하고, 모든 호출은 감사 로그에 남습니다. 로그는 티켓으로 요청하시면 보내 드립니다.",
        figure: { value: `${cloud.auditLogYears}`, unit: "년", label: "감사 로그 보관 및 검색 기간" },
      },
      {
        title: "SLA와 서비스 크레딧",
        body: `단일 인스턴스는 ${facts.sla.instance}, 서울의 두 영역에 나누어 배치한 서비스는 ${facts.sla.multiZone}의 가용성을 보장합니다. 미달한 달에는 가용성 하락 폭에 따라 해당 서비스 요금의 ${facts.credits[0].credit}, ${facts.credits[1].credit}, ${facts.credits[2].credit} 가운데 하나를 감면합니다.`,
        figure: {
          value: facts.downtimePer30Days["99.99%"].replace(" min", ""),
          unit: "분",
          label: `${facts.sla.multiZone} 기준 30일간 허용되는 중단`,
        },
      },
      {
        title: "데이터 저장 국가 지정",
        body: "자원을 만들 때 국가를 선택합니다. 복제본, 스냅샷, 백업은 고객이 지시하기 전까지 그 국가를 벗어나지 않으며, 저장 국가 목록은 누구나 볼 수 있게 공개합니다.",
        figure: { value: `${cloud.storageCountries}`, unit: "개국", label: "한국, 일본, 싱가포르" },
      },
      {
        title: "하나의 청구서",
        body: "시간당 사용량, 노드, 서버, 랙, 회선이 프로젝트 태그별로 나뉘어 청구서 한 장에 표시됩니다. 청구서는 매월 5일에 발행하고 납부 기한은 25일입니다. 원화 또는 분기 고정 환율을 적용한 달러로 결제하며, 국내 기업에는 세금계산서를 발행합니다.",
        figure: { value: "1", unit: "장", label: "프로젝트 태그별 내역, 요청 시 CSV 제공" },
      },
    ],
  },
  spec: {
    eyebrow: "사양",
    heading: "클라우드 플랫폼 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "리전",
        rows: [
          ["kr-seoul", "영역\u00a0a\u00a0ICN1 서울 가산, 영역\u00a0b\u00a0ICN2\u00a0안양"],
          ["kr-busan", `PUS1 부산, 서울에서 ${facts.distances.icn1ToPus1Ms} ms`],
          ["jp-tokyo", "NRT1 도쿄, 영역 1개"],
          ["sg-singapore", "SIN1 싱가포르, 영역 1개"],
        ],
      },
      {
        caption: "접근",
        rows: [
          ["인터페이스", "REST API, CLI, Terraform 프로바이더, 티켓 요청"],
          ["고객 포털", "티켓, 채팅, 설정. 2단계 인증 지원"],
          ["역할", "소유자, 운영자, 결제, 읽기 전용, 프로젝트별 사용자 정의"],
          ["감사 로그", `${cloud.auditLogYears}년 보관, 티켓 요청 시 JSON 제공`],
        ],
      },
      {
        caption: "이전",
        rows: [
          ["이미지", "qcow2, raw"],
          ["오브젝트", "S3 API"],
          ["데이터베이스", "SQL 덤프, 논리 복제"],
          ["이전 트래픽", `해지 통보부터 계약 종료 후 ${cloud.exitDays}일까지 무료`],
        ],
      },
      {
        caption: "서비스 수준",
        rows: [
          ["단일 인스턴스", facts.sla.instance],
          ["두 가용 영역", facts.sla.multiZone],
          ["점검 사전 공지", `${facts.maintenanceNoticeDays}일 전`],
          ["P1 첫 응답", `${live.p1Minutes}분 이내(24시간 대응)`],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "클라우드 이용 시 제한 사항",
    items: [
      {
        title: "가용 영역이 둘인 곳은 서울뿐입니다",
        body: `부산, 도쿄, 싱가포르는 영역이 하나씩입니다. 두 영역 기준 ${facts.sla.multiZone} SLA는 서울에만 적용되며, 다른 지역에서는 리전 두 곳을 짝지어 비동기 복제를 사용합니다.`,
      },
      {
        title: "유럽과 미주에는 리전이 없습니다",
        body: "해당 지역의 거점은 트래픽을 전달하고 캐시하며 소규모 엣지 함수를 실행합니다. 데이터베이스는 네 리전이나 여기에 연결한 다른 클라우드에 두어야 합니다.",
      },
      {
        title: "다른 클라우드를 재판매하지 않습니다",
        body: "AWS, Azure, Google Cloud 계정과 계약은 고객이 그대로 보유합니다. 당사는 사설 포트와 경로 설정만 제공하고, 타사 요금에 수수료를 얹지 않습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "시작 절차",
    heading: "워크로드 목록 접수부터 운영까지",
    steps: [
      { when: "1영업일", title: "회신", body: "엔지니어가 워크로드 목록을 검토하고 부하, 라이선스, 데이터 위치 조건을 확인합니다." },
      {
        when: `${cloud.designBusinessDays}영업일`,
        title: "배치안과 견적",
        body: "워크로드마다 네 방식 중 하나와 사양, 요금을 정합니다. 여러 방식을 섞는 경우가 대부분입니다.",
      },
      {
        when: "2주",
        title: "시험 프로젝트",
        body: "역할과 네트워크를 갖춘 프로젝트에서 실제 워크로드 하나를 운영해 봅니다. 사용한 시간만 정가로 청구합니다.",
      },
      {
        when: "4~12주",
        title: "단계별 이전",
        body: "위험이 낮은 워크로드부터 옮기고 단계마다 롤백 방법을 준비합니다. 첫 단계가 진행되는 동안 노드와 서버를 준비합니다.",
        key: true,
      },
      {
        when: "분기마다",
        title: "분기 배치 검토",
        body: "워크로드별 사용률과 요금을 비교합니다. 사용량이 일정해지면 정액제로 옮기고 쓰지 않는 자원은 끕니다.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "클라우드 요금, 인스턴스 한 대부터",
    body: "가장 작은 요금제에도 디스크와 IP 주소, 트래픽이 포함됩니다. 나머지 세 방식의 요금은 각 페이지의 계산기로 확인할 수 있습니다.",
    from: w(first?.monthly.krw),
    unit: `월 (${usd(first?.monthly.usd ?? 0)}), ${first?.id} 요금제`,
    included: [
      `NVMe ${first?.nvmeGb} GB, 아웃바운드 ${first?.transferTb} TB, IPv4와 IPv6`,
      `IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지 DDoS 기본 방어`,
      "사설망, 보안 그룹, API",
    ],
    extra: [
      `플로팅 IP 월 ${w(cloudExtras.floatingIp.krw)}`,
      `로드 밸런서 월 ${w(cloudExtras.loadBalancer.S.krw)}부터`,
      `클라우드 포트 1 Gbps 월 ${w(cloudConnect.port1g.krw)}`,
    ],
  },
  faq: {
    heading: "클라우드 관련 질문",
    items: [
      {
        id: "public-or-private",
        question: "퍼블릭과 프라이빗 중 무엇을 선택해야 하나요?",
        answer: `사용량이 급증하거나 새로 시작하거나 오래 쓰지 않을 워크로드에는 퍼블릭이 맞습니다. 시간 단위로 과금하며, 정지하면 컴퓨팅 요금이 청구되지 않습니다. 2년 동안 전체 시간의 약 ${cloud.steadyShare.from}~${cloud.steadyShare.to}% 넘게 꾸준히 쓰거나, 감사에서 단독 장비를 요구하거나, 라이선스를 물리 코어 단위로 계산한다면 프라이빗이 맞습니다. 데이터베이스는 프라이빗 노드에, 웹 서버는 인스턴스에 두고 하나의 사설망으로 묶는 구성이 흔합니다.`,
      },
      {
        id: "where-is-our-data",
        question: "데이터는 어디에 저장되나요?",
        answer: `모든 자원의 국가와 가용 영역을 API에서 확인할 수 있습니다. 예를 들어 kr-seoul-b는 안양 ICN2입니다. 백업에도 같은 표시가 붙습니다. 당사 직원이 고객 데이터를 처리하는 호스트에 접근하면 티켓 번호와 함께 기록되며, 기록은 티켓으로 요청하시면 제공합니다. 수탁자는 국가와 목적을 함께 공개하고, 변경 ${cloud.subprocessorNoticeDays}일 전에 알립니다.`,
      },
      {
        id: "how-do-we-leave",
        question: "다른 사업자로 이전할 수 있나요?",
        answer: `인스턴스는 qcow2나 raw 이미지로, 오브젝트는 S3 API로, 데이터베이스는 SQL 덤프나 논리 복제로 옮길 수 있습니다. 해지를 통보한 날부터 계약 종료 후 ${cloud.exitDays}일까지 이전용 아웃바운드 트래픽은 무료입니다. 이후 자원을 삭제하고 삭제 기록을 제공합니다. 월 단위 계약에는 해지 수수료가 없습니다.`,
      },
      {
        id: "can-one-workload-change-its-way",
        question: "나중에 다른 방식으로 옮길 수 있나요?",
        answer:
          "같은 리전 안에서는 주소를 바꾸지 않고 옮길 수 있습니다. 네 방식이 모두 같은 사설망에 있기 때문입니다. 인스턴스는 이미지를 복사해 프라이빗 노드로 옮기며, 1 Gbps 경로에서 100 GB당 약 17분 걸립니다(100 GB × 8 ÷ 0.8 Gbps). 단독 서버는 백업과 복원 또는 복제로 옮깁니다. 이미 적용된 약정 할인은 기존 계약 종료일까지 유지됩니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: [
      "/services/public-cloud-solution",
      "/services/private-cloud-solution",
      "/services/multi-cloud-connection",
      "/services/server-hosting",
    ],
  },
  call: {
    heading: "워크로드 목록을 보내 주세요",
    body: `코어, 메모리, 디스크, 월 트래픽을 적은 표 하나면 충분합니다. ${cloud.designBusinessDays}영업일 안에 배치안과 견적을 보내 드립니다.`,
  },
};
