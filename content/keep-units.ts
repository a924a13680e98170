// A number stays on the line of its unit: "12 km", "GPU 2 × 48 GB", "5–10 days" are never torn at the end of a line.

const unit =
  "ms|s|min|h|km|m|W|kW|MW|KB|MB|GB|TB|PB|kbps|Mbps|Gbps|Tbps|Mpps|GbE|vCPU|IOPS|Hz|GHz|°C|dB|A|V|kVA|seconds?|minutes?|hours?|days?|weeks?|months?|years?|business|cities|watts?|IPv4";
const numberThenUnit = new RegExp(`([\\d}]) (?=(?:${unit})(?![A-Za-z0-9]))`, "g");
const comparedNumber = /([<>≤≥≈]) (?=[\d{])/g;
const product = /(\d) × (?=[\d{])/g;
const shortRange = /(?<![\d:.-])(\d{1,3}(?:\.\d)?)–(?=\d{1,3}(?![\d:]))/g;

export function keepUnits(text: string): string {
  return text
    .replace(numberThenUnit, "$1\u00a0")
    .replace(comparedNumber, "$1\u00a0")
    .replace(product, "$1\u00a0×\u00a0")
    .replace(shortRange, "$1–\u2060");
}
