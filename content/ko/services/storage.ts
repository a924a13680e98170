import { downtime } from "../../downtime.ts";
import type { page as en } from "../../en/services/storage.ts";
import { facts } from "../../facts.ts";
import { storageFigures as s } from "../../figures/storage.ts";
import { live } from "../../live.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

const { cloudExtras, storagePerGb: p } = livePrices;

const w = (krw: Figure) => won(krw, "ko");

export const page: Translation<typeof en> = {
  title: "스토리지",
  description: `1 ms NVMe 블록, 공유 파일, GB당 월 ${w(p.objectStandard.krw)}의 S3 호환 오브젝트, 월 ${w(p.objectArchive.krw)}의 아카이브를 제공합니다. 선택표와 수명 주기 계산기를 함께 제공합니다.`,
  hero: {
    h1: `스토리지: 블록·파일·오브젝트, GB당 월 ${w(p.objectArchive.krw)}부터`,
    lead: "데이터베이스, 공유 파일, 미디어, 로그, 장기 보관 기록을 접근 방식과 대기 시간에 맞는 스토리지에 요청 요금 없이 저장합니다.",
    secondary: "스토리지 종류 비교",
    price: startingPrice(p.objectArchive.krw, "gb-month", `아카이브. 오브젝트 ${w(p.objectStandard.krw)}, 요청 요금 없음`, "ko"),
  },
  choose: {
    drawing: {
      title: "대기 시간과 월 요금으로 나눈 다섯 가지 스토리지",
      description:
        "기둥 다섯 개입니다. 기준선 위는 GB당 월 요금, 아래는 로그 눈금의 대기 시간입니다. NVMe 블록은 1 ms, SSD 블록은 3 ms, 파일은 5 ms, 오브젝트는 50 ms, 아카이브는 12시간 이내에 첫 바이트를 받습니다. 선택한 조건에 맞는 종류를 표시합니다.",
    },
    accessLegend: "어떻게 접근하나요?",
    access: { one: "서버 한 대가 디스크로", many: "여러 서버가 폴더로", http: "애플리케이션이 HTTP로" },
    waitLegend: "읽을 때 얼마나 기다려도 되나요?",
    waits: { "1": "1 ms", "3": "3 ms", "50": "50 ms", hours: "몇 시간" },
    classes: {
      blockNvme: { name: "블록 NVMe", fits: "데이터베이스, 부하가 큰 가상 머신" },
      blockSsd: { name: "블록 SSD", fits: "부팅 디스크, 웹 서버" },
      file: { name: "파일", fits: "공유 폴더, 홈 디렉터리, 렌더링" },
      objectStandard: { name: "오브젝트", fits: "업로드, 미디어, 로그, 데이터 레이크" },
      objectArchive: { name: "아카이브", fits: "수년간 보관하는 기록, 오래된 영상" },
    },
    waitsFor: {
      blockNvme: "≤ 1 ms",
      blockSsd: "1~3 ms",
      file: "2~5 ms",
      objectStandard: "20~50 ms",
      objectArchive: `${s.archiveHours[0]}~${s.archiveHours[1]}시간`,
    },
    none: {
      title: "두 조건을 모두 만족하는 종류가 없습니다",
      body: "공유 폴더는 잠금을 다른 서버에 알려야 하므로 약 5 ms가 필요합니다. 대기 시간을 늘리거나, 서버마다 NVMe 볼륨을 두고 애플리케이션에서 공유하는 방법을 검토해 주세요.",
    },
    note: "첫 바이트까지의 대기 시간이며 리전 안에서 측정하는 목표값입니다. 요금은 용량 기준이며 NVMe와 SSD에는 기본 IOPS가 포함됩니다.",
  },
  lifecycle: {
    eyebrow: "수명 주기",
    heading: "아카이브 전환 시 절감액 계산",
    intro: `데이터는 매일 들어와 일정 기간 보관된 뒤 삭제됩니다. GB당 월 요금은 오브젝트 ${w(p.objectStandard.krw)}, 아카이브 ${w(p.objectArchive.krw)}입니다. 아카이브로 옮기는 날을 조정해 보세요. 아카이브는 최소 ${s.archiveMinimumDays}일 요금을 부과합니다.`,
    ingest: "하루에 늘어나는 데이터",
    keep: "보관 기간",
    hot: "아카이브로 옮기는 시점",
    days: "일",
    never: "옮기지 않음",
    bill: "월 예상 요금(안정 상태)",
    perMonth: "월, 부가세 별도",
    lines: { hot: "오브젝트", archive: "아카이브" },
    detail: "{gb} GB × {rate}",
    minimumLine: "이 중 최소 보관 90일 규정으로 과금되는 용량: {gb} GB",
    allHot: "모두 오브젝트에 둘 때",
    saving: "절감액: 월 {amount}, {percent}%",
    loss: "옮기지 않을 때보다 월 {amount} 더 듭니다",
    breakEven: "아카이브에 {days}일 이상 보관해야 절감됩니다. 현재 설정의 아카이브 보관 기간은 {stay}일입니다.",
    notMoved: "현재 설정에서는 아카이브로 옮겨지는 데이터가 없습니다.",
    badge: "예시 요금",
    ask: "이 구성으로 견적 문의",
    summary: "하루 {ingest} GB, {keep}일 보관, {hot}일 후 아카이브",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "들어오는 만큼 삭제되는 안정 상태를 가정합니다. GB·월 요금은 시간별 평균으로 계산합니다.",
      `아카이브에서 ${s.archiveMinimumDays}일 전에 삭제한 데이터는 ${s.archiveMinimumDays}일까지의 요금을 부과합니다.`,
      "1 TB는 1,000 GB입니다. 요청, 조회, 수신 요금은 없으므로 계산하지 않았습니다.",
      "복원하면 오브젝트에 사본이 생기며 유지하는 동안 오브젝트 요금이 듭니다.",
      "원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율을 적용합니다.",
    ],
  },
  comparison: {
    eyebrow: "비교",
    heading: "스토리지 5종 비교",
    columns: ["", "블록 NVMe", "블록 SSD", "파일", "오브젝트", "아카이브"],
    rows: [
      ["첫 바이트", "≤ 1 ms", "1~3 ms", "2~5 ms", "20~50 ms", `${s.archiveHours[0]}~${s.archiveHours[1]}시간`],
      ["접근", "서버 한 대", "서버 한 대", "여러 대, NFS·SMB", "HTTP, S3 API", "복원 후 HTTP"],
      ["용량", "10 GB~16 TB", "10 GB~16 TB", "1~100 TB", "제한 없음", "제한 없음"],
      [
        "사본",
        "가용 영역 한 곳에 3개",
        "가용 영역 한 곳에 3개",
        "가용 영역 한 곳에 3개",
        "두 가용 영역에 이레이저 코딩",
        "두 가용 영역에 이레이저 코딩",
      ],
      ["복원 수단", "스냅샷", "스냅샷", "매시간 스냅샷", "버전 관리, 오브젝트 잠금", "오브젝트 잠금"],
      ["GB당 월 요금(원)", `${p.blockNvme.krw}`, `${p.blockSsd.krw}`, `${p.file.krw}`, `${p.objectStandard.krw}`, `${p.objectArchive.krw}`],
      [
        "GB당 월 요금(US$)",
        usd(p.blockNvme.usd),
        usd(p.blockSsd.usd),
        usd(p.file.usd),
        usd(p.objectStandard.usd),
        usd(p.objectArchive.usd),
      ],
    ],
    note: "요금은 부가세 별도이며 대기 시간은 목표값입니다.",
  },
  fees: {
    eyebrow: "부가 요금",
    heading: "용량 외에 청구되는 항목",
    intro: "용량에 따라 과금하며, 그 밖의 작업은 아래 예외를 제외하고 무료입니다.",
    columns: ["작업", "오브젝트", "아카이브"],
    rows: [
      ["인터넷에서 업로드", "무료", "무료"],
      ["PUT, GET, LIST 요청", `무료, 버킷당 초당 ${grouped(s.requestsPerSecond)}건`, "무료"],
      ["당사 서버와 CDN으로 가는 트래픽", "무료", "무료"],
      ["인터넷으로 나가는 트래픽", `GB당 ${w(cloudExtras.outboundPerGb.krw)}`, `복원 후 GB당 ${w(cloudExtras.outboundPerGb.krw)}`],
      ["조회(복원)", "무료", `${s.archiveHours[1]}시간 이내 무료, 복원된 사본은 오브젝트 요금`],
      ["조기 삭제", "없음", `${s.archiveMinimumDays}일 중 남은 기간`],
    ],
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "스토리지 종류별 기능",
    items: [
      {
        title: "블록 NVMe·SSD",
        body: `가용 영역 한 곳의 서로 다른 호스트에 사본 세 개를 두므로 디스크 하나가 고장 나도 영향이 없습니다. IOPS는 크기에 따라 늘고 따로 추가할 수도 있으며 볼륨당 ${grouped(s.iops[0])}~${grouped(s.iops[1])}입니다.`,
        figure: { value: "≤ 1", unit: "ms", label: "NVMe 기준, SSD는 1~3 ms" },
      },
      {
        title: "파일",
        body: "NFS v3·v4.1과 SMB 3.1.1을 지원하고 사용자는 AD나 LDAP에서 가져옵니다. 사용자가 ‘이전 버전’이나 .snapshot 폴더에서 매시간 스냅샷의 파일을 직접 복원할 수 있습니다.",
        figure: { value: "1~100", unit: "TB", label: "공유당 용량, 운영 중 확장" },
      },
      {
        title: "오브젝트",
        body: "S3와 호환됩니다. 오브젝트를 패리티와 함께 조각으로 나누어 두 가용 영역에 분산하므로 조각 몇 개가 손실되어도 데이터가 유지됩니다. 버킷마다 버전 관리, 수명 주기, 오브젝트 잠금을 설정합니다.",
        figure: { value: s.durability, label: "설계 내구성. 가용성과는 별개" },
      },
      {
        title: "아카이브",
        body: `같은 API를 쓰되 읽기 전에 복원을 요청합니다. 긴급 복원은 ${s.archiveHours[0]}시간 안에 시작하고 대량 복원은 ${s.archiveHours[1]}시간 안에 마칩니다.`,
        figure: {
          value: `${s.archiveHours[0]}~${s.archiveHours[1]}`,
          unit: "시간",
          label: `첫 바이트까지, 최소 보관 ${s.archiveMinimumDays}일`,
        },
      },
      {
        title: "부산 복제본",
        body: `버킷, 볼륨, 공유를 ${facts.distances.icn1ToPus1Km} km 떨어진 PUS1에 비동기로 복제할 수 있습니다. 재해가 발생하면 복제 지연만큼의 최근 데이터가 손실됩니다.`,
        figure: { value: `≤ ${s.replicationMinutes}`, unit: "분", label: "서울에서 부산까지 복제 지연" },
      },
      {
        title: "암호화와 요금 계산",
        body: "모든 데이터를 AES-256으로 암호화하며 키는 당사나 고객이 보관합니다. 용량은 시간별 평균으로 계산하므로 1 TB를 하루 보관하면 한 달 요금의 30분의 1입니다. 내부 트래픽은 무료입니다.",
        figure: { value: "1", unit: "시간", label: "요금 계산 단위, 한 달 평균" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "스토리지 이용 시 제한 사항",
    intro: "선택하기 전에 확인해 주세요.",
    items: [
      {
        title: "백업이 아닙니다",
        body: "파일을 삭제하면 사본 세 개가 모두 삭제됩니다. 버전 관리와 잠금은 실수를 막아 주지만, [백업](/services/backup)에는 다른 센터와 다른 계정이 필요합니다.",
      },
      {
        title: "오브젝트 잠금은 두 번째 사본이 아닙니다",
        body: "정한 날짜까지 고객을 포함해 누구도 삭제하지 못하게 합니다. 하지만 복제하지 않았다면 리전에 재해가 났을 때 함께 사라집니다.",
      },
      {
        title: "오브젝트는 파일 시스템이 아닙니다",
        body: "이어 쓰기, 이름 바꾸기, 쓰기 간 잠금이 없습니다. 버킷을 드라이브로 연결하면 두 프로그램이 같은 파일을 쓰는 순간 문제가 생깁니다.",
      },
      {
        title: "블록 볼륨은 서버 한 대에만 연결됩니다",
        body: "여러 서버가 공유하려면 클러스터 파일 시스템이 필요하며, 이를 대신 운영하지는 않습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "이전 절차",
    heading: "데이터 이전 절차와 소요 시간",
    intro: "볼륨과 공유, 버킷은 바로 만들 수 있습니다. 이후 소요 시간은 회선 속도에 따라 달라집니다.",
    steps: [
      {
        when: "1분",
        title: "생성",
        body: `API나 Terraform으로 볼륨, 공유, 버킷을 만듭니다. ${ticketLink("티켓으로 요청", "볼륨, 공유, 버킷 생성")}하시면 업무 시간 기준 ${live.p3} 안에 만들어 드립니다.`,
      },
      {
        when: "1일",
        title: "첫 복사",
        body: "rclone, rsync, S3 동기화 도구를 사용합니다. 1 Gbps의 80%로 1 TB를 옮기는 데 2.8시간이 걸립니다.",
      },
      { when: "2~7일", title: "변경분 반영", body: "동기화를 반복해 바뀐 부분을 옮기고 체크섬을 비교합니다." },
      { when: "전환일", title: "전환", body: "애플리케이션의 엔드포인트를 바꾸고 기존 저장소는 읽기 전용으로 둡니다.", key: true },
      {
        when: "50 TB 초과",
        title: "디스크 운송",
        body: "암호화한 디스크를 ICN1로 보내 주시면 2영업일 안에 데이터를 적재한 뒤 디스크를 완전 삭제해 반송합니다.",
      },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "요금",
    heading: "스토리지 GB당 월 요금",
    body: `GB당 월 요금은 오브젝트 ${w(p.objectStandard.krw)}(${usd(p.objectStandard.usd)}), 아카이브 ${w(p.objectArchive.krw)}(${usd(p.objectArchive.usd)}), 파일 ${w(p.file.krw)}(${usd(p.file.usd)}), 블록 SSD ${w(p.blockSsd.krw)}(${usd(p.blockSsd.usd)}), 블록 NVMe ${w(p.blockNvme.krw)}(${usd(p.blockNvme.usd)})입니다. 볼륨은 만든 크기만큼, 버킷은 저장한 만큼 부과합니다.`,
    from: w(p.objectArchive.krw),
    unit: "GB당 월 요금(아카이브), 부가세 별도",
    included: ["요청과 수신 트래픽", "리전 내부와 CDN으로 가는 트래픽", "암호화와 버전 관리", "볼륨별 기본 IOPS"],
    extra: [`아웃바운드 트래픽 GB당 ${w(cloudExtras.outboundPerGb.krw)}`, "부산 복제본(같은 요금)", "기본을 넘는 IOPS"],
  },
  faq: {
    heading: "스토리지 관련 질문",
    items: [
      {
        id: "durability",
        question: "내구성, 가용성, 백업은 어떻게 다른가요?",
        answer: `서로 다른 개념입니다. 내구성은 저장한 오브젝트를 장비 고장으로 잃지 않는다는 뜻이며, 설계 내구성 ${s.durability}는 오브젝트 1,000만 개를 1만 년 동안 보관할 때 평균 1개를 잃는 수준입니다. 가용성은 지금 접속할 수 있다는 뜻으로 오브젝트 스토리지는 월 ${facts.sla.objectStorage}, 30일 기준 중단 ${downtime(facts.sla.objectStorage, "ko")} 이하입니다. 백업은 실수를 되돌릴 수 있다는 뜻입니다. 잘못된 명령으로 파일을 지웠다면 앞의 두 가지는 도움이 되지 않습니다. 오브젝트 잠금은 삭제를 막아 주지만 여전히 한 리전의 사본 하나입니다.`,
      },
      {
        id: "s3-tools",
        question: "S3 도구를 그대로 쓸 수 있나요?",
        answer: `엔드포인트와 서명 버전(Signature Version 4)만 맞추면 대부분 그대로 쓸 수 있습니다. 오브젝트·버킷 호출, 오브젝트당 ${s.multipartTb} TB까지의 멀티파트 업로드, 복사, 범위 읽기, 버전 관리, 수명 주기, 오브젝트 잠금, 태그, CORS, 버킷 정책, 사전 서명 URL, 웹훅 이벤트 알림을 지원합니다. 다른 점도 있습니다. S3 Select와 액세스 포인트, IAM은 지원하지 않으며 사용자와 키는 티켓으로 발급하고 ACL은 비공개와 공개 읽기만 가능합니다. aws-cli, boto3, rclone, s3fs, Terraform S3 백엔드, Veeam은 릴리스마다 시험합니다.`,
      },
      {
        id: "request-fees",
        question: "요청·조회 요금이 있나요?",
        answer: `요청 요금, 조회 요금, 수신 요금은 없습니다. 용량 외에 청구될 수 있는 항목은 인터넷으로 나가는 트래픽 GB당 ${w(cloudExtras.outboundPerGb.krw)}, 아카이브를 일찍 삭제할 때 ${s.archiveMinimumDays}일 중 남은 기간의 요금, 복원한 사본을 유지하는 동안의 오브젝트 요금입니다. 위의 표에 없는 항목은 청구하지 않습니다.`,
      },
      {
        id: "performance",
        question: "볼륨이 표시된 IOPS보다 느린 이유는 무엇인가요?",
        answer:
          "IOPS는 16 KB 블록, 큐 깊이 32를 기준으로 측정합니다. 쓰기마다 응답을 기다리는 단일 스레드는 지연의 영향을 받으므로 1 ms라면 초당 1,000건이 한계입니다. 블록이 크면 처리량 한도에 먼저 도달합니다. 실제 블록 크기와 큐 깊이로 fio를 실행해 보세요. 측정에 쓰는 설정 파일은 요청하시면 보내 드립니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/backup", "/services/data", "/services/cdn", "/solutions/media-streaming"],
  },
  call: {
    heading: "용량과 접근 방식을 알려 주세요",
    body: "용량, 증가량, 접근 방식을 보내 주시면 엔지니어가 1영업일 안에 종류와 수명 주기, 요금을 알려 드립니다.",
  },
};
