import type { page as en } from "../en/about.ts";
import { dataCentres, facts } from "../facts.ts";
import { averagePue, totalMw } from "../figures/sites.ts";
import { grouped } from "../format.ts";
import { liveBrand as brand } from "../live.ts";
import type { Translation } from "../model.ts";

const km = (code: string) => `${grouped(dataCentres.find((site) => site.code === code)?.kmFromIcn1 ?? 0)} km`;

export const page: Translation<typeof en> = {
  title: "회사 소개",
  description: `${brand.name.ko} 소개: 임직원 약 ${facts.staff}명, 데이터센터 5곳, ${facts.popCities}개 도시, 24시간 3교대 관제와 운영 원칙을 안내합니다.`,
  hero: {
    h1: `${brand.name.ko} 소개`,
    lead: `${facts.founded}년부터 서울에서 데이터센터와 네트워크를 운영해 왔습니다. 현재 데이터센터 5곳과 ${facts.popCities}개 도시를 잇는 백본을 운영하며, 임직원 약 ${facts.staff}명 가운데 3분의\u00a01이 24시간 3교대로 근무합니다. 중대한 장애는 보고서를 공개합니다.`,
    primary: "문의하기",
    secondary: "운영 방식 보기",
  },
  numbers: {
    eyebrow: "숫자로 보기",
    heading: "주요 현황",
    items: [
      { value: `${facts.founded}년`, label: "서울에서 랙 20대로 창립" },
      { value: `약 ${facts.staff}명`, label: "임직원, 약 3분의\u00a01이 교대 근무" },
      { value: `${facts.popCities}개`, label: `도시, ${facts.countries}개 국가·지역` },
      { value: `${facts.edgeTbps}`, unit: "Tbps", label: "엣지 용량, 전체 포트의\u00a0합" },
      { value: `${totalMw}`, unit: "MW", label: "데이터센터 5곳의 수전 용량" },
      { value: facts.asn, label: "자체 네트워크, 모든 포트에 IPv6" },
      { value: "3", unit: "교대", label: "연중무휴 관제실 근무" },
      { value: `${averagePue}`, unit: "PUE", label: "지난해 센터 용량 가중 평균" },
    ],
  },
  timeline: {
    eyebrow: "연혁",
    heading: "회사 연혁",
    note: "예시 연혁입니다.",
    items: [
      { year: "2011", body: "서울 가산에서 랙 20대로 창립" },
      { year: "2013", body: `${facts.asn}으로 BGP 경로 광고 시작, 첫 인터넷 교환 노드(IX) 연동` },
      { year: "2015", body: "가산 ICN1 개관" },
      { year: "2016", body: "도쿄 진출, 첫 서울–도쿄 회선 개통" },
      { year: "2018", body: "12개 거점에서 CDN 시작" },
      { year: "2019", body: "24시간 보안 관제 센터(SOC) 개소" },
      { year: "2020", body: "싱가포르 SIN1 개관, 클라우드 베타" },
      { year: "2021", body: "퍼블릭 클라우드 정식 출시" },
      { year: "2022", body: "안양 ICN2 개관, 한 리전에 가용 영역 두 개" },
      { year: "2023", body: "재해 복구를 위한 부산 PUS1 개관" },
      { year: "2024", body: `배터리실을 독립 방화 구획으로 재구축, 트래픽 정화 용량 ${facts.scrubbingTbps} Tbps` },
      { year: "2025", body: `${facts.popCities}번째 거점 개설` },
      { year: "2026", body: "ICN2에 20 kW 액체 냉각 대응 전산실, 새 고객 포털" },
    ],
  },
  operate: {
    eyebrow: "운영 방식",
    heading: "교대 근무, 변경 관리, 장애 훈련",
    intro: "장애는 대부분 변경 작업에서 시작됩니다. 그래서 변경 작업에는 다음 원칙을 적용합니다.",
    roster: {
      title: "관제실 교대 근무표(한국 시간)",
      description:
        "24시간을 막대로 그렸습니다. 주간 근무는 07:00~15:30, 저녁 근무는 15:00~23:30, 야간 근무는 23:00~07:30이며, 교대할 때마다 30분씩 겹칩니다.",
      shifts: [
        { name: "주간", from: "07:00", to: "15:30", people: "9명", body: "변경 작업, 입주 지원, 훈련" },
        { name: "저녁", from: "15:00", to: "23:30", people: "8명", body: "유럽 오전 시간대 대응" },
        { name: "야간", from: "23:00", to: "07:30", people: "7명", body: "정기 점검 02:00~06:00" },
      ],
      handover: "교대할 때마다 30분씩 겹쳐 근무하며 구두와 문서로 인계합니다.",
      now: "현재 서울 시각",
    },
    rules: [
      {
        title: "2인 작업 원칙",
        body: "한 사람이 입력하고 다른 사람이 확인합니다. 두 사람의 이름을 모두 기록하며, 자기 작업은 스스로 승인할 수 없습니다.",
      },
      {
        title: "검증된 롤백 절차",
        body: "롤백을 시험하지 않은 작업은 일정에 올리지 않습니다. 작업 후 점검에 실패하면 5분 안에 롤백을 시작합니다.",
      },
      {
        title: `${facts.maintenanceNoticeDays}일 전 공지`,
        body: "예정 작업은 시간을 KST와 UTC로 함께 공지합니다. 긴급 작업은 시작과 동시에 이유를 알립니다.",
      },
      { title: "변경 동결 기간", body: "설과 추석 주간, 고객이 미리 알린 행사 기간에는 예정 작업을 하지 않습니다." },
      { title: "장애 훈련", body: "분기마다 전원, 라우터, 데이터베이스를 일부러 끄고 복구 시간을 측정합니다." },
    ],
  },
  postMortem: {
    eyebrow: "장애 보고서 예시",
    heading: "장애 보고서",
    intro: `중대한 장애는 ${facts.postMortemBusinessDays}영업일 안에 원인과 조치를 공개하며, 작업자 이름은 적지 않습니다. 아래는 예시입니다.`,
    badge: "예시",
    facts: [
      ["장애", "서울–도쿄 구간 패킷 손실 4%"],
      ["시간", "23분, 02:11~02:34 KST"],
      ["영향", "서울발 도쿄 및 오사카 방향 트래픽"],
      ["서비스 크레딧", `41개 회선 대상, ${facts.claimDays}일 안에 티켓으로 신청`],
    ],
    timeline: [
      { time: "02:11", body: "세 계통 중 하나의 광 출력이 6 dB 낮아지고 손실이 시작됨" },
      { time: "02:12", body: "측정에서 손실 4% 확인. 지난주 점검 때 올려 둔 임계값 때문에 자동 우회가 동작하지 않음" },
      { time: "02:19", body: "야간 근무자가 수동으로 경로를 옮김. 손실 0.3%로 감소" },
      { time: "02:34", body: "남은 트래픽까지 이동 완료. 손실 0" },
      { time: "09:40", body: "케이블 운영사가 증폭기 손상을 확인" },
    ],
    cause: {
      title: "원인",
      body: "점검을 위해 바꾼 임계값을 되돌리지 않았습니다. 변경 기록에 경로의 롤백 절차는 있었지만 임계값의 롤백 절차는 없었습니다.",
    },
    fix: {
      title: "조치",
      body: "점검 시간이 끝나면 임계값 변경이 자동으로 해제되도록 했습니다. 다음 달 훈련에서 21초 만에 자동 우회하는 것을 확인했습니다.",
    },
  },
  places: {
    eyebrow: "사무실과 데이터센터",
    heading: "사무실 두 곳, 데이터센터 다섯 곳",
    intro: "관제실은 ICN1 3층에 있으며, 전산실과 같은 출입 통제를 적용합니다.",
    offices: [
      { code: "HQ", name: "서울 가산", body: brand.legal.address.ko, role: "본사, 관제실, 영업" },
      { code: "TYO", name: "도쿄", body: "NRT1 내, 방문 예약 필요", role: "현장 엔지니어, 일본 고객 지원" },
    ],
    mapTitle: "사무실과 데이터센터 위치",
    mapDescription: `ICN1을 중심으로 10, 100, 1,000, 10,000 km 거리에 원을 그렸습니다. ICN2는 남쪽 ${km("ICN2")}, PUS1은 남동쪽 ${km("PUS1")} 부산, 도쿄 사무실이 있는 NRT1은 동쪽 ${km("NRT1")}, SIN1은 남서쪽 ${km("SIN1")} 싱가포르에 있습니다.`,
    caption: "ICN1 기준 방향과 최단 거리입니다. 바깥 원은 안쪽 원보다 열\u00a0배 먼 거리입니다.",
  },
  people: {
    eyebrow: "조직",
    heading: "담당 조직과 연락처",
    intro: "각 메일은 해당 업무를 맡은 팀이 직접 확인합니다.",
    items: [
      { role: "대표이사", answers: "계약과 요금, 이 페이지에 적은 운영 원칙" },
      { role: "네트워크", answers: "백본, 피어링, 지연 시간" },
      { role: "데이터센터", answers: "전력, 냉각, 출입, 방문" },
      { role: "클라우드 플랫폼", answers: "리전, 인스턴스, 스토리지, 고객 포털" },
      { role: "보안", answers: "보안 관제, 취약점 제보, 침해 사고 대응" },
      { role: "개인정보 보호", answers: "개인정보와 정보주체의 요청" },
    ],
    contact: "연락처",
  },
  energy: {
    eyebrow: "에너지",
    heading: "센터별 PUE와 재생에너지",
    intro: "PUE는 건물 전체 전력을 서버에 도달한 전력으로 나눈 값입니다. 1.29라면 서버가 100 W를 쓸 때 냉각과 변환에 29 W가 더 듭니다.",
    columns: { site: "센터", pue: "연평균 PUE", renewable: "재생에너지 비중", power: "수전 용량" },
    note: "연평균 예시 데이터입니다. 싱가포르는 일 년 내내 더워 수치가 가장 높습니다.",
    limit: "재생에너지 비중은 센터에서 계량한 계약 전력 기준이며, 구매한 인증서는 포함하지 않습니다.",
  },
  doors: {
    items: [
      {
        intent: "careers",
        title: "채용",
        body: "교대 근무 엔지니어, 네트워크, 플랫폼, 고객 지원 직군입니다. 직접 해결한 장애를 두 줄로 적어 보내 주세요.",
        link: "지원 문의",
      },
      {
        intent: "press",
        title: "언론",
        body: "이 사이트의 수치는 기준일을 밝혀 인용할 수 있습니다. 담당자가 1영업일 안에 답변합니다.",
        link: "언론 문의",
      },
      {
        intent: "visit",
        title: "데이터센터 방문",
        body: "영업일에 담당자가 동행합니다. 이틀 전까지 예약하고 신분증을 준비해 주세요.",
        link: "방문 예약",
      },
      { intent: "sales", title: "도입 상담", body: "설계와 견적을 3영업일 안에 보내 드립니다.", link: "견적 문의" },
    ],
  },
};
