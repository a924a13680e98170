import { downtime } from "../../downtime.ts";
import { facts } from "../../facts.ts";
import { colocationSite as site } from "../../figures/colocation.ts";
import { legalEffective } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";

const { sla, claimDays, maintenanceNoticeDays, postMortemBusinessDays } = facts;
const [high, middle, low] = facts.credits;
const row = (name: string, target: Parameters<typeof downtime>[0]) => [name, target, downtime(target, "ko")] as const;

export const agreement: LegalDocument = {
  id: "sla",
  name: "서비스 수준 협약(SLA)",
  summary: "서비스별 가용성 목표와 미달 시 감면율, 신청 방법을 정합니다.",
  effective: legalEffective,
  sections: [
    {
      id: "sla-downtime",
      heading: "1. 장애 시간의 정의",
      blocks: [
        p(
          "장애 시간은 고객이 서비스를 전혀 쓸 수 없거나 아래 조건에 해당하는 상태가 1분 이상 이어진 시간입니다. 회사의 관제 기록을 기준으로 하되, 고객이 제출한 기록이 더 정확하면 그에 따릅니다.",
        ),
        list(
          "네트워크·회선: 계약한 구간에서 패킷 손실이 5%를 넘음",
          "전력: 랙에 공급하는 계약 전원이 모두 끊김",
          "인스턴스: 외부 연결 또는 디스크 입출력이 불가능함",
          "CDN·로드 밸런서·오브젝트 스토리지: 유효한 요청의 5% 이상에 5xx로 응답함",
        ),
      ],
    },
    {
      id: "sla-formula",
      heading: "2. 가용성 계산식",
      blocks: [
        p("월 가용성(%) = (총시간 − 장애 시간) ÷ 총시간 × 100"),
        p("총시간은 해당 월의 전체 분이며, 예고한 점검과 제외 사유에 해당하는 시간은 장애 시간에 넣지 않습니다."),
      ],
    },
    {
      id: "sla-targets",
      heading: "3. 서비스별 목표",
      blocks: [
        table(
          ["서비스", "월 목표", "30일 기준 허용 중단 시간"],
          row("네트워크", sla.network),
          row("전력(A/B 이중 전원)", sla.powerDual),
          row("전력(단일 전원)", sla.powerSingle),
          row("인스턴스 1대", sla.instance),
          row("인스턴스(가용 영역 2개)", sla.multiZone),
          row("서버 호스팅", sla.serverHosting),
          row("프라이빗 클라우드", sla.privateCloud),
          row("로드 밸런서", sla.loadBalancer),
          row("CDN", sla.cdn),
          row("오브젝트 스토리지", sla.objectStorage),
          row("VPN(이중화)", sla.vpnHa),
          row("전용회선", sla.privateLine),
          row("전용회선(경로 이원화)", sla.privateLineDiverse),
        ),
        p(
          `코로케이션은 랙 흡기 온도가 ${site.inletC.min}~${site.inletC.max}℃를 ${site.temperatureBreachMinutes}분 넘게 벗어나도 장애로 봅니다.`,
        ),
      ],
    },
    {
      id: "sla-credits",
      heading: "4. 서비스 크레딧",
      blocks: [
        table(
          ["월 가용성", "해당 서비스 월 요금 대비 감면율"],
          [`목표 미달, ${high.from} 이상`, high.credit],
          [`${middle.from} 이상 ${high.from} 미만`, middle.credit],
          [`${low.below} 미만`, low.credit],
        ),
        p("서비스 크레딧은 다음 청구서에서 감면하며 현금으로 지급하지 않습니다. 계약이 끝나 청구서가 없으면 송금합니다."),
      ],
    },
    {
      id: "sla-claim",
      heading: "5. 신청 절차",
      blocks: [
        list(
          `서비스 크레딧은 자동으로 적용되지 않습니다. 해당 월이 끝난 뒤 ${claimDays}일 안에 서비스, 시작·종료 시각, 증상을 적어 티켓으로 신청합니다.`,
          "회사는 5영업일 안에 관제 기록과 비교한 결과를 알립니다.",
          "이의가 있으면 원본 측정값을 함께 확인합니다.",
        ),
      ],
    },
    {
      id: "sla-exclusions",
      heading: "6. 제외 사유",
      blocks: [
        list(
          `${maintenanceNoticeDays}일 전에 공지한 점검`,
          "고객의 소프트웨어, 설정, 지시로 생긴 장애",
          "고객이 다른 곳에서 구매한 회선과 장비의 장애",
          "이용 정책 위반이나 미납에 따른 정지",
          "불가항력(이용약관 제17조)",
          "계약한 대역폭, 연결 수, 방어 용량을 넘는 사용",
        ),
      ],
    },
    {
      id: "sla-maintenance",
      heading: "7. 점검 시간",
      blocks: [
        p(
          `정기 점검은 일요일 02:00~06:00 KST(토요일 17:00~21:00 UTC)에 하며 ${maintenanceNoticeDays}일 전에 공지합니다. 이중화된 구간은 한쪽씩 작업하므로 중단되지 않습니다.`,
        ),
      ],
    },
    {
      id: "sla-notice",
      heading: "8. 장애 통지",
      blocks: [
        list(
          "클라우드: 10분 이상 연속으로, 또는 24시간 안에 두 번 이상 합계 15분 이상 중단되면 지체 없이 알립니다.",
          "통신 서비스: 중단되면 원인, 진행 상황, 문의처를 지체 없이 알립니다.",
          `중대한 장애의 보고서는 ${postMortemBusinessDays}영업일 안에 공개합니다.`,
        ),
      ],
    },
  ],
};
