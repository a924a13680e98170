import { dataReturnDays, intrusionReportHours, legalEffective, noticeDays, processors } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";
import { live } from "../../live.ts";

export const dataProcessing: LegalDocument = {
  id: "dpa",
  name: "개인정보 처리 위탁 조건",
  summary: "고객이 서비스에 저장한 개인정보를 회사가 수탁자로서 처리하는 조건입니다.",
  effective: legalEffective,
  sections: [
    {
      id: "dpa-roles",
      heading: "1. 역할",
      blocks: [
        p(
          "고객은 개인정보처리자, 회사는 수탁자입니다. 회사는 고객의 지시와 계약에서 정한 목적 안에서만 처리하며, 내용은 저장·전송·백업에 한정합니다.",
        ),
      ],
    },
    {
      id: "dpa-measures",
      heading: "2. 안전 조치",
      blocks: [
        list(
          "저장 데이터 AES-256 암호화, 전송 구간 TLS\u00a01.2 이상",
          "관리자 접근 시 2단계 인증, 2인 승인, 세션 기록",
          `접속 기록 ${live.accessYears} 보관, 데이터센터 CCTV 90일 보관`,
          "연 1회 모의 해킹, 월 1회 취약점 점검",
        ),
      ],
    },
    {
      id: "dpa-subprocessors",
      heading: "3. 재위탁",
      blocks: [
        p(
          `현재 고객 데이터의 처리를 재위탁하지 않습니다. 아래 수탁자는 회사의 업무를 맡은 업체로, 고객이 서비스에 저장한 데이터에 접근하지 않습니다. 재위탁하려면 ${noticeDays.subprocessor}일 전에 알리며, 고객은 이의를 제기하고 해지할 수 있습니다.`,
        ),
        table(
          ["회사의 수탁자", "업무", "국가", "고객 데이터 접근"],
          ...processors.map(({ ko, workKo, countryKo }) => [ko, workKo, countryKo, "없음"] as const),
        ),
      ],
    },
    {
      id: "dpa-audit",
      heading: "4. 점검과 감독",
      blocks: [
        p(
          "고객은 10영업일 전에 알리고 연 1회 현장을 점검할 수 있습니다. 인증서와 심사 보고서는 비밀유지계약을 맺은 뒤 5영업일 안에 제공합니다.",
        ),
      ],
    },
    {
      id: "dpa-breach",
      heading: "5. 유출 통지",
      blocks: [
        p(
          `개인정보 유출 등을 알게 되면 지체 없이 고객에게 유출 항목, 시점과 경위, 조치, 문의처를 알립니다. 관계 기관 신고와 정보주체 통지는 개인정보처리자인 고객이 하며, 회사는 필요한 사실을 제공합니다. 회사 시스템의 침해 사고는 정보통신망법 제48조의3에 따라 인지 후 ${intrusionReportHours}시간 안에 회사가 신고합니다.`,
        ),
      ],
    },
    {
      id: "dpa-return",
      heading: "6. 반환과 파기",
      blocks: [p(`계약이 끝나면 ${dataReturnDays}일간 내려받을 수 있도록 하고, 이후 복구할 수 없게 파기한 뒤 확인서를 발급합니다.`)],
    },
    {
      id: "dpa-transfer",
      heading: "7. 국외 이전",
      blocks: [
        p(
          "고객이 고른 리전의 국가 밖으로 데이터를 옮기지 않습니다. 다른 국가의 리전이나 복제를 신청하면 그\u00a0국가로 이전합니다. EU 고객의 데이터에는 적정성 결정 또는 표준 계약 조항을 적용합니다.",
        ),
      ],
    },
  ],
};
