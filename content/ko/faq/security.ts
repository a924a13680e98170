import { brand } from "../../brand.ts";
import type { security as en } from "../../en/faq/security.ts";
import { facts } from "../../facts.ts";
import type { Translation } from "../../model.ts";

const { ddos } = facts;

export const security: Translation<typeof en> = {
  id: "security",
  name: "보안",
  items: [
    {
      id: "under-attack",
      question: "지금 공격을\u00a0받고\u00a0있습니다. 어떻게\u00a0하나요?",
      answer: `24시간 긴급 전화 ${brand.contact.emergencyPhone.ko}번으로 연락해 주세요. IP 대역, AS 번호, 위임장(LOA), 라우터 접속 권한, 결정할 수 있는 담당자를 준비해 주세요. 보호 IP나 프록시는 60분, BGP 우회는 2~4시간 안에 적용합니다.`,
    },
    {
      id: "base-protection",
      question: "기본으로 제공하는 방어는 어디까지인가요?",
      answer: `제공하는 모든 IP를 ${ddos.baseGbpsPerIp} Gbps까지 방어합니다. 이를 넘으면 요금제가 없는 IP는 블랙홀 처리합니다. 공격을 받은 뒤가 아니라 미리 아셔야 할 내용이라 밝혀 둡니다.`,
    },
    {
      id: "mitigation-time",
      question: "방어는 얼마나 빨리 시작되나요?",
      answer: `상시 방어는 보통 ${ddos.alwaysOnSeconds}초, SLA 기준 ${ddos.slaSeconds}초 이내입니다. 필요 시 방어는 BGP 전파를 포함해 요청 후 ${ddos.onDemandMinutes}분 이내입니다.`,
    },
    {
      id: "certified-so-are-we",
      question: "공급사가 인증을 받았으면 우리 회사도 인증된 건가요?",
      answer:
        "아니요. 물리 통제와 플랫폼 통제는 이어받지만, 내부 절차와 애플리케이션, 데이터는 고객이 직접 입증해야 합니다. 책임 분담표에 통제 항목별 담당을 적어 두었습니다.",
    },
    {
      id: "who-sees-data",
      question: "직원이 고객 데이터를 볼 수 있나요?",
      answer:
        "기본적으로 볼 수 없습니다. 지원을 위한 접근에는 티켓에서 고객의 동의와 다른 직원의 승인이 필요하고, 정한 시간이 지나면 권한이 자동으로 사라집니다. 접근 기록은 고객 포털에서 볼 수 있습니다.",
    },
    {
      id: "report-vulnerability",
      question: "취약점은 어떻게 제보하나요?",
      answer: `${brand.contact.security} 주소로 보내 주세요. 1영업일 안에 답변하고 90일 안에 조치하거나 계획을 알려 드립니다. 약관 및 정책의 기준을 지킨 선의의 연구에는 법적 조치를 하지 않습니다.`,
    },
    {
      id: "breach-notice",
      question: "침해 사고가 나면 언제 알려 주나요?",
      answer:
        "지체 없이, 그 시점에 아는 내용을 알립니다. 무슨 일이 있었는지, 어떤 데이터인지, 무엇을 하고 있는지, 고객이 할 일은 무엇인지 적습니다. 관계 기관 신고 기한은 법으로 정해져 있으며, 신고에 필요한 사실을 정리해 드리고 신고는 고객이 합니다.",
    },
  ],
};
