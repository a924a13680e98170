import type { NavigationWords } from "../en/navigation.ts";
import { facts } from "../facts.ts";
import { type Figure, livePrices, won } from "../live-prices.ts";

const { backup, cdnRegions, colocation, instances, servers, storagePerGb } = livePrices;

const w = (krw: Figure | undefined) => won(krw ?? 0, "ko");

export const navigation: NavigationWords = {
  families: {
    compute: { name: "컴퓨팅", line: "클라우드 인스턴스, 단독 서버, 랙 상면" },
    network: { name: "네트워크", line: "인터넷, 전용회선, VPN, CDN을 24시간 관제" },
    security: { name: "보안", line: "DDoS 방어, 방화벽, 보안 관제, 심사 증적" },
    data: { name: "데이터", line: "데이터베이스, 스토리지, 복구 시험을 거친 백업" },
  },
  pages: {
    "/": { name: "홈", line: `서울에서 ${facts.popCities}개 도시까지 잇는 인프라`, figure: `${facts.edgeTbps} Tbps` },
    "/about": { name: "회사 소개", line: "임직원, 데이터센터, 연혁, 운영 원칙", figure: `${facts.founded}년` },
    "/services/cloud": { name: "클라우드", line: "퍼블릭·프라이빗·단독 서버를 한 계약으로", figure: `${facts.regionCount}개 리전` },
    "/services/public-cloud-solution": {
      name: "퍼블릭 클라우드",
      line: "60초 안에 서버를 만들고 시간당 과금",
      figure: `월 ${w(instances[0]?.monthly.krw)}부터`,
    },
    "/services/private-cloud-solution": { name: "프라이빗 클라우드", line: "운영까지 맡기는 전용 노드 클라우드", figure: "3노드부터" },
    "/services/server-hosting": {
      name: "서버 호스팅",
      line: "장비 구매 없이 월 단위로 쓰는 단독 서버",
      figure: `월 ${w(servers[0]?.monthly.krw)}부터`,
    },
    "/services/colocation": {
      name: "코로케이션",
      line: "고객 장비에 상면, 전력, 회선 제공",
      figure: `월 ${w(colocation[0]?.monthly.krw)}부터`,
    },
    "/services/it-infractructure": { name: "IT 인프라 구축·운영", line: "설계, 구축, 운영을 한 창구에서", figure: "60초 주기 관제" },
    "/services/vendor": { name: "제품 공급·유지보수", line: "제조사 비교부터 유지보수까지 한곳에서", figure: "3사 비교 견적" },
    "/services/network": { name: "네트워크", line: "지연 시간을 공개하는 자체 백본", figure: `${facts.edgeTbps} Tbps` },
    "/services/internet-connectivity": {
      name: "인터넷 접속(IP 트랜짓)",
      line: "95퍼센타일로 과금하는 듀얼 스택 회선",
      figure: "IP 트랜짓",
    },
    "/services/dedicated-line": { name: "전용회선", line: "대역폭을 보장하는 본사·지사 전용회선", figure: facts.sla.privateLineDiverse },
    "/services/multi-cloud-connection": { name: "멀티클라우드 연결", line: "포트 하나로 여러 클라우드에 사설 연결", figure: "10분 이내" },
    "/services/vpn": { name: "VPN", line: "지사, 클라우드, 재택 근무자를 잇는 암호화 터널", figure: "IKEv2" },
    "/services/load-balancing": { name: "로드 밸런싱", line: "서버 한 대가 멈춰도 서비스 유지", figure: "3초 내 전환" },
    "/services/cdn": { name: "CDN", line: "가까운 거점에서 전송하고 5초 안에 갱신", figure: `GB당 ${w(cdnRegions[0].krw[0])}` },
    "/services/acceleration-service": { name: "글로벌 가속", line: "해외 구간을 전용 백본으로 전달", figure: `${facts.popCities}개 거점` },
    "/services/security": { name: "보안", line: "24시간 관제하는 다계층 보안", figure: "24시간 SOC" },
    "/services/ddos-protection": { name: "DDoS 방어", line: "공격은 걸러내고 정상 트래픽만 전달", figure: `${facts.scrubbingTbps} Tbps` },
    "/services/firewall": { name: "방화벽", line: "사무실, 서버, 클라우드를 하나의 정책으로", figure: "운영 포함" },
    "/services/compliance": { name: "인증·규제 대응", line: "심사에 필요한 증적을 미리 준비", figure: "증적 5영업일" },
    "/services/data": { name: "데이터 플랫폼", line: "장애 시 자동 전환되는 관리형 데이터베이스", figure: "RPO 0" },
    "/services/storage": {
      name: "스토리지",
      line: "블록·파일·오브젝트 스토리지",
      figure: `GB당 월 ${w(storagePerGb.objectArchive.krw)}부터`,
    },
    "/services/backup": { name: "백업", line: "복구 시험까지 마친 백업", figure: `GB당 월 ${w(backup.vaultPerGb.krw)}` },
    "/solutions/cloud-migration": { name: "클라우드 전환", line: "일정과 절차, 롤백까지 계획한 이전", figure: "12주" },
    "/solutions/cloud-cost-optimization": { name: "클라우드 비용 최적화", line: "낭비를 찾아 절감액을 검증", figure: "2주 진단" },
    "/solutions/infrastructure-optimization": {
      name: "인프라 최적화",
      line: "2주간 측정해 효과가 큰 항목부터 개선",
      figure: "30여 개 점검",
    },
    "/solutions/network-design": { name: "네트워크 설계", line: "설계 도면과 절체 시험", figure: "3~6주" },
    "/solutions/cyber-security": { name: "사이버 보안 체계", line: "90일 안에 진단부터 대응 훈련까지", figure: "90일" },
    "/solutions/data-protection": { name: "데이터 보호·재해 복구", line: "목표 RPO·RTO에 맞춘 복구 설계", figure: "RPO 0" },
    "/solutions/media-streaming": { name: "미디어 스트리밍", line: "목표한 지연 시간에 맞춘 송출", figure: "1초 미만" },
    "/solutions/edge-computing": {
      name: "엣지 컴퓨팅",
      line: "사용자와 가까운 거점에서 처리",
      figure: `${facts.edgeComputeCities}개 도시`,
    },
    "/resources/pricing": { name: "요금", line: "모든 요금을 원화와 달러로 공개", figure: "₩ / US$" },
    "/resources/faq": { name: "자주 묻는 질문", line: "주제별 질문과 답변", figure: "6개 주제" },
    "/resources/contact-us": { name: "문의하기", line: "1영업일 안에 담당자 답변", figure: "1영업일" },
    "/resources/legal": { name: "약관 및 정책", line: "이용약관, SLA, 이용 정책", figure: "SLA" },
    "/resources/legal/terms": { name: "이용약관", line: "계약, 요금, 이용 정지, 책임 범위", figure: "약관" },
    "/resources/legal/sla": { name: "서비스 수준 협약(SLA)", line: "가용성 목표와 요금 감면", figure: "약관" },
    "/resources/legal/aup": { name: "이용 정책(AUP)", line: "금지 행위와 신고 처리 절차", figure: "정책" },
    "/resources/legal/dpa": { name: "개인정보 처리 위탁 조건", line: "고객이 저장한 개인정보의 처리", figure: "약관" },
    "/resources/legal/notices": { name: "권리 보호와 고지", line: "게시 중단 요청, 청소년 보호, 오픈 소스", figure: "고지" },
    "/resources/legal/vulnerability": { name: "취약점 제보 정책", line: "제보 방법과 답변 기한", figure: "정책" },
    "/resources/privacy-policy": { name: "개인정보 처리방침", line: "수집 항목, 목적, 보유 기간", figure: "개인정보 보호법" },
    "/resources/cookies-policy": { name: "쿠키 정책", line: "이 사이트가 저장하는 모든 쿠키", figure: "추적 없음" },
    "/blog": { name: "블로그", line: "엔지니어가 쓰는 기술 노트", figure: "기술 노트" },
    "/sitemap": { name: "사이트맵", line: "모든 페이지를 한눈에", figure: "전체 보기" },
    "/status": { name: "서비스 상태", line: "장애, 예정된 점검, 90일 이력", figure: "90일" },
  },
};
