import type { billing as en } from "../../en/faq/billing.ts";
import { facts } from "../../facts.ts";
import { grouped, livePrices } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";
import { hoursPerMonth, vatRate } from "../../price-list.ts";
import { ticketLink } from "../../ticket-link.ts";

const { usdRate } = livePrices;

export const billing: Translation<typeof en> = {
  id: "billing",
  name: "요금과 청구",
  items: [
    {
      id: "when-billed",
      question: "언제 청구되고 어떻게 결제하나요?",
      answer:
        "사용월은 한국 시간으로 1일부터 말일까지입니다. 청구서는 5일에 발행하고 납부 기한은 25일입니다. 카드와 계좌 이체로 결제할 수 있으며, 국내 기업에는 전자세금계산서를 발행합니다.",
    },
    {
      id: "hourly-cap",
      question: "시간당 과금인데 어떻게 월 요금이 정해지나요?",
      answer: `인스턴스마다 월 ${hoursPerMonth}시간까지만 시간당 과금하고, 이후는 무료입니다. 31일인 달은 744시간이므로 마지막 14시간에는 요금이 없습니다.`,
    },
    {
      id: "vat",
      question: "요금에 부가세가 포함되어 있나요?",
      answer: `표시 요금은 부가세 ${vatRate * 100}% 별도이며, 요금 페이지에서 포함 금액도 볼 수 있습니다. 해외 법인이 이용하는 경우 대개 영세율이 적용되며, 사업자 등록 증빙을 한 번 요청드립니다.`,
    },
    {
      id: "dollar-rate",
      question: "달러 요금은 환율에 따라 바뀌나요?",
      answer: `아니요. 분기마다 고정하며 현재 1달러당 ${grouped(usdRate)}원입니다. 원화 요금 옆에 함께 표시합니다. 계약 후에는 약정이 끝날 때까지 계약일의 환율을 유지합니다.`,
    },
    {
      id: "budget-alert",
      question: "요금이 예상보다 많이 나오는 것을 막을 수 있나요?",
      answer: `${ticketLink("티켓으로", "예산 알림 요청")} 예산을 알려 주시면 50%, 80%, 100%에 도달할 때 알림을 보냅니다. CDN과 아웃바운드 트래픽에는 상한을 둘 수 있습니다. 상한에 이르면 CDN은 전송을 중단하고 인스턴스는 외부 인터페이스를 1 Mbps로 제한합니다. 상한은 요청하신 경우에만 적용합니다.`,
    },
    {
      id: "refund",
      question: "환불은 어떻게 계산하나요?",
      answer:
        "일할 계산합니다. 30일인 달의 10일에 서버를 해지하면 그달 요금의 3분의 2를 다음 청구서에서 차감합니다. 설치비와 이미 완료한 진단 비용은 환불하지 않습니다.",
    },
    {
      id: "sla-credit",
      question: "SLA 서비스 크레딧은 어떻게 신청하나요?",
      answer: `해당 월이 끝난 뒤 ${facts.claimDays}일 안에 티켓으로 신청해 주세요. 서비스와 시각을 적어 주시면 자체 측정값과 비교합니다. 측정된 가용성에 따라 해당 서비스 월 요금의 ${facts.credits.map(({ credit }) => credit).join(", ")}를 다음 청구서에서 감면합니다. 자동으로 적용되지는 않습니다.`,
    },
  ],
};
