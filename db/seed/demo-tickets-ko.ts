// 한국어로 문의하는 예시 고객의 티켓.
import type { DemoTicket } from "./demo-story.ts";

/** Disk latency over an afternoon, as a monitoring page would draw it. */
const latencyGraph = `<svg xmlns="http://www.w3.org/2000/svg" width="960" height="360" viewBox="0 0 960 360">
<rect width="960" height="360" fill="#ffffff"/>
<g stroke="#dfe6e6">${[60, 120, 180, 240, 300].map((y) => `<path d="M40 ${y}H930"/>`).join("")}</g>
<path d="M40 60V300H930" fill="none" stroke="#8aa0a3"/>
<path d="M40 286 110 284 180 287 250 283 320 285 390 282 430 270 460 214 490 120 520 96 550 142 580 104 620 88 660 130 700 110 740 168 780 232 820 268 870 279 930 281" fill="none" stroke="#0c7a68" stroke-width="3"/>
<path d="M460 60V300" stroke="#c2572b" stroke-dasharray="6 6"/>
</svg>`;

export const demoTicketsKo: readonly DemoTicket[] = [
  {
    customer: "seoyeon",
    subject: "인코딩 서버 디스크 응답 지연 및 SMART 경고",
    department: "technical",
    priority: "high",
    service: "SRV-0417",
    tags: ["디스크", "하드웨어"],
    assignee: "agent",
    steps: [
      {
        at: "-1d 15:40",
        customer:
          "SRV-0417에서 오늘 15시 10분쯤부터 디스크 쓰기 지연이 200ms 이상으로 올라갔습니다. `nvme1n1`에 SMART 경고도 보입니다.\n\n모니터링 그래프를 첨부합니다. 내일 오전 10시에 영상 배포가 있어서 그 전에 조치가 되면 좋겠습니다.",
        file: { name: "디스크 지연 그래프.png", svg: latencyGraph },
      },
      {
        at: "-1d 15:58",
        by: "agent",
        reply:
          "안녕하세요, 김서연 님.\n\n그래프와 경고 내용 확인했습니다. `nvme1n1`의 예비 블록이 기준치 아래로 내려가 교체가 필요합니다. RAID 1로 구성되어 있어 데이터는 정상이며, 서버를 끄지 않고 교체할 수 있습니다.\n\n오늘 20시에 교체하고 밤사이 재구성을 진행하면 내일 10시 배포에는 영향이 없습니다. 이 일정으로 진행해도 될까요?\n\n박도현 드림",
      },
      { at: "-1d 16:10", customer: "네, 오늘 20시에 진행해 주세요. 작업 중 연락은 이 티켓으로 부탁드립니다." },
      { at: "-1d 16:12", start: "agent" },
      {
        at: "-1d 16:15",
        by: "agent",
        note: "현장팀에 20시 교체 요청 완료. 자재: 3.84 TB NVMe 1개(ICN1 창고 재고 있음). 교체 후 재구성 속도 제한 30%로 설정할 것.",
      },
    ],
  },
  {
    customer: "seoyeon",
    subject: "캐시 삭제 후에도 일부 지역에서 이전 썸네일이 보입니다",
    department: "technical",
    priority: "normal",
    service: "CDN-1180",
    tags: ["cdn"],
    assignee: "agent",
    unread: true,
    steps: [
      {
        at: "-3d 11:20",
        customer:
          "어제 썸네일을 교체하고 캐시를 삭제했는데, 일본 시청자 일부에게 이전 이미지가 계속 보인다고 합니다. 경로는 `/thumb/s2/` 아래입니다. 응답 헤더의 age 값이 9만 초가 넘습니다.",
      },
      {
        at: "-3d 14:05",
        by: "agent",
        reply:
          "안녕하세요, 김서연 님.\n\n확인해 보니 삭제 요청이 `https` 주소로만 접수되었고, 해당 시청자들은 앱에서 `http` 주소로 이미지를 요청하고 있었습니다. 두 주소는 서로 다른 캐시로 저장됩니다.\n\n조치한 내용은 다음과 같습니다.\n\n- `/thumb/s2/` 전체를 두 주소 모두에서 삭제(14시 1분, 전 거점 3초 내 반영)\n- `http` 요청을 `https`로 전환하는 규칙 추가\n\n앞으로는 한 번만 삭제하셔도 됩니다. 시청자 화면에서 정상으로 보이는지 확인 부탁드립니다.\n\n박도현 드림",
      },
    ],
  },
  {
    customer: "seoyeon",
    subject: "삭제된 프로젝트 폴더 복원 요청",
    department: "technical",
    priority: "urgent",
    service: "BK-0417",
    tags: ["백업", "복원"],
    assignee: "admin",
    follower: "agent",
    steps: [
      {
        at: "-190m",
        customer:
          "작업자가 `/data/projects/haedam-s2` 폴더를 실수로 삭제했습니다. 가장 최근 백업 시점으로 복원이 필요합니다. 저녁까지 편집을 이어가야 해서 급합니다.",
      },
      {
        at: "-181m",
        by: "admin",
        reply:
          "안녕하세요, 김서연 님.\n\n오늘 새벽 3시 백업에 해당 폴더(412 GB)가 온전히 있는 것을 확인했습니다. 덮어쓰기를 피하기 위해 `/data/restore/haedam-s2`로 복원을 시작했으며, 예상 소요 시간은 약 1시간 10분입니다.\n\n윤세라 드림",
        next: "in_progress",
      },
      {
        at: "-104m",
        by: "admin",
        reply:
          "복원이 완료되었습니다.\n\n- 위치: `/data/restore/haedam-s2`\n- 파일 18,204개, 412 GB, 체크섬 검증 완료\n\n내용을 확인하신 뒤 원래 위치로 옮겨도 되는지 알려 주세요.\n\n윤세라 드림",
      },
      {
        at: "-17m",
        customer:
          "확인했습니다. 거의 다 복구되었는데, 오늘 오전 9시 이후에 저장한 편집본 3개는 새벽 백업이라 없습니다. 혹시 그 사이 스냅샷이 남아 있을까요?",
      },
    ],
  },
  {
    customer: "seoyeon",
    subject: "세금계산서 담당자 이메일 변경",
    department: "billing",
    priority: "low",
    tags: ["세금계산서"],
    assignee: "admin",
    steps: [
      {
        at: "-12d 09:42",
        customer:
          "회계 담당자가 바뀌어 세금계산서 수신 이메일을 accounting@haedam.example 로 변경 부탁드립니다. 지난달분부터 적용되면 됩니다.",
      },
      {
        at: "-12d 10:30",
        by: "admin",
        reply:
          "안녕하세요, 김서연 님.\n\n세금계산서 수신 이메일을 변경했습니다. 지난달분은 이미 발행되어 있어 새 이메일로 재전송해 드렸습니다.\n\n윤세라 드림",
      },
      { at: "-12d 11:03", customer: "지난달분도 잘 받았습니다. 감사합니다." },
      { at: "-12d 11:03", close: "customer" },
      { at: "-12d 11:04", rating: 5, comment: "한 시간 만에 처리해 주셔서 편했습니다." },
    ],
  },
  {
    customer: "seoyeon",
    subject: "부산–서울 전용회선 1 Gbps 견적 문의",
    department: "sales",
    priority: "normal",
    steps: [
      {
        at: "-95m",
        customer:
          "내년 초 부산에 편집실을 열 예정입니다. 부산(PUS1)과 서울(ICN1) 사이 전용회선 1 Gbps 견적을 부탁드립니다.\n\n1. 약정 12개월과 36개월 각각\n2. 이원화 경로로 구성할 때의 차이\n3. 개통까지 걸리는 기간",
      },
    ],
  },
  {
    customer: "seoyeon",
    subject: "외주 업체 IP 방화벽 허용 요청",
    department: "technical",
    priority: "normal",
    service: "FW-0082",
    tags: ["방화벽"],
    assignee: "agent",
    steps: [
      {
        at: "-16d 14:11",
        customer: "외주 색보정 업체가 다음 주부터 작업합니다. 198.51.100.88에서 SFTP(22번)만 허용해 주세요. 기간은 한 달입니다.",
      },
      {
        at: "-16d 16:36",
        by: "agent",
        reply:
          "안녕하세요, 김서연 님.\n\n정책을 추가했습니다.\n\n- 출발지 198.51.100.88, 목적지 SRV-0417, TCP 22\n- 만료일: 한 달 뒤 자동 해제\n\n해제 하루 전에 이 티켓으로 다시 안내해 드리겠습니다.\n\n박도현 드림",
        next: "closed",
      },
      { at: "-15d 09:20", rating: 4, comment: "만료일을 먼저 챙겨 주셔서 좋았습니다." },
    ],
  },
  {
    customer: "minjae",
    subject: "프로모션 대비 로드 밸런서 증설 문의",
    department: "technical",
    priority: "high",
    service: "LB-0311",
    tags: ["증설"],
    steps: [
      {
        at: "-2d 16:48",
        customer:
          "다음 달 1일 0시에 프로모션을 시작합니다. 작년 기준 초당 신규 연결이 평소의 9배까지 올라갔습니다. 현재 M 규격으로 충분한지, 증설이 필요하면 무중단으로 가능한지 알고 싶습니다.",
      },
    ],
  },
  {
    customer: "yujin",
    subject: "ISMS-P 심사용 증적 자료 요청",
    department: "technical",
    priority: "normal",
    service: "PC-0027",
    tags: ["인증", "문서"],
    assignee: "agent",
    steps: [
      {
        at: "-4d 10:15",
        customer:
          "이달 말 ISMS-P 심사가 있습니다. 프라이빗 클라우드 구간에 대해 다음 자료를 부탁드립니다.\n\n- 최근 1년 출입 통제 점검 기록\n- 백업 복원 시험 결과\n- 관리자 접근 기록 보관 정책",
      },
      {
        at: "-4d 11:50",
        by: "agent",
        reply:
          "안녕하세요, 최유진 님.\n\n요청하신 자료 가운데 접근 기록 보관 정책은 바로 드릴 수 있고, 출입 통제 점검 기록과 복원 시험 결과는 보안팀 검토 후 이틀 안에 전달해 드리겠습니다. 심사 기관에 제출하는 용도로만 사용해 주세요.\n\n박도현 드림",
        next: "in_progress",
      },
      { at: "-3d 09:10", by: "agent", note: "보안팀 검토 요청함. 출입 기록은 타사 이름을 가린 뒤 전달해야 함." },
    ],
  },
  {
    customer: "taekyung",
    subject: "SRV-0533에서 스팸 메일 발송 신고 접수",
    department: "abuse",
    priority: "high",
    service: "SRV-0533",
    tags: ["어뷰즈"],
    assignee: "admin",
    steps: [
      {
        at: "-1d 09:34",
        customer: "어제 저녁부터 저희 서버 IP가 차단 목록에 올랐다는 메일을 받았습니다. 저희가 보낸 메일은 없는데 확인 부탁드립니다.",
      },
      {
        at: "-1d 10:02",
        by: "admin",
        reply:
          "안녕하세요, 오태경 님.\n\n어제 22시 40분부터 SRV-0533에서 시간당 약 6,200건의 외부 메일 연결이 확인됩니다. 웹 서비스 계정(`www`)으로 실행된 프로세스이며, 오래된 게시판 업로드 경로가 악용된 것으로 보입니다.\n\n우선 25번 포트의 외부 연결을 막았습니다. 웹 서비스에는 영향이 없습니다. 아래 조치 후 알려 주시면 차단 목록 해제를 함께 진행하겠습니다.\n\n1. `/board/upload` 아래 실행 파일 삭제\n2. 게시판 업데이트\n3. `www` 계정의 예약 작업 확인\n\n윤세라 드림",
      },
    ],
  },
  {
    customer: "minjae",
    subject: "상태 확인 주기를 5초로 변경할 수 있나요?",
    department: "technical",
    priority: "low",
    service: "LB-0311",
    assignee: "agent",
    steps: [
      { at: "-18d 13:20", customer: "로드 밸런서 상태 확인 주기를 10초에서 5초로 줄이고 싶습니다. 비용이나 제한이 있나요?" },
      {
        at: "-17d 17:25",
        by: "agent",
        reply:
          "안녕하세요, 정민재 님.\n\n비용 없이 변경할 수 있으며 최소 주기는 2초입니다. 5초로 변경하고 실패 판정은 연속 3회로 유지했습니다.\n\n박도현 드림",
      },
      { at: "-17d 18:02", close: "customer" },
      { at: "-17d 18:03", rating: 3, comment: "답변 내용은 좋았는데 하루 넘게 걸렸습니다." },
    ],
  },
];
