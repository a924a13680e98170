import type { page as en } from "../../en/solutions/media-streaming.ts";
import { facts } from "../../facts.ts";
import { streamingFigures as s } from "../../figures/media-streaming.ts";
import { type Figure, grouped, livePrices, startingPrice, usd, won } from "../../live-prices.ts";
import type { Translation } from "../../model.ts";

const { cdnRegions, storagePerGb } = livePrices;

const w = (krw: Figure) => won(krw, "ko");
const exampleGbps = (s.exampleViewers * s.exampleMbps) / 1000;

export const page: Translation<typeof en> = {
  title: "미디어 스트리밍",
  description: `송출 신호 수신, 트랜스코딩, 패키징, ${facts.popCities}개 도시 전송까지 단계별 지연 시간을 공개합니다. HLS는 수 초에서 수십 초, 저지연 HLS는 2~5초, WebRTC는 1초 미만입니다.`,
  hero: {
    h1: "미디어 스트리밍: 생방송과 VOD",
    lead: "방송사, e스포츠, 라이브 커머스, 온라인 강의, OTT의 영상을 수신부터 트랜스코딩, 전송까지 필요한 지연 시간에 맞춰 내보냅니다.",
    secondary: "요금 계산하기",
    price: startingPrice(cdnRegions[0].krw[0], "gb", "한국 전송 요금, 사용량에 따라 할인. 트랜스코딩은 별도 견적", "ko"),
  },
  pipeline: {
    protocol: "프로토콜",
    unit: { hls: "세그먼트 길이", llhls: "파트 길이", webrtc: "지터 버퍼" },
    seconds: "{n}초",
    total: "카메라에서 화면까지",
    protocols: {
      hls: { name: "HLS / DASH", hint: "모든 기기, 시청자 수 제한 없음, GB당 비용이 가장 낮음" },
      llhls: { name: "LL-HLS / LL-DASH", hint: "최신 플레이어, 같은 CDN, 요청 수 증가" },
      webrtc: { name: "WebRTC", hint: "브라우저와 앱, 시청자마다 세션 하나" },
    },
    stages: {
      capture: { name: "카메라·인코더" },
      ingest: { name: "수신" },
      transcode: { name: "트랜스코딩" },
      package: { name: "패키징" },
      delivery: { name: "전송" },
      buffer: { name: "플레이어 버퍼" },
    },
    chartTitle: "단계별 지연을 표시한 스트리밍 과정",
    chartDescription: "여섯 단계가 순서대로 놓여 있고, 선택한 프로토콜의 단계별 초와 합계를 막대로 표시합니다.",
    note: "HLS 플레이어는 세그먼트 3개, LL-HLS 플레이어는 파트 3개를 쌓은 뒤 재생합니다. 그래서 세그먼트를 절반으로 줄이면 지연도 거의 절반이 되고, 인코더를 빠르게 바꿔도 차이가 작습니다.",
  },
  calculator: {
    eyebrow: "계산기",
    heading: "대역폭·비용 계산기",
    intro: "최대 대역폭에 따라 용량 예약 여부가 정해지고, 전송량에 따라 요금이 정해집니다.",
    viewers: "동시 시청자",
    bitrate: "평균 비트레이트",
    hours: "방송 시간",
    region: "시청 지역",
    regions: {
      "east-asia": "한국, 일본, 대만, 홍콩",
      "south-asia-oceania": "동남아시아, 인도, 오세아니아",
      "america-europe": "북미, 유럽",
      "middle-east-africa-latam": "중동, 아프리카, 남미",
    },
    viewersText: "{n}명",
    mbps: "{n} Mbps",
    hoursText: "{n}시간",
    resultTitle: "방송 1회 전송 요금",
    peak: "최대 대역폭",
    share: "엣지 용량 {tbps} Tbps의 {n}%",
    volume: "전송량",
    perViewerHour: "시청자 1명·1시간당",
    tier: "{from}~{to} TB",
    beyond: "{tb} TB 초과분",
    beyondDetail: "{tb} TB, 별도 견적",
    vat: "부가세 별도, 요청과 트랜스코딩 요금 제외",
    reserve: `${s.reserveFromGbps} Gbps 초과: ${s.reserveDays}일 전 예약 필요`,
    noReserve: `${s.reserveFromGbps} Gbps 이하: 예약 없이 진행 가능`,
    ask: "이 조건으로 견적 문의",
    summary: "시청자 {viewers}명 × {mbps} Mbps × {hours}시간: {gbps} Gbps, {tb} TB, {total}",
    assumptionsHeading: "계산 기준",
    assumptions: [
      "최대 대역폭 = 시청자 × 평균 비트레이트. 전송량은 여기에 시간을 곱해 8로 나눈 값으로, 모두 끝까지 시청한다고 가정하므로 실제는 더 적습니다.",
      "그달의 트래픽이 이 방송뿐일 때의 CDN 공개 요금(누적 구간)입니다. 500 TB를 넘는 부분은 별도 견적입니다.",
      "WebRTC는 시청 시간 단위로 과금하며 항상 별도 견적입니다.",
      "원화 요금은 부가세 10% 별도입니다. 달러 요금은 분기 고정 환율을 적용합니다.",
    ],
  },
  capabilities: {
    eyebrow: "단계별 기능",
    heading: "단계별 주요 기능",
    items: [
      {
        title: "두 도시 동시 수신",
        body: "SRT, RTMPS, WHIP 신호를 회선 두 개로 동시에 보냅니다. 타임코드로 프레임을 비교하다가 한쪽이 끊기면 플레이어 버퍼가 비기 전에 다른 쪽으로 바꿉니다.",
        figure: { value: `≤ ${s.ingestSwitchSeconds}`, unit: "초", label: "자동 전환 시간" },
      },
      {
        title: "적응형 비트레이트",
        body: "호환성을 위해 H.264를, 비트레이트 절감을 위해 HEVC와 AV1을 쓰고 4K\u00a060프레임까지 지원합니다. 화질 단계 5~7개의 프레임을 맞춰 화질이 바뀌어도 끊겨 보이지 않습니다.",
        figure: { value: `${s.ladderSteps[0]}~${s.ladderSteps[1]}`, unit: "단계", label: "적응형 비트레이트, 4K60까지" },
      },
      {
        title: "CMAF 패키징",
        body: "CMAF 조각을 한 번 저장하고 한 번 암호화해 HLS와 DASH에 함께 씁니다. 생방송이 끝나면 그 녹화본이 바로 VOD가 됩니다.",
        figure: { value: "1", unit: "개", label: "HLS와 DASH가 공유하는 사본" },
      },
      {
        title: "DRM과 접근 제어",
        body: "Widevine, FairPlay, PlayReady를 키 서비스 하나로 처리합니다. 시청자별 서명 토큰은 이용권과 함께 만료되고, 국가 제한은 엣지에서 적용합니다.",
        figure: { value: "3", unit: "종", label: "DRM, 키 서비스는 하나" },
      },
      {
        title: "전송 용량 예약",
        body: `시청자 ${grouped(s.exampleViewers)}명이 ${s.exampleMbps} Mbps로 보면 ${exampleGbps} Gbps입니다. 이런 규모는 도시와 통신사별로 용량을 예약합니다.`,
        figure: { value: `${facts.edgeTbps}`, unit: "Tbps", label: "전체 도시의 엣지 용량" },
      },
      {
        title: "시청자 기준의 품질 지표",
        body: "플레이어가 시작 시간, 재버퍼링, 선택한 화질을 10초마다 보고하며 도시와 통신사별로 집계해 문제를 빠르게 확인합니다.",
        figure: { value: `< ${s.startSeconds}`, unit: "초", label: `첫 화면까지. 재버퍼링 ${s.rebufferPercent}% 미만(목표값)` },
      },
    ],
  },
  comparison: {
    eyebrow: "프로토콜 비교",
    heading: "HLS·LL-HLS·WebRTC 비교",
    columns: ["구분", "HLS / DASH", "LL-HLS / LL-DASH", "WebRTC"],
    rows: [
      ["지연 시간", "6~30초", "2~5초", "1초 미만"],
      ["방송당 시청자", "용량 한도까지", "용량 한도까지", "2만 명까지, 그\u00a0이상은 협의"],
      ["지원 기기", "2015년 이후 TV, 모든 휴대전화", "최신 휴대전화, 브라우저, 신형 TV", "브라우저와 자체 앱"],
      ["시청자당 요청", "2~6초에 1회", "1초에 2~5회", "없음(세션 하나)"],
      ["DRM", "세 가지 모두", "세 가지 모두", "일반적인 방식은 불가"],
      ["과금 기준", "GB", "GB와 요청 수", "시청 시간"],
      ["적합한 방송", "강의, 시리즈, TV 스포츠 중계", "라이브 커머스, e스포츠", "경매, 실시간 퀴즈, 동시통역"],
    ],
    note: "지연 시간은 업계에서 통용되는 범위입니다.",
  },
  limits: {
    eyebrow: "제한 사항",
    heading: "미디어 스트리밍 이용 시 제한 사항",
    intro: "방송 계획 전에 확인해 주세요.",
    items: [
      {
        title: "TV에서는 1초 미만이 불가능합니다",
        body: "TV 플레이어는 HLS나 DASH를 쓰고 세그먼트를 쌓아 둡니다. TV의 지연 시간은 6초부터입니다.",
      },
      {
        title: "현장 회선 품질은 보정할 수 없습니다",
        body: "현장에서 손실된 영상은 복원할 수 없습니다. 통신사 두 곳의 회선은 고객이 준비하고 시험은 함께 진행합니다.",
      },
      {
        title: "방송 직전에는 예약을 받지 않습니다",
        body: `${s.reserveFromGbps} Gbps를 넘는 방송은 ${s.reserveDays}일 전에 예약해야 합니다. 그 뒤에는 남은 용량만 제공합니다.`,
      },
      {
        title: "저작권을 대신 확보하지 않습니다",
        body: "국가 제한과 DRM은 보유한 권리를 지키는 수단입니다. 저작권은 고객이 확보해야 합니다.",
      },
    ],
  },
  delivery: {
    eyebrow: "방송 준비",
    heading: "대형 방송 준비 일정",
    intro: "T는 방송이 시작되는 순간입니다. 정규 채널은 처음 세 단계만 진행합니다.",
    steps: [
      {
        when: `T − ${s.reserveDays}일`,
        title: "용량 확보",
        body: "국가와 통신사별 시청자, 화질 단계를 정하고 도시별 예약을 서면으로 확정합니다.",
      },
      { when: "T − 7일", title: "송출 시험", body: "실제 현장에서 실제 인코더로 두 회선에 송출하고, 한쪽을 끊어 전환을 확인합니다." },
      { when: `T − ${s.loadTestDays}일`, title: "부하 시험", body: "예상의 120%까지 가상 시청자를 플레이어 종류별로 접속시킵니다." },
      { when: "T − 1시간", title: "상황실 개설", body: "연출자, 네트워크 엔지니어, 영상 엔지니어가 같은 전화 회의에 참여합니다." },
      {
        when: "T",
        title: "방송",
        body: "시작 시간과 재버퍼링을 10초마다 확인합니다. 안내 화면과 예비 영상을 대기시킵니다.",
        key: true,
      },
      { when: "T + 1일", title: "보고서", body: "도시와 통신사별 시청자, 품질, 장애를 보고합니다. 녹화본도 함께 제공합니다." },
    ],
  },
  price: {
    id: "cdn",
    eyebrow: "요금",
    heading: "CDN 공개 요금을 적용하는 전송 요금",
    body: `스트리밍 전용 전송 요금은 따로 없습니다. 한국·일본·대만·홍콩은 GB당 ${w(cdnRegions[0].krw[0])}(${usd(cdnRegions[0].usd[0])})에서 시작해 사용량에 따라 ${w(cdnRegions[0].krw[3])}까지 내려갑니다. 녹화본은 오브젝트 스토리지 요금인 GB당 월 ${w(storagePerGb.objectStandard.krw)}(${usd(storagePerGb.objectStandard.usd)})입니다. 트랜스코딩은 채널 시간과 화질 단계에 따라 견적을 드립니다.`,
    from: w(cdnRegions[0].krw[0]),
    unit: `GB당(${usd(cdnRegions[0].usd[0])}), 부가세 별도`,
    included: ["두 도시 수신", "CMAF, HLS, DASH 패키징", "서명 토큰과 국가 제한", "도시·통신사별 품질 지표"],
    extra: ["채널 시간당 트랜스코딩", "재생당 DRM 라이선스", "이벤트 용량 예약과 상황실", "시청 시간당 WebRTC"],
  },
  faq: {
    heading: "미디어 스트리밍 관련 질문",
    items: [
      {
        id: "latency",
        question: "어느 정도의 지연이 적합한가요?",
        answer:
          "시청자의 이용 방식에 따라 다릅니다. 경매 입찰이나 실시간 퀴즈라면 WebRTC가 맞습니다. 진행자의 말을 들으며 채팅하고 구매한다면 2~5초면 대화가 되므로 저지연 HLS로 충분합니다. 강의를 듣거나 시리즈를 본다면 15초도 문제가 없고 모든 TV에서 재생되는 HLS가 낫습니다. 지연을 줄이면 서버당 시청자 수, 지원 기기, DRM에 제약이 생기므로 방송에 지장이 없는 가장 긴 지연을 선택하는 것이 좋습니다.",
      },
      {
        id: "encoder-link",
        question: "송출 회선이 끊기면 어떻게 되나요?",
        answer: `이중 송출로 구성하면 방송이 이어집니다. 인코더 두 대 또는 회선 두 개를 가진 한 대로 두 도시에 보냅니다. 둘 다 타임코드가 있어 프레임이 오지 않으면 ${s.ingestSwitchSeconds}초 안에 다른 쪽으로 전환하며, 그동안은 플레이어 버퍼로 재생됩니다. 둘 다 끊기면 5초 안에 오류 대신 미리 정한 안내 화면이 나가고, 준비해 둔 파일이 있으면 예비 영상을 내보냅니다. 세 가지 모두 방송 전에 현장에서 시험합니다.`,
      },
      {
        id: "big-event",
        question: "대형 이벤트는 어떻게 준비하나요?",
        answer: `${s.reserveDays}일 전에 예상 시청자에 맞춰 도시와 통신사별 용량을 예약합니다. ${s.loadTestDays}일 전에는 실제 경로에 예상의 120%까지 가상 시청자를 접속시키며, 시청자가 쓰는 플레이어로 시험합니다. 당일에는 한 시간 전부터 종료 30분 후까지 상황실을 열고 변경 권한은 한 사람에게만 둡니다. 종료 후 통신사별 수치를 드려 다음 예측에 활용할 수 있습니다.`,
      },
      {
        id: "own-player",
        question: "기존 플레이어와 인코더를 계속 쓸 수 있나요?",
        answer:
          "가능합니다. SRT, RTMPS, WHIP를 지원하는 인코더와 표준 HLS나 DASH를 재생하는 플레이어라면 그대로 씁니다. 품질 지표를 보려면 6 kB 크기의 보고 스크립트를 추가하거나 같은 항목을 직접 보내 주시면 됩니다. 바꿔야 하는 것은 플레이어의 지연 설정입니다. 30초를 쌓도록 설정된 플레이어는 저지연 HLS에서도 30초를 쌓습니다.",
      },
    ],
  },
  related: {
    eyebrow: "관련 서비스",
    heading: "함께 쓰는 서비스",
    paths: ["/services/cdn", "/services/storage", "/solutions/edge-computing", "/services/acceleration-service"],
  },
  call: {
    heading: "날짜, 예상 시청자, 비트레이트를 알려 주세요",
    body: "엔지니어가 1영업일 안에 가용 용량과 비용, 알맞은 지연 시간을 답해 드립니다.",
  },
};
