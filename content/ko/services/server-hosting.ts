import type { page as en } from "../../en/services/server-hosting.ts";
import { facts } from "../../facts.ts";
import { diskPairs, ramStepGb, serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { backup, colocationExtras, serverSetup, servers, usdRate } = livePrices;
const { ramStep, disks, windowsPerCore } = livePrices.serverExtras;

const first = servers[0];
const last = servers[servers.length - 1];
const w = (krw: Figure | undefined) => won(krw ?? 0, "ko");
const pairs = diskPairs
  .filter(({ id }) => id !== "none")
  .map(({ id, label }) => `${w(disks[id].krw)}(${label})`)
  .join(", ");
const setup = w(serverSetup.krw);

export const page: Translation<typeof en> = {
  title: "서버 호스팅",
  description: `월 ${w(first?.monthly.krw)}부터 쓰는 단독 서버를 업무 시간 기준 ${serverHosting.stockBusinessHours}시간 안에 준비합니다. 재고 모델 ${servers.length}종, 코어 단독 사용, 원격 콘솔, ${serverHosting.swapHours}시간 이내 부품 교체를 제공하며 구성에 따른 요금과 준비 완료일을 바로 확인할 수 있습니다.`,
  hero: {
    h1: "서버 호스팅: 단독 서버를 월 단위로 이용합니다",
    lead: "코어를 단독으로 쓰고 요금이 일정해야 하는 게임·커머스·SaaS 기업에 단독 서버를 제공하고 설치와 부품 교체를 맡습니다.",
    secondary: "서버 구성하기",
    price: startingPrice(first?.monthly.krw ?? 0, "month", `${first?.id}(${first?.cores}코어, ${first?.ramGb} GB)`, "ko"),
  },
  configurator: {
    eyebrow: "모델과 구성",
    heading: "서버 모델별 요금과 준비 완료일",
    intro: "메모리나 디스크를 바꾸면 주문 제작으로 진행하며 5영업일이 걸립니다.",
    filters: {
      legend: "모델 조건",
      cores: "최소 코어 수",
      ram: "확장 가능 메모리(최소)",
      any: "전체",
      gpu: "GPU",
      fast: "10 Gbps 포트",
      empty: "조건에 맞는 재고 모델이 없습니다. 주문 제작은 {days}영업일 걸립니다.",
      shown: "모델 {all}종 중 {count}종",
      reset: "조건 지우기",
    },
    table: {
      caption: "재고 모델 목록입니다. 구성할 모델을 선택해 주세요.",
      model: "모델",
      cores: "코어",
      ram: "메모리",
      disks: "디스크",
      port: "포트",
      gpu: "GPU",
      price: "월 요금",
      sockets: "{sockets} × {cores}",
      none: "없음",
    },
    ram: "메모리",
    disk: "추가 NVMe 미러 한 쌍",
    disks: { none: "없음", "960": "960 GB × 2", "1920": "1.92 TB × 2", "3840": "3.84 TB × 2" },
    os: "운영체제",
    oses: { ubuntu: "Ubuntu", debian: "Debian", rocky: "Rocky Linux", windows: "Windows Server", none: "직접 설치" },
    mbps: "약정 대역폭",
    backup: "백업 저장량",
    count: "서버 수",
    term: "약정 기간",
    terms: { "1": "월 단위", "12": "12개월", "24": "24개월", "36": "36개월" },
    board: {
      title: "구성한 서버",
      description:
        "서버를 위에서 본 그림입니다. 프로세서, 메모리, 드라이브 베이, 네트워크 포트를 표시합니다. 채운 부분은 기본 포함, 테두리만 있는 부분은 추가한 부품, 점선은 빈 슬롯입니다.",
      cpu: "CPU",
      memory: "메모리",
      bays: "드라이브 베이",
      ports: "포트",
      gpu: "GPU",
      stock: "기본 포함",
      added: "추가",
      free: "빈 슬롯",
    },
    delivery: {
      title: "준비 완료일",
      stock: "신청 후 업무 시간 기준 {hours}시간",
      custom: "신청 후 {days}영업일",
      by: "지금 신청 시 {date}",
      why: "메모리나 디스크가 재고와 달라 주문 제작으로 진행합니다.",
    },
    bill: {
      title: "월 예상 요금",
      badge: "예시 요금",
      sub: "부가세 별도",
      server: "{model} × {count}대",
      serverDetail: "정가",
      term: "약정 할인",
      termDetail: "서버와 부품 −{percent}%",
      ram: "메모리",
      ramDetail: "대당 +{gb} GB",
      disk: "NVMe 한 쌍",
      os: "Windows Server",
      osDetail: "{cores}코어 × {rate}",
      bandwidth: "대역폭",
      bandwidthDetail: "+{mbps} Mbps × {rate}",
      backup: "백업",
      backupDetail: "에이전트 {agent} × {count} + {gb} GB × {rate}",
      setup: "설치비 {amount} 1회",
      setupFree: "이 약정에는 설치비가 없습니다",
      ask: "이 구성으로 견적 문의",
      summary:
        "{model} × {count}대, 메모리 {ram} GB, 추가 디스크 {disk}, {os}, {mbps} Mbps, 백업 {backup} GB, 약정 {term}. 월 예상 {total}(부가세 별도)",
    },
    assumptions: {
      heading: "요금과 준비 완료일 계산 기준",
      items: [
        `메모리는 ${ramStepGb} GB 단위로 월 ${w(ramStep.krw)}이며 메인보드가 지원하는 용량까지 늘릴 수 있습니다.`,
        `NVMe 미러 디스크를 추가하면 월 ${pairs}입니다.`,
        `${serverHosting.committedMbps} Mbps가 기본이며 추가분은 국내 95퍼센타일 기준 Mbps당 ${w(colocationExtras.bandwidthPerMbps.krw)}입니다. 대역폭, 백업, 라이선스에는 약정 할인을 적용하지 않습니다.`,
        `Windows Server는 물리 코어당 월 ${w(windowsPerCore.krw)}이며 서버마다 최소 ${serverHosting.windowsMinimumCores}코어로 계산합니다.`,
        `설치비는 서버당 ${setup} 1회이며 ${serverHosting.freeSetupMonths}개월 이상 약정하면 무료입니다.`,
        `업무 시간은 월~금 0${serverHosting.opensAt}:00~${serverHosting.closesAt}:00 KST입니다. 주말은 제외하며 공휴일이 있으면 하루씩 늦어집니다.`,
        `원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율(현재 ${grouped(usdRate)}원) 기준입니다.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "기본 제공",
    heading: "서버 기본 제공 사항",
    items: [
      {
        title: "재고 모델 5종",
        body: `${first?.cores}코어·${first?.ramGb} GB의 ${first?.id}부터 2소켓·512 GB의 SH-4, 48 GB GPU 두 장을 장착한 ${last?.id}까지 있습니다. 모두 ECC 메모리를 쓰고 NVMe는 RAID\u00a01로, 드라이브가 네 개면 RAID\u00a010으로 구성합니다.`,
        figure: { value: `${first?.cores}~64`, unit: "코어", label: "공유하지 않는 물리 코어" },
      },
      {
        title: `업무 시간 ${serverHosting.stockBusinessHours}시간 안에 준비`,
        body: "재고 모델은 랙에 설치해 부하 시험과 배선까지 마친 상태이므로 신청 후 운영체제 설치와 키 전달만 진행합니다. 메모리나 디스크를 바꾼 서버는 24시간 부하 시험을 다시 거쳐 인도합니다.",
        figure: { value: `${serverHosting.customBusinessDays}`, unit: "영업일", label: "주문 제작 기준" },
      },
      {
        title: "원격 콘솔과 자동 설치",
        body: `VPN으로 접속하는 원격 콘솔, 가상 미디어, 전원 제어, ${serverHosting.rescueMinutes}분 안에 부팅되는 복구 시스템을 제공합니다. Ubuntu, Debian, Rocky Linux, Windows Server는 약 ${serverHosting.installMinutes}분 만에 자동 설치되고, 그 밖의 운영체제는 보유한 이미지로 부팅합니다.`,
        figure: { value: "24시간", label: "콘솔, 전원, 복구를 직접 제어" },
      },
      {
        title: "부품 교체",
        body: `드라이브에 이상 징후가 보이면 당사가 먼저 티켓을 등록합니다. ${live.p1Minutes}분 안에 진단을 시작하고, ICN1과 ICN2에 둔 예비 부품으로 ${serverHosting.swapHours}시간 안에 교체합니다. 메인보드가 고장 나면 디스크를 같은 모델로 옮겨 드립니다.`,
        figure: { value: `${live.p1Minutes}`, unit: "분", label: "진단 시작까지" },
      },
      {
        title: "네트워크",
        body: `1 Gbps 포트(SH-4는 10 Gbps)에 95퍼센타일 기준 ${serverHosting.committedMbps} Mbps를 약정하므로 월 36시간까지의 순간 초과는 과금하지 않습니다. 사용 가능한 IPv4 ${serverHosting.includedIpv4}개와 IPv6 /64, 다른 서버와 랙, 인스턴스를 잇는 사설 VLAN을 제공합니다.`,
        figure: { value: `${serverHosting.committedMbps}`, unit: "Mbps", label: "1 Gbps 포트의 약정 대역폭" },
      },
      {
        title: "DDoS 기본 방어",
        body: `IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지의 공격은 신청이나 추가 요금 없이 걸러냅니다. 그보다 크거나 애플리케이션 계층을 노리는 공격에는 Shield 요금제가 필요하며 서버 설정 변경 없이 적용합니다.`,
        figure: { value: `${facts.ddos.baseGbpsPerIp}`, unit: "Gbps", label: "IP당 상시 방어" },
      },
    ],
  },
  comparison: {
    eyebrow: "호스팅, 코로케이션, 클라우드",
    heading: "서버 호스팅·코로케이션·클라우드 비교",
    columns: ["", "서버 호스팅", "코로케이션", "퍼블릭 클라우드"],
    rows: [
      ["장비 소유", "당사", "고객", "당사(공유)"],
      [
        "고장 수리",
        `당사가 ${serverHosting.swapHours}시간 이내`,
        "고객 또는 30분 단위 원격 작업 지원",
        "당사, 인스턴스는 다른 호스트에서 재시작",
      ],
      ["과금 기준", "서버 대수, 월 단위", "상면, 전력, 포트", "시간과 용량"],
    ],
    note: "함께 쓸 수 있습니다. 호스팅 서버와 쿼터랙의 고객 스토리지, 급증분을 처리하는 인스턴스를 하나의 사설망으로 연결합니다.",
  },
  spec: {
    eyebrow: "사양",
    heading: "서버 호스팅 사양",
    updated: "2026-11-15",
    groups: [
      {
        caption: "하드웨어",
        rows: [
          ["메모리", "ECC 레지스터드"],
          ["RAID", "NVMe RAID 1, 드라이브 4개는 RAID 10"],
          ["전원", "SH-3 이상 A/B 이중 전원 장치"],
          ["사용 연한", "최대 60개월 후 교체"],
        ],
      },
      {
        caption: "네트워크",
        rows: [
          ["포트", "1 Gbps, SH-4는 10 Gbps"],
          ["약정 대역폭", `${serverHosting.committedMbps} Mbps, 95퍼센타일`],
          ["주소", `사용 가능 IPv4 ${serverHosting.includedIpv4}개, IPv6 /64`],
          ["사설망", "VLAN, 9,000바이트 프레임"],
        ],
      },
      {
        caption: "운영",
        rows: [
          ["콘솔", "VPN 경유 IPMI, 가상 미디어"],
          ["운영체제", "Ubuntu, Debian, Rocky Linux, Windows Server"],
          ["재설치", `티켓 요청 후 업무 시간 ${live.p3} 이내, 또는 콘솔에서 직접`],
          ["역방향 DNS", `티켓 요청 후 업무 시간 ${live.p3} 이내`],
        ],
      },
      {
        caption: "서비스 수준",
        rows: [
          ["가용성", `월 ${facts.sla.serverHosting}, 하드웨어와 네트워크`],
          ["부품 교체", `진단 후 ${serverHosting.swapHours}시간 이내`],
          ["서비스 크레딧", `서버 요금의 ${facts.credits[0].credit}, ${facts.credits[1].credit}, ${facts.credits[2].credit}`],
          ["해지 통보", "10일 전, 최소 계약 기간 1개월"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "서버 호스팅 이용 시 제한 사항",
    intro: "흔히 오해하는 세 가지입니다.",
    items: [
      {
        title: "RAID는 백업이 아닙니다",
        body: "미러링은 드라이브 고장을 견디지만, 실수로 지운 테이블은 같은 순간 양쪽에서 사라집니다. 백업을 함께 신청하거나 직접 준비해야 합니다.",
      },
      {
        title: "가동 중에는 늘릴 수 없습니다",
        body: "메모리와 디스크는 원하는 시간에 전원을 끄고 약 30분 동안 추가합니다. 코어가 더 필요하면 다른 모델로 옮겨야 합니다.",
      },
      {
        title: "운영체제는 고객이 관리합니다",
        body: "당사는 하드웨어를 교체하고 요청에 따라 재설치합니다. 업데이트와 방화벽 규칙, 원격 접속 관리는 운영 대행을 신청하지 않는 한 고객이 직접 합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "준비 절차",
    heading: `신청부터 로그인까지 업무 시간 ${serverHosting.stockBusinessHours}시간`,
    steps: [
      {
        when: "0:00",
        title: "신청",
        body: "티켓이나 도입 상담으로 신청합니다. 카드나 계좌 이체로 결제하며, 장비를 구매하는 계약이 아닙니다.",
      },
      { when: "0:20", title: "배정", body: "랙에 설치된 재고 서버를 배정하고 펌웨어를 기준 버전과 대조합니다." },
      {
        when: "1:00",
        title: "설치",
        body: "운영체제, RAID, 네트워크를 스크립트로 설정하고 고객의 공개 키를 등록합니다. Windows는 30분 더 걸립니다.",
      },
      { when: "3:00", title: "점검", body: "메모리, 드라이브, 포트, 온도를 부하 상태에서 확인하고 결과를 티켓에 첨부합니다." },
      {
        when: "4:00",
        title: "인도",
        body: "IP, 콘솔 계정, 역방향 DNS를 전달합니다. 요금은 인도 시점부터 청구합니다.",
        key: true,
      },
    ],
  },
  price: {
    id: "servers",
    eyebrow: "요금",
    heading: "서버 호스팅 요금",
    body: "계약 기간 동안 요금은 그대로이며, 갱신할 때 인상하는 경우 30일 전에 서면으로 알립니다. 12, 24, 36개월을 약정하면 서버 요금의 10%, 15%, 20%를 할인합니다.",
    from: w(first?.monthly.krw),
    unit: `월 (${usd(first?.monthly.usd ?? 0)}), ${first?.id}`,
    included: [
      `${first?.cores}코어, ${first?.ramGb} GB ECC, ${first?.disks}`,
      `1 Gbps 포트, 약정 ${serverHosting.committedMbps} Mbps`,
      `IPv4 ${serverHosting.includedIpv4}개, IPv6 /64, 사설 VLAN`,
      "콘솔, 부품 교체, DDoS 기본 방어",
    ],
    extra: [
      `설치비 ${setup} 1회, ${serverHosting.freeSetupMonths}개월 이상 무료`,
      `백업 서버당 ${w(backup.agentServer.krw)} + GB당 ${w(backup.vaultPerGb.krw)}`,
      `대역폭 Mbps당 ${w(colocationExtras.bandwidthPerMbps.krw)}`,
      `Windows Server 코어당 ${w(windowsPerCore.krw)}`,
    ],
  },
  faq: {
    heading: "서버 호스팅 관련 질문",
    items: [
      {
        id: "hosting-colocation-or-cloud",
        question: "서버 호스팅, 코로케이션, 클라우드는 어떻게 다른가요?",
        answer: `장비를 누가 소유하는지, 밤에 고장 나면 누가 고치는지, 무엇을 단위로 요금을 내는지로 나뉩니다. 서버 호스팅은 당사가 소유하고 ${serverHosting.swapHours}시간 안에 고치며 서버 대수로 월 요금을 냅니다. 코로케이션은 고객이 소유하고 직접 고치거나 원격 작업 지원을 쓰며 상면과 전력에 요금을 냅니다. 클라우드는 당사 장비를 나누어 쓰고 고장도 당사가 처리하며 시간 단위로 요금을 냅니다. 꾸준한 부하에 코어를 단독으로 써야 하면 호스팅, 특수하거나 이미 구매한 장비는 코로케이션, 하룻밤에 두 배로 느는 부하는 클라우드가 맞습니다.`,
      },
      {
        id: "is-windows-included",
        question: "Windows 라이선스가 포함되나요?",
        answer: `포함되지 않으며 월 단위로 선택합니다. 물리 코어당 ${w(windowsPerCore.krw)}, 서버당 최소 ${serverHosting.windowsMinimumCores}코어이므로 16코어인 SH-2에는 월 ${w(amount((list) => 16 * list.serverExtras.windowsPerCore.krw))}이 추가됩니다. 매월 말에 중지할 수 있습니다. 보유 라이선스는 전용 장비 사용을 허용하는 계약이면 쓸 수 있으며, 감사에 대비해 서버 일련번호와 코어 수를 기록해 드립니다. Windows 클라이언트 버전은 설치하지 않습니다.`,
      },
      {
        id: "what-happens-to-disks",
        question: "해지 후 디스크는 어떻게 처리하나요?",
        answer: `종료일로부터 ${serverHosting.wipeBusinessDays}영업일 안에 모든 드라이브를 NIST SP 800-88 기준으로 삭제합니다. NVMe는 암호화 삭제 후 검증 읽기를 거칩니다. 일련번호가 적힌 증명서는 요청하시면 무료로 발급합니다. 내부 규정상 드라이브를 반납할 수 없다면 잔존 가치로 구매해 가져가실 수 있습니다. 비용을 부담하시면 파쇄하고 영상 기록을 드립니다.`,
      },
      {
        id: "can-we-send-our-own-server",
        question: "보유한 장비를 함께 둘 수 있나요?",
        answer:
          "호스팅 구역에는 둘 수 없습니다. 모든 서버가 예비 부품과 같은 규격이어야 하기 때문입니다. 방화벽이나 스토리지는 같은 전산실의 코로케이션 상면에 두고 크로스커넥트로 같은 VLAN에 연결할 수 있으며 보통 1영업일이면 됩니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/colocation", "/services/public-cloud-solution", "/services/backup", "/services/ddos-protection"],
  },
  call: {
    heading: "코어, 메모리, 필요한\u00a0날짜를 알려 주세요",
    body: `재고 모델은 업무 시간 기준 ${serverHosting.stockBusinessHours}시간 안에 준비합니다. 그 밖의 구성은 신청 전에 준비 완료일을 서면으로 알려 드립니다.`,
  },
};
