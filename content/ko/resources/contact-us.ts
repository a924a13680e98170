import type { page as en } from "../../en/resources/contact-us.ts";
import { liveBrand as brand, live } from "../../live.ts";
import type { Translation } from "../../model.ts";

const { contact } = brand;

export const page: Translation<typeof en> = {
  title: "문의하기",
  description: `도입 상담, 기술 지원, 악용(어뷰즈) 신고, 공격 대응, 언론 문의를 받습니다. 유형별 답변 시간을 확인해 주세요. 전화는 영업일 ${contact.phoneHours}, 긴급 전화는 24시간입니다.`,
  hero: {
    h1: "문의하기",
    lead: "문의 유형을 선택하면 답변 시간과 양식이 표시됩니다. 회원 가입 없이 문의할 수 있으며, 담당자가 직접 읽고 답변합니다.",
  },
  intents: {
    legend: "문의 유형",
    replyLabel: "답변",
    items: {
      sales: { name: "견적과 도입 상담", reply: "1영업일", body: "엔지니어가 직접 검토합니다. 설계와 견적은 3영업일 안에 보내 드립니다." },
      support: {
        name: "이용 중인 서비스 지원",
        reply: `긴급(P1) ${live.p1Minutes}분`,
        body: "고객 포털에서 티켓을 등록하면 더 빠릅니다. 이용 중인 서비스 정보가 함께 전달되고 답변 기한이 표시됩니다.",
      },
      attack: {
        name: "공격 긴급 대응",
        reply: "24시간 전화",
        body: `먼저 ${contact.emergencyPhone.ko}번으로 전화해 주세요. 보호 IP는 60분, BGP 우회는 2~4시간 안에 적용합니다.`,
      },
      abuse: {
        name: "악용(어뷰즈) 신고",
        reply: "24시간",
        body: "당사 네트워크에서 발생한 스팸, 스캔, 피싱, 저작권 침해를 신고해 주세요. 메일 헤더나 로그, 발생 시각과 시간대를 함께 보내 주세요.",
      },
      press: { name: "언론 문의", reply: "1영업일", body: "이 사이트의 수치는 기준일을 밝혀 인용할 수 있습니다." },
      other: { name: "기타 문의", reply: "2영업일", body: "방문, 채용, 피어링 등 그 밖의 문의입니다." },
    },
  },
  portal: {
    heading: "이미 고객이신가요?",
    body: "로그인해 티켓을 등록해 주세요. 화면 캡처와 파일을 첨부할 수 있고 답변 기한이 표시됩니다.",
    link: "로그인",
  },
  emergency: {
    heading: "전화 전에 준비해 주세요",
    items: [
      "공격받는 IP 또는 대역",
      "AS 번호(있는 경우)",
      "해당 대역의 위임장(LOA)",
      "라우터에 접속할 수 있는 담당자",
      "의사 결정 권한이 있는 담당자",
    ],
  },
  form: {
    heading: "문의 내용",
    required: "‘선택’으로 표시된 항목 외에는 모두 필수입니다.",
    optional: "선택",
    name: { label: "이름", hint: "" },
    company: { label: "회사", hint: "" },
    email: { label: "이메일", hint: "이 주소로 답변을 보냅니다." },
    phone: { label: "전화번호", hint: "전화 상담을 원하시면 적어 주세요." },
    service: { label: "관심 서비스", none: "아직 정하지 않음" },
    message: { label: "문의 내용", hint: "트래픽, 사업장 위치, 일정, 중단되면 안 되는 업무 등을 10자 이상 적어 주세요." },
    trap: "이 칸은 비워 주세요",
    config: { heading: "선택한 구성을 함께 보냅니다", remove: "구성 빼기" },
    consent: {
      label: "[필수] 개인정보 수집·이용에 동의합니다.",
      open: "수집 항목과 보유 기간 보기",
      rows: [
        ["목적", "문의 답변과 견적 작성"],
        ["항목", "필수: 이름, 이메일, 문의 내용 / 선택: 회사, 전화번호, 관심 서비스, 구성"],
        ["보유 기간", "답변 후 3년, 이후 파기"],
        ["거부할 권리", "동의를 거부할 수 있습니다. 이 경우 양식으로는 문의를 접수할 수 없으며, 전화로 문의하실 수 있습니다."],
      ],
      link: "개인정보 처리방침",
    },
    submit: "보내기",
    sending: "보내는 중…",
    retention: "답변 후 3년간 보관하고 파기합니다.",
    errors: {
      summary: "표시된 항목을 확인해 주세요.",
      intent_required: "문의 유형을 선택해 주세요.",
      name_required: "이름을 입력해 주세요.",
      name_long: "이름은 80자까지 입력할 수 있습니다. 줄여서 입력해 주세요.",
      company_long: "회사 이름은 120자까지 입력할 수 있습니다. 줄여서 입력해 주세요.",
      email_required: "답변을 받을 이메일을 입력해 주세요.",
      email_invalid: "이메일 형식이 올바르지 않습니다. name@example.com처럼 입력해 주세요.",
      phone_invalid: "전화번호에는 숫자, 공백, +, -만 쓸 수 있습니다. 02-0000-0000처럼 입력해 주세요.",
      message_required: "문의 내용을 입력해 주세요.",
      message_short: "문의 내용을 10자 이상 입력해 주세요.",
      message_long: "내용은 5,000자까지 입력할 수 있습니다. 줄여서 입력해 주세요.",
      consent_required: "답변을 드리려면 동의가 필요합니다. 동의 항목에 체크해 주세요.",
      failed: "문의를 보내지 못했습니다. 잠시 후 다시 시도하거나 {email} 주소로 보내 주세요.",
      rate_limited: "이 주소에서 보낸 문의가 너무 많습니다. 잠시 후 다시 시도하거나 전화해 주세요.",
    },
  },
  sent: {
    eyebrow: "접수 완료",
    heading: "문의를 접수했습니다",
    body: "전화나 메일로 문의하실 때 아래 접수 번호를 알려 주세요. 답변 메일에도 같은 번호가 표시됩니다.",
    reference: "접수 번호",
    replyBy: "답변 기한",
    next: "다음 순서",
    steps: [
      "담당자가 문의 내용을 확인합니다.",
      "답변 또는 추가 질문을 메일로 보내 드립니다.",
      "견적 문의는 3영업일 안에 설계와 견적을 보내 드립니다.",
    ],
    another: "다른 문의 작성",
    home: "홈으로",
  },
  channels: {
    eyebrow: "전화와 메일",
    heading: "연락처",
    phone: { label: "대표전화", number: contact.phone.ko, href: `tel:${contact.phone.en}`, note: `영업일 ${contact.phoneHours}` },
    emergency: {
      label: "긴급 전화",
      number: contact.emergencyPhone.ko,
      href: `tel:${contact.emergencyPhone.en}`,
      note: "공격과 장애, 24시간",
    },
    emails: [
      { label: "도입 상담", address: contact.sales },
      { label: "기술 지원", address: contact.support },
      { label: "악용(어뷰즈) 신고", address: contact.abuse },
      { label: "취약점 제보", address: contact.security },
      { label: "개인정보", address: contact.privacy },
      { label: "언론", address: contact.press },
    ],
  },
  offices: {
    eyebrow: "사무실",
    heading: "찾아오는 길",
    items: [
      {
        code: "HQ",
        name: "서울 가산(ICN1)",
        address: brand.legal.address.ko,
        note: "가산디지털단지역 5번 출구에서 걸어서 7분입니다. 출입문에서 신분증을 확인합니다.",
      },
      { code: "TYO", name: "도쿄(NRT1)", address: "도쿄도 고토구, 상세 주소는 예약 시 안내", note: "예약 후 방문할 수 있습니다." },
    ],
    map: {
      title: "본사 약도",
      description:
        "약도입니다. 지하철 1호선과 7호선이 가산디지털단지역에서 만나고, 5번 출구에서 동쪽으로 하천 다리를 지나 걸어서 7분 거리에 ICN1이 있습니다.",
      station: "가산디지털단지역",
      exit: "5번 출구",
      line1: "1호선",
      line7: "7호선",
      stream: "안양천",
      street: "가산디지털1로",
      walk: "도보 7분",
      office: "본사",
      gate: "방문자 출입문",
      loading: "하역장",
      caption: "축척과 다른 약도이며 예시 위치입니다.",
    },
  },
};
