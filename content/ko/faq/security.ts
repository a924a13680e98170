import type { security as en } from "../../en/faq/security.ts";
import { facts } from "../../facts.ts";
import { liveBrand as brand } from "../../live.ts";
import type { Translation } from "../../model.ts";

const { ddos } = facts;

export const security: Translation<typeof en> = {
  id: "security",
  name: "보안",
  items: [
    {
      id: "under-attack",
      question: "지금 공격을\u00a0받고\u00a0있으면 어떻게\u00a0하나요?",
      answer: `24시간 긴급 전화 ${brand.contact.emergencyPhone.ko}번으로 연락해 주세요. IP 대역, AS 번호, 위임장(LOA), 라우터 접속 권한, 의사 결정 권한이 있는 담당자를 준비해 주세요. 보호 IP나 프록시는 60분, BGP 우회는 2~4시간 안에 적용합니다.`,
    },
    {
      id: "base-protection",
      question: "기본으로 제공하는 방어는 어디까지인가요?",
      answer: `당사가 제공하는 모든 IP를 ${ddos.baseGbpsPerIp} Gbps까지 방어합니다. 이를 넘으면 방어 요금제에 가입하지 않은 IP는 공격이 끝날 때까지 블랙홀 처리합니다.`,
    },
    {
      id: "mitigation-time",
      question: "방어는 얼마나 빨리 시작되나요?",
      answer: `상시 방어는 보통 ${ddos.alwaysOnSeconds}초, SLA 기준 ${ddos.slaSeconds}초 이내입니다. 온디맨드 방어는 BGP 전파를 포함해 요청 후 ${ddos.onDemandMinutes}분 이내입니다.`,
    },
    {
      id: "certified-so-are-we",
      question: "인증받은 서비스를 쓰면 우리 회사도 인증을 받은 것인가요?",
      answer:
        "아니요. 물리 통제와 플랫폼 통제는 활용할 수 있지만, 내부 절차와 애플리케이션, 데이터는 고객이 직접 입증해야 합니다. 통제 항목별 담당은 책임 분담표에 있습니다.",
    },
    {
      id: "who-sees-data",
      question: "직원이 고객 데이터를 볼 수 있나요?",
      answer:
        "기본적으로 볼 수 없습니다. 지원을 위한 접근에는 티켓에서 고객의 동의와 다른 직원의 승인이 필요하고, 정한 시간이 지나면 권한이 자동으로 회수됩니다. 요청하시면 접근 기록을 제공합니다.",
    },
    {
      id: "report-vulnerability",
      question: "취약점은 어떻게 제보하나요?",
      answer: `${brand.contact.security} 주소로 보내 주세요. 1영업일 안에 답변하고 90일 안에 조치하거나 계획을 알려 드립니다. 취약점 제보 정책을 지킨 선의의 연구에는 법적 조치를 하지 않습니다.`,
    },
    {
      id: "breach-notice",
      question: "침해 사고가 나면 언제 알려 주나요?",
      answer:
        "사고 내용과 영향받은 데이터, 조치 현황, 고객이 할 일을 지체 없이 알립니다. 당사 시스템의 침해 사고는 법령에 따라 인지 후 24시간 안에 당사가 관계 기관에 신고합니다. 고객의 시스템과 정보주체에 관한 신고와 통지는 고객이 하며, 필요한 사실을 정리해 드립니다.",
    },
  ],
};
