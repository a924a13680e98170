// A figure that content/facts.ts, pricing.ts, pops.ts or figures/ knows is written into copy by its name. Typed by hand it would stay
// behind when the figure changes, or contradict it from the start.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facts } from "./facts.ts";
import { popByCode } from "./pops.ts";

/** A legal text states its own terms: the amounts and periods of a contract are typed. What it repeats of the facts is not. */
const lawText = /\/legal\//;

/** What stands between quotes, without what is computed. */
function typedByHand(line: string): string {
  // `list["99.9%"]` looks a figure up; `cells: ["99.9%"]` is a list of one text.
  let text = line.replace(/(?<=[\w\]])\["[^"]*"\]/g, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g)].map(([literal]) => literal).join(" ");
}

const share = (list: readonly string[]) => list.map((value) => value.replace(".", "\\.").replace("%", " ?%")).join("|");
const shares = share([...new Set<string>(Object.values(facts.sla))]);

/** Every line of copy with what is typed by hand in it, read once for all kinds. */
const lines = globSync("content/{en,ko}/**/*.ts").flatMap((file) =>
  readFileSync(file, "utf8")
    .split("\n")
    .map((line, index) => ({ file, at: `${file}:${index + 1}`, text: typedByHand(line) })),
);

/** Kinds of figures that have one home, and how they look when somebody types them. */
const kinds: { kind: string; home: string; pattern: RegExp; law?: true }[] = [
  {
    kind: "an amount of money",
    home: "content/pricing.ts",
    pattern: /₩ ?[1-9][\d,]*|(?<![\d.,])[1-9][\d,]*(?:[만억] ?)?원|US\$ ?[1-9]|(?<!\w)\$[1-9][\d.,]*/g,
  },
  { kind: "an availability", home: "facts.sla", pattern: new RegExp(`(?<![\\d.])(?:${shares})`, "g") },
  {
    kind: "the number of cities",
    home: "facts.popCities",
    pattern: new RegExp(`(?<![\\d.,])${facts.popCities}(?= (?:cities|PoP)|개 도시| ?개 PoP)`, "g"),
  },
  {
    kind: "the number of countries",
    home: "facts.countries",
    pattern: new RegExp(`(?<![\\d.,])${facts.countries}(?= countries|개국)`, "g"),
  },
  { kind: "the network's number", home: "facts.asn", pattern: new RegExp(facts.asn, "g") },
  { kind: "the edge's capacity", home: "facts.edgeTbps", pattern: new RegExp(`(?<![\\d.,])${facts.edgeTbps} ?Tbps`, "g") },
  { kind: "the scrubbing capacity", home: "facts.scrubbingTbps", pattern: new RegExp(`(?<![\\d.,])${facts.scrubbingTbps} ?Tbps`, "g") },
  {
    kind: "the number of services",
    home: "facts.serviceCount",
    pattern: new RegExp(`(?<![\\d.,])${facts.serviceCount}(?= services|개 서비스)`, "g"),
  },
  {
    kind: "the first answer to an urgent ticket",
    home: "facts.support.p1Minutes",
    pattern: /(?<![\d.,])15(?=[ -]minute (?:first )?(?:response|answer)|분 (?:이내|안에) (?:첫 )?(?:응답|답변))/g,
  },
  {
    kind: "the notice of maintenance",
    home: "facts.maintenanceNoticeDays",
    pattern: /(?<![\d.,])7(?= days' notice| days before maintenance|일 전 (?:공지|안내))/g,
  },
  {
    kind: "the downtime an availability allows",
    home: "facts.downtimePer30Days (Korean: content/downtime.ts)",
    pattern: /(?<![\d.,])(?:43\.2|21\.6|4\.3)(?= ?(?:min\b|minutes|분))/g,
    law: true,
  },
  {
    kind: "the distance between two data centres",
    home: "facts.distances",
    pattern: new RegExp(
      `(?<![\\d.,])(?:${facts.distances.icn1ToIcn2Km}|${facts.distances.icn1ToPus1Km})(?: (?:and|or) [\\d,]+)?[ \u00a0]km`,
      "g",
    ),
    law: true,
  },
  {
    kind: "the round trip from Seoul to a city with a data centre",
    home: "popByCode(code).rtt",
    pattern: new RegExp(
      `(?<![\\d.,])(?:${["NRT", "SIN"].map((code) => popByCode(code).rtt).join("|")})(?: to about \\d+)?[ \u00a0]ms`,
      "g",
    ),
  },
  { kind: "the steps of the service credit", home: "facts.credits", pattern: /(?<![\d.,])99\.0 ?%/g, law: true },
  {
    kind: "what a Shield plan covers",
    home: "figures/ddos-protection.ts",
    pattern: /(?<![\d.,])(?:8[ \u00a0]addresses|10[ \u00a0]domains|3 × \/24)|IP 8개|도메인 10개|\/24(?: 대역)? 3개/g,
  },
  {
    kind: "a time in business hours",
    home: "facts.support.p3BusinessHours, serverHosting.stockBusinessHours, firewallFigures.standardChangeBusinessHours",
    pattern: /\b(?:4|four) business hours|업무 시간 (?:기준 )?4시간/g,
  },
  {
    kind: "how long enquiries and records are kept",
    home: "live.enquiryYears, live.accessYears, live.auditYears (features/settings/rules/retention-values.ts)",
    pattern: /\d+ years after (?:the|our) (?:last )?(?:reply|answer)|[Kk]ept for \d+ years|답변 후 \d+년/g,
  },
  { kind: "when the desk is open", home: "live.hours", pattern: /\b0?9:00 ?[–~-] ?18:00/g },
];

test.each(kinds)("facts: $kind comes from $home", ({ pattern, law }) => {
  const found = lines
    .filter(({ file }) => law || !lawText.test(file))
    .flatMap(({ at, text }) => [...text.matchAll(pattern)].map(([figure]) => `${at} ${figure}`));
  expect(found).toEqual([]);
});
