import type { page as en } from "../en/status.ts";
import type { Translation } from "../model.ts";

export const page: Translation<typeof en> = {
  title: "서비스 상태",
  description: "모든 서비스와 데이터센터의 현재 상태, 장애와 예정된 점검의 진행 상황, 최근 90일 이력을 날짜별로 확인할 수 있습니다.",
  hero: {
    h1: "서비스 상태",
    lead: "관제 담당자가 직접 작성하는 상태 페이지입니다. 구성 요소마다 최근 90일을 함께 보여 드립니다.",
  },
  now: {
    ok: "모든 서비스 정상",
    maintenance: "점검 진행 중",
    minor: "일부 서비스 성능 저하",
    major: "일부 서비스 장애",
    critical: "전면 장애 복구 중",
    at: "{time} 기준",
  },
  ongoing: { heading: "현재", none: "진행 중인 장애와 점검이 없습니다." },
  planned: { heading: "예정된 점검", none: "예정된 점검이 없습니다." },
  map: {
    heading: "도시별 상태",
    description: "데이터센터가 있는 도시의 지도입니다. {cities}.",
  },
  components: {
    heading: "최근 90일",
    intro: "한 줄이 90일이며 맨 오른쪽이 오늘(KST)입니다. 하루는 그날의 가장 심한 상태로 표시하고, 시간은 점검을 뺀 장애 시간만 더합니다.",
    quiet: "{days}일 동안 장애가 없습니다.",
    counted: "{days} 동안 장애 {minutes}분",
    day: "1일",
    dayCount: "{count}일",
    planned: "점검 {days}",
    since: "{date}부터 기록했습니다. 그 전 날짜는 비워 둡니다.",
    places: "데이터센터별",
    key: "범례",
  },
  history: { heading: "이력", none: "최근 90일 동안 공지된 장애나 점검이 없습니다.", intro: "최근 90일 안에 종료된 항목입니다." },
  incident: {
    affected: "영향 범위",
    updates: "업데이트",
    began: "시작",
    ended: "종료",
    planned: "예정",
    lasted: "지속 시간",
    none: "아직 작성된 업데이트가 없습니다.",
    all: "전체 서비스 상태와 이력",
    description: "{kind}: {title}. 진행 단계와 영향 범위, 모든 업데이트를 확인할 수 있습니다.",
  },
};
