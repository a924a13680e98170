// A figure that content/facts.ts, pricing.ts, pops.ts or figures/ knows is written into copy by its name. Typed by hand it would stay
// behind when the figure changes, or contradict it from the start.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { facts } from "./facts.ts";

const files = globSync("content/{en,ko}/**/*.ts").filter((file) => !/\/(legal|blog)/.test(file));

/** What stands between quotes, without what is computed. */
function typedByHand(line: string): string {
  // `list["99.9%"]` looks a figure up.
  let text = line.replace(/\["[^"]*"\]/g, "");
  for (let before = ""; before !== text; ) {
    before = text;
    text = text.replace(/\$\{[^{}]*\}/g, "\u0000");
  }
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"|`[^`]*`/g)].map(([literal]) => literal).join(" ");
}

const share = (list: readonly string[]) => list.map((value) => value.replace(".", "\\.").replace("%", " ?%")).join("|");
const shares = share([...new Set<string>(Object.values(facts.sla))]);

/** Kinds of figures that have one home, and how they look when somebody types them. */
const kinds: { kind: string; home: string; pattern: RegExp }[] = [
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
];

test.each(kinds)("facts: $kind comes from $home", ({ pattern }) => {
  const found = files.flatMap((file) =>
    readFileSync(file, "utf8")
      .split("\n")
      .flatMap((line, index) => [...typedByHand(line).matchAll(pattern)].map(([figure]) => `${file}:${index + 1} ${figure}`)),
  );
  expect(found).toEqual([]);
});
