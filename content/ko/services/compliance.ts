import type { page as en } from "../../en/services/compliance.ts";
import { complianceFigures as c, controls, inheritedRefs, ownerCount } from "../../figures/compliance.ts";
import { won } from "../../format.ts";
import type { Translation } from "../../model.ts";

const inherited = inheritedRefs("public-cloud-solution", "isms-p").join(", ");

export const page: Translation<typeof en> = {
  title: "인증·규제 대응: 심사 증적과 책임 분담표",
  description: `심사 증적을 ${c.evidenceBusinessDays}영업일 안에 제공합니다. ISMS-P, ISO 27001, PCI DSS, CSAP, 전자금융감독규정별 책임 분담표와 연 ${c.auditsPerYear}회 현장 실사를 포함합니다.`,
  hero: {
    h1: "인증·규제 대응: 심사 증적을 5영업일 안에 제공합니다",
    lead: "ISMS-P, PCI DSS, CSAP, 전자금융감독규정 심사를 준비하는 고객에게 서비스별 책임 분담표와 증적 자료집을 드립니다.",
    secondary: "요금 보기",
    primary: "증적 요청",
    price: {
      value: won(0, "ko"),
      after: "/ 증적 자료집 연 1회",
      note: `모든 유료 서비스에 포함, 비밀유지계약 후 ${c.evidenceBusinessDays}영업일 안에 제공. 추가 자료집은 별도 견적`,
    },
  },
  nav: {
    title: "인증·규제 대응",
    items: [
      { id: "matrix", label: "책임 분담표" },
      { id: "register", label: "인증 현황" },
      { id: "outage", label: "통지 의무" },
      { id: "sheet", label: "증적" },
      { id: "price", label: "요금" },
      { id: "delivery", label: "일정" },
      { id: "faq", label: "자주 묻는 질문" },
    ],
  },
  matrix: {
    heading: "서비스별 책임 분담표",
    intro: "심사 기준을 선택하면 해당 기준의 항목 번호를 표시합니다. 서비스를 선택하면 고객이 담당할 항목을 확인할 수 있습니다.",
    frameworkLegend: "심사 기준",
    frameworks: {
      "isms-p": { name: "ISMS-P", unit: "항목" },
      "iso-27001": { name: "ISO/IEC 27001:2022", unit: "부속서 A" },
      "pci-dss": { name: "PCI DSS v4.0.1", unit: "요구 사항" },
      pipa: { name: "개인정보 안전성 확보조치", unit: "조" },
      csap: { name: "CSAP", unit: "분야" },
      efsr: { name: "전자금융감독규정", unit: "조" },
    },
    serviceLegend: "서비스",
    allServices: "전체 서비스",
    services: {
      colocation: "코로케이션",
      "server-hosting": "서버 호스팅",
      "public-cloud-solution": "퍼블릭 클라우드",
      "private-cloud-solution": "프라이빗 클라우드",
      data: "데이터 플랫폼",
      storage: "스토리지·백업",
    },
    ownerLegend: "담당",
    anyOwner: "전체",
    owners: { provider: "당사", shared: "공동", customer: "고객", none: "해당 없음" },
    columns: { area: "통제 영역", ref: "번호", ours: "당사 담당", yours: "고객 담당" },
    areas: {
      site: { name: "전력·냉방·소방", ours: "UPS, 비상 발전기, 소화 설비를 매월 시험", yours: "없음" },
      entry: { name: "출입 통제", ours: `경비, 이중 출입문, CCTV ${c.cctvDays}일 보관`, yours: "랙 출입자 지정" },
      media: { name: "저장 매체 폐기", ours: "당사 디스크를 삭제·파쇄하고 확인서 발급", yours: "데이터 삭제, 고객 디스크 폐기" },
      host: { name: "호스트·하이퍼바이저", ours: "플랫폼 패치와 보안 설정", yours: "없음" },
      network: { name: "네트워크 분리", ours: "고객 간 분리, 경계 필터링", yours: "내부 네트워크 규칙 작성" },
      os: { name: "운영체제", ours: "관리형 서비스 패치", yours: "직접 로그인하는 시스템 패치" },
      malware: { name: "악성코드", ours: "관리형 서비스 검사", yours: "고객 시스템에 EDR 운영" },
      accounts: { name: "계정·2단계 인증", ours: "2단계 인증 제공, 당사 관리자 접속 기록", yours: "사용자 권한 부여·검토·회수" },
      keys: { name: "암호화·키 관리", ours: "디스크 암호화, 키 서비스 운영", yours: "키별 사용 권한 결정" },
      backup: { name: "백업·복구", ours: "계획에 포함된 대상을 복사하고 검증", yours: "백업 대상 결정, 복구 시험" },
      logs: { name: "로그와 점검", ours: "플랫폼 로그 보관", yours: "고객 시스템 로그 보관·검토" },
      application: { name: "애플리케이션 보안", ours: "없음", yours: "설계, 시험, 취약점 수정" },
      incident: { name: "사고 대응·통지", ours: "사실 관계를 지체 없이 통지", yours: "영향 판단, 통지, 신고" },
      recovery: { name: "재해 복구 훈련", ours: "센터·전력·플랫폼 훈련 연 2회", yours: "고객 시스템 훈련" },
    },
    count: "통제 영역 {total}개 중 {shown}개",
    tally: { provider: "당사", shared: "공동", customer: "고객" },
    notAsked: "요구 없음",
    empty: "선택한 조건에 맞는 통제 영역이 없습니다. 다른 담당이나 서비스를 선택해 주세요.",
    note: "2026년 11월에 자체 작성한 대응표입니다. 조항 번호는 시행 중인 원문과 대조해 주세요. 코로케이션에서 당사의 범위는 건물과 네트워크이며 고객 장비는 포함하지 않습니다.",
  },
  register: {
    eyebrow: "인증 현황",
    heading: "인증 범위와 유효 기간",
    intro: "인증별 적용 범위와 유효 기간입니다.",
    columns: ["인증", "범위", "번호", "유효 기간", "상태"],
    states: { held: "보유", "in-progress": "진행 중", sample: "예시", hidden: "" },
    note: "‘예시’로 표시한 항목은 시연용 사이트에 넣은 임시 항목이며 실제 인증이 아닙니다. 공식 마크도 표시하지 않습니다.",
  },
  outage: {
    eyebrow: "통지 의무",
    heading: "서비스 중단 통지 대상 확인",
    intro: `클라우드컴퓨팅법에 따라 클라우드컴퓨팅서비스 제공자는 침해 사고, 이용자 정보 유출, 그리고 연속 ${c.outageMinutes}분 이상 또는 ${c.outageWindowHours}시간 안에 ${c.outageCount}회 이상 중단되어 합계 ${c.outageTotalMinutes}분 이상인 서비스 중단을 지체 없이 이용자에게 알려야 합니다.`,
    labels: ["첫 번째 중단", "두 번째", "세 번째"],
    minutes: "분",
    total: "24시간 합계",
    longest: "가장 긴 중단",
    count: "중단 횟수",
    results: {
      single: `통지 대상입니다. 한 번의 중단이 ${c.outageMinutes}분 이상입니다.`,
      total: `통지 대상입니다. ${c.outageCount}회 이상의 중단이 합계 ${c.outageTotalMinutes}분 이상입니다.`,
      none: "이 규정의 통지 대상은 아닙니다. 홈페이지의 서비스 상태 안내에는 공개합니다.",
    },
    note: "이해를 돕는 도구이며 법률 자문이 아닙니다. 계약이나 금융 규정은 더 엄격할 수 있습니다.",
  },
  comparison: {
    eyebrow: "국내 규제",
    heading: "국내 규정별 적용 대상과 제공 자료",
    intro: "국내 심사에서 자주 다루는 규정 다섯 가지입니다. 두 가지는 시설 운영자에게, 세 가지는 고객에게도 적용됩니다.",
    columns: ["규정", "적용 대상", "요구 사항", "제공하는 자료"],
    rows: [
      ["개인정보의 안전성 확보조치 기준", "모든 개인정보처리자", "접근 권한, 암호화, 접속기록, 파기", "조항별 분담표, 로그와 폐기 증적"],
      ["ISMS / ISMS-P", "IDC·ISP 사업자와 일정 규모 이상 서비스는 ISMS 의무", "증적을 갖춘 관리체계", "승계 가능한 통제 목록과 번호"],
      ["CSAP(클라우드 보안인증)", "공공기관에 공급하는 클라우드", "인증받은 클라우드, 분리된 영역", "인증 범위 설명서, 영역 구성도"],
      ["전자금융감독규정", "클라우드를 이용하는 금융회사", "업무 중요도 평가, 계약 조건, 출구 전략", "CSP 평가 항목 답변"],
      ["집적정보통신시설 보호지침", "데이터센터 사업자", "전력·화재·배터리 안전, 훈련", "훈련 기록, 배터리실 설계"],
    ],
    note: "법령 이름은 줄여 적었습니다. 어떤 규정이 적용되는지는 법률 자문으로 확인해 주세요.",
  },
  capabilities: {
    eyebrow: "증적 자료집",
    heading: "증적 자료집 구성",
    items: [
      {
        title: "출입·접속 기록",
        body: `전산실과 랙의 출입 기록을 이름, 출입문, 시각별로 출입 시스템에서 추출하고, 당사 관리자의 접속 기록은 배스천 서버에서 추출합니다. ${c.accessLogYears}년 동안 보관합니다.`,
        figure: { value: `${c.accessLogYears}`, unit: "년", label: "출입·관리자 접속 기록 보관" },
      },
      {
        title: "CCTV 보관 증적",
        body: "카메라 배치도, 보관 설정, 가장 오래된 녹화의 날짜가 찍힌 정지 화면을 드립니다. 녹화 영상에는 다른 사람이 나오므로 적법한 명령이 있을 때만 반출합니다.",
        figure: { value: `${c.cctvDays}`, unit: "일", label: "영상 보관" },
      },
      {
        title: "네트워크 구성도",
        body: "장비 설정에서 추출해 그린 고객 구간의 구성도입니다. 방화벽과 영역, 회선 사업자를 함께 표시합니다.",
        figure: { value: "매일", label: "장비 설정에서 다시 작성" },
      },
      {
        title: "모의 해킹 요약",
        body: "범위, 일자, 방법, 심각도별 발견 사항과 조치 결과를 정리합니다. 전체 보고서는 담당자 입회하에 열람실에서 확인하실 수 있습니다.",
        figure: { value: "연 1", unit: "회", label: "외부 기관 수행, 재점검 포함" },
      },
      {
        title: "업무 연속성 훈련 기록",
        body: "전환 대상과 소요 시간, 문제점과 조치 내역을 기록합니다. 정전, 센터 중단, 관리망 장애 상황을 훈련합니다.",
        figure: { value: "연 2", unit: "회", label: "센터·전력 훈련, 실측 시간 포함" },
      },
      {
        title: "질의서 답변",
        body: "어떤 양식이든 보내 주세요. 표준 문항은 검토를 마친 답변집으로, 나머지는 엔지니어가 직접 답변하며, 답변마다 출처와 날짜를 적습니다.",
        figure: { value: `${c.evidenceBusinessDays}`, unit: "영업일", label: "200문항까지" },
      },
    ],
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "증적 제공 시 제한 사항",
    intro: "심사 준비 전에 확인해 주세요.",
    items: [
      {
        title: "고객의 인증을 대신하지 않습니다",
        body: `퍼블릭 클라우드에서는 통제 영역 ${controls.length}개 가운데 당사 ${ownerCount("public-cloud-solution", "provider")}개, 공동 ${ownerCount("public-cloud-solution", "shared")}개, 고객 ${ownerCount("public-cloud-solution", "customer")}개입니다. 당사의 인증은 당사가 담당하는 영역에만 적용됩니다.`,
      },
      {
        title: "법률 자문이 아닙니다",
        body: "서비스가 통제를 어떻게 충족하는지는 설명합니다. 법이 적용되는지, 조치가 충분한지는 법률 전문가와 감독기관이 판단합니다.",
      },
      {
        title: "고객이 설정한 내용은 증명하지 않습니다",
        body: "버킷이나 데이터베이스에 누가 접근하는지는 고객의 로그에 있습니다. 내보내는 방법을 안내해 드립니다.",
      },
      {
        title: "일부 원본은 반출하지 않습니다",
        body: "전체 점검 보고서, 녹화 영상, 다른 고객의 정보가 담긴 자료는 현장에서만 열람할 수 있거나 공개하지 않습니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "일정",
    heading: "요청부터 자료집까지 5영업일",
    steps: [
      { when: "당일", title: "요청", body: "심사 기준, 서비스, 심사 일정을 알려 주세요. 비밀유지계약이 체결되어 있으면 바로 시작합니다." },
      { when: "1일", title: "범위 협의", body: "인증 담당팀과 30분 동안 자료의 종류, 기간, 언어를 정합니다." },
      { when: "2~4일", title: "자료 수집", body: "기록을 만든 시스템에서 직접 추출해 가림 처리하고 해시를 남깁니다." },
      { when: "5일", title: "증적 자료집", body: "통제 번호별 색인을 붙인 암호화 폴더를 한국어나 영어로 드립니다.", key: true },
      { when: "심사 당일", title: "심사 질문 대응", body: "엔지니어가 전화나 현장에서 심사원의 질문에 답합니다." },
    ],
  },
  price: {
    id: "support",
    eyebrow: "요금",
    heading: "모든 유료 서비스에 포함된 증적 제공",
    body: "연 1회의 증적 자료집과 연 1회의 현장 실사, 책임 분담표는 모든 유료 서비스에 포함됩니다. 두 번째 자료집, 200문항을 넘는 질의서, 하루를 넘는 실사는 시작하기 전에 작업일 기준으로 견적을 드립니다.",
    from: won(0, "ko"),
    unit: `자료집 1회, 현장 실사 연 ${c.auditsPerYear}회`,
    included: ["이용 서비스의 책임 분담표", "연 1회 증적 자료집(한국어·영어)", "담당자가 동행하는 현장 실사 1일", "수탁자 변경 통지"],
    extra: ["추가 자료집과 실사일", "200문항을 넘는 질의서", "심사 기관 방문 참석"],
  },
  faq: {
    heading: "인증·규제 대응 관련 질문",
    items: [
      {
        id: "inherit",
        question: "클라우드 사업자가 인증을 받았으면 우리 회사도 인증된 건가요?",
        answer: `아닙니다. 당사가 단독으로 수행하는 통제만 승계됩니다. 퍼블릭 클라우드에서 ISMS-P 기준으로는 ${inherited} 항목이며 출입, 전력, 매체 폐기, 호스트 패치에 해당합니다. 계정이나 로그 같은 공동 통제는 일부만 승계되므로 권한을 어떻게 부여하고 누가 로그를 점검하는지는 고객이 증명해야 합니다. 애플리케이션 보안(2.8)은 모든 서비스에서 고객이 담당합니다. 분담표에 기준별 번호가 있으므로 심사원이 해당 항목을 바로 확인할 수 있습니다.`,
      },
      {
        id: "on-site",
        question: "현장 실사가 가능한가요?",
        answer: `가능합니다. 서비스를 제공하는 모든 데이터센터에서 연 1회, 하루 동안 실사할 수 있으며, ${c.auditNoticeBusinessDays}영업일 전에 방문자 명단과 함께 요청해 주세요. 담당자가 동행하고 고객 랙, 출입 절차, 전력과 배터리 설비를 볼 수 있으며 교대 책임자와 면담할 수 있습니다. 공용 전산실에서는 다른 고객의 장비가 찍히므로 촬영할 수 없습니다. 필요한 사진은 동행한 담당자가 찍어 가림 처리한 뒤 드립니다.`,
      },
      {
        id: "subprocessors",
        question: "개인정보 처리 수탁자는 어디인가요?",
        answer: `[개인정보 처리방침](/resources/privacy-policy)에 수탁자의 이름, 국가, 업무, 개인정보 항목을 공개합니다. 변경 ${c.subprocessorNoticeDays}일 전에 개인정보 담당자에게 이메일로 알려 드리며, 합당한 사유로 동의하지 않으시면 해당 서비스를 위약금 없이 해지할 수 있습니다. 다른 리전으로 복제를 켜지 않는 한 데이터는 선택한 리전에만 저장합니다.`,
      },
      {
        id: "exit",
        question: "감독기관에서 출구 전략을 요구합니다. 준비되어 있나요?",
        answer:
          "서비스별로 준비되어 있습니다. 내보내기 형식과 도구, 대역폭, 현재 용량을 모두 내보내는 데 걸리는 시간을 매년 갱신합니다. 계약이 끝나면 30일 동안 데이터를 내려받을 수 있고, 이후 복구할 수 없게 삭제한 뒤 삭제 확인서를 드립니다. 매체를 파쇄한 경우에는 일련번호를 함께 적습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/security", "/solutions/data-protection", "/services/colocation", "/services/private-cloud-solution"],
  },
  call: {
    heading: "심사 일정을 알려 주세요",
    body: "심사 기준과 서비스, 일정을 알려 주시면 인증 담당팀이 1영업일 안에 제공할 자료 목록을 보내 드립니다.",
  },
};
