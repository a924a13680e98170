// What the release asks for everything on the price list, in won without VAT, until somebody sets another price in the console (decision 36).
// All prices are sample data (brand.sampleData). Dollars follow from won at the rate of the quarter, not at live FX (price-list.ts).

/** Won to the dollar. */
export const usdRate = 1400;

/** By the id that a line of the price page and of an estimate has. */
export const listPrices = {
  // Instances, a month
  s1: 9_000,
  s2: 18_000,
  m2: 32_000,
  m4: 64_000,
  m8: 128_000,
  d4: 132_000,
  d8: 264_000,
  d16: 528_000,
  g1: 1_680_000,
  "lb-s": 45_000,
  "lb-m": 150_000,
  "lb-l": 480_000,
  "floating-ip": 4_000,
  outbound: 70,
  // Nodes of a private cloud, a month: planning figures, a contract is always quoted
  "node-n32": 1_700_000,
  "node-n64": 3_200_000,
  // Servers, a month
  "sh-1": 189_000,
  "sh-2": 349_000,
  "sh-3": 649_000,
  "sh-4": 1_290_000,
  "sh-g": 3_490_000,
  "server-ram": 20_000,
  "nvme-960": 45_000,
  "nvme-1920": 80_000,
  "nvme-3840": 140_000,
  "windows-core": 4_500,
  "server-setup": 150_000,
  // Racks
  "colo-1u": 90_000,
  "colo-quarter": 390_000,
  "colo-half": 720_000,
  "colo-full": 1_350_000,
  "colo-dense": 2_900_000,
  "extra-kw": 220_000,
  "cross-connect": 150_000,
  "cross-connect-once": 200_000,
  "rack-setup": 300_000,
  "hands-day": 60_000,
  "hands-night": 90_000,
  // IP transit per Mbps at the 95th percentile: domestic and international are two lines on a Korean bill
  "transit-kr": 9_000,
  "transit-intl": 28_000,
  "line-metro-100": 650_000,
  "line-metro-1000": 900_000,
  "line-busan-100": 1_400_000,
  "line-busan-1000": 3_900_000,
  "line-tokyo-100": 1_900_000,
  "line-tokyo-1000": 6_200_000,
  "line-singapore-100": 2_600_000,
  "line-singapore-1000": 8_600_000,
  "cloud-port-1g": 450_000,
  "cloud-port-10g": 1_600_000,
  "circuit-100": 180_000,
  "circuit-500": 480_000,
  "circuit-1g": 720_000,
  "ipsec-200": 69_000,
  "ipsec-1g": 180_000,
  "remote-10": 45_000,
  "remote-50": 180_000,
  "remote-200": 560_000,
  // Global acceleration: by volume or by 95th percentile, plus the anycast address pair
  "accel-address": 120_000,
  "accel-gb": 160,
  "accel-mbps": 32_000,
  // CDN per GB by cumulative tier
  "cdn-east-asia.1": 75,
  "cdn-east-asia.2": 62,
  "cdn-east-asia.3": 50,
  "cdn-east-asia.4": 38,
  "cdn-south-asia-oceania.1": 95,
  "cdn-south-asia-oceania.2": 80,
  "cdn-south-asia-oceania.3": 65,
  "cdn-south-asia-oceania.4": 50,
  "cdn-america-europe.1": 35,
  "cdn-america-europe.2": 28,
  "cdn-america-europe.3": 22,
  "cdn-america-europe.4": 16,
  "cdn-middle-east-africa-latam.1": 120,
  "cdn-middle-east-africa-latam.2": 100,
  "cdn-middle-east-africa-latam.3": 85,
  "cdn-middle-east-africa-latam.4": 70,
  "cdn-requests": 9,
  "shield-100": 690_000,
  "shield-1g": 2_900_000,
  "ddos-emergency": 3_000_000,
  "firewall-s": 150_000,
  "firewall-m": 480_000,
  "firewall-l": 1_600_000,
  // Storage and backup per GB, agents a month
  "block-nvme": 130,
  "block-ssd": 95,
  file: 85,
  object: 28,
  archive: 6,
  vault: 45,
  offsite: 30,
  "agent-vm": 9_000,
  "agent-server": 35_000,
  managed: 2_000_000,
  // Fixed-price studies that open a solution: paid once, and the report stays with the customer
  "study-cost": 7_000_000,
  "study-migration": 9_800_000,
  "study-security": 8_400_000,
  "study-infrastructure": 5_600_000,
  "study-network": 9_800_000,
} as const;

export type PriceId = keyof typeof listPrices;
export const priceIds = Object.keys(listPrices) as PriceId[];

/** Until something is set. */
export const defaultPrices: { usdRate: number; krw: Readonly<Record<PriceId, number>> } = { usdRate, krw: listPrices };
