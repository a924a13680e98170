import { legalEffective } from "../../figures/legal.ts";
import { type LegalDocument, list, p } from "../../legal-model.ts";
import { liveBrand as brand } from "../../live.ts";

const { contact } = brand;

export const notices: LegalDocument = {
  id: "notices",
  name: "권리 보호와 고지",
  summary: "게시 중단 요청, 청소년 보호, 이메일 무단수집 거부, 오픈 소스, 상표에 관한 안내입니다.",
  effective: legalEffective,
  sections: [
    {
      id: "copyright",
      heading: "1. 저작권과 게시 중단 요청",
      blocks: [
        p(`권리를 침해하는 게시물이 있으면 ${contact.abuse} 주소로 게시 중단을 요청할 수 있습니다.`),
        list(
          "권리자의 이름과 연락처, 대리인이 요청하는 경우 위임장",
          "침해받은 저작물과 권리를 보여 주는 자료",
          "침해 게시물의 주소(URL)와 확인한 시각",
          "내용이 사실이라는 확인",
        ),
        p(
          "요건을 갖춘 요청을 받으면 지체 없이 접근을 막고 게시한 고객에게 알립니다. 게시한 고객이 정당한 권리를 소명하면 재개 예정일을 양쪽에 알린 뒤 복원합니다.",
        ),
      ],
    },
    {
      id: "youth",
      heading: "2. 청소년 보호",
      blocks: [
        p(
          "이 사이트는 청소년유해매체물을 제공하지 않습니다. 고객이 청소년유해매체물을 제공하려면 청소년 보호법에 따른 표시와 연령 확인 의무를 지켜야 하며, 불법 촬영물과 아동·청소년 성착취물은 발견 즉시 차단하고 수사 기관에 신고합니다.",
        ),
      ],
    },
    {
      id: "email-collection",
      heading: "3. 이메일 무단수집 거부",
      blocks: [
        p(
          "이 사이트에 게시된 이메일 주소를 프로그램이나 그\u00a0밖의 기술적 장치로 무단 수집하는 것을 거부합니다. 수집한 주소로 수신 동의 없이 광고성 정보를 전송하면 정보통신망 이용촉진 및 정보보호 등에 관한 법률 제50조에 따라, 개인정보를 무단으로 처리하면 개인정보 보호법에 따라 제재를 받을 수 있습니다.",
        ),
      ],
    },
    {
      id: "open-source",
      heading: "4. 오픈 소스 고지",
      blocks: [
        p(
          "이 사이트는 React, React Router, Hono, Drizzle, PostgreSQL, Pretendard, IBM Plex Mono 등 오픈 소스 소프트웨어와 글꼴을 사용합니다. 각 저작권은 해당 권리자에게 있으며 라이선스 전문은 배포본에 들어 있습니다.",
        ),
      ],
    },
    {
      id: "trademarks",
      heading: "5. 상표",
      blocks: [
        p(
          "AWS와 AWS Direct Connect는 Amazon.com, Inc. 또는 그 계열사, Azure와 ExpressRoute는 Microsoft 그룹, Google Cloud는 Google LLC, Oracle과 FastConnect는 Oracle Corporation, Kubernetes는 The Linux Foundation의 상표입니다. 그 밖의 이름은 각 소유자의 상표이며, 연결과 호환을 설명하기 위해서만 적었습니다. 제휴나 보증을 뜻하지 않습니다.",
        ),
      ],
    },
  ],
};
