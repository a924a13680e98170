import type { page as en } from "../../en/resources/pricing.ts";
import { facts } from "../../facts.ts";
import { cdnExampleKrw } from "../../figures/cdn.ts";
import { ddosFigures } from "../../figures/ddos-protection.ts";
import { lineFigures } from "../../figures/dedicated-line.ts";
import { firewallFigures } from "../../figures/firewall.ts";
import { dataReturnDays, suspensionAfterDays } from "../../figures/legal.ts";
import { diskPairs, ramStepGb, serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import { amount, grouped, type LivePrice, livePrices, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { popByCode } from "../../pops.ts";
import { cdnTrialGb, hoursPerMonth, termDiscounts, vatRate } from "../../price-list.ts";

const { cdnRegions, cloudExtras, colocation, colocationExtras, instances, serverSetup, servers, usdRate } = livePrices;

const { shield100, shield1g } = ddosFigures;
const both = (price: LivePrice) => `${won(price.krw, "ko")}(${usd(price.usd)})`;
const vat = `${vatRate * 100}%`;
const off = (term: keyof typeof termDiscounts) => `−${termDiscounts[term] * 100}%`;
const [firstTier, secondTier] = cdnRegions[0].krw;

const rackNames = { "1u": "1U", quarter: "쿼터랙, 10U", half: "하프랙, 20U", full: "풀랙, 42U", dense: "풀랙(고밀도)" };

const instanceTypes = { shared: "공유", dedicated: "전용", gpu: "GPU" };

function instanceRow(plan: (typeof instances)[number]) {
  const type = plan.gpu ? `GPU\u00a0${plan.gpu}` : instanceTypes[plan.family];
  return {
    id: plan.id.toLowerCase(),
    name: plan.id,
    cells: [`${plan.vcpu} vCPU`, type, `${plan.ramGb} GB`, `NVMe ${plan.nvmeGb} GB`, `전송 ${plan.transferTb} TB`],
  };
}

export const page: Translation<typeof en> = {
  title: "요금",
  description:
    "모든 정가를 원화와 달러, 월과 시간 단위로 공개하고 포함 항목과 추가 비용을 나눠 안내합니다. 조건에 맞는 요금제를 찾아 예상 요금을 계산하고 공유·인쇄·문의할 수 있습니다.",
  hero: {
    h1: "요금 안내",
    lead: `월 ${won(instances[0]?.monthly.krw ?? 0, "ko")}부터, 모든 정가를 원화와 달러로 공개합니다. 실사가 필요한 항목은 그\u00a0이유와 견적을 받는 시점을 함께 안내합니다.`,
    sample: "예시 요금표",
  },
  scenarios: {
    shop: { name: "소규모 쇼핑몰", story: "인스턴스 2대, 로드 밸런서, 백업 500 GB" },
    game: { name: "게임 출시", story: "서버 4대, DDoS 방어, CDN 10 TB" },
    dr: { name: "기업 재해 복구", story: "풀랙, 부산까지 1 Gbps, 원격지 사본 10 TB" },
  },
  toggles: {
    label: "요금 표시 조건",
    vat: { legend: "부가세", excluded: "별도", included: "포함" },
    term: { legend: "약정", 1: "없음", 12: `12개월 ${off(12)}`, 24: `24개월 ${off(24)}`, 36: `36개월 ${off(36)}` },
    cpu: "vCPU·코어",
    ram: "메모리",
    any: "전체",
    apply: "적용",
    none: "조건에 맞는 요금제가 없습니다. 수치를 낮추거나 주문 제작 사양을 문의해 주세요.",
    note: `인스턴스는 시간당 과금하며 월 ${hoursPerMonth}시간이 상한입니다. 약정 할인은 월 정액 요금에 적용하고, 사용량(GB, Mbps, 작업 시간)과 일회성 비용은 그대로입니다.`,
  },
  tabs: {
    label: "요금 분류",
    cloud: "클라우드",
    servers: "서버",
    colocation: "코로케이션",
    network: "네트워크",
    cdn: "CDN",
    security: "보안",
    storage: "스토리지·백업",
    support: "기술 지원",
  },
  columns: { plan: "요금제", included: "포함", hour: "시간당", price: "요금", add: "예상 요금" },
  extra: "추가 비용",
  units: {
    month: "월",
    hour: "시간당",
    core: "코어당",
    gb: "GB당",
    mbps: "Mbps당",
    kw: "kW당",
    tb: "GB당, 첫 10 TB",
    "half-hour": "30분당",
    "10k": "1만 건당",
    once: "1회",
  },
  quantity: {
    month: "{n}개",
    hour: "{n}시간",
    core: "{n}코어",
    gb: "{n} GB",
    mbps: "{n} Mbps",
    kw: "{n} kW",
    tb: "{n} TB",
    "half-hour": "30분 × {n}",
    "10k": "{n}만 건",
    once: "{n}회",
  },
  add: "담기",
  added: "담음",
  automatic: "자동 포함",
  quote: { heading: "견적이 필요한 항목", link: "견적 문의" },
  free: { heading: "모든 계약에 포함" },
  categories: [
    {
      id: "cloud",
      lead: "시간당 과금하며 설치비는 없습니다. 정지한 인스턴스에는 디스크, 스냅샷, 예약 IP 요금만 청구합니다.",
      tables: [
        {
          caption: "인스턴스",
          columns: ["vCPU", "유형", "메모리", "디스크", "트래픽"],
          rows: instances.map(instanceRow),
          extra: "합산 기본 제공량을 넘는 아웃바운드 트래픽, 스냅샷",
        },
        {
          caption: "인스턴스 부가 항목",
          extra: "센터 간 GSLB",
          rows: [
            {
              id: "lb-s",
              name: "로드 밸런서 S",
              cells: ["1 Gbps, 동시 연결 5만, TLS 초당 2,000건, 이중화 구성"],
            },
            {
              id: "lb-m",
              name: "로드 밸런서 M",
              cells: ["5 Gbps, 동시 연결 50만, TLS 초당 10,000건, 이중화 구성"],
            },
            { id: "lb-l", name: "로드 밸런서 L", cells: ["20 Gbps, 동시 연결 200만, 이중화 구성"] },
            { id: "floating-ip", name: "플로팅 IP", cells: ["IPv4 1개, 인스턴스 정지 중에도 유지"] },
            {
              id: "outbound",
              name: "아웃바운드 트래픽",
              cells: ["인바운드와 사설망 트래픽 무료"],
            },
          ],
        },
      ],
      free: ["3노드 이상 쿠버네티스 컨트롤 플레인", "보안 그룹과 VPC", `IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지 DDoS 기본 방어`],
      quotes: [
        {
          name: "프라이빗 클라우드",
          why: "노드 수와 라이선스를 먼저 산정해야 합니다",
          when: "3영업일 안에 설계와 견적",
          service: "private-cloud-solution",
        },
      ],
    },
    {
      id: "servers",
      lead: `재고 모델은 업무 시간 기준 ${serverHosting.stockBusinessHours}시간 안에 준비하며, 약정 대역폭 100 Mbps와 IPv4 5개를 포함합니다. 설치비 ${both(serverSetup)}은 최초 1회이며 12개월을 약정하면 면제합니다.`,
      tables: [
        {
          caption: "단독 서버",
          columns: ["코어", "메모리", "디스크", "포트"],
          rows: servers.map((model) => ({
            id: model.id.toLowerCase(),
            name: model.gpu ? `${model.id}, GPU\u00a0${model.gpu}` : model.id,
            cells: [
              model.sockets > 1 ? `${model.cores / model.sockets}코어 × ${model.sockets}` : `${model.cores}코어`,
              `ECC ${model.ramGb} GB`,
              model.disks,
              `${model.portGbps} Gbps`,
            ],
          })),
          extra: "약정 100 Mbps를 넘는 대역폭",
        },
        {
          caption: "서버 추가 항목과 설치",
          extra: "",
          rows: [
            { id: "server-ram", name: `메모리 ${ramStepGb} GB 추가`, cells: ["ECC, 모델별 최대 용량까지"] },
            ...diskPairs
              .filter(({ id }) => id !== "none")
              .map(({ id, label }) => ({ id: `nvme-${id}`, name: `NVMe ${label} 추가`, cells: ["미러링"] })),
            {
              id: "windows-core",
              name: "Windows Server",
              cells: [`서버당 최소 ${serverHosting.windowsMinimumCores}코어`],
            },
            { id: "server-setup", name: "서버 설치", cells: ["장착, RAID, 운영체제, 24시간 부하 시험, 12개월 약정 시 면제"] },
          ],
        },
      ],
      free: ["VPN으로 접속하는 원격 콘솔", "4시간 이내 부품 교체", "서버 간 사설 VLAN"],
      quotes: [
        { name: "주문 제작 사양", why: "부품을 새로 주문해야 합니다", when: "견적 1영업일, 준비 완료 5영업일", service: "server-hosting" },
      ],
    },
    {
      id: "colocation",
      lead: `전력은 계량하지 않고 kW 단위로 포함합니다. 랙 설치비 ${both(colocationExtras.rackSetup)}은 최초 1회입니다.`,
      tables: [
        {
          caption: "상면",
          columns: ["전력", "전원", "대역폭", "IPv4"],
          rows: colocation.map((plan) => ({
            id: `colo-${plan.id}`,
            name: rackNames[plan.id],
            cells: [
              `${plan.kw} kW`,
              plan.dualFeed ? "A/B 이중 전원" : "단일 전원",
              `${plan.mbps} Mbps`,
              `IPv4 ${plan.ips.startsWith("/") ? plan.ips : `${plan.ips}개`}`,
            ],
          })),
          extra: "크로스커넥트, 추가 전력, 하프랙까지는 두 번째 전원과 자동 절체 스위치",
        },
        {
          caption: "랙 부가 항목",
          extra: "",
          rows: [
            {
              id: "extra-kw",
              name: "추가 전력 1 kW",
              cells: [`풀랙 기준 합계 ${facts.rackKw.dense[0]} kW까지`],
            },
            {
              id: "cross-connect",
              name: "크로스커넥트(구내 연결)",
              cells: ["회선 연동실까지 싱글모드 1쌍, 1영업일"],
            },
            { id: "cross-connect-once", name: "크로스커넥트 설치", cells: ["포설, 접속, 광 레벨 측정"] },
            { id: "rack-setup", name: "랙 설치", cells: ["레일, PDU, 라벨, 출입 카드 2인분"] },
            { id: "hands-day", name: "원격 작업 지원, 주간", cells: [`영업일 ${live.hours} KST, 하프랙부터 매월 30분 무료`] },
            { id: "hands-night", name: "원격 작업 지원, 야간", cells: ["야간, 주말, 공휴일, 긴급 작업은 15분 이내 시작"] },
          ],
        },
      ],
      free: ["담당자 동행 방문", "온도와 전력 월간 보고서", "CCTV 90일 보관"],
      quotes: [
        {
          name: "랙 4대 이상 케이지, 전용 전산실",
          why: "평면도와 출입 동선을 먼저 설계해야 합니다",
          when: "답변 1영업일, 도면 5영업일",
          service: "colocation",
        },
        {
          name: "20 kW 액체 냉각 대응 랙",
          why: "냉각수와 바닥 하중을 랙마다 확인해야 합니다",
          when: "1영업일 안에 답변",
          service: "colocation",
        },
      ],
    },
    {
      id: "network",
      lead: "자체망 구간의 시작 요금이며 지역과 구간에 따라 달라집니다. 건물에 자체망이 인입되어 있는지 1영업일 안에 확인해 드립니다.",
      tables: [
        {
          caption: "IP 트랜짓(95퍼센타일)",
          extra: `${facts.sla.network} SLA를 위한 두 번째 포트`,
          rows: [
            {
              id: "transit-kr",
              name: "국내 대역폭",
              cells: ["IPv4와 IPv6, BGP 또는 고정 경로, DDoS 기본 방어"],
            },
            { id: "transit-intl", name: "국제 대역폭", cells: ["전체 경로, 커뮤니티, 블랙홀, 보유 IP 대역 사용 무료"] },
          ],
        },
        {
          caption: "전용회선",
          extra: "경로 이원화, NRT1·SIN1 밖의 도쿄·싱가포르 시내 구간",
          rows: [
            { id: "line-metro-100", name: "수도권 100 Mbps", cells: ["2 ms 이내, Y.1564 시험 성적서, MTU 9000"] },
            { id: "line-metro-1000", name: "수도권 1 Gbps", cells: ["2 ms 이내, Y.1564 시험 성적서, MTU 9000"] },
            {
              id: "line-busan-100",
              name: "서울–부산 100 Mbps",
              cells: [`${facts.distances.icn1ToPus1Ms} ms 이내, 손실 0.01% 이하`],
            },
            {
              id: "line-busan-1000",
              name: "서울–부산 1 Gbps",
              cells: [`${facts.distances.icn1ToPus1Ms} ms 이내, 손실 0.01% 이하`],
            },
            {
              id: "line-tokyo-100",
              name: "서울–도쿄 100 Mbps",
              cells: [`${popByCode("NRT").rtt} ms 이내, 두 번째 케이블로 복구`],
            },
            {
              id: "line-tokyo-1000",
              name: "서울–도쿄 1 Gbps",
              cells: [`${popByCode("NRT").rtt} ms 이내, 두 번째 케이블로 복구`],
            },
            {
              id: "line-singapore-100",
              name: "서울–싱가포르 100 Mbps",
              cells: [`${popByCode("SIN").rtt} ms 이내, 두 번째 케이블로 복구`],
            },
            {
              id: "line-singapore-1000",
              name: "서울–싱가포르 1 Gbps",
              cells: [`${popByCode("SIN").rtt} ms 이내, 두 번째 케이블로 복구`],
            },
          ],
        },
        {
          caption: "클라우드 연결",
          extra: "클라우드 사업자의 포트 요금과 아웃바운드 요금, MACsec은 요청 시",
          rows: [
            {
              id: "cloud-port-1g",
              name: "포트 1 Gbps",
              cells: ["연결 도시 1곳, 클라우드 라우터"],
            },
            {
              id: "cloud-port-10g",
              name: "포트 10 Gbps",
              cells: ["연결 도시 1곳, 클라우드 라우터"],
            },
            {
              id: "circuit-100",
              name: "가상 회선 100 Mbps",
              cells: ["10분 안에 생성, BGP, BFD"],
            },
            {
              id: "circuit-500",
              name: "가상 회선 500 Mbps",
              cells: ["10분 안에 생성, BGP, BFD"],
            },
            {
              id: "circuit-1g",
              name: "가상 회선 1 Gbps",
              cells: ["10분 안에 생성, BGP, BFD"],
            },
          ],
        },
        {
          caption: "VPN",
          extra: "",
          rows: [
            {
              id: "ipsec-200",
              name: "IPsec 게이트웨이 200 Mbps",
              cells: ["IKEv2, AES-256-GCM, 터널 수 제한 없음"],
            },
            {
              id: "ipsec-200-ha",
              name: "IPsec 게이트웨이 200 Mbps(이중화)",
              cells: [`ICN1·ICN2, 30초 이내 자동 전환, SLA ${facts.sla.vpnHa}`],
            },
            {
              id: "ipsec-1g",
              name: "IPsec 게이트웨이 1 Gbps",
              cells: ["IKEv2, AES-256-GCM, 터널 수 제한 없음"],
            },
            {
              id: "ipsec-1g-ha",
              name: "IPsec 게이트웨이 1 Gbps(이중화)",
              cells: [`ICN1·ICN2, 30초 이내 자동 전환, SLA ${facts.sla.vpnHa}`],
            },
            { id: "remote-10", name: "원격 접속 10명", cells: ["WireGuard 또는 TCP 443, SSO, 2단계 인증"] },
            { id: "remote-50", name: "원격 접속 50명", cells: ["WireGuard 또는 TCP 443, SSO, 2단계 인증"] },
            { id: "remote-200", name: "원격 접속 200명", cells: ["WireGuard 또는 TCP 443, SSO, 2단계 인증, 기기 점검"] },
          ],
        },
        {
          caption: "글로벌 가속",
          extra: "순방향 오류 정정(FEC) 사용 시 전송량 10~20% 증가",
          rows: [
            {
              id: "accel-address",
              name: "애니캐스트 IP 1쌍",
              cells: [`${facts.popCities}개 도시에서 광고하는 IPv4·IPv6 각 1개`],
            },
            {
              id: "accel-gb",
              name: "트래픽 종량제",
              cells: ["TCP, UDP, 거점에서 TLS 종료"],
            },
            { id: "accel-mbps", name: "트래픽 95퍼센타일", cells: ["같은 경로, 과금 방식만 다름"] },
          ],
        },
      ],
      free: ["경로 조회와 5분 단위 원본 데이터(티켓 요청)", "모든 포트에 IPv6", `점검 ${facts.maintenanceNoticeDays}일 전 공지`],
      quotes: [
        {
          name: "미인입 건물 회선, 다크 파이버",
          why: "경로 실사와 굴착 허가가 필요합니다",
          when: `답변 1영업일, 현장 조사와 견적 ${lineFigures.surveyDays}영업일`,
          service: "dedicated-line",
        },
        {
          name: "10 Gbps 이상 국제 회선",
          why: "케이블과 시기에 따라 용량 단가가 다릅니다",
          when: "1영업일 안에 답변",
          service: "dedicated-line",
        },
      ],
    },
    {
      id: "cdn",
      lead: `전송량(GB)을 구간별로 누적해 계산합니다. 처음 10 TB에는 1구간 단가, 다음 40 TB에는 2구간 단가를 적용합니다. 신규 고객에게는 ${cdnTrialGb} GB를 1회 무료로 제공합니다.`,
      tables: [
        {
          caption: "지역별 전송",
          extra: "요청 요금",
          rows: [
            { id: "cdn-east-asia", name: "한국, 일본, 대만, 홍콩", cells: ["HTTP/3, 인증서, 캐시 삭제, 로그"] },
            {
              id: "cdn-south-asia-oceania",
              name: "동남아시아, 인도, 오세아니아",
              cells: ["HTTP/3, 인증서, 캐시 삭제, 로그"],
            },
            { id: "cdn-america-europe", name: "북미, 유럽", cells: ["HTTP/3, 인증서, 캐시 삭제, 로그"] },
            {
              id: "cdn-middle-east-africa-latam",
              name: "중동, 아프리카, 남미",
              cells: ["HTTP/3, 인증서, 캐시 삭제, 로그"],
            },
          ],
        },
        { caption: "요청", extra: "", rows: [{ id: "cdn-requests", name: "HTTPS 요청", cells: ["캐시 적중 여부와 무관"] }] },
      ],
      free: ["오리진 실드", "트래픽이 급증해도 GB당 단가 동일", "예산의 50·80·100% 도달 시 메일 알림"],
      quotes: [{ name: "월 500 TB 초과", why: "지역 비중에 따라 단가가 달라집니다", when: "1영업일 안에 답변", service: "cdn" }],
    },
    {
      id: "security",
      lead: "DDoS 방어는 공격 규모와 관계없이 정상 트래픽 대역폭으로만 과금합니다. 방화벽 요금에는 엔지니어의 정책 변경 작업이 포함됩니다.",
      tables: [
        {
          caption: "DDoS 방어",
          extra: "요금제를 넘는 정상 대역폭과 도메인",
          rows: [
            {
              id: "shield-100",
              name: "Shield 100",
              cells: [`정상 트래픽 ${shield100.cleanMbps} Mbps, IP ${shield100.addresses}개, L3/4 상시 방어`],
            },
            {
              id: "shield-1g",
              name: "Shield 1G",
              cells: [`정상 트래픽 ${shield1g.cleanGbps} Gbps, /24 ${shield1g.prefixes}개, L3~7, 도메인 ${shield1g.domains}개`],
            },
            {
              id: "ddos-emergency",
              name: "긴급 적용",
              cells: ["보호 IP 60분, BGP 전환 2~4시간, 12개월 요금제 가입 시 면제"],
            },
          ],
        },
        {
          caption: "관리형 방화벽",
          extra: "이중화, TLS 검사",
          rows: [
            {
              id: "firewall-s",
              name: "방화벽 S",
              cells: [`1 Gbps, IPS 사용 시 0.5 Gbps, 정책 변경은 업무 시간 기준 ${firewallFigures.standardChangeBusinessHours}시간`],
            },
            {
              id: "firewall-m",
              name: "방화벽 M",
              cells: [`5 Gbps, IPS 사용 시 2.5 Gbps, 정책 변경은 업무 시간 기준 ${firewallFigures.standardChangeBusinessHours}시간`],
            },
            {
              id: "firewall-l",
              name: "방화벽 L",
              cells: [`20 Gbps, IPS 사용 시 10 Gbps, 정책 변경은 업무 시간 기준 ${firewallFigures.standardChangeBusinessHours}시간`],
            },
          ],
        },
      ],
      free: [
        `IP당 ${facts.ddos.baseGbpsPerIp} Gbps까지 DDoS 기본 방어, 초과 시 방어 요금제에 가입하지 않은 IP는 블랙홀 처리`,
        "보안 그룹",
        "24시간 안에 공격 보고서",
      ],
      quotes: [
        {
          name: "보안 관제, 웹 방화벽, EDR 통합",
          why: "로그 양과 관제 시간을 먼저 산정해야 합니다",
          when: "3영업일 안에 견적",
          service: "security",
        },
      ],
    },
    {
      id: "storage",
      lead: "시간별 평균 사용량으로 GB당 월 요금을 계산합니다. 인바운드와 사설망 트래픽은 무료이며, 요청 요금은 없습니다.",
      tables: [
        {
          caption: "스토리지",
          extra: "스냅샷 저장 용량, 오브젝트 스토리지의 인터넷 아웃바운드",
          rows: [
            { id: "block-nvme", name: "블록 NVMe", cells: ["1 ms 이내, 기본 3,000 IOPS"] },
            { id: "block-ssd", name: "블록 SSD", cells: ["1~3 ms"] },
            { id: "file", name: "파일", cells: ["NFS, SMB, 시간별 스냅샷"] },
            { id: "object", name: "오브젝트 표준", cells: ["S3 API, 버전 관리, 오브젝트 잠금"] },
            { id: "archive", name: "오브젝트 아카이브", cells: ["1~12시간 내 복원, 최소 보관 90일"] },
          ],
        },
        {
          caption: "백업",
          extra: "",
          rows: [
            {
              id: "vault",
              name: "백업 저장소",
              cells: ["중복 제거 후 용량, AES-256, 분기별 복구 시험"],
            },
            {
              id: "offsite",
              name: "원격지 사본",
              cells: [`${facts.distances.icn1ToPus1Km} km 떨어진 부산, 7~365일간 변경 불가`],
            },
            { id: "agent-vm", name: "에이전트(VM)", cells: ["Windows Server, Linux"] },
            { id: "agent-server", name: "에이전트(서버·DB)", cells: ["MySQL, PostgreSQL, SQL Server, Oracle"] },
          ],
        },
      ],
      free: ["복원 트래픽", "저장 데이터 암호화", `해지 통보일부터 계약 종료 후 ${dataReturnDays}일까지 이전 트래픽`],
      quotes: [
        { name: "관리형 데이터베이스", why: "엔진, 사양, 예비 서버를 먼저 정해야 합니다", when: "1영업일 안에 견적", service: "data" },
      ],
    },
    {
      id: "support",
      lead: `기술 지원은 모든 계약에 포함되며 첫 답변 시간도 같습니다. 긴급(P1)은 24시간 ${live.p1Minutes}분, 높음(P2)은 업무 시간 기준 ${live.p2}, 보통(P3)은 업무 시간 기준 ${live.p3}, 낮음(P4)은 ${live.p4}입니다.`,
      tables: [
        {
          caption: "운영 대행",
          extra: "데이터베이스와 미들웨어",
          rows: [
            {
              id: "managed",
              name: "인프라 운영 대행(시작 요금)",
              cells: ["서버 10대, 60초 주기 관제, 월간 보고서"],
            },
          ],
        },
        {
          caption: "정액 진단(1회)",
          extra: "장비",
          rows: [
            { id: "study-cost", name: "클라우드 비용 진단", cells: ["2주, 청구서 13개월치, 읽기 전용 권한"] },
            { id: "study-migration", name: "이전 사전 조사", cells: ["2~4주, 의존 관계도, 애플리케이션별 이전 방식"] },
            { id: "study-security", name: "보안 수준 진단", cells: ["3주, NIST CSF 6개 기능별 점수"] },
            { id: "study-infrastructure", name: "인프라 진단", cells: ["14일 측정, 30여 개 항목"] },
            { id: "study-network", name: "네트워크 설계", cells: ["3~6주, 기본·상세 설계서, 시험 계획"] },
          ],
        },
      ],
      free: ["한국어·영어 답변, 긴급(P1)은 24시간", "장애 보고서 공개", "엔지니어와 도입 상담 통화"],
      quotes: [
        {
          name: "서버 50대 초과 운영 대행",
          why: "범위와 대기 근무 시간을 먼저 협의해야 합니다",
          when: "3영업일 안에 견적",
          service: "it-infractructure",
        },
      ],
    },
  ],
  cdnTable: {
    caption: "월 전송량(TB) 구간별 GB당 요금",
    tiers: ["10 이하", "10~50", "50~150", "150~500", "500 초과"],
    quote: "견적",
    example: `계산 예: 국내 30 TB = 10,000 × ${firstTier} + 20,000 × ${secondTier} = ${won(
      amount((list) => cdnExampleKrw(list).tb30),
      "ko",
    )}`,
  },
  estimate: {
    heading: "내 예상 요금",
    empty: "요금제 옆의 ‘담기’를 누르거나 대표 구성에서 시작해 주세요.",
    monthly: "월",
    once: "1회",
    setup: "필수",
    waived: "{months}개월 약정으로 면제",
    open: "예상 요금 보기",
    bar: "예상 요금",
    lines: { one: "{count}개 항목", other: "{count}개 항목" },
    remove: "삭제",
    update: "수량 반영",
    clear: "전체 삭제",
    share: "링크 복사",
    shared: "링크를 복사했습니다",
    print: "인쇄 또는 PDF 저장",
    send: "이 구성으로 견적 문의",
    account: "회원 가입하고 이어서 진행",
    ticket: "이 구성으로 티켓 등록",
    vatExcluded: "부가세 별도",
    vatIncluded: `부가세 ${vat} 포함`,
    termLine: "{months}개월 약정",
    noTerm: "약정 없음",
    perMonth: "월 {amount}",
    oneTime: "1회 {amount}",
    changed: "예상 요금을 작성한 뒤 요금이 변경되었습니다. 작성 당시: {before} / 현재: {now}",
    note: "확정 견적이 아닌 예상 요금입니다. 견적을 문의하시면 엔지니어가 확인해 1영업일 안에 답변합니다. 보내기 전까지는 이 브라우저의 쿠키(estimate)에 보관됩니다.",
    summary: "예상 요금",
  },
  notes: {
    heading: "청구와 납부",
    items: [
      `원화 요금은 부가세 ${vat} 별도입니다.`,
      `달러 요금에는 분기마다 고정한 환율(현재 1달러당 ${grouped(usdRate)}원)을 적용하며 실시간 환율이 아닙니다.`,
      "사용월은 한국 시간으로 1일부터 말일까지입니다. 청구서는 5일에 발행하고 납부 기한은 25일입니다.",
      "카드와 계좌 이체로 결제할 수 있으며, 국내 기업에는 전자세금계산서를 발행합니다.",
      "환불은 일할 계산합니다.",
      "갱신할 때 사전 통지 없이 요금을 인상하지 않습니다. 변경이 있으면 30일 전에 서면으로 알리며, 위약금 없이 해지할 수 있습니다.",
    ],
  },
  faq: {
    heading: "요금 관련 질문",
    items: [
      {
        id: "stopped-server",
        question: "서버를 정지하면 요금이 청구되지 않나요?",
        answer: `인스턴스를 정지하면 컴퓨팅 요금은 청구하지 않습니다. 디스크, 스냅샷, 예약 IP 요금은 계속 청구하며 플로팅 IP는 월 ${both(cloudExtras.floatingIp)}입니다. 단독 서버는 정지해도 고객 전용으로 유지되므로 요금이 그대로 청구됩니다.`,
      },
      {
        id: "over-allowance",
        question: "기본 트래픽을 초과하면 어떻게 되나요?",
        answer: `모든 인스턴스의 기본 제공량을 합산해 계산합니다. 초과분은 GB당 ${both(cloudExtras.outboundPerGb)}입니다. 80%에 도달하면 알림을 보내며, 요청하시면 상한을 적용합니다.`,
      },
      {
        id: "term-end",
        question: "약정 기간 중에 해지할 수 있나요?",
        answer: `네. 그동안 받은 할인액만 반환하면 됩니다. 12개월 약정을 5개월 만에 해지하면 5개월분 정가의 ${termDiscounts[12] * 100}%입니다.`,
      },
      {
        id: "tax-invoice",
        question: "세금계산서를 발행하나요?",
        answer: "네. 매월 5일에 계약서에 적은 청구 담당자에게 전자세금계산서를 보냅니다. 해외 법인에는 달러 청구서를 발행합니다.",
      },
      {
        id: "late-payment",
        question: "납부가 늦어지면 어떻게 되나요?",
        answer: `납부 기한 7일 뒤 메일로, 14일 뒤 전화로 알려 드립니다. 기한 후 ${suspensionAfterDays}일이 지나기 전에는 정지하지 않으며, 정지 7일 전에 서면으로 통지합니다. 정지 후 ${dataReturnDays}일간 데이터를 보관합니다.`,
      },
      {
        id: "minimum-contract",
        question: "최소 계약 기간이 있나요?",
        answer: "클라우드는 1시간, 서버와 랙은 1개월, 전용회선은 회선을 새로 구축해야 하므로 12개월입니다.",
      },
    ],
  },
};
