import type { page as en } from "../../en/services/it-infractructure.ts";
import { facts } from "../../facts.ts";
import { itInfrastructure as it } from "../../figures/it-infractructure.ts";
import { live } from "../../live.ts";
import { livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { managed } = livePrices;

const minimum = won(managed.infrastructureMinimum.krw, "ko");
const [shadow, joint, lead] = it.takeoverDays;

export const page: Translation<typeof en> = {
  title: "IT 인프라 구축·운영",
  description: `서버, 네트워크, 스토리지의 설계부터 구축, 운영까지 하나의 계약으로 맡길 수 있습니다. ${it.pollingSeconds}초 주기 관제, ${live.p1Minutes}분 응답, 고객 소유의 인계 문서를 제공하며 계층별로 누가 운영하는지 직접 확인할 수 있습니다.`,
  hero: {
    h1: "IT 인프라 구축·운영을 한 창구에서",
    lead: "24시간 운영 인력이 없는 기업을 대신해 지정 담당자가 맡기신 계층의 관제, 패치, 복구를 수행하고 모든 작업을 기록합니다.",
    secondary: "서비스 등급 비교",
    price: startingPrice(managed.infrastructureMinimum.krw, "month", `최소 계약 금액, 또는 서버 ${it.minimumServers}대`, "ko"),
  },
  stack: {
    eyebrow: "운영 범위",
    title: "계층별 운영 주체",
    levels: {
      basic: { name: "Basic", for: "직접 운영하지만 야간 근무 인력이 없는 팀" },
      standard: { name: "Standard", for: "패치와 백업을 맡기고 개발에 집중하려는 팀" },
      premium: { name: "Premium", for: "인프라 전담 인력이 없는 회사" },
    },
    owners: { us: "당사 운영", shared: "공동 운영", you: "고객 운영" },
    legend: "서비스 등급",
    layers: {
      data: { name: "데이터와 사용자", task: "저장 대상, 열람 권한, 보유 기간" },
      application: { name: "애플리케이션", task: "코드, 배포, 업무 로직" },
      middleware: { name: "미들웨어", task: "웹·애플리케이션 서버, 메시지 큐, 인증서" },
      database: { name: "데이터베이스", task: "튜닝, 복제, 버전 업그레이드, 시점 복원" },
      backup: { name: "백업", task: "일정, 원격지 사본, 분기별 복원 시험" },
      security: { name: "계정과 보안 설정", task: "기준 설정, 특권 계정 관리, 로그 수집" },
      system: { name: "운영체제", task: "월간 패치, 커널, 시간 동기화, 스토리지 마운트" },
      monitoring: { name: "관제와 당직", task: "임계값, 초동 조치, 상위 보고" },
      hardware: { name: "하드웨어", task: "부품, 펌웨어, 제조사 접수, 예비품" },
      network: { name: "네트워크와 전원", task: "스위치, IP 주소, 배선, 전원" },
    },
    count: "전체 {all}개 계층 중 당사\u00a0운영\u00a0{us}개, 공동\u00a0운영\u00a0{shared}개",
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "운영 원칙과 보고",
    items: [
      {
        title: "5단계 진행과 산출물",
        body: "진단, 설계, 조달, 구축, 운영으로 진행하고 단계마다 보관할 수 있는 결과물을 남깁니다. 자산·위험 목록, IP까지 적힌 설계서, 3사\u00a0비교\u00a0견적, 시험 기록, 월간 보고서입니다. 어느 단계에서 멈추더라도 문서는 고객에게 남습니다.",
        figure: { value: `${it.assessWeeks.from}~${it.assessWeeks.to}`, unit: "주", label: "정액으로 진행하는 진단 기간" },
      },
      {
        title: "24시간 관제",
        body: `관제 센터가 모든 장비를 ${it.pollingSeconds}초마다 확인하고 관련 경보를 묶어 판단한 뒤 알립니다. P1 장애는 ${live.p1Minutes}분 안에 연락드리고 복구될 때까지 ${it.updateHours}시간마다 진행 상황을 공유합니다.`,
        figure: { value: "24시간", label: "3교대 근무" },
      },
      {
        title: "장애 원인 보고서",
        body: `${facts.postMortemBusinessDays}영업일 안에 장애 원인 보고서를 제출합니다. 시각(KST)별 경과, 원인, 당사 조치, 고객 요청 사항을 적습니다. 재시작만으로 장애를 종료 처리하지 않습니다.`,
        figure: { value: `${facts.postMortemBusinessDays}`, unit: "영업일", label: "장애 원인 보고서 제출" },
      },
      {
        title: "변경 작업 2인 검토",
        body: "모든 변경에 검토자와 롤백 방법, 작업 시간을 정하고 일정을 고객과 공유합니다. 변경 성공률은 월간 보고서로 제공합니다.",
        figure: { value: `≥ ${it.changeSuccessPercent}`, unit: "%", label: "1회 성공률 목표값" },
      },
      {
        title: "용량 예측",
        body: `CPU, 메모리, 디스크, 회선을 90일 이력으로 예측합니다. 사용률 ${it.capacityPercent.warn}%\u2060에서 보고서에 표시하고, ${it.capacityPercent.act}%에서는 요금과 납기를 담은 증설안을 함께 드립니다.`,
        figure: { value: `${it.capacityPercent.warn} / ${it.capacityPercent.act}`, unit: "%", label: "보고와 증설 제안 기준" },
      },
      {
        title: "인계 문서",
        body: "준공 도면, IP 계획, 절차서, 자격 증명 보관함을 계약 첫날부터 고객 소유의 저장소에 보관합니다. 계약이 끝나면 보관함의 마스터 키만 바꾸시면 됩니다.",
        figure: { value: "4", unit: "종", label: "고객이 소유하는 최신 문서" },
      },
    ],
  },
  comparison: {
    eyebrow: "서비스 등급",
    heading: "Basic, Standard, Premium 비교",
    columns: ["", "Basic", "Standard", "Premium"],
    rows: [
      ["관제와 초동 조치", "24시간", "24시간", "24시간"],
      ["하드웨어와 제조사 접수", "포함", "포함", "포함"],
      ["운영체제와 패치", "미포함", "매월, 긴급 72시간", "매월, 긴급 48시간"],
      ["백업과 복원 시험", "미포함", "분기마다", "매월"],
      ["데이터베이스와 미들웨어", "미포함", "미포함", "포함"],
      ["담당자", "교대 관제팀", "교대 관제팀 + 서비스 매니저", "전담 엔지니어 + 부담당자"],
      ["보고", "매월", "매월", "매월 + 분기별 방문"],
    ],
    note: "등급은 서버 단위로 정합니다. 예를 들어 시험 서버는 Basic, 결제 데이터베이스는 Premium으로 나눌 수 있습니다.",
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "운영 범위에 포함되지 않는 항목",
    items: [
      {
        title: "애플리케이션 수정",
        body: "자원을 많이 쓰는 쿼리와 프로세스를 그래프와 함께 알려 드립니다. 코드는 수정하지 않습니다.",
      },
      {
        title: "제조사 지원이 끝난 제품",
        body: "지원이 종료된 시스템은 부품과 패치가 남아 있는 범위에서 관제하고 수리합니다. 해당 제품은 위험 목록에 명시합니다.",
      },
      {
        title: "위험 수용 여부의 결정",
        body: "발생 가능성과 비용을 정리해 드립니다. 위험을 수용할지는 고객 경영진이 결정합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "인수 절차",
    heading: `기존 업체에서 ${lead}일에 걸쳐 인수`,
    intro: "인수 계획에 정한 날까지는 기존 업체가 운영을 책임집니다.",
    steps: [
      {
        when: `1~${it.assessWeeks.to}주 차`,
        title: "진단",
        body: "스캔과 면담으로 자산 목록과 위험 목록을 만들고 누락된 문서를 확인합니다. 정액이며 결과물은 고객이 보관합니다.",
      },
      {
        when: `${shadow}일`,
        title: "참관",
        body: "당사는 모든 경보를 확인하며 절차서를 작성하고, 조치는 기존 업체가 합니다.",
      },
      {
        when: `${joint}일`,
        title: "공동 운영",
        body: "낮에는 당사가 조치하고 기존 업체가 대기하며 밤에는 반대로 합니다. P1 장애는 매번 함께 검토합니다.",
      },
      {
        when: `${lead}일`,
        title: "단독 운영",
        body: "당사가 단독으로 조치합니다. 기존 업체의 계정을 차례로 폐쇄하고 그 내역을 기록합니다.",
        key: true,
      },
      { when: "분기마다", title: "점검", body: "위험, 용량, 비용을 검토하고 복원, 장애 조치, 비상 계정 접속 중 하나를 훈련합니다." },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "서버·등급별 운영 요금",
    body: "진단은 정액이며 90일 안에 계약하면 그 금액을 차감합니다. 운영 요금은 서버와 등급별로 견적을 드리고, 서버 수를 줄일 때 감소하는 금액도 견적서에 함께 적습니다.",
    from: minimum,
    unit: `월 (${usd(managed.infrastructureMinimum.usd)}), 최소 계약 금액`,
    included: ["관제, 당직, 월간 보고서", "문서 저장소와 자격 증명 보관함", "담당자별 고객 포털 계정", "2인 검토 변경과 장애 원인 보고서"],
    extra: ["원가를 공개하는 하드웨어, 라이선스, 제조사 유지보수", "운영 범위 밖 프로젝트(일 단위)", "서울과 부산 이외 지역의 현장 작업"],
  },
  faq: {
    heading: "IT 인프라 운영 관련 질문",
    items: [
      {
        id: "do-we-keep-admin-rights",
        question: "관리자 권한은 누가 갖나요?",
        answer:
          "항상 고객이 갖습니다. 모든 권한을 가진 비상 계정을 봉인해 고객이 보관합니다. 봉인을 열면 양쪽에 알림이 가지만 당사의 승인은 필요하지 않습니다. 당사 엔지니어는 2단계 인증을 거친 개인 계정으로 접속하고 모든 세션이 게이트웨이에 녹화됩니다. 공용 관리자 비밀번호는 첫 달에 없앱니다. 접속 기록은 요청하시면 제공하며, 특정 담당자의 권한은 언제든 회수할 수 있습니다.",
      },
      {
        id: "take-over-from-current-vendor",
        question: "기존 업체에서 어떻게 인수하나요?",
        answer: `한 달씩 세 단계로 진행합니다. ${shadow}일까지는 참관하며 경보를 보고 절차서를 씁니다. ${joint}일까지는 낮과 밤을 나누어 함께 운영합니다. ${lead}일부터는 당사가 단독으로 운영하며, 기존 계정을 폐쇄하고 내역을 기록합니다. 문서가 없으면 진단 단계의 스캔으로 자산 목록을 다시 만들고, 기존 업체의 협조를 받지 못하면 30일을 더 잡아 견적에 명시합니다.`,
      },
      {
        id: "is-there-a-minimum-size",
        question: "최소 계약 규모가 있나요?",
        answer: `서버 ${it.minimumServers}대 또는 월 ${minimum}부터입니다. 고객 시스템을 파악한 교대 관제팀을 유지하는 데 필요한 금액입니다. 그보다 작다면 단독 서버나 인스턴스에 운영 대행을 추가하는 편이 낫습니다. 전담 인력과 정기 점검 없이 서버별 패치, 관제, 백업을 제공하며, 나중에 전체 계약으로 바꾸어도 문서와 이력은 이어집니다.`,
      },
      {
        id: "how-do-we-leave",
        question: "계약을 종료하려면 어떻게 하나요?",
        answer: `1년이 지나면 ${it.noticeDays}일 전 통보로 종료할 수 있습니다. 도면, IP 계획, 절차서, 보관함이 담긴 저장소는 이미 고객 소유입니다. 다음 운영사를 ${it.exitDays}일 동안 같은 요금으로 지원하고, 당사 계정을 폐쇄한 뒤 당사 명의로 남은 항목의 목록을 드립니다.`,
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/vendor", "/solutions/infrastructure-optimization", "/solutions/network-design", "/services/server-hosting"],
  },
  call: {
    heading: "자산 목록부터 만들어 드립니다",
    body: `진단은 ${it.assessWeeks.from}~${it.assessWeeks.to}주 걸리며 모든 장비의 연식, 위험, 담당자를 정리해 드립니다. 다음 단계는 결과를 보고 결정하시면 됩니다.`,
  },
};
