import { brand } from "../../brand.ts";
import type { page as en } from "../../en/services/private-cloud-solution.ts";
import { facts } from "../../facts.ts";
import { nodeTypes, privateCloud } from "../../figures/private-cloud-solution.ts";
import { quotedPrice } from "../../format.ts";
import { amount, grouped, livePrices } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { usdRate } = livePrices;

const [small, large] = nodeTypes;
const km = facts.distances.icn1ToPus1Km;
const { breakEven } = privateCloud;

export const page: Translation<typeof en> = {
  title: "프라이빗 클라우드",
  description: `단독으로 쓰는 ${privateCloud.minimumNodes}노드 이상의 클러스터를 대신 운영합니다. 메모리를 초과 할당하지 않고 ${facts.sla.privateCloud} 가용성과 부산 재해 복구를 제공합니다. 필요한 노드 수와 퍼블릭 대비 손익분기점을 직접 계산할 수 있습니다.`,
  hero: {
    h1: "프라이빗 클라우드: 운영까지 맡기는 전용 클러스터",
    lead: "금융·공공기관과 사용량이 일정한 대규모 워크로드를 위한 전용 클러스터를 하이퍼바이저까지 운영해 월 정액으로 제공합니다.",
    secondary: "클러스터 계산하기",
    price: quotedPrice(
      `${privateCloud.minimumNodes}노드 기준 보통 월 ${grouped(amount(({ nodes }) => (nodes.n32.krw * privateCloud.minimumNodes) / 10_000))}만~${grouped(amount(({ nodes }) => (nodes.n64.krw * privateCloud.minimumNodes) / 10_000))}만 원`,
      "ko",
    ),
  },
  sizing: {
    eyebrow: "사이징 계산기",
    heading: "필요 노드 수와 손익분기점 계산",
    intro:
      "전체 가상 머신에 필요한 자원을 입력해 주세요. 가장 먼저 부족해지는 자원을 기준으로 노드 수를 정하고, 예비 노드를 더해 퍼블릭 요금과 비교합니다.",
    vcpu: "전체 vCPU",
    ram: "전체 메모리",
    tb: "사용 가능 스토리지",
    node: "노드 종류",
    nodes: {
      n32: { label: "32코어, 512 GB", hint: `${small?.nics}, NVMe 원시 용량 ${small?.rawTb} TB` },
      n64: { label: "64코어, 1 TB", hint: `${large?.nics}, NVMe 원시 용량 ${large?.rawTb} TB` },
    },
    ratio: "물리 코어당 vCPU",
    ratios: { "1": "1:1", "2": "2:1", "4": "4:1" },
    hours: "한 달 중 가동하는 시간 비율",
    rack: {
      title: "클러스터",
      description: "상자 하나가 노드 한 대입니다. 채워진 상자는 가상 머신을 운영하고, 점선 상자는 노드 장애 시 이어받는 예비 노드입니다.",
      working: "가상 머신 운영",
      spare: "예비 노드(N+1)",
      fill: "노드 1대 장애 시 사용률",
      cpu: "CPU",
      ram: "메모리",
      storage: "스토리지",
      limit: "먼저 부족해지는 자원",
      more: "외 {count}대",
    },
    result: {
      title: "클러스터",
      unit: "노드",
      sub: "운영 {working}대, 예비 1대",
      private: "프라이빗 클라우드",
      privateDetail: "{total}대 × {rate}, 검토용 단가",
      public: "같은 사양의 퍼블릭 클라우드",
      publicDetail: "{plan} × {units}대, 전체 시간의 {percent}%",
      publicCommitted: "{plan} × {units}대, 24개월 약정",
      storage: "기본 디스크 초과 스토리지",
      storageDetail: "{gb} GB × {rate}",
      difference: "월 차액",
      cheaperPrivate: "프라이빗이 저렴합니다",
      cheaperPublic: "퍼블릭이 저렴합니다",
      breakEven: "손익분기점: 전체 시간의 {percent}%",
      never: "이 구성에서는 가동 시간과 관계없이 퍼블릭이 더 저렴합니다.",
      always: "이 구성에서는 가동 시간과 관계없이 프라이빗이 더 저렴합니다.",
      badge: "검토용 단가, 예시 데이터",
      ask: "이 구성으로 견적 문의",
      summary:
        "프라이빗 클라우드: vCPU {vcpu}개, 메모리 {ram} GB, 스토리지 {tb} TB, {ratio}:1, {node} 노드 {total}대(N+1 포함). 가동 시간 {percent}%",
    },
    chart: {
      title: "가동 시간에 따른 월 비용",
      description:
        "프라이빗 비용은 일정합니다. 퍼블릭 비용은 가동 시간 비율에 따라 오르다가 24개월 약정이 더 저렴해지는 지점부터 일정해집니다. 두 선이 만나는 곳이 손익분기점입니다.",
      x: "한 달 중 가동 시간 비율",
      y: "월 백만 원",
      private: "프라이빗",
      public: "퍼블릭",
      you: "현재 값",
      cross: "손익분기점",
    },
    assumptions: {
      heading: "계산 기준",
      items: [
        `운영 노드 수는 vCPU ÷ (코어 × 비율), 메모리 ÷ 노드 메모리의 15/16, 스토리지 × 복제 ${privateCloud.replicas}개 ÷ 원시 용량의 80%를 각각 올림한 값 가운데 가장 큰 수이며 최소 2대입니다. 여기에 예비 1대를 더합니다.`,
        "노드 메모리의 1/16은 하이퍼바이저와 스토리지 서비스 몫으로 남깁니다. 가상 머신 메모리는 초과 할당하지 않습니다.",
        "퍼블릭 비용은 4:1일 때 M8(공유 vCPU), 1:1과 2:1일 때 D4(전용 vCPU) 기준입니다. 시간당 요금과 24개월 약정 요금 중 낮은 쪽을 적용하고 디스크는 한 달 내내 과금합니다.",
        "노드 단가는 24개월 약정 기준의 검토용 수치로 플래시, 네트워크, 랙, 전력, 운영을 포함합니다. 실제 계약 요금은 견적으로 확정합니다.",
        `라이선스, 백업, 인터넷 대역폭은 양쪽 모두에서 제외했습니다. 원화는 부가세 10% 별도이며 달러는 분기 고정 환율 ${grouped(usdRate)}원을 적용합니다.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "클러스터 구성과 격리",
    intro: "아래 항목은 모두 계약서에 명시합니다.",
    items: [
      {
        title: "노드 2종",
        body: `${small?.cores}코어·${small?.ramGb} GB·${small?.nics} 노드와 ${large?.cores}코어·1 TB·${large?.nics} 노드가 있습니다. ${privateCloud.minimumNodes}노드에서 시작해 한 대씩 늘리며, 라이브 마이그레이션 그룹 안에 서로 다른 세대의 CPU를 섞지 않습니다.`,
        figure: { value: `${privateCloud.extraNodeBusinessDays}`, unit: "영업일", label: "노드 추가부터 클러스터 합류까지" },
      },
      {
        title: "하이퍼바이저 선택",
        body: "라이선스 비용이 없는 KVM/OpenStack 또는 고객이 라이선스를 보유한 상용 하이퍼바이저를 사용합니다. 네트워크와 백업은 같고 콘솔만 다릅니다.",
        figure: { value: "2", unit: "종", label: "KVM/OpenStack 또는 상용" },
      },
      {
        title: "3중 복제 스토리지",
        body: `모든 블록을 노드 ${privateCloud.replicas}대에 기록한 뒤 완료를 알립니다. 드라이브가 고장 나면 읽기와 쓰기를 계속하면서 남은 사본으로 재구성하며, 이를 위해 용량의 80%까지만 사용합니다. 4노드부터는 노드 고장 시에도 바로 재구성하고, 3노드 구성은 노드를 교체한 뒤 세 번째 사본을 복구합니다.`,
        figure: { value: grouped(privateCloud.iops), unit: "IOPS", label: "클러스터당 최소, 4 kB 혼합 기준" },
      },
      {
        title: "물리적 격리",
        body: "잠금장치가 따로 있는 전용 랙, 전용 스위치와 VRF, 키 관리 장치의 전용 파티션을 제공합니다. 요청하면 관리망과 스토리지망을 별도 케이블로 나누어 금융권 심사에서 요구하는 물리적 망 분리를 구성합니다.",
        figure: { value: "1", unit: "고객", label: "랙, 스위치, VRF, 키 파티션을 단독 사용" },
      },
      {
        title: "호스트 장애 조치",
        body: "두 개의 망으로 상태를 확인해 30초 동안 응답이 없으면 장애로 판정하고, 큰 가상 머신부터 예비 노드에서 재시작합니다. 예정 작업은 라이브 마이그레이션으로 노드를 비운 뒤 진행하므로 클러스터 전체를 업그레이드해도 게스트는 영향을 받지 않습니다.",
        figure: { value: `≤ ${privateCloud.restartMinutes}`, unit: "분", label: "장애 시 재시작. 예정 작업은 0분" },
      },
      {
        title: "부산 재해 복구",
        body: `${km} km 떨어진 부산으로 ${privateCloud.drRpoMinutes}분마다 복제합니다. 전환은 승인 후 절차서에 따라 진행하며 네트워크, 인증, 데이터베이스, 애플리케이션 순서입니다. 해마다 두 번 훈련하고 양측이 결과 보고서에 서명합니다.`,
        figure: { value: `${privateCloud.drRpoMinutes}분 / ${privateCloud.drRtoHours}시간`, label: "부산 복구 기준 RPO와 RTO" },
      },
    ],
  },
  comparison: {
    eyebrow: "역할 분담",
    heading: "계층별 역할 분담",
    columns: ["계층", brand.name.ko, "고객", "증적"],
    rows: [
      ["전력, 냉각, 출입", "운영", "티켓으로 예약 후 방문", "출입 기록, CCTV"],
      ["서버, 스위치, 플래시", "소유 및 교체", "없음", "일련번호 목록, 교체 기록"],
      ["펌웨어, 하이퍼바이저", "매월 패치, 긴급 72시간 이내", "작업 시간 승인", "노드별 패치 보고서"],
      ["클러스터 용량", "60%에서 알림, 80%에서 증설 제안", "증설 결정", "월간 용량 보고서"],
      ["암호화 키", "장치 운영", "키 보유, 폐기 권한", "키 이벤트 로그"],
      ["게스트 운영체제", "신청 시 운영 대행", "기본은 고객이 패치", "에이전트 보고서"],
      ["데이터베이스, 애플리케이션, 데이터", "없음", "운영", "고객 보유"],
    ],
    note: "게스트 운영 대행은 제조사 지원이 남아 있는 Windows Server와 주요 Linux 배포판을 대상으로 합니다.",
  },
  spec: {
    eyebrow: "사양",
    heading: "노드와 클러스터 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "n32 노드",
        rows: [
          ["CPU", `물리 ${small?.cores}코어, 라이선스용 코어 수 명기`],
          ["메모리", `${small?.ramGb} GB ECC`],
          ["플래시", `3.84 TB NVMe 8개(원시\u00a0${small?.rawTb} TB)`],
          ["네트워크", `${small?.nics}, 스위치 2대`],
        ],
      },
      {
        caption: "n64 노드",
        rows: [
          ["CPU", `물리 ${large?.cores}코어, 2소켓`],
          ["메모리", "1 TB ECC"],
          ["플래시", `7.68 TB NVMe 8개(원시\u00a0${large?.rawTb} TB)`],
          ["네트워크", `${large?.nics}, 스위치 2대`],
        ],
      },
      {
        caption: "클러스터",
        rows: [
          ["최소", `${privateCloud.minimumNodes}노드, N+1`],
          ["최대", "클러스터당 32노드, 계약당 여러 클러스터 가능"],
          ["스토리지", `복제 ${privateCloud.replicas}개, ${grouped(privateCloud.iops)} IOPS 이상`],
          ["CPU 비율", `최대 ${privateCloud.cpuRatio}:1, 메모리 1:1`],
        ],
      },
      {
        caption: "서비스",
        rows: [
          ["가용성", `클러스터 기준 월 ${facts.sla.privateCloud}`],
          ["데이터센터", "ICN1, ICN2, PUS1. NRT1과 SIN1은 협의"],
          ["약정 기간", `${privateCloud.termMonths}개월 또는 36개월. 기간 중 노드 추가 가능`],
          ["보고서", "용량, 패치, 장애 내역 매월 제공"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "프라이빗 클라우드가 맞지 않는 경우",
    items: [
      {
        title: "단기간에 줄일 수 없습니다",
        body: `노드는 ${privateCloud.termMonths}개월 단위로 계약합니다. 다음 분기에 부하가 절반으로 줄 수 있다면 시간당 인스턴스를 쓰다가 사용량이 일정해진 뒤 옮기는 편이 낫습니다.`,
      },
      {
        title: "보유한 코어를 넘는 급증은 수용하지 못합니다",
        body: "전용 노드 밖으로 확장하지 않습니다. 계절에 따라 늘어나는 웹 계층은 같은 리전의 퍼블릭 인스턴스로 처리하고 트래픽 요금이 없는 사설망으로 연결합니다.",
      },
      {
        title: "심사가 면제되지는 않습니다",
        body: "전용 장비는 다른 고객과의 분리를 증명할 뿐 애플리케이션에 관한 심사 항목까지 해결해 주지는 않습니다. 통제 항목표에 승계되는 항목과 고객이 직접 준비할 항목을 구분해 드립니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "구축 절차",
    heading: "사이징부터 첫 가상\u00a0머신 이전까지 6주",
    steps: [
      {
        when: "0주 차",
        title: "사이징",
        body: "현재 환경의 2주치 지표나 하이퍼바이저 내보내기 파일을 분석해 95퍼센타일 사용량을 기준으로 산정합니다.",
      },
      {
        when: "1주 차",
        title: "설계와 견적",
        body: "노드 수, 네트워크 구성, 키 보관 방식, 재해 복구 위치를 한 문서에 담습니다. 구축 후에는 이 문서를 준공 기록으로 갱신합니다.",
      },
      {
        when: "2~4주 차",
        title: "구축",
        body: "장비를 설치하고 48시간 부하 시험을 거쳐 3중 복제 스토리지를 구성합니다. 케이블과 노드를 분리하는 시험을 직접 참관할 수 있습니다.",
        key: true,
      },
      {
        when: "5주 차",
        title: "검수",
        body: "IOPS, 장애 조치, 복원 시간을 측정해 계약 수치와 비교하고, 결과에 양측이 서명합니다.",
      },
      {
        when: "6주 차",
        title: "첫 가상 머신",
        body: "KVM이나 상용 하이퍼바이저에서 가동 중인 가상 머신을 복제해 몇 분 안에 전환합니다. 원본은 14일 동안 보관합니다.",
      },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "노드 단위 견적, 약정\u00a0기간\u00a0동안 고정\u00a0요금",
    body: "요금은 노드 사양과 하이퍼바이저 라이선스에 따라 달라집니다. 사이징을 마치고 3영업일 안에 두 항목을 나누어 견적을 보내 드리므로 필요 없는 쪽을 뺄 수 있습니다.",
    from: "견적",
    unit: `${privateCloud.minimumNodes}노드, ${privateCloud.termMonths}개월부터`,
    included: [
      "노드, 플래시, 스위치, 랙, 전력, 냉각",
      "펌웨어와 하이퍼바이저 24시간 운영",
      "같은 리전의 인스턴스, 서버, 랙과 잇는 사설망",
      "검수 시험과 월간 보고서",
    ],
    extra: ["상용 하이퍼바이저와 게스트 라이선스", "부산 복제", "게스트 운영 대행", "인터넷 대역폭과 백업 저장 공간"],
  },
  faq: {
    heading: "프라이빗 클라우드 관련 질문",
    items: [
      {
        id: "when-is-private-cheaper",
        question: "언제 프라이빗이 더 저렴한가요?",
        answer: `가상 머신을 ${privateCloud.termMonths}개월 이상, 전체 시간의 약 ${breakEven.from}~${breakEven.to}% 넘게 가동할 때입니다. 계산기 첫 화면이 그 예입니다. vCPU 240개와 메모리 960 GB에는 ${privateCloud.minimumNodes}노드가 필요하고 전체 시간의 66%를 가동할 때 퍼블릭 요금과 같아집니다. 클러스터가 커지면 예비 노드 한 대의 비용을 더 많은 노드가 나누므로 손익분기점이 낮아지고, 메모리에 비해 코어나 스토리지가 많이 필요하면 높아집니다. 그보다 적게 쓴다면 퍼블릭을 권합니다.`,
      },
      {
        id: "reuse-licences",
        question: "보유 라이선스를 쓸 수 있나요?",
        answer: `물리 코어 단위 라이선스는 대부분 쓸 수 있습니다. 노드당 ${small?.cores}코어 또는 ${large?.cores}코어를 단독으로 사용하며 코어 수를 계약서에 명기합니다. 다만 이동 권한을 요구하거나 외부 장비를 허용하지 않는 제조사가 있으므로 호스팅 약관을 먼저 확인해야 합니다. 라이선스 관리에 필요한 일련번호와 코어 수를 제공하고, 데이터베이스를 노드 2대에 고정해 나머지 코어를 산정에서 제외할 수도 있습니다.`,
      },
      {
        id: "who-patches-what",
        question: "패치는 누가 하나요?",
        answer:
          "펌웨어, 스위치, 스토리지, 하이퍼바이저는 당사가 맡습니다. 고객이 승인한 시간에 매월 진행하고 긴급 취약점은 72시간 안에 조치합니다. 먼저 라이브 마이그레이션으로 노드를 비우므로 게스트를 재부팅하지 않습니다. 게스트 운영체제부터는 고객 담당이며, 운영 대행을 신청하면 가상 머신별 패치, 관제, 복원 시험까지 맡습니다.",
      },
      {
        id: "what-happens-at-the-end",
        question: "약정이 끝나면 어떻게 되나요?",
        answer:
          "만료 120일 전에 세 가지 선택지를 안내합니다. 같은 요금으로 월 단위 연장, 노드를 차례로 바꾸는 세대 교체, 해지입니다. 해지하면 가상 머신을 qcow2나 raw로 내보내고 드라이브를 NIST SP 800-88 기준으로 삭제한 뒤 일련번호별 증명서를 드립니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cloud", "/services/public-cloud-solution", "/services/compliance", "/solutions/data-protection"],
  },
  call: {
    heading: "자산 목록을 보내 주시면 노드 수를 계산해 드립니다",
    body: "하이퍼바이저에서 내려받은 CSV 하나면 됩니다. 먼저 부족해지는 자원과 예비 노드, 손익분기점을 담은 사이징 표를 계약 여부와 관계없이 보내 드립니다.",
  },
};
