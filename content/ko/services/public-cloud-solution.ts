import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/public-cloud-solution.ts";
import { facts } from "../../facts.ts";
import { publicCloud } from "../../figures/public-cloud-solution.ts";
import { live } from "../../live.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { hoursPerMonth } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { backup, cloudExtras, instances, storagePerGb, usdRate } = livePrices;

const first = instances[0];
const largest = instances.find((plan) => plan.id === "D16");
const transfers = instances.map((plan) => plan.transferTb);
const transfer = { least: Math.min(...transfers), most: Math.max(...transfers) };
const w = (krw: Figure | undefined) => won(krw ?? 0, "ko");
const outbound = w(cloudExtras.outboundPerGb.krw);
const ip = w(cloudExtras.floatingIp.krw);
const nvme = w(storagePerGb.blockNvme.krw);
const { volume } = publicCloud;
/** A stopped M4: its disk and one address; 500 GB more than the pool holds. */
const stopped = amount((list) => 160 * list.storagePerGb.blockNvme.krw + list.cloudExtras.floatingIp.krw);
const over = amount((list) => 500 * list.cloudExtras.outboundPerGb.krw);

const example = amount(({ instances, cloudExtras, backup }) => {
  const m4 = instances.find((plan) => plan.id === "M4")?.monthly.krw ?? 0;
  return 2 * m4 + cloudExtras.loadBalancer.S.krw + 500 * backup.vaultPerGb.krw;
});

export const page: Translation<typeof en> = {
  title: "퍼블릭 클라우드",
  description: `서울, 부산, 도쿄, 싱가포르에서 ${publicCloud.readySeconds}초 안에 인스턴스를 만들고 월 상한이 있는 시간당 요금으로 이용합니다. 사양을 고르면 디스크, 트래픽, IP, 백업까지 포함한 전체 요금을 바로 확인할 수 있습니다.`,
  hero: {
    h1: "퍼블릭 클라우드: 시간당 과금 인스턴스",
    lead: "개발팀과 성장 기업에 인스턴스, 볼륨, 쿠버네티스를 네 도시에서 원화로 제공하며, 시간당 요금의 합계는 월 요금을 넘지 않습니다.",
    secondary: "요금 계산하기",
    price: startingPrice(
      first?.monthly.krw ?? 0,
      "month",
      `${first?.id} 요금제. 시간당 ${first?.hourlyKrw}원, 최대 ${hoursPerMonth}시간 청구`,
      "ko",
    ),
  },
  picker: {
    eyebrow: "인스턴스 선택기",
    heading: "인스턴스 요금 계산기",
    intro: "요금제와 추가 항목을 선택하시면 청구서에 들어가는 항목을 모두 표시합니다.",
    mode: "사용 방식",
    modes: { month: "한 달 내내", hours: "시간 단위" },
    hours: "이번 달 가동 시간",
    count: "인스턴스 수",
    disk: "인스턴스당 추가 NVMe",
    out: "전체 아웃바운드 트래픽",
    lb: "로드 밸런서",
    lbs: { none: "없음", S: "S", M: "M", L: "L" },
    ips: "플로팅 IP",
    backup: "전체 백업 저장량",
    plans: {
      caption: "인스턴스 요금제와 요금",
      plan: "요금제",
      vcpu: "vCPU",
      ram: "메모리",
      nvme: "NVMe",
      transfer: "아웃바운드",
      month: "월 요금",
      hour: "시간당",
      shared: "공유",
      dedicated: "전용",
      gpu: "GPU {gpu}",
    },
    bill: {
      title: "이번 달 예상 요금",
      badge: "예시 요금",
      sub: "월, 부가세 별도",
      compute: "{plan} × {count}대",
      computeMonth: "한 달 전체, {hours}시간 상한",
      computeHours: "{hours}시간 × {rate}",
      stopped: "정지 중 기본 디스크",
      stoppedDetail: "{gb} GB, {hours}시간",
      disk: "추가 NVMe",
      traffic: "아웃바운드 트래픽",
      trafficPool: "제공량 {pool} TB 중 {used} TB 사용",
      trafficOver: "초과 {over} GB × {rate}",
      lb: "로드 밸런서 {size}",
      ip: "플로팅 IP",
      backup: "백업 저장소",
      perGb: "{gb} GB × {rate}",
      each: "{count}개 × {rate}",
      ask: "이 구성으로 견적 문의",
      summary:
        "{plan} × {count}대({mode}), 추가 NVMe 대당 {disk} GB, 아웃바운드 {out} TB, 로드 밸런서 {lb}, 플로팅 IP {ips}개, 백업 {backup} GB. 월 예상 {total}(부가세 별도)",
    },
    meter: {
      title: "한 달 동안 인스턴스 한 대에 쌓이는 요금",
      description: "인스턴스 한 대의 요금은 시간에 비례해 오르다가 월 요금에 이르면 멈춥니다. 31일인 달의 마지막 몇 시간은 무료입니다.",
      hours: "시간",
      cap: "월 요금",
    },
    assumptions: {
      heading: "계산 기준",
      items: [
        `1시간 미만은 1시간으로 계산합니다. 컴퓨팅 요금은 월 요금을 넘지 않습니다. 31일인 달은 744시간이지만 ${hoursPerMonth}시간만 청구합니다.`,
        "가동하지 않은 시간에도 요금제에 포함된 디스크는 과금되고 트래픽 제공량은 늘지 않습니다. 상태별 요금은 아래 표에 있습니다.",
        "1 TB는 1,000 GB입니다. 인바운드와 리전 내부 트래픽은 무료이므로 입력하지 않습니다.",
        `백업은 에이전트 없는 방식이며 압축 후 용량으로 계산합니다. 애플리케이션 정합성을 맞추는 에이전트는 인스턴스당 ${w(backup.agentVm.krw)}이며 합계에 넣지 않았습니다.`,
        `원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기마다 고정 환율(현재 ${grouped(usdRate)}원)을 적용하므로 반올림에 따라 두 합계가 조금 다를 수 있습니다.`,
        `계산 예(계산기 초기 화면): M4 2대, 로드 밸런서 S, 백업 500 GB는 합계 ${w(example)}입니다.`,
      ],
    },
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "인스턴스 기본 제공 기능",
    items: [
      {
        title: "시간 단위 컴퓨팅",
        body: `이미지에서 ${publicCloud.readySeconds}초 안에 부팅되고 그때부터 시간 단위로 과금합니다. 사용 금액이 월 요금에 이르면 더 청구하지 않으므로, 계속 켜 두어도 월 요금을 넘지 않습니다.`,
        figure: { value: `${first?.hourlyKrw}`, unit: "원/시간", label: `가장 작은 요금제. 월 ${w(first?.monthly.krw)} 상한` },
      },
      {
        title: "인스턴스 제품군 4종",
        body: `웹과 시험용 공유 vCPU, 데이터베이스와 게임 서버용 전용 vCPU, 견적으로 제공하는 대용량 메모리형, 48 GB GPU형이 있습니다. GPU형을 뺀 요금표는 vCPU\u00a0${first?.vcpu}개·${first?.ramGb} GB부터 vCPU\u00a0${largest?.vcpu}개·${largest?.ramGb} GB까지이며, 그 이상은 vCPU\u00a0${publicCloud.maxVcpu}개까지 고객 전용으로 예약합니다.`,
        figure: { value: `1~${publicCloud.maxVcpu}`, unit: "vCPU", label: `메모리 최대 ${publicCloud.maxRamGb} GB` },
      },
      {
        title: "NVMe 볼륨",
        body: `${volume.minGb} GB부터 ${volume.maxTb} TB까지 만들 수 있고, 기본 ${grouped(volume.iopsBase)} IOPS에서 GB당 ${volume.iopsPerGb} IOPS씩 상한까지 늘어납니다. 스냅샷은 변경분만 저장하며, 스냅샷으로 만든 이미지로 다른 가용 영역에 같은 서버를 만들 수 있습니다.`,
        figure: { value: grouped(volume.iopsMax), unit: "IOPS", label: `볼륨당 최대. 최소 ${grouped(volume.iopsBase)}` },
      },
      {
        title: "기본 제공 네트워크",
        body: `프로젝트별 VPC, 규칙 ${publicCloud.rulesPerGroup}개까지 담는 상태 저장형 보안 그룹, 몇 초 만에 인스턴스 사이를 옮기는 플로팅 IP, 서브넷마다 IPv6 ${publicCloud.ipv6Prefix} 대역을 제공합니다. IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지의 공격은 별도 신청 없이 걸러냅니다.`,
        figure: { value: "0", unit: "원", label: "인바운드와 같은 리전의 영역 간 트래픽" },
      },
      {
        title: "트래픽 제공량 합산",
        body: `가동 중인 요금제마다 ${transfer.least}~${transfer.most} TB가 계정 전체의 제공량에 더해집니다. 배치 서버가 쓰지 않은 제공량을 웹 서버가 쓸 수 있으며, 초과분은 GB당 ${outbound}입니다.`,
        figure: { value: outbound, unit: "/GB", label: `제공량 초과분. ${publicCloud.alertPercent}%에서 알림` },
      },
      {
        title: "관리형 쿠버네티스",
        body: `컨트롤 플레인 3대를 서울 두 영역과 부산에 한 대씩 두어 서울의 한 영역이 멈춰도 쿼럼을 유지하며, 워커 노드 ${publicCloud.kubernetesNodes}대부터 무료입니다. 대기 중인 파드를 기준으로 노드 그룹이 늘어나고 새 워커는 약 ${publicCloud.autoscaleSeconds}초 만에 합류합니다. Terraform과 S3 호환 오브젝트 스토리지도 함께 쓸 수 있습니다.`,
        figure: { value: "0", unit: "원", label: `노드 ${publicCloud.kubernetesNodes}대부터 컨트롤 플레인 무료` },
      },
    ],
  },
  comparison: {
    eyebrow: "정지 중 요금",
    heading: "가동·정지·삭제 상태별 요금",
    intro: "서버를 정지해도 디스크와 예약한 IP에는 요금이 부과됩니다. 청구 항목을 상태별로 정리했습니다.",
    columns: ["항목", "가동", "정지", "삭제"],
    rows: [
      ["vCPU와 메모리", "시간당, 월 상한까지", "0원", "0원"],
      ["요금제에 포함된 디스크", "요금제에 포함", `GB당 ${nvme}, 시간 단위`, "0원"],
      ["추가 NVMe 볼륨", `GB당 ${nvme}`, `GB당 ${nvme}`, "볼륨까지 삭제하면 0원"],
      ["스냅샷과 이미지", `변경분 GB당 ${nvme}`, "계속 과금", "삭제할 때까지 과금"],
      ["플로팅 IP", `월 ${ip}`, `월 ${ip}`, `반납할 때까지 월 ${ip}`],
      ["트래픽 제공량", "합산", "정지한 시간은 제외", "없음"],
      ["GPU", "요금제에 포함", "0원, 카드 반납", "0원"],
    ],
    note: "정지한 GPU 인스턴스는 다시 시작할 때 남은 카드가 없으면 대기할 수 있습니다. 정해진 시각에 꼭 필요하다면 켜 두시기를 권합니다.",
  },
  spec: {
    eyebrow: "사양",
    heading: "인스턴스·볼륨·네트워크 한도",
    updated: "2026-11-15",
    groups: [
      {
        caption: "컴퓨팅",
        rows: [
          ["이미지", "Ubuntu, Debian, Rocky Linux, Windows Server, 보유한 qcow2"],
          ["메타데이터", "cloud-init, IMDSv2 방식 토큰"],
          ["사양 변경", `상향·하향 모두 가능, 재부팅 1회 ${publicCloud.resizeSeconds}초 이내`],
          ["배치", "최대 8대까지 서로 다른 호스트에 배치"],
        ],
      },
      {
        caption: "볼륨",
        rows: [
          ["크기", `${volume.minGb} GB~${volume.maxTb} TB, 무중단 확장, 축소\u00a0불가`],
          ["IOPS", `${grouped(volume.iopsBase)} + GB당 ${volume.iopsPerGb}, 최대 ${grouped(volume.iopsMax)}`],
          ["스냅샷", `볼륨당 ${publicCloud.snapshotsPerVolume}개`],
          ["암호화", "AES-256, 고객 키 또는 당사 키"],
        ],
      },
      {
        caption: "네트워크",
        rows: [
          ["포트", "공유 최대 10 Gbps, 단일 흐름 5 Gbps"],
          ["주소", `공인 IPv4 1개, 서브넷당 IPv6 ${publicCloud.ipv6Prefix}`],
          ["보안 그룹", `규칙 ${publicCloud.rulesPerGroup}개, 상태 저장형`],
          ["MTU", "외부 1,500, 내부 8,950"],
        ],
      },
      {
        caption: "서비스",
        rows: [
          ["가용성", `단일 인스턴스 ${facts.sla.instance}, 두 영역\u00a0${facts.sla.multiZone}`],
          ["측정 방식", "호스트 외부에서 1분 단위"],
          ["점검", `무중단 이동. 재부팅은 ${facts.maintenanceNoticeDays}일 전 공지`],
          ["가입 시 한도", "vCPU 20개. 요청하면 1영업일 안에 상향"],
        ],
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "퍼블릭 클라우드 이용 시 제한 사항",
    intro: "신청 전에 확인해 주세요.",
    items: [
      {
        title: "디스크는 줄일 수 없습니다",
        body: "볼륨은 사용 중에도 늘릴 수 있지만 줄일 수는 없습니다. 줄이려면 작은 볼륨을 새로 만들어 복사해야 하며, 400 MB/s 기준 100 GB에 약 4분 걸립니다.",
      },
      {
        title: "25번 포트 메일\u00a0발송은 기본으로 차단됩니다",
        body: "새 계정은 25번 포트로 메일을 보낼 수 없습니다. 한 계정의 스팸이 IP 대역 전체의 평판을 떨어뜨리기 때문입니다. 티켓으로 요청하시면 확인 후 열어 드립니다.",
      },
      {
        title: "인스턴스 한 대는 단일 장애점입니다",
        body: `${facts.sla.instance} 가용성은 30일에 ${downtime(facts.sla.instance, "ko")}의 중단을 허용합니다. 이 시간이 길다면 서로 다른 영역에 두 대를 두고 로드 밸런서로 묶어야 합니다.`,
      },
      {
        title: "게스트 내부는 패치하지 않습니다",
        body: "펌웨어와 하이퍼바이저는 당사가 패치합니다. 운영체제와 그 위에 설치한 소프트웨어는 운영 대행을 신청하지 않는 한 고객이 관리합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "시작",
    heading: "가입부터 운영까지 1영업일",
    steps: [
      {
        when: "3분",
        title: "회원 가입",
        body: "이메일과 회사 정보로 고객 포털에 가입합니다. 주민등록번호를 받지 않으며 프로그램을 설치하지 않습니다.",
      },
      {
        when: `업무 시간 ${live.p3}`,
        title: "프로젝트와 API 키",
        body: `${ticketLink("티켓으로 요청", "프로젝트와 API 키 요청")}하시면 엔지니어가 프로젝트를 열고 API 키를 전달합니다. 이후 API, CLI, Terraform으로 60초 안에 인스턴스를 만들거나 생성을 맡기실 수 있습니다.`,
        key: true,
      },
      { when: "30분", title: "네트워크와 역할", body: "VPC와 보안 그룹, 비용 확인용 읽기 전용 API 키를 설정합니다." },
      {
        when: "2시간",
        title: "두 번째 가용 영역",
        body: "이미지를 영역 b로 옮기고 로드 밸런서를 구성합니다. 5초마다 상태를 확인하며, 영역\u00a0a를 꺼서 한 번 시험합니다.",
      },
      { when: "매월", title: "비용 보고서", body: "쓰지 않는 인스턴스, 과도한 사양, 미사용 IP를 절감 가능한 금액과 함께 알려 드립니다." },
    ],
  },
  price: {
    id: "cloud",
    eyebrow: "요금",
    heading: "퍼블릭 클라우드 요금",
    body: "한 달 요금은 요금표의 월 요금을 넘지 않습니다. 12, 24, 36개월을 약정하면 10%, 15%, 20%를 할인하며, 사용 금액 기준 약정이므로 요금제는 자유롭게 바꿀 수 있습니다.",
    from: w(first?.monthly.krw),
    unit: `월 (${usd(first?.monthly.usd ?? 0)}), 시간당 ${first?.hourlyKrw}원`,
    included: [
      `NVMe ${first?.nvmeGb} GB, IPv4 1개, IPv6`,
      `합산되는 아웃바운드 ${first?.transferTb} TB`,
      "보안 그룹, 사설망, 30일 모니터링",
      `티켓 지원, 긴급 티켓은 ${live.p1Minutes}분 이내 응답(24시간)`,
    ],
    extra: [
      `제공량 초과 아웃바운드 GB당 ${outbound}`,
      `GB당 NVMe ${nvme}, SSD ${w(storagePerGb.blockSsd.krw)}`,
      `플로팅 IP ${ip}, 로드 밸런서 ${w(cloudExtras.loadBalancer.S.krw)}부터`,
      `백업 GB당 ${w(backup.vaultPerGb.krw)}`,
    ],
  },
  faq: {
    heading: "퍼블릭 클라우드 관련 질문",
    items: [
      {
        id: "do-stopped-servers-cost",
        question: "서버를 정지하면 요금이 없나요?",
        answer: `컴퓨팅 요금은 정지한 시점까지만 청구합니다. 다만 다음 세 항목은 계속 과금합니다. 디스크는 월 GB당 ${nvme}, 스냅샷은 변경분에 같은 단가, 예약한 플로팅 IP는 개당 ${ip}입니다. 예를 들어 160 GB 디스크와 IP 하나가 있는 M4를 정지해 두면 월 약 ${w(stopped)}이 청구됩니다. 서버와 볼륨을 삭제하거나 스냅샷만 남기면 요금이 거의 들지 않습니다.`,
      },
      {
        id: "exceed-traffic",
        question: "기본 트래픽을 초과하면 어떻게 되나요?",
        answer: `속도를 제한하지 않습니다. 계정 합산 제공량을 넘은 트래픽은 GB당 ${outbound}이며, 500 GB를 초과하면 ${w(over)}입니다. 제공량의 ${publicCloud.alertPercent}%와 100%에서 알림을 보냅니다. 초과 요금을 원하지 않으시면 티켓으로 상한을 요청해 주세요. 상한에 이르면 월말까지 또는 상한을 해제하실 때까지 외부 인터페이스를 1 Mbps로 제한합니다. SSH 접속은 가능하지만 쇼핑몰 운영은 어렵습니다.`,
      },
      {
        id: "can-we-resize",
        question: "사양을 변경할 수 있나요?",
        answer: `같은 제품군 안에서 올리거나 내릴 수 있고 ${publicCloud.resizeSeconds}초 이내의 재부팅 한 번이면 됩니다. 새 요금은 다음 시간부터 적용되고 IP는 그대로입니다. 디스크는 재부팅 없이 늘릴 수 있지만 줄일 수는 없습니다. 작은 요금제로 내리면 커진 디스크는 유지되며 차이만큼 추가 NVMe로 과금합니다. 공유 vCPU에서 전용 vCPU로 바꾸는 방법도 같습니다.`,
      },
      {
        id: "what-is-a-shared-vcpu",
        question: "공유 vCPU란 무엇인가요?",
        answer:
          "물리 코어 하나에 공유 vCPU를 4개까지 배치합니다. 대기 시간(steal)이 10분 동안 5%를 넘으면 재부팅 없이 여유 있는 호스트로 옮깁니다. 전용 vCPU는 다른 고객이 배정되지 않는 하드웨어 스레드 하나입니다. 요금보다 p95 지연 시간이 중요하다면 D 요금제를 권합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cloud", "/services/load-balancing", "/services/storage", "/services/server-hosting"],
  },
  call: {
    heading: "현재 클라우드 청구서와 비교해 드립니다",
    body: "지금 쓰는 클라우드의 청구서를 보내 주시면 3영업일 안에 같은 워크로드를 트래픽까지 항목별로 계산해 드립니다. 옮기지 않는 편이 나은 항목도 함께 알려 드립니다.",
  },
};
