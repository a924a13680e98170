import type { page as en } from "../../en/solutions/cloud-cost-optimization.ts";
import { bandText } from "../../figures/band-text.ts";
import { archiveSaving, costFigures as c, repatriation as r, repatriationSides } from "../../figures/cloud-cost-optimization.ts";
import { amount, type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { cdnRegions, managed, studies, usdRate } = livePrices;

const w = (krw: Figure) => won(krw, "ko");
const band = (value: readonly [number, number]) => bandText(value, "ko");
const archivePercent = amount((list) => Math.round(archiveSaving(list) * 100));

type Sides = ReturnType<typeof repatriationSides>;
const side = <S extends keyof Sides>(name: S, part: keyof Sides[S]) => w(amount((list) => repatriationSides(list)[name][part] as number));

export const page: Translation<typeof en> = {
  title: "클라우드 비용 최적화",
  description: `${c.billMonths}개월치 클라우드 청구서를 2주간 읽기 전용 권한으로 진단하고, 항목별 절감액을 재무팀이 확인하는 수치로 증명합니다.`,
  hero: {
    h1: "클라우드 비용 최적화와 절감액 검증",
    lead: `클라우드 요금이 매출보다 빠르게 늘어나는 기업을 위해 ${c.assessmentWeeks}주 동안 ${c.billMonths}개월치 청구서를 분석해 항목별 금액을 적은 개선 목록을 드립니다.`,
    secondary: "절감액 계산하기",
    price: startingPrice(studies.costAssessment.krw, "once", "클라우드 조직 1개 진단", "ko"),
  },
  calculator: {
    eyebrow: "계산기",
    heading: "절감액 계산기",
    intro: "실제 청구 금액을 입력해 주세요. 절감 범위는 항목별 비율의 하한과 상한이며, 아래 막대에서 어디서 줄어드는지 확인할 수 있습니다.",
    bill: "월 클라우드 요금",
    storage: "요금 중 스토리지 비중",
    outbound: "요금 중 아웃바운드 트래픽 비중",
    steady: "24시간 가동하는 컴퓨팅 비중",
    acted: "실제로 적용할 개선 비율",
    practice: "청구서 점검 주기",
    practiceFirst: "없음 또는 연 1회",
    practiceMonthly: "매월",
    resultTitle: "월 절감 예상액",
    resultBand: "청구 금액의 {low}~{high}%",
    before: "현재",
    after: "적용 후",
    levers: {
      idle: { label: "유휴 자원", detail: `전체 요금의 ${band(c.idle)}` },
      oversize: { label: "과다 사양", detail: `전체 요금의 ${band(c.oversize)}` },
      commitment: { label: "약정 할인", detail: `남은 상시 컴퓨팅 요금의 ${band(c.commitment)}` },
      storage: { label: "스토리지 계층화", detail: `데이터의 ${band(c.coldShare)} 이동, 아카이브 요금은 ${archivePercent}% 저렴` },
      egress: {
        label: "CDN 경유 전송",
        detail: `GB당 ${c.marketOutboundKrw[0]}~${w(c.marketOutboundKrw[1])} → ${w(cdnRegions[0].krw[0])}`,
      },
    },
    fee: "성과 보수(선택한 경우)",
    feeDetail: `검증된 절감액의 ${c.feeShare * 100}%, ${c.feeMonths}개월간, 월 상한 ${w(c.feeCapKrw)}`,
    net: "보수를 뺀 월 절감액",
    chartTitle: "현재 요금에서 적용 후 요금까지의 폭포 차트",
    chartDescription: "막대마다 절감 방법을 하나씩 나타냅니다. 채워진 부분은 절감 하한, 빗금 친 부분은 상한까지의 폭입니다.",
    ask: "이 조건으로 진단 문의",
    summary: "월 클라우드 요금 {bill}, 월 절감 예상액 {low}~{high}",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "방법은 차례로 적용합니다. 약정 할인은 유휴 자원과 과다 사양을 정리하고 남은 컴퓨팅에만 적용합니다.",
      `매달 점검하는 팀은 유휴와 과다 사양 비율을 절반으로 계산합니다. 조사에서 나타난 ${band(c.practisedWaste)} 범위와 맞습니다.`,
      `기술 지원, 라이선스 등 기타 항목은 요금의 ${c.otherShare * 100}%\u2060로 보고 절감 대상에서 제외합니다.`,
      `${c.coldDays}일간 읽지 않은 데이터를 이동 대상으로 보며, 아웃바운드 트래픽의 ${c.cacheableShare * 100}%가 캐시로 응답된다고 가정합니다.`,
      "일반적인 비율로 계산한 추정치입니다. 진단에서는 모든 비율을 실제 값으로 바꿉니다.",
      `모든 금액은 부가세 10% 별도입니다. 달러 금액은 분기 고정 환율 ${grouped(usdRate)}원으로 계산합니다.`,
    ],
  },
  capabilities: {
    eyebrow: "절감 방법",
    heading: "다섯 가지 절감 방법과 비용 통제",
    intro: "끌 자원에 약정을 거는 일이 없도록 아래 순서로 적용합니다.",
    items: [
      {
        title: "유휴 자원 정리",
        body: "연결되지 않은 디스크, 밤새 켜져 있는 시험 서버, 대상이 없는 로드 밸런서, 쓰지 않는 IP를 찾습니다. 항목마다 담당자를 정하고 7일 전에 알린 뒤 정리합니다.",
        figure: { value: band(c.idle).replace("%", ""), unit: "%", label: "전체 요금에서 흔히 차지하는 비율" },
      },
      {
        title: "사양 조정",
        body: `${c.watchDays}일 동안 CPU 95퍼센타일이 ${c.p95CpuPercent}% 미만이고 메모리에도 여유가 있는 서버만 줄입니다. 한 번에 한 단계씩, 한 대에서 먼저 확인합니다.`,
        figure: { value: band(c.oversize).replace("%", ""), unit: "%", label: "전체 요금에서 흔히 차지하는 비율" },
      },
      {
        title: "최저 사용량 약정",
        body: "늘 쓰는 만큼만 1년 또는 3년 약정으로 바꿉니다. 분기 중 가장 한가한 시간의 사용량보다 낮게 잡아 남는 약정이 없게 합니다.",
        figure: { value: band(c.commitment).replace("%", ""), unit: "%", label: "약정이 적용되는 사용량의 할인율" },
      },
      {
        title: "스토리지 계층화",
        body: `${c.coldDays}일간 읽지 않은 오브젝트를 수명 주기 규칙에 따라 아카이브로 옮깁니다. 1~12시간의 복원 시간과 최소 보관 기간이 업무에 맞는지 먼저 확인합니다.`,
        figure: { value: `−${archivePercent}`, unit: "%", label: "표준에서 아카이브로 옮길 때 GB당 요금(공개 요금 기준)" },
      },
      {
        title: "아웃바운드 경로 변경",
        body: "파일은 CDN으로, 대용량 전송은 전용회선으로, 클라우드 간 통신은 포트 하나로 보냅니다. 회선을 신청하기 전에 손익분기점부터 계산합니다.",
        figure: {
          value: w(cdnRegions[0].krw[0]),
          unit: "/GB",
          label: `한국 CDN 요금. 국내 클라우드 공개 요금은 ${c.marketOutboundKrw[0]}~${w(c.marketOutboundKrw[1])}`,
        },
      },
      {
        title: "비용 통제",
        body: "고객의 클라우드 계정에 팀별 예산, 태그 의무화, 이상 비용 알림, 단위 원가 보고를 설정합니다. 통제가 없으면 보통 두 분기 안에 낭비가 다시 늘어납니다.",
        figure: { value: `≤ ${c.alertHours}`, unit: "시간", label: "이상 비용 발생부터 알림까지" },
      },
    ],
  },
  comparison: {
    eyebrow: "이전 타당성 검토",
    heading: "상시 가동 서버 20대의 운영 방식별 비용",
    intro: `대당 메모리 64 GB, 24시간 가동, ${r.months}개월 약정 기준이며 인건비와 이전 비용을 포함하고 트래픽은 기본 제공량 이내입니다. D16은 16 vCPU(하드웨어 스레드), SH-2와 자체 서버는 물리 16코어이므로 대당 연산 성능은 후자가 더 높습니다.`,
    columns: ["월 기준", "퍼블릭 클라우드 D16", "단독 서버 SH-2", "자체 서버, 10\u00a0kW 랙 1개"],
    rows: [
      ["약정 할인 후 이용료", side("cloud", "rental"), side("dedicated", "rental"), side("colocation", "rental")],
      ["장비", "포함", "포함", `${side("colocation", "hardware")}(${r.hardwareMonths}개월 분할)`],
      [
        "운영 인력",
        `${r.staffHours.cloud}시간 = ${side("cloud", "staff")}`,
        `${r.staffHours.dedicated}시간 = ${side("dedicated", "staff")}`,
        `${r.staffHours.colocation}시간 = ${side("colocation", "staff")}`,
      ],
      [
        "이전 비용",
        "없음",
        `${side("dedicated", "migration")}(${r.months}개월 분할)`,
        `${side("colocation", "migration")}(${r.months}개월 분할)`,
      ],
      ["합계", side("cloud", "total"), side("dedicated", "total"), side("colocation", "total")],
    ],
    note: `시간당 인건비 ${w(r.staffHourKrw)}, 이전 작업 ${r.migrationDays}인일, 서버 구매가 대당 ${w(r.hardwarePrice)} 기준입니다. 자체 장비는 ${r.hardwareMonths}개월을 넘겨 쓰거나 이미 보유한 경우에 유리하고, 야간에 정지하는 워크로드는 클라우드가 유리합니다.`,
  },
  delivery: {
    eyebrow: "진행 절차",
    heading: "2주 안에 보고서, 한 분기 안에 절감 검증",
    intro: "보고서만 받으셔도 됩니다. 사내 인력이 직접 실행할 수 있도록 작성합니다.",
    steps: [
      {
        when: "0일",
        title: "읽기 전용 권한",
        body: "제공하는 템플릿으로 청구와 지표 조회 권한만 만듭니다. 데이터 조회나 변경은 할 수 없습니다.",
      },
      {
        when: "1주 차",
        title: "청구서와 태그",
        body: `계절 변동이 한 번 들어가도록 ${c.billMonths}개월치를 분석하고 팀별 태그 비율을 확인합니다.`,
      },
      {
        when: "2주 차",
        title: "보고서",
        body: "항목마다 금액, 위험, 작업량, 담당자를 적습니다. 개발팀과 재무팀에 함께 설명합니다.",
        key: true,
      },
      { when: "3~8주 차", title: "적용", body: "유휴 자원, 사양, 약정 순서로 나누어 적용합니다. 모든 변경에 롤백 절차가 있습니다." },
      { when: "3개월", title: "확인", body: "계절 변동을 뺀 단위 원가를 기준선과 비교합니다. 재무팀이 동의한 금액만 인정합니다." },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "진단 범위에 포함되지 않는 항목",
    intro: "이미 잘 관리되고 있다면 2주 차 보고서에서 알려 드립니다.",
    items: [
      {
        title: "데이터는 보지 않습니다",
        body: "권한 범위는 청구서, 태그, 지표입니다. 테이블, 버킷, 비밀 정보는 열지 않으므로 저장된 파일이 아직 필요한지는 담당자가 판단합니다.",
      },
      {
        title: "소프트웨어를 고치지 않습니다",
        body: "매분 테이블 전체를 읽는 쿼리는 보고서에 적어 드리며, 수정은 고객 개발팀이 합니다.",
      },
      {
        title: "외부 요인은 절감액에 넣지 않습니다",
        body: "트래픽 감소와 클라우드 사업자의 요금 인하는 절감으로 보지 않고 기준선에서 제외합니다.",
      },
      {
        title: "청구 금액이 작으면 권하지 않습니다",
        body: `월 ${grouped(c.worthwhileKrw / 10_000)}만 원이 되지 않으면 진단비가 찾아낸 금액보다 큰 경우가 많습니다. 위 계산기와 반나절의 점검으로 충분합니다.`,
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "진단 정액, 이후 월정액 또는 성과 보수",
    body: `찾아낸 금액이 많든 적든 진단비는 같습니다. 이후에는 월 ${w(managed.infrastructureMinimum.krw)}(${usd(managed.infrastructureMinimum.usd)})부터 시작하는 정액 계약이나, 검증된 절감액의 ${c.feeShare * 100}%\u2060를 ${c.feeMonths}개월간 받는 방식(월 상한 ${w(c.feeCapKrw)}) 중에서 선택합니다.`,
    from: w(studies.costAssessment.krw),
    unit: `1회(${usd(studies.costAssessment.usd)}), 부가세 별도`,
    included: [
      `클라우드 조직 1개, ${c.billMonths}개월치 청구서`,
      "금액이 적힌 개선 목록(고객 소유)",
      "상시 워크로드 상위 3개 이전 타당성 검토",
      "개발팀·재무팀 대상 설명회",
    ],
    extra: ["두 번째 클라우드 또는 청구 조직", "개선 작업 대행", "월 정액 계약 또는 성과 보수"],
  },
  faq: {
    heading: "클라우드 비용 최적화 관련 질문",
    items: [
      {
        id: "verified",
        question: "절감 효과는 어떻게 검증하나요?",
        answer: `단위 원가로 검증합니다. 변경 전에 주문 한 건당 또는 스트리밍 한 시간당 비용처럼 단위를 정하고, ${c.billMonths}개월치 청구서에서 계절 변동을 뺀 기준선을 계산합니다. 변경 후 같은 단위를 한 달 동안 측정하며, 차이에 실제 물량을 곱한 값이 절감액입니다. 재무팀이 확인한 금액만 청구합니다.`,
      },
      {
        id: "access",
        question: "어떤 권한이 필요한가요?",
        answer:
          "청구와 지표의 읽기 전용 권한이 필요합니다. 청구서, 비용·사용량 내역, 태그, CPU·메모리·디스크·네트워크 지표가 대상입니다. 권한 템플릿을 먼저 드리므로 부여하기 전에 하나씩 확인할 수 있습니다. 데이터베이스, 오브젝트, 비밀 정보에는 접근하지 않으며 자원을 변경할 수도 없습니다. 따로 요청하지 않으면 보고서를 승인한 날 권한을 삭제합니다.",
      },
      {
        id: "performance",
        question: "성능이 떨어지지는 않나요?",
        answer: `${c.watchDays}일 연속으로 CPU 95퍼센타일이 ${c.p95CpuPercent}% 미만이고 메모리와 디스크도 같은 기준을 통과한 서버만 줄입니다. 같은 그룹에서 한 대를 한 단계만 낮춘 뒤 하루 동안 나머지 서버와 응답 시간을 비교합니다. 지연 시간 95퍼센타일이 5% 넘게 늘어나면 이전 사양으로 되돌립니다.`,
      },
      {
        id: "repatriation",
        question: "결국 이 회사 서버로 옮기라는 결론이 나오지 않나요?",
        answer:
          "이전 타당성 검토에는 세 가지 합계와 가정을 모두 적으며, 가정은 고객이 바꿀 수 있습니다. 위 예시에서는 단독 서버가 약 5분의 1 저렴하지만, 하루 8시간만 쓰는 서버라면 퍼블릭 클라우드가 유리하며 보고서에 그대로 적습니다. 어느 쪽이든 진단비는 같습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/multi-cloud-connection", "/services/private-cloud-solution", "/services/server-hosting", "/services/cdn"],
  },
  call: {
    heading: "지난달 청구\u00a0총액을 알려 주세요",
    body: "총액과 이용 중인 클라우드, 컴퓨팅 비중만 있으면 진단비를 회수할 수 있을지 1영업일 안에 답해 드립니다. 회수하기 어려운 경우에도 그대로 알려 드립니다.",
  },
};
