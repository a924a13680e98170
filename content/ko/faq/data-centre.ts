import type { dataCentre as en } from "../../en/faq/data-centre.ts";
import { facts } from "../../facts.ts";
import { sitePower } from "../../figures/sites.ts";
import type { Translation } from "../../model.ts";
import { ticketLink } from "../../ticket-link.ts";

export const dataCentre: Translation<typeof en> = {
  id: "data-centre",
  name: "데이터센터",
  items: [
    {
      id: "one-feed",
      question: "한쪽 전원이 끊기면 어떻게 되나요?",
      answer:
        "이중 전원 장비는 평소 각 전원의 부하가 차단기 용량의 40% 이하이면 계속 동작합니다. 한쪽이 끊겨도 남은 전원의 부하가 80%를 넘지 않기 때문입니다. 단일 전원 장비에는 자동 절체 스위치(ATS)가 필요하며 랙마다 설치합니다(하프랙까지는 추가 요금).",
    },
    {
      id: "power-cut",
      question: "정전이 되면 어떻게 되나요?",
      answer: `비상 발전기가 가동되기까지 약 15초 동안 배터리로 전력을 공급합니다. 연료는 최대 부하 기준 ${sitePower.fuelHours}시간분이며 급유 계약을 맺어 두었습니다. 건물마다 수전 ${sitePower.utilityFeeds}계통을 갖췄습니다.`,
    },
    {
      id: "rack-power",
      question: "랙 하나에 전력을 얼마나 쓸 수 있나요?",
      answer: `표준 ${facts.rackKw.standard} kW, 고밀도 ${facts.rackKw.dense[0]} kW와 ${facts.rackKw.dense[1]} kW, ICN2의 액체 냉각 대응 전산실은 ${facts.rackKw.liquid} kW입니다. 연속 부하는 차단기 용량의 80% 이하로 계획해 주세요.`,
    },
    {
      id: "visit",
      question: "방문할 수 있나요?",
      answer: `고객은 ${ticketLink("티켓으로 예약", "데이터센터 방문 예약")}한 뒤 카드와 지문으로 24시간 출입할 수 있습니다. 지문 정보 처리에 동의하지 않으면 카드와 담당자 동행으로 출입합니다. 도입을 검토 중이라면 이틀 전까지 예약하고 영업일에 담당자와 함께 방문할 수 있습니다. 공용 전산실에서는 촬영할 수 없습니다.`,
    },
    {
      id: "own-carrier",
      question: "원하는 통신사 회선을 쓸 수 있나요?",
      answer:
        "네. 회선 연동실은 통신사 중립입니다. 연동실까지 회선을 신청하면 1영업일 안에 크로스커넥트를 설치합니다. 설치비와 월 이용료 외에 트래픽 요금은 없습니다.",
    },
    {
      id: "fire",
      question: "배터리와 화재에는 어떻게 대비하나요?",
      answer:
        "배터리실은 다른 전기실과 별도의 방화 구획으로 분리했습니다. 배터리 상태를 10초 이내 간격으로 확인하고, 전산실에는 청정 소화 설비와 차수 설비를 두었습니다.",
    },
    {
      id: "tier",
      question: "티어 III 인증을 받았나요?",
      answer: "건물은 티어 III 설계 기준을 따라, 모든 설비를 정지 없이 점검할 수 있습니다. 티어 III 인증은 보유하고 있지 않습니다.",
    },
  ],
};
