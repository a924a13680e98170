// A number stays on the line of its unit: "12 km", "GPU 2 × 48 GB", "5–10 days" are never torn at the end of a line.

const unit =
  "ms|s|min|h|km|m|W|kW|MW|KB|MB|GB|TB|PB|kbps|Mbps|Gbps|Tbps|Mpps|vCPU|IOPS|Hz|GHz|°C|dB|seconds?|minutes?|hours?|days?|weeks?|months?|years?|business|cities|watts?";
const numberThenUnit = new RegExp(`([\\d}]) (?=(?:${unit})(?![A-Za-z0-9]))`, "g");
const comparedNumber = /([<>≤≥≈]) (?=[\d{])/g;
const product = /(\d) × (?=[\d{])/g;
const shortRange = /(?<![\d:.-])(\d{1,3})–(?=\d{1,3}(?![\d:]))/g;

export function keepUnits(text: string): string {
  return text
    .replace(numberThenUnit, "$1\u00a0")
    .replace(comparedNumber, "$1\u00a0")
    .replace(product, "$1\u00a0×\u00a0")
    .replace(shortRange, "$1–\u2060");
}

/** What is not read as prose: addresses, ids, and the words of the document head. */
const left = new Set(["title", "description", "id", "path", "paths", "to", "href", "slug", "code", "kind", "state", "synonyms"]);

const kept = new WeakMap<object, object>();

/** The same words with every number kept beside its unit. */
export function keepUnitsIn<Words>(words: Words): Words {
  if (typeof words === "string") return keepUnits(words) as Words;
  if (typeof words !== "object" || words === null) return words;
  const known = kept.get(words);
  if (known) return known as Words;
  const result = Array.isArray(words)
    ? words.map(keepUnitsIn)
    : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, left.has(key) ? value : keepUnitsIn(value)]));
  kept.set(words, result);
  return result as Words;
}
