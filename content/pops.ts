// The points of presence: the map, the RTT tables and every "N cities" on the site are computed from this list.
export type PopRole = "dc" | "core" | "edge";

export type Pop = {
  code: string;
  en: string;
  ko: string;
  country: string;
  lat: number;
  lon: number;
  role: PopRole;
  gbps: number;
  /** Target round-trip time from Seoul in milliseconds. */
  rtt: number;
};

type Row = [string, string, string, string, number, number, PopRole, number, number];

const rows: Row[] = [
  ["ICN", "Seoul", "서울", "KR", 37.57, 126.98, "dc", 2800, 0],
  ["PUS", "Busan", "부산", "KR", 35.18, 129.08, "dc", 400, 7],
  ["TAE", "Daegu", "대구", "KR", 35.87, 128.6, "edge", 100, 6],
  ["NRT", "Tokyo", "도쿄", "JP", 35.68, 139.69, "dc", 1400, 31],
  ["KIX", "Osaka", "오사카", "JP", 34.69, 135.5, "edge", 400, 24],
  ["FUK", "Fukuoka", "후쿠오카", "JP", 33.59, 130.4, "edge", 100, 13],
  ["HKG", "Hong Kong", "홍콩", "HK", 22.32, 114.17, "core", 700, 38],
  ["TPE", "Taipei", "타이베이", "TW", 25.03, 121.57, "edge", 200, 36],
  ["SIN", "Singapore", "싱가포르", "SG", 1.35, 103.82, "dc", 800, 70],
  ["KUL", "Kuala Lumpur", "쿠알라룸푸르", "MY", 3.14, 101.69, "edge", 100, 76],
  ["CGK", "Jakarta", "자카르타", "ID", -6.21, 106.85, "edge", 200, 84],
  ["BKK", "Bangkok", "방콕", "TH", 13.76, 100.5, "edge", 100, 92],
  ["SGN", "Ho Chi Minh City", "호찌민", "VN", 10.82, 106.63, "edge", 100, 74],
  ["HAN", "Hanoi", "하노이", "VN", 21.03, 105.85, "edge", 100, 66],
  ["MNL", "Manila", "마닐라", "PH", 14.6, 120.98, "edge", 100, 54],
  ["PNH", "Phnom Penh", "프놈펜", "KH", 11.56, 104.92, "edge", 20, 82],
  ["BOM", "Mumbai", "뭄바이", "IN", 19.08, 72.88, "edge", 200, 124],
  ["MAA", "Chennai", "첸나이", "IN", 13.08, 80.27, "edge", 100, 106],
  ["SYD", "Sydney", "시드니", "AU", -33.87, 151.21, "core", 200, 138],
  ["AKL", "Auckland", "오클랜드", "NZ", -36.85, 174.76, "edge", 40, 160],
  ["DXB", "Dubai", "두바이", "AE", 25.2, 55.27, "edge", 100, 158],
  ["IST", "Istanbul", "이스탄불", "TR", 41.01, 28.98, "edge", 100, 252],
  ["LHR", "London", "런던", "GB", 51.51, -0.13, "core", 400, 236],
  ["FRA", "Frankfurt", "프랑크푸르트", "DE", 50.11, 8.68, "core", 500, 223],
  ["AMS", "Amsterdam", "암스테르담", "NL", 52.37, 4.9, "edge", 300, 230],
  ["CDG", "Paris", "파리", "FR", 48.86, 2.35, "edge", 100, 234],
  ["MAD", "Madrid", "마드리드", "ES", 40.42, -3.7, "edge", 100, 248],
  ["ARN", "Stockholm", "스톡홀름", "SE", 59.33, 18.07, "edge", 100, 241],
  ["WAW", "Warsaw", "바르샤바", "PL", 52.23, 21.01, "edge", 100, 238],
  ["LAX", "Los Angeles", "로스앤젤레스", "US", 34.05, -118.24, "core", 600, 126],
  ["SJC", "San Jose", "새너제이", "US", 37.34, -121.89, "edge", 400, 128],
  ["SEA", "Seattle", "시애틀", "US", 47.61, -122.33, "edge", 200, 118],
  ["DFW", "Dallas", "댈러스", "US", 32.78, -96.8, "edge", 100, 156],
  ["ORD", "Chicago", "시카고", "US", 41.88, -87.63, "edge", 100, 164],
  ["IAD", "Ashburn", "애슈번", "US", 39.04, -77.49, "core", 400, 174],
  ["YYZ", "Toronto", "토론토", "CA", 43.65, -79.38, "edge", 100, 172],
  ["GRU", "São Paulo", "상파울루", "BR", -23.55, -46.63, "edge", 100, 286],
  ["JNB", "Johannesburg", "요하네스버그", "ZA", -26.2, 28.05, "edge", 40, 372],
];

export const pops: readonly Pop[] = rows.map(([code, en, ko, country, lat, lon, role, gbps, rtt]) => ({
  code,
  en,
  ko,
  country,
  lat,
  lon,
  role,
  gbps,
  rtt,
}));

export function popByCode(code: string): Pop {
  const pop = pops.find((candidate) => candidate.code === code);
  if (!pop) throw new Error(`no point of presence ${code}`);
  return pop;
}

/** Where WebAssembly functions, containers and small VMs run; the other cities only cache. */
export const edgeComputePops = ["ICN", "PUS", "NRT", "KIX", "HKG", "SIN", "CGK", "SYD", "LAX", "IAD", "FRA", "LHR"];
export const scrubbingGbps: Readonly<Record<string, number>> = { ICN: 1200, NRT: 800, SIN: 600, LAX: 600, FRA: 400, IAD: 400 };
export const onRampPops = ["ICN", "NRT", "SIN"];
