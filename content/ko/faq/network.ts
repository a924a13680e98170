import type { network as en } from "../../en/faq/network.ts";
import { facts } from "../../facts.ts";
import type { Translation } from "../../model.ts";

export const network: Translation<typeof en> = {
  id: "network",
  name: "네트워크",
  items: [
    {
      id: "rtt-measured",
      question: "지연 시간은 어떻게 측정하나요?",
      answer:
        "거점 사이에서 1분마다 ICMP와 TCP로 측정하며, 목표값은 월 중앙값 기준입니다. 사용자와 거점 사이 구간은 당사 네트워크가 아니므로 포함하지 않습니다.",
    },
    {
      id: "cable-cut",
      question: "해저 케이블이 끊기면 어떻게 되나요?",
      answer:
        "1초 안에 다른 계통으로 우회합니다. 수리에는 몇 주가 걸리며 그동안 왕복 시간이 늘어날 수 있습니다. 영향받는 구간은 홈페이지의 서비스 상태 안내에 공지합니다.",
    },
    {
      id: "own-prefix",
      question: "보유한 IP 대역을 사용할 수 있나요?",
      answer: `네. IPv4는 /24, IPv6는 /48부터이며 위임장(LOA)과 ROA가 필요합니다. ${facts.asn} 또는 고객 AS로 3영업일 안에 광고를 시작합니다.`,
    },
    {
      id: "ninety-fifth",
      question: "95퍼센타일 과금이란 무엇인가요?",
      answer:
        "5분마다 대역폭을 측정하면 30일에 값 8,640개가 나옵니다. 높은 순서로 432개, 즉 36시간분을 제외하고 남은 값 중 가장 높은 값으로 과금합니다. 요청하시면 원본 데이터를 제공합니다.",
    },
    {
      id: "ipv6",
      question: "모든 곳에서 IPv6를 쓸 수 있나요?",
      answer: `네. ${facts.popCities}개 도시의 모든 포트와 인스턴스에서 추가 요금 없이 제공합니다. 클라우드 서브넷과 단독 서버에는 /64, 랙과 IP 트랜짓에는 /48 대역을 드립니다.`,
    },
    {
      id: "china",
      question: "중국 본토에서도 사용할 수 있나요?",
      answer:
        "본토에는 거점이 없습니다. 본토 사용자는 홍콩이나 서울 거점으로 접속하며, 본토 구간의 속도는 보장하지 않습니다. ICP 등록과 허가된 국경 간 회선은 별도로 준비해야 합니다.",
    },
    {
      id: "line-encrypted",
      question: "전용회선은 암호화되나요?",
      answer:
        "다른 트래픽과 분리되지만 암호화되지는 않습니다. 내부 규정상 암호화가 필요하면 10 Gbps부터 MACsec을, 모든 회선에서 IPsec을 추가할 수 있습니다.",
    },
  ],
};
