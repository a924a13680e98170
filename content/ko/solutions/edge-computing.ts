import type { page as en } from "../../en/solutions/edge-computing.ts";
import { facts } from "../../facts.ts";
import { edgeFigures as e } from "../../figures/edge-computing.ts";
import { type Figure, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { edgeComputePops, popByCode } from "../../pops.ts";

const { instances } = livePrices;

const w = (krw: Figure) => won(krw, "ko");
const m2 = instances.find((plan) => plan.id === "M2")?.monthly ?? { krw: 0, usd: 0 };

export const page: Translation<typeof en> = {
  title: "엣지 컴퓨팅",
  description: `함수, 컨테이너, 소형 가상 머신을 ${facts.edgeComputeCities}개 도시에서 실행합니다. 서울·도쿄·싱가포르 도심 사용자까지 ${e.metroMs} ms가 목표이며 나머지 ${facts.cacheOnlyCities}개 도시는 캐시만 제공합니다.`,
  hero: {
    h1: "엣지 컴퓨팅: 사용자와 가까운 도시에서 실행",
    lead: "응답 시간이 중요한 게임, 유통, IoT, 영상 분석 서비스의 함수와 컨테이너, 가상 머신을 서울 대신 사용자와 가까운 도시에서 실행합니다.",
    secondary: "적합한 업무 보기",
    price: startingPrice(m2.krw, "month", "도시당 M2 가상 머신. 함수는 별도 견적", "ko"),
  },
  rings: {
    budget: "왕복 허용 시간",
    ms: "{n} ms",
    city: "사용자가 있는 도시",
    nearest: "가장 가까운 실행 거점",
    distance: "거리 {km} km",
    edgeRtt: "왕복 예상 시간",
    regionRtt: "서울 리전까지(목표값)",
    saved: "왕복당 절감",
    covered: "전체 {total}개 도시 중 {n}개 도시가 범위 안",
    same: "같은 도시",
    compute: "코드 실행",
    cacheOnly: "캐시 전용",
    chartTitle: "실행 거점과 지연 시간 원을 그린 지도",
    chartDescription: `실행 거점 ${facts.edgeComputeCities}곳에 원이 하나씩 있고 캐시 전용 거점 ${facts.cacheOnlyCities}곳은 작은 점입니다. 원의 반지름은 선택한 시간 안에 왕복할 수 있는 거리입니다.`,
    note: `반지름 = 허용 시간 × 100 km ÷ ${e.detour}. 광케이블 경로가 직선보다 길기 때문입니다. 도시 간 추정치이며 가입자 구간에서 2~10 ms가 더해집니다. 서울–도쿄 같은 해저 케이블 구간은 원보다 깁니다.`,
  },
  belongs: {
    eyebrow: "배치 판단",
    heading: "워크로드별 엣지·리전 배치",
    intro: `${e.edgeBelowMs} ms 안에 응답해야 하는지, 큰 원시 데이터를 줄이는 작업인지, 상태 관리가 얼마나 엄격한지에 따라 정합니다. 마지막 행은 직접 바꿔 볼 수 있습니다.`,
    columns: { workload: "워크로드", latency: "응답 기한", raw: "큰 원시 데이터", state: "상태", verdict: "배치" },
    yes: "예",
    seconds: "{n}초",
    no: "아니요",
    states: { tolerant: "늦거나 유실되어도 됨", readMostly: "주로 읽기", transaction: "트랜잭션" },
    verdicts: {
      edge: "엣지가 알맞습니다. 속도나 데이터 크기 때문에 가까워야 하고 상태는 조금 늦어도 됩니다.",
      region: "리전이 알맞습니다. 가까이 둘 이유가 없고 리전이 더 저렴합니다.",
      split: "분리 배치가 알맞습니다. 확인은 엣지에서, 기록은 리전에서 처리합니다.",
    },
    verdictShort: { edge: "엣지", region: "리전", split: "분리" },
    workloads: {
      matchmaking: "게임 매치메이킹",
      bidding: "광고 입찰",
      cameras: "매장 카메라 영상 분석",
      sensors: "공장 센서 데이터 선별",
      variants: "페이지의 A/B 시안과 언어 선택",
      token: "로그인 토큰 확인",
      chat: "채팅 접속 상태",
      checkout: "주문과 결제",
      report: "야간 집계",
    },
    own: "내 워크로드",
    ownLatency: "응답 기한",
    latencyOptions: { "10": "10 ms", "50": "50 ms", "300": "300 ms" },
    ownRaw: "큰 원시 데이터를 작게 줄임",
    ownState: "상태",
    ask: "이 워크로드로 문의",
    summary: "엣지 배치: 응답 기한 {ms} ms, 원시 데이터 {raw}, 상태 {state}: {verdict}",
    note: "모두 엣지에서 실행할 수도 있습니다. 다만 함수와 컨테이너의 메모리 단가가 리전보다 높고 트랜잭션을 지원하지 않습니다.",
  },
  capabilities: {
    eyebrow: "실행 환경",
    heading: "실행 환경과 한도",
    items: [
      {
        title: "웹어셈블리 함수",
        body: `WASM으로 컴파일한 작은 로직을 요청마다 실행하고 끝나면 지웁니다. 메모리 ${e.functionMb} MB, CPU 시간 ${e.functionCpuMs}\u00a0ms까지이며 네트워크 대기 시간은 포함하지 않습니다.`,
        figure: { value: `< ${e.functionColdMs}`, unit: "ms", label: "콜드 스타트" },
      },
      {
        title: "컨테이너",
        body: `amd64와 arm64용 OCI 이미지를 메모리 ${e.containerGb} GB까지 실행합니다. 요청이 이어지는 동안 켜져 있으며, 유휴 상태 이후의 첫 요청에는 시작 시간이 더해집니다.`,
        figure: { value: `~${e.containerStartMs}`, unit: "ms", label: "캐시된 이미지 기준 시작 시간" },
      },
      {
        title: "소형 가상 머신",
        body: "게임 서버, 미디어 중계처럼 UDP 포트를 몇 시간씩 열어 두는 작업에 씁니다. 리전의 같은 요금제와 똑같이 시간 단위로 과금합니다.",
        figure: { value: `${e.vmVcpu[0]}~${e.vmVcpu[1]}`, unit: "vCPU", label: "서버당" },
      },
      {
        title: "키-값 저장소",
        body: "읽기는 같은 도시에서 응답합니다. 어느 도시에서 쓴 값이든 1분 안에 다른 도시로 전파되고, 충돌하면 나중에 쓴 값이 남습니다. 도시 간 트랜잭션은 제공하지 않습니다.",
        figure: { value: `≤ ${e.kvSeconds}`, unit: "초", label: "모든 도시의 값이 같아지는 시간" },
      },
      {
        title: "도시별·비율별 배포",
        body: "한 도시 또는 요청의 1%에 먼저 배포합니다. 오류율이 이전 버전보다 높으면 자동으로 롤백합니다.",
        figure: { value: `≤ ${e.rollbackSeconds}`, unit: "초", label: "모든 도시를 이전 버전으로" },
      },
      {
        title: "현장 설치형 장비",
        body: "매장과 공장에는 1U 장비를 설치할 수 있습니다. 같은 컨테이너와 배포 방식을 쓰고 5G를 예비 회선으로 둡니다. 두 회선이 모두 끊겨도 단독으로 동작하고 나중에 동기화합니다.",
        figure: { value: `${e.offlineHours}`, unit: "시간", label: "회선 없이 동작하는 시간" },
      },
    ],
  },
  spec: {
    eyebrow: "사양",
    heading: "엣지 컴퓨팅 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "거점",
        rows: [
          ["실행 거점", edgeComputePops.map((code) => popByCode(code).ko).join(", ")],
          ["캐시 전용", `${facts.cacheOnlyCities}개 도시`],
          ["경로 선택", "애니캐스트, 가장 가까운 정상 거점"],
        ],
      },
      {
        caption: "실행 환경",
        rows: [
          ["함수", `메모리 ${e.functionMb} MB, CPU ${e.functionCpuMs} ms, 번들 10 MB 이하`],
          ["컨테이너", `메모리 ${e.containerGb} GB, 2 vCPU, 이미지 2 GB 이하`],
          ["가상 머신", `${e.vmVcpu[0]}~${e.vmVcpu[1]} vCPU, KVM, 자체 커널`],
        ],
      },
      {
        caption: "상태",
        rows: [
          ["키-값", `값 25 MB 이하, ${e.kvSeconds}초 이내 최종 일관성`],
          ["트랜잭션", "리전에서만 지원"],
          ["로그", "60초 이내 고객 스토리지로 전송"],
        ],
      },
      {
        caption: "현장 장비",
        rows: [
          ["크기와 전력", "1U, 180 W"],
          ["회선", "유선과 5G"],
          ["회선이 없을 때", `${e.offlineHours}시간 동작 후 읽기 전용`],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "엣지 컴퓨팅 이용 시 제한 사항",
    intro: "도입 전에 확인해 주세요.",
    items: [
      {
        title: "일부 도시에서만 코드를 실행합니다",
        body: `코드는 ${facts.edgeComputeCities}개 도시에서 실행됩니다. 나머지 ${facts.cacheOnlyCities}개 도시의 사용자는 파일만 그 도시에서 받고 코드는 가까운 실행 거점에서 응답받습니다.`,
      },
      {
        title: "도시 간 트랜잭션이 없습니다",
        body: "같은 1분 동안 두 도시가 서로 다른 값을 받아들일 수 있습니다. 재고, 금액, 좌석은 리전 데이터베이스에 두어야 합니다.",
      },
      {
        title: "긴 연산은 실행하지 않습니다",
        body: `함수가 CPU를 ${e.functionCpuMs} ms 넘게 쓰면 중단합니다. 모델 학습, 보관 영상 변환, 집계는 리전에서 실행합니다.`,
      },
      {
        title: "백엔드 처리 시간은 줄지 않습니다",
        body: "요청마다 서울 데이터베이스를 기다린다면 코드를 자카르타로 옮겨도 응답 시간은 줄지 않습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "진행 절차",
    heading: "계약 전 14일 시험",
    steps: [
      {
        when: "1영업일",
        title: "배치 판단",
        body: "워크로드의 세 가지 조건을 보내 주시면 엔지니어가 엣지, 리전, 분리 배치 가운데 알맞은 방식을 알려 드립니다.",
      },
      { when: "2영업일", title: "계정 생성", body: "두 도시에서 함수와 컨테이너를 쓸 수 있게 설정하고 필요하면 한도를 늘립니다." },
      { when: "14일", title: "A/B 시험", body: "사용자의 절반을 엣지로 보내고 브라우저에서 p50과 p95를 전후로 측정합니다.", key: true },
      { when: "15일 차", title: "결정", body: "95퍼센타일이 줄지 않았다면 도입을 권하지 않고 이유를 설명합니다." },
      {
        when: `${e.deploySeconds}초 이내`,
        title: "전체 도시 배포",
        body: "명령 한 번으로 배포합니다. 현장 장비는 설치까지 3주가 걸립니다.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "가상 머신 공개 요금, 함수는 견적",
    body: `엣지 가상 머신 요금은 리전의 같은 요금제와 같습니다. 2 vCPU, 4 GB인 M2는 도시당 월 ${w(m2.krw)}(${usd(m2.usd)}) 상한으로 시간 단위 과금합니다. 함수와 컨테이너는 요청 수와 메모리 사용 시간에 따라 1영업일 안에 견적을 드립니다.`,
    from: w(m2.krw),
    unit: `가상 머신·도시·월(${usd(m2.usd)}), 부가세 별도`,
    included: ["애니캐스트 주소와 TLS 인증서", "M2 기준 아웃바운드 트래픽 3 TB", "키-값 저장소 1 GB", "도시별 로그와 지표"],
    extra: ["함수와 컨테이너(견적)", "기본 제공량을 넘는 아웃바운드 트래픽", "현장 장비 월 임대"],
  },
  faq: {
    heading: "엣지 컴퓨팅 관련 질문",
    items: [
      {
        id: "edge-or-region",
        question: "엣지와 리전 중 어디에 두어야 하나요?",
        answer: `${e.edgeBelowMs} ms 안에 응답해야 하거나 큰 원시 데이터를 현장에서 줄이는 작업이고, 상태 반영이 조금 늦어도 된다면 엣지가 알맞습니다. 영상을 보내는 대신 ‘2번 통로에 세 명’이라는 결과만 보내는 매장 카메라가 대표적입니다. 수 Mbps가 수 바이트로 줄어듭니다. 예약, 결제, 집계는 리전에 둡니다. 둘 다 필요하면 분리해 배치합니다. 토큰 확인과 시안 선택은 엣지가, 기록은 리전이 맡습니다.`,
      },
      {
        id: "state",
        question: "데이터는 어디에 저장되나요?",
        answer: `주로 읽는 데이터는 모든 도시의 키-값 저장소에 있으며 최대 ${e.kvSeconds}초까지 늦을 수 있습니다. 쓰기는 요청을 받은 도시에 기록되고 다른 도시로 전파됩니다. 같은 도시에서는 바로, 다른 도시에서는 1분 안에 보입니다. 같은 1분 안에 두 도시에서 같은 키를 쓰면 나중 시각의 값이 남습니다. 이 방식이 맞지 않는 데이터는 리전 데이터베이스에 직접 써야 하며 그만큼 왕복 시간이 더해집니다.`,
      },
      {
        id: "containers",
        question: "컨테이너를 그대로 쓸 수 있나요?",
        answer: `가능합니다. amd64 또는 arm64용 OCI 이미지를 어느 레지스트리에서나 가져옵니다. 한도는 메모리 ${e.containerGb} GB, 2 vCPU, 이미지 2 GB이며 특권 모드는 지원하지 않고 로컬 디스크는 재시작하면 지워집니다. 시작에는 약 ${e.containerStartMs} ms가 걸리고, 상시 유지를 신청하지 않으면 15분간 요청이 없을 때 멈춥니다. 자체 커널이나 UDP 포트 범위가 필요하면 가상 머신을 씁니다.`,
      },
      {
        id: "pick-cities",
        question: "모든 실행 거점을 써야 하나요?",
        answer:
          "그렇지 않습니다. 애플리케이션마다 도시를 고르며, 한 곳이 멈춰도 되도록 두 도시 이상을 권합니다. 다른 지역의 요청은 선택한 도시 중 백본을 거쳐 가장 가까운 곳으로 전달합니다. 개인정보는 한 나라의 도시로 제한할 수 있고, 이 경우 다른 도시는 해당 키를 받지 않습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cdn", "/services/acceleration-service", "/services/network", "/solutions/media-streaming"],
  },
  call: {
    heading: "워크로드 조건을 알려 주세요",
    body: "필요한 응답 시간, 원시 데이터 크기, 상태 관리 조건을 알려 주시면 1영업일 안에 엣지 적합 여부를 답해 드리고, 적합하면 14일 시험을 제안합니다.",
  },
};
