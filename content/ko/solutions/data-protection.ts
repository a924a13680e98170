import type { page as en } from "../../en/solutions/data-protection.ts";
import { facts } from "../../facts.ts";
import { protectionFigures as p, perTb } from "../../figures/data-protection.ts";
import { amount, type Figure, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const w = (krw: Figure) => won(krw, "ko");
const tb = (id: "gold" | "silver" | "bronze") => w(amount((list) => perTb(id, list).krw));
const nearKm = facts.distances.icn1ToIcn2Km;
const farKm = facts.distances.icn1ToPus1Km;

export const page: Translation<typeof en> = {
  title: "데이터 보호·재해 복구",
  description: `센터 세 곳을 활용하는 세 가지 복구 등급을 제공합니다. 서울–안양 RPO 0, 부산 15분, 변경 불가 백업 24시간이며 TB당 요금을 공개하고 연 ${p.drillsPerYear}회 훈련을 진행합니다.`,
  hero: {
    h1: "데이터 보호·재해 복구: 골드·실버·브론즈 3등급",
    lead: "복구 요건이 정해진 시스템마다 허용할 수 있는 데이터 손실(RPO)과 중단 시간(RTO)에 맞는 등급으로 보호합니다.",
    secondary: "요금 계산하기",
    price: startingPrice(
      amount((list) => perTb("bronze", list).krw),
      "tb-month",
      `브론즈. 실버 ${tb("silver")}, 골드 ${tb("gold")}`,
      "ko",
    ),
  },
  finder: {
    eyebrow: "등급 찾기",
    heading: "RPO와 RTO로 찾는 등급",
    intro: "시스템 하나를 기준으로 정해 주세요. 대부분의 기업은 데이터의 10분의 1 정도만 골드가 필요하고 절반은 브론즈로 충분합니다.",
    rpo: "RPO: 허용 데이터 손실",
    rto: "RTO: 허용 중단 시간",
    data: "보호할 데이터",
    source: "시스템이 있는 곳",
    sourceCloud: "당사 클라우드",
    sourceRack: "ICN1 자체 랙",
    minutes: "{n}분",
    hours: "{n}시간",
    none: "없음",
    upTo: "최대 {time}",
    resultTitle: "적합한 등급",
    delivers: "제공 수준 RPO {rpo}, RTO {rto}",
    perTb: "TB당 {amount}",
    tiers: {
      gold: { name: "골드", line: "ICN1 ↔ ICN2 동기 복제, 변경 불가 백업, 부산 사본" },
      silver: { name: "실버", line: "몇 분 간격의 부산 비동기 복제, 변경 불가 백업" },
      bronze: { name: "브론즈", line: "하루 한 번 저장소 백업, 부산에 두 번째 사본" },
    },
    copies: {
      syncBlock: "ICN2 동기 볼륨(NVMe)",
      asyncBlock: "부산 복제 볼륨(SSD)",
      vault: "변경 불가 백업 저장소",
      offsite: "부산 원격지 사본",
    },
    lines: { metro: "수도권 전용회선 1 Gbps", busan: "서울–부산 전용회선 1 Gbps" },
    restore: "{tb} TB 전체 복원, {gbps} Gbps 회선 80% 사용 기준: {hours}시간",
    topologyTitle: "사본을 두는 센터",
    topologyDescription: `ICN1 서울, ${nearKm} km 거리의 ICN2 안양, ${farKm} km 거리의 PUS1 부산이 한 줄로 놓여 있습니다. 등급에 따라 어느 구간으로 사본을 보내는지 달라집니다.`,
    places: { capital: "수도권", icn1: "ICN1 서울", icn2: "ICN2 안양", pus1: "PUS1 부산", vault: "백업 저장소" },
    links: { sync: "동기, 1 ms 미만", async: "비동기, 15분 이내", backup: "매일, 암호화" },
    ask: "이 조건으로 견적 문의",
    summary: "{tier}: {tb} TB, RPO {rpo}, RTO {rto}, 월 {total}",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "두 조건을 모두 만족하는 등급 중 가장 저렴한 등급을 선택합니다. 1 TB는 1,000 GB이며 압축 후 저장 용량 기준입니다.",
      "센터 사이의 복제 트래픽은 과금하지 않습니다. 자체 랙에 있는 시스템은 회선이 필요하고 당사 클라우드에 있는 시스템은 필요하지 않습니다.",
      "대기 서버 요금은 합계에 없습니다. 골드는 상시 가동, 실버는 예약, 브론즈는 필요할 때 임차하며 모두 공개 요금을 따릅니다.",
      "원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율을 적용합니다.",
    ],
  },
  timeline: {
    eyebrow: "복구 과정",
    heading: "등급별 복구 과정",
    intro: "단계와 시각은 훈련 절차서 기준의 목표값이며, 훈련을 마치면 측정값으로 바꿉니다.",
    choose: "등급",
    clock: "장애 발생 후",
    chartTitle: "선택한 등급의 복구 시간표",
    steps: {
      gold: [
        { title: "ICN1 응답 없음", body: "센터 사이의 상태 확인 신호가 끊깁니다." },
        { title: "제3센터 판정", body: "제3의 센터(쿼럼)가 ICN1 중단을 확인해 양쪽이 동시에 기록하지 않게 합니다." },
        { title: "기존 센터 차단", body: "기존 볼륨을 잠가, 복구되더라도 기록할 수 없게 합니다." },
        { title: "복제본 승격", body: "커밋된 데이터가 모두 ICN2에 있으므로 백업 복원이 필요 없습니다." },
        { title: "서버 시작", body: "대기 서버가 볼륨을 연결하고 데이터베이스가 로그를 복구합니다." },
        { title: "트래픽 전환", body: "로드 밸런서와 경로를 ICN2로 전환합니다." },
        { title: "정상 확인", body: "고객이 정한 시험 주문을 확인합니다. 장애 원인 분석을 시작합니다." },
      ],
      silver: [
        { title: "수도권 전체 중단", body: "ICN1과 ICN2가 함께 응답하지 않습니다." },
        { title: "당직 책임자에게 전화", body: "전환하면 최대 15분의 데이터를 잃으므로 책임자의 결정을 받습니다." },
        { title: "전환 결정", body: "명단에 있는 책임자가 녹음되는 통화로 승인합니다." },
        { title: "부산 사본 활성화", body: "정합성이 확인된 마지막 복원 지점을 쓰기 가능 상태로 바꾸고 그 시각을 기록합니다." },
        {
          title: "순서대로 서버 시작",
          body: "디렉터리, 데이터베이스, 큐, 애플리케이션, 웹 순으로 켭니다. 지난 훈련에서 확인한 순서입니다.",
        },
        { title: "DNS·IP 전환", body: "TTL 60초의 DNS를 바꾸고 부산에서 IP 대역을 광고합니다." },
        { title: "정상 확인", body: "마지막 사본과 장애 사이에 들어온 주문을 재입력 목록으로 정리합니다." },
      ],
      bronze: [
        { title: "침입자가 데이터를 암호화", body: "밤에 시작된 사고를 아침에 발견했습니다." },
        { title: "격리 환경 준비", body: "기존 환경과 분리된 빈 네트워크와 새 계정을 만듭니다." },
        { title: "복원 지점 선택", body: "의심스러운 첫 로그인 이전의 가장 최근 백업을 선택합니다." },
        { title: "악성코드 검사", body: "사본을 검사하기 전에는 서버를 한 대도 부팅하지 않습니다." },
        { title: "복원", body: "합의한 순서대로 데이터베이스부터 10 Gbps로 복원합니다." },
        { title: "비밀번호와 키 교체", body: "모두 새로 발급합니다. 기존 세션은 모두 무효입니다." },
        { title: "서비스 재개", body: "손실은 미리 정한 대로 최대 하루치입니다." },
      ],
    },
  },
  comparison: {
    eyebrow: "등급 비교",
    heading: "골드·실버·브론즈 비교",
    columns: ["구분", "골드", "실버", "브론즈"],
    rows: [
      ["RPO", "0", "15분", "24시간"],
      ["RTO", "15분", "1시간", "24시간"],
      ["방식", "동기 복제, 제3센터 쿼럼", "비동기 복제, 정합성 복원 지점", "백업과 복원"],
      ["서버 장애", "대응", "대응", "복원으로 대응"],
      ["센터 한 곳 중단", "자동 전환", "결정 후 전환", "복원으로 대응"],
      ["수도권 전체 재해", "부산 백업에서 복원, RPO\u00a024시간", "대응", "복원으로 대응"],
      ["랜섬웨어", "백업 저장소에서 복원", "백업 저장소에서 복원", "백업 저장소에서 복원"],
      ["사본 요금(TB·월)", tb("gold"), tb("silver"), tb("bronze")],
    ],
    note: "부가세와 대기 서버 요금은 별도입니다. 데이터베이스는 골드, 파일 공유는 브론즈처럼 섞어 쓰는 경우가 많습니다.",
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "재해 복구 주요 기능",
    items: [
      {
        title: `${nearKm} km와 ${farKm} km 거리의 센터 3곳`,
        body: `${nearKm} km는 동기 복제가 가능할 만큼 가깝고, ${farKm} km 떨어진 부산은 지진과 홍수의 영향을 함께 받지 않으며 다른 변전소에서 전력을 받습니다.`,
        figure: {
          value: `${nearKm} / ${farKm}`,
          unit: "km",
          label: `ICN1에서 ICN2, PUS1까지. 각각 1\u00a0ms 미만, ${facts.distances.icn1ToPus1Ms}\u00a0ms`,
        },
      },
      {
        title: "격리된 백업 저장소",
        body: "계정을 분리하고 2단계 인증을 적용하며 디렉터리를 공유하지 않습니다. 삭제하려면 두 사람이 필요하고 잠금 기간도 지나야 합니다. 양쪽 관리자 누구도 기간을 줄일 수 없습니다.",
        figure: { value: `${p.lockDays[0]}~${p.lockDays[1]}`, unit: "일", label: "변경 불가 잠금 기간" },
      },
      {
        title: "실측 RTO를 보고하는 연 2회 훈련",
        body: "운영을 계속하면서 연 2회 격리된 네트워크에서 사본을 기동합니다. 보고서에는 실측 RTO와 지난번보다 느려진 항목을 적습니다.",
        figure: { value: `${p.drillsPerYear}`, unit: "회/년", label: "격리 훈련 포함" },
      },
      {
        title: "랜섬웨어 대응 절차서",
        body: "격리 환경, 검사, 복원의 순서를 지키고 시스템별 복원 순서는 현업과 미리 합의합니다.",
        figure: { value: "0", unit: "대", label: "검사 전에 부팅하는 서버" },
      },
      {
        title: "암호화와 개인정보 보호",
        body: "사본은 암호화합니다. 키를 고객이 직접 보관하면 훈련을 함께 진행합니다. 시험 환경에는 가명 처리한 데이터를 쓰고, 삭제하면 매체와 날짜를 적은 확인서를 발급합니다.",
        figure: { value: "256", unit: "비트", label: "AES 암호화, 자체 키 선택 가능" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "재해 복구 이용 시 제한 사항",
    intro: "등급을 선택하기 전에 확인해 주세요.",
    items: [
      {
        title: "동기 복제는 실수를 되돌리지 않습니다",
        body: "잘못 실행한 DELETE도 1 ms 안에 똑같이 복제됩니다. 실수 이전의 백업에서 복원해야 합니다.",
      },
      {
        title: "골드는 수도권 전체 재해에 대비하지 않습니다",
        body: "ICN1과 ICN2는 같은 권역에 있습니다. 둘 다 중단되면 부산의 마지막 백업에서 복원합니다.",
      },
      {
        title: "손실 0은 커밋된 데이터에만 해당합니다",
        body: "애플리케이션이 메모리에 두고 커밋하지 않은 데이터는 어느 등급에서도 남지 않습니다.",
      },
      {
        title: "목록에 없는 시스템은 복구하지 않습니다",
        body: "자산 목록에 없는 서버는 보호 대상이 아닙니다. 분기마다 자산 목록과 대조해 새로 생긴 시스템을 보고합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "진행 절차",
    heading: "첫 훈련까지 5주",
    steps: [
      {
        when: "1주 차",
        title: "시스템별 RPO·RTO",
        body: "현업 부서와 함께 한 시간 중단의 비용과 하루치 손실의 비용을 산정합니다.",
      },
      { when: "2주 차", title: "설계와 견적", body: "시스템별 등급, 센터, 복원 순서를 정하고 업무 책임자가 승인합니다." },
      { when: "3주 차", title: "복제 시작", body: "첫 전체 사본을 백그라운드에서 만들고 백업 저장소는 첫날부터 잠급니다." },
      { when: "4주 차", title: "절차서", body: "이름, 전화번호, 순서, 그리고 야간에 전환을 승인할 수 있는 사람을 적습니다." },
      { when: "5주 차", title: "첫 훈련", body: "측정한 RTO를 계약서 부속서에 적습니다.", key: true },
    ],
  },
  price: {
    id: "storage",
    eyebrow: "요금",
    heading: "등급별 TB당 요금",
    body: `브론즈는 백업 사본 두 벌, 실버는 복제본과 백업 저장소, 골드는 동기 복제본에 백업 저장소와 원격지 사본까지 둡니다. TB당 월 요금은 차례로 ${tb("bronze")}, ${tb("silver")}, ${tb("gold")}(${usd(amount((list) => perTb("bronze", list).usd))}, ${usd(amount((list) => perTb("silver", list).usd))}, ${usd(amount((list) => perTb("gold", list).usd))})\u2060입니다. 공개된 스토리지와 백업 요금을 더한 값입니다.`,
    from: tb("bronze"),
    unit: `TB당 월(${usd(amount((list) => perTb("bronze", list).usd))}), 부가세 별도`,
    included: ["암호화, 변경 불가 잠금, 2인 승인 삭제", `연 ${p.drillsPerYear}회 훈련과 보고서`, "센터 사이의 복제 트래픽"],
    extra: ["대기 서버(공개 요금)", "서버별 백업 에이전트", "자체 랙에서 복제할 때의 전용회선", "추가 훈련"],
  },
  faq: {
    heading: "재해 복구 관련 질문",
    items: [
      {
        id: "rpo-rto",
        question: "RPO와 RTO는 무엇인가요?",
        answer:
          "RPO는 잃는 데이터의 양, RTO는 멈추는 시간입니다. 15분마다 사본을 만들고 마지막 사본이 10시 정각이었다고 하겠습니다. 10시 12분에 센터가 멈추고 11시에 부산에서 다시 시작했다면 10시부터 10시 12분까지의 주문을 잃습니다. 손실은 12분으로 RPO 15분 안이고, 중단은 48분으로 RTO 1시간 안입니다. 사본을 자주 만들면 RPO가, 서버를 미리 준비하면 RTO가 짧아집니다.",
      },
      {
        id: "replication",
        question: "복제만 하면 충분한가요?",
        answer: `그렇지 않습니다. 침입자가 암호화하거나 담당자가 실수로 테이블을 지우면 복제본에도 그대로 반영되어 몇 초 만에 사본도 쓸 수 없게 됩니다. 그래서 모든 등급에 ${p.lockDays[0]}~${p.lockDays[1]}일 동안 잠기는 변경 불가 백업을 다른 계정에 함께 둡니다. 센터 중단에는 복제로, 실수와 공격에는 백업으로 대응합니다.`,
      },
      {
        id: "distance",
        question: "센터 간 거리는 얼마나 되어야 하나요?",
        answer: `두 가지 조건이 상충합니다. 동기 기록은 상대편 응답을 기다리며, 광섬유 100 km마다 왕복 약 1 ms가 한 트랜잭션에 여러 번 더해집니다. ${p.syncKm[0]}~${p.syncKm[1]} km를 넘으면 데이터베이스가 느려집니다. 반대로 지진과 홍수에 대비하려면 ${p.separationKm} km 이상 떨어져야 합니다. 하나의 거리로는 두 조건을 모두 만족할 수 없으므로 센터를 세 곳 둡니다. 동기 복제는 ${nearKm} km, 재해 대비는 ${farKm} km입니다.`,
      },
      {
        id: "failback",
        question: "복구 후 원래 센터로는 어떻게 돌아가나요?",
        answer:
          "복구된 센터는 데이터가 없는 것으로 보고, 업무를 계속하면서 반대 방향으로 복제합니다. 지연이 충분히 줄면 원하는 시간대에 같은 절차서와 같은 점검으로 되돌립니다. 서두를 필요는 없습니다. 대기 센터는 몇 달 동안 부하를 감당할 수 있도록 설계합니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/backup", "/services/storage", "/services/private-cloud-solution", "/services/compliance"],
  },
  call: {
    heading: "시스템의 RPO와 RTO를 알려 주세요",
    body: "데이터를 몇 분까지 잃어도 되는지, 얼마나 멈춰도 되는지 알려 주시면 등급과 센터, 요금을 1영업일 안에 답해 드립니다.",
  },
};
