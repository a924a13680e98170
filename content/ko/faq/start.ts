import type { start as en } from "../../en/faq/start.ts";
import { serverHosting } from "../../figures/server-hosting.ts";
import { live } from "../../live.ts";
import type { Translation } from "../../model.ts";
import { cdnTrialGb } from "../../price-list.ts";

export const start: Translation<typeof en> = {
  id: "start",
  name: "시작하기",
  items: [
    {
      id: "first-step",
      question: "무엇부터 하면 되나요?",
      answer:
        "문의 양식이나 전화로 연락해 주세요. 엔지니어가 1영업일 안에 답변하고, 3영업일 안에 설계와 견적을 보내 드립니다. 계약을 체결하면 서비스를 준비해 드립니다. 고객 포털은 언제든 가입해 티켓과 채팅을 이용할 수 있습니다.",
    },
    {
      id: "how-fast",
      question: "개통까지 얼마나 걸리나요?",
      answer: `인스턴스는 60초, 단독 서버는 재고가 있으면 업무 시간 기준 ${serverHosting.stockBusinessHours}시간, 주문 제작은 ${serverHosting.customBusinessDays}영업일입니다. 부분 랙은 3영업일, 풀랙은 5영업일, 케이지는 4~6주가 걸립니다. 전용회선은 인입 완료 건물 5~10영업일, 미인입 건물 4~8주, 국제 구간 6~12주입니다.`,
    },
    {
      id: "trial",
      question: "계약 전에 써 볼 수 있나요?",
      answer: `네. 신규 고객에게 CDN 트래픽 ${cdnTrialGb} GB를 1회 무료로 제공합니다. 글로벌 가속은 기존 경로와 14일간 A/B로 비교하며 측정 결과를 그대로 드립니다. 코로케이션은 체험 대신 데이터센터를 방문해 확인할 수 있습니다.`,
    },
    {
      id: "hosting-colo-cloud",
      question: "서버 호스팅, 코로케이션, 클라우드 중 무엇이 맞나요?",
      answer:
        "장비의 소유와 수리 주체에 따라 다릅니다. 클라우드는 당사가 장비를 소유·수리하고 시간당 과금합니다. 서버 호스팅도 당사가 소유·수리하지만 모든 코어를 단독으로 쓰고 월 단위로 과금합니다. 코로케이션은 고객이 장비를 소유·수리하며(원격 작업 지원 이용 가능) 랙과 전력 단위로 과금합니다. 부하 변동이 크면 클라우드, 한 달 내내 60~70%를 넘으면 단독 장비가 대체로 저렴합니다.",
    },
    {
      id: "migration-help",
      question: "이전 작업을 도와주나요?",
      answer:
        "네. 일정과 절차, 롤백 계획을 정해 두고 진행합니다. 사전 조사에 2~4주가 걸리고 서버는 20~50대씩 옮기며, 전환 후 7~14일간 기존 환경을 동기화해 둡니다.",
    },
    {
      id: "languages",
      question: "어떤 언어로 지원하나요?",
      answer: `티켓, 채팅, 계약서, 보고서를 모두 한국어와 영어로 지원합니다. 긴급(P1) 티켓에는 24시간 언제든 ${live.p1Minutes}분 안에 첫 답변을 드리고, 채팅과 그 밖의 티켓은 영업일 ${live.hours} KST에 응대합니다. 계약서가 두 언어로 있으면 국문이 우선합니다.`,
    },
  ],
};
