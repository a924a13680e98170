import type { page as en } from "../../en/services/vendor.ts";
import { procurement, sampleQuote } from "../../figures/vendor.ts";
import { quotedPrice } from "../../format.ts";
import { live } from "../../live.ts";
import type { Translation } from "../../model.ts";

const { leadWeeks, leaseMonths } = procurement;

export const page: Translation<typeof en> = {
  title: "제품 공급·유지보수",
  description: `서버, 스토리지, 네트워크, 보안 장비, 라이선스를 여러 제조사 견적으로 ${procurement.quoteBusinessDays}영업일 안에 비교하고 설치와 유지보수까지 한 창구에서 맡습니다. 기준별로 비교하고 장비의 전체 수명을 계획할 수 있습니다.`,
  hero: {
    h1: "제품 공급·유지보수를 한 창구에서",
    lead: `구매·IT 담당자에게 납기와 ${procurement.costYears}년 비용을 담은 견적 ${procurement.makersPerQuote}건을 한 장으로 비교해 드리고, 설치와 유지보수, 회수까지 맡습니다.`,
    secondary: "수명 주기 계획",
    price: quotedPrice("제품과 유지보수 기준, 3사 비교 견적은 0원", "ko"),
  },
  criteria: {
    eyebrow: "품목별 기준",
    heading: "품목별 비교 기준",
    intro: "품목을 선택하면 비교 기준과 제조사에 확인하는 항목을 볼 수 있습니다. 제조사 이름은 견적서에 적습니다.",
    caption: "품목별 비교 기준입니다. 표시는 결정에서 차지하는 비중을 뜻합니다.",
    category: "품목",
    makers: "견적 제조사",
    lead: "납기",
    weeks: "{from}~{to}주",
    week: "{from}주",
    weights: { "3": "결정적", "2": "중요", "1": "참고" },
    columns: { price: "단가", power: "소비 전력", support: "기술 지원", licence: "라이선스", lockin: "교체 용이성" },
    asks: "제조사 확인 항목",
    items: {
      server: {
        name: "서버",
        short: "서버",
        question: "추가로 구매할 때도 같은 세대 CPU를 판매하나요?",
        asks: ["판매 종료 시점을 문서로 확인", "유지보수 계약 없이 받을 수 있는 서명된 펌웨어", "부하 50%에서 측정한 소비 전력"],
      },
      gpu: {
        name: "GPU 서버",
        short: "GPU",
        question: "전산실의 전력과 냉각이 충분하고 물량이 확정되었나요?",
        asks: ["물량 배정 확인서", "최대 부하 시 흡기 온도와 풍량", "다음 세대 출시 이후의 드라이버 지원"],
      },
      storage: {
        name: "스토리지",
        short: "스토리지",
        question: "두 번째 증설 비용은 얼마이고 누가 설치할 수 있나요?",
        asks: ["24개월간 고정되는 증설 단가", "70% 사용 상태에서 드라이브 1개 재구성 시간", "데이터를 다른 장비로 옮기는 방법"],
      },
      network: {
        name: "스위치와 라우터",
        short: "네트워크",
        question: "구독이 끝나면 어떤 기능이 멈추나요?",
        asks: ["구독 없이 쓸 수 있는 기능", "광 모듈 호환 여부", "보안 공지 후 첫 수정까지 걸리는 시간"],
      },
      security: {
        name: "보안 장비",
        short: "보안",
        question: "검사 기능을 켜면 처리량이 얼마나 남나요?",
        asks: ["실제 규칙 수로 TLS 검사 시 처리량", "5년 차 이후 시그니처 업데이트", "로그 형식과 내보내기"],
      },
      licence: {
        name: "가상화·OS·DB 라이선스",
        short: "라이선스",
        question: "코어, 소켓, 사용자 중 무엇을 기준으로 과금하며 내년에도 같은가요?",
        asks: ["갱신 시 단가 유지", "호스팅 장비로 이전할 권리", "감사에서 요구할 수 있는 자료"],
      },
    },
  },
  lifecycle: {
    eyebrow: "수명 주기",
    heading: "지원 종료일과 후속 장비 주문 기한",
    intro: "모델 출시 월과 구매 월을 입력해 주세요. 남은 지원 기간과 후속 장비 주문 기한을 보여 드립니다.",
    category: "품목",
    released: "출시 월",
    bought: "구매 월",
    extend: "지원 종료 후 유지보수 추가",
    extensions: { no: "추가 안 함", yes: "추가" },
    extendHint: "예비 부품으로 최대 {months}개월",
    extendNone: "제공하지 않음: 제조사만 패치할 수 있는 품목",
    phases: {
      sale: "판매",
      support: "제조사 지원",
      extended: "당사 유지보수",
      orphan: "지원 없음",
    },
    marks: {
      released: "출시",
      bought: "구매",
      endOfSale: "판매 종료",
      endOfSupport: "지원 종료",
      endOfExtended: "당사 유지보수 종료",
      order: "후속 장비 주문 기한",
    },
    result: {
      left: "구매 후 남은 지원 기간",
      months: "{years}년 {months}개월",
      order: "후속 장비 주문 기한",
      wasted: "구매 시점에 이미 지난 지원 기간",
      late: "판매 종료 이후 구매: 중고나 잔여 재고만 가능합니다.",
      orphaned: "구매일에 이미 제조사 지원이 끝난 상태입니다.",
    },
    title: "출시부터 지원 종료까지 장비의 수명",
    description:
      "판매 기간, 제조사 지원 기간, 이후 당사가 유지보수할 수 있는 기간을 시간 축 위의 막대로 표시합니다. 구매 시점과 후속 장비 주문 기한을 함께 보여 줍니다.",
    ask: "이 장비 문의",
    summary: "수명 주기: {category}, 출시 {released}, 구매 {bought}. 지원 종료 {support}, 후속 장비 주문 기한 {order}",
    assumptions: {
      heading: "날짜 기준",
      items: [
        "판매와 지원 기간은 품목별 일반적인 값입니다. 견적에는 제조사의 공식 공지를 적용합니다.",
        "주문 기한은 유지보수 종료일에서 통상 최장 납기와 사전 점검·이전 기간 4주를 뺀 날입니다.",
        "보안 장비와 라이선스는 연장하지 않습니다. 제조사의 시그니처와 패치 없이는 책임지고 제공할 수 없습니다.",
      ],
    },
  },
  quote: {
    heading: "구매가와 5년 총비용 비교",
    intro: `세 제조사의 같은 32코어 서버 ${sampleQuote.units}대를 가상의 수치로 비교했습니다. 구매가, 기본 3년 이후 2년간의 유지보수, ${procurement.costYears}년간의 전기 요금을 더합니다.`,
    columns: ["", "제조사 A", "제조사 B", "제조사 C"],
    rows: {
      purchase: "구매가",
      maintenance: "4~5년 차 유지보수",
      power: "5년 전기 요금",
      total: "5년 총비용",
      lead: "납기",
      weeks: "{weeks}주",
      lowest: "가장 낮음",
      shortest: "가장 짧음",
    },
    note: `예시 데이터입니다. 전기 요금은 kWh당 ${sampleQuote.krwPerKwh}원, PUE 1.4, 상시 가동을 가정했습니다. 부가세 별도입니다.`,
  },
  capabilities: {
    eyebrow: "주요 기능",
    heading: "견적, 사전 점검, 유지보수, 폐기",
    items: [
      {
        title: "3사 비교 견적",
        body: `같은 사양서를 최소 두 곳, 보통 세 곳의 제조사에 보내 한 장으로 정리합니다. 가격과 ${leadWeeks.from}~${leadWeeks.to}주 납기, 소비 전력, 유지보수와 전기 요금을 더한 ${procurement.costYears}년 비용을 담습니다.`,
        figure: { value: `${procurement.quoteBusinessDays}`, unit: "영업일", label: "목록 접수부터 비교표까지" },
      },
      {
        title: "사전 점검",
        body: `모든 장비를 ${procurement.burnInHours}시간 부하 시험하고 합의한 펌웨어와 자산 태그를 적용한 뒤 사진을 남깁니다. 출하 전에 일련번호 목록을 보내 드립니다.`,
        figure: { value: `${procurement.burnInHours}`, unit: "시간", label: "일련번호별 시험 성적서 제공" },
      },
      {
        title: "유지보수",
        body: `24시간 접수해 ${procurement.responseHours}시간 안에 부품을 현장에 가져가거나, 급하지 않으면 다음 영업일에 처리합니다. 공급한 모델의 부품을 서울에 보관하고 제조사 접수도 대신합니다.`,
        figure: { value: `24×7×${procurement.responseHours}`, label: "또는 익영업일" },
      },
      {
        title: "지원 종료 후 유지보수",
        body: `서버, 스토리지, 스위치는 지원 종료 후에도 시험을 마친 예비 부품으로 최대 ${procurement.postSupportYears}년까지 유지보수합니다. 견적에 예비 부품 수량을 적고 합의한 수량보다 줄면 먼저 알려 드립니다.`,
        figure: { value: `${procurement.postSupportYears}`, unit: "년", label: "지원 종료 이후, 하드웨어 한정" },
      },
      {
        title: "구매와 임대",
        body: `구매하거나 ${leaseMonths[0]}, ${leaseMonths[1]}, ${leaseMonths[2]}개월 임대한 뒤 인수, 연장, 반납 중에서 고를 수 있습니다. 기존 장비는 철거 전에 정한 금액으로 매입하고 드라이브마다 삭제 증명서를 드립니다.`,
        figure: { value: `${leaseMonths[0]}~${leaseMonths[2]}`, unit: "개월", label: "임대 기간" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "공급하지 않는 항목",
    items: [
      {
        title: "유료 추천",
        body: "비교표에 올리는 대가를 제조사에서 받지 않습니다. 두 견적이 비슷하면 그대로 적고 선택은 고객에게 맡깁니다.",
      },
      {
        title: "병행 수입품",
        body: "국내에서 제조사 보증이 유효한 제품만 공급합니다. 10% 정도 비쌀 수 있지만 보증이 거절될 위험이 없습니다.",
      },
      {
        title: "지원 종료 후 펌웨어",
        body: "지원이 종료되면 부품은 교체할 수 있지만 제조사를 대신해 펌웨어를 만들 수는 없습니다. 그래서 보안 장비는 연장하지 않습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "진행 절차",
    heading: "목록 접수부터 설치와 회수까지",
    steps: [
      {
        when: "당일",
        title: "목록",
        body: "모델과 수량, 날짜 또는 해결할 문제만 알려 주세요. 엔지니어가 전력, 포트, 라이선스를 확인합니다.",
      },
      {
        when: `${procurement.quoteBusinessDays}영업일`,
        title: "비교",
        body: "견적을 한 장에 정리하고 각 견적에서 빠진 항목을 표시합니다.",
      },
      {
        when: `${leadWeeks.from}~${leadWeeks.to}주`,
        title: "제조",
        body: "매주 일정을 확인합니다. 5일 넘게 늦어지면 바로 알리고 보유 장비가 있으면 대여합니다.",
      },
      { when: "+1주", title: "사전 점검", body: "부하 시험, 펌웨어 적용, 태그 부착, 사진 촬영, 일련번호 목록 작성을 마칩니다.", key: true },
      { when: "+1일", title: "설치", body: "당사가 설치하거나 고객이 수령합니다. 보증은 설치일부터 시작합니다." },
      {
        when: "3~5년 차",
        title: "회수",
        body: "장비를 매입하고 데이터를 삭제한 뒤 증명서를 드립니다.",
      },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "3사 비교 견적 무료",
    body: "제품은 주문마다 견적을 드립니다. 유지보수는 품목과 대응 시간에 따라 구매가의 일정 비율을 해마다 청구하며, 계약한 기간에는 비율이 바뀌지 않습니다.",
    from: "0원",
    unit: "3사 비교 견적서",
    included: ["5년 비용을 담은 비교표", "사전 점검, 자산 태그, 일련번호 목록", "보증 처리 대행", "교체되는 장비의 수거와 데이터 삭제"],
    extra: [
      "대응 시간별 유지보수(장비별 견적)",
      "당사 데이터센터 이외 장소의 설치",
      "임대 이자(총액과 월 금액 명시)",
      "영상 기록을 남기는 드라이브 파쇄",
    ],
  },
  faq: {
    heading: "제품 공급·유지보수 관련 질문",
    items: [
      {
        id: "are-you-tied-to-a-maker",
        question: "특정 제조사에 종속되나요?",
        answer:
          "아닙니다. 어떤 제조사와도 판매 목표를 약정하지 않으며 모든 품목에서 최소 두 곳의 견적을 받습니다. 업계에는 판매 장려금 관행이 있으므로, 운영 계약 고객이 요청하면 마진을 항목별로 공개하고 2%를 넘는 장려금은 고객에게 돌려 드립니다. 사내 표준 제조사가 있으면 그 제조사의 견적만 드리되 대안의 비용도 한 번 안내해 드립니다.",
      },
      {
        id: "whom-do-we-call",
        question: "장애 시 어디로 연락하나요?",
        answer: `당사 한 곳으로 연락해 주시면 됩니다. 일련번호 목록에 있는 모든 장비를 전화나 티켓으로 접수합니다. P1 장애는 ${live.p1Minutes}분 안에 응답합니다. 진단하고 약속한 시간 안에 부품을 가져가며, 제조사 접수와 보증 협의는 당사가 합니다. 티켓에 제조사 접수 번호가 표시되므로 진행 상황을 직접 확인할 수 있습니다.`,
      },
      {
        id: "gear-bought-elsewhere",
        question: "다른 곳에서 구매한 장비도 지원하나요?",
        answer: `상태 점검을 거쳐 지원합니다. 최대 ${procurement.healthCheckBusinessDays}영업일 동안 펌웨어, 오류 기록, 드라이브와 배터리의 연식, 부품 수급을 확인합니다. 결과는 세 가지로 나눕니다. 약속한 시간 안에 지원, 부품이 부족해 익영업일 지원, 지원 불가와 그 이유입니다. 계약으로 이어지면 점검 비용은 없습니다.`,
      },
      {
        id: "what-if-lead-time-slips",
        question: "납기가 늦어지면 어떻게 하나요?",
        answer:
          "지연을 확인한 그 주에 바로 알려 드립니다. 서버와 스위치는 비슷한 사양의 재고가 있으면 대여합니다. GPU는 대여하지 않습니다. 지연이 확정 납기의 절반을 넘은 주문은 제조사가 출하하기 전이면 비용 없이 취소할 수 있습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/it-infractructure", "/services/colocation", "/solutions/infrastructure-optimization"],
  },
  call: {
    heading: "받으신 견적서를 보내 주세요",
    body: `같은 사양으로 두 건을 더 받아 ${procurement.quoteBusinessDays}영업일 안에 나란히 보여 드립니다. 보내 주신 견적이 더 유리하면 그대로 알려 드립니다.`,
  },
};
