// Whoever takes the site over changes content/brand.ts and finds the old name nowhere else that anybody outside sees.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { brand, colours, installation, mark } from "#content/brand.ts";
import { brandFiles } from "./brand-files.ts";

/** Internal names that nobody outside reads and that dashboards, channels and events of a running installation hold on to. */
const internal = [
  /\b[a-z]+:(?:opening|leaving|unsent|check-build|step)\b/g,
  /"aranode_(?:bus|[a-z_]+_(?:seconds|total|pages|bytes|waiting|busy)|sockets|ready|database_connections|jobs_(?:waiting|active|failed))"/g,
  /"aranode\.request_id"/g,
  /aranode-\$\{hash\}|aranode-(?:release|verify|schema)-/g,
  /\baranode12345\b/g, // a password too many people would choose
];
const byHand = /\.test\.tsx?$|\/demo\/|paraglide\//;
const roots = ["app", "db", "features", "messages", "platform", "public", "scripts", "server", "ui"];

function sources(): string[] {
  return roots
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name).replaceAll("\\", "/")))
    .filter((file) => /\.(?:tsx?|mjs|json|css|svg)$/.test(file) && !byHand.test(file) && !(file.replace("public/", "") in brandFiles()));
}

test("engineer 5: the brand's name stands in content/ and in what is made from it, nowhere else", () => {
  const names = new RegExp([...Object.values(brand.name), installation.slug].join("|"), "i");
  const problems = sources().flatMap((file) =>
    internal
      .reduce((text, known) => text.replace(known, ""), readFileSync(file, "utf8"))
      .split("\n")
      .filter((line) => names.test(line) && !/^\s*(?:\/\/|\/?\*)/.test(line))
      .map((line) => `${file}: ${line.trim().slice(0, 120)}`),
  );
  expect(problems).toEqual([]);
});

test("engineer 5: its colours and its mark are written once, beside the style sheet and the drawing of pages", () => {
  const worn = new RegExp([...Object.values(colours.accent), mark.wave.d].join("|"), "i");
  const copies = sources().filter((file) => worn.test(readFileSync(file, "utf8")));
  expect(copies.sort()).toEqual(["ui/brand-mark.tsx", "ui/styles/tokens.css"]);
  const tokens = readFileSync("ui/styles/tokens.css", "utf8");
  expect(tokens).toContain(`--jade: light-dark(${colours.accent.light}, ${colours.accent.dark})`);
  expect(tokens).toContain(`--ink: light-dark(${colours.ink.light}, ${colours.ink.dark})`);
});

test("engineer 5: files in public/ are as the brand has them; a build writes them", () => {
  for (const [name, text] of Object.entries(brandFiles())) expect(readFileSync(`public/${name}`, "utf8"), name).toBe(text);
  for (const [locale, tagline] of Object.entries(brand.tagline)) {
    const manifests = Object.values(brandFiles()).filter((text) => text.includes(`"lang": "${locale}"`));
    expect(manifests).toEqual([expect.stringContaining(tagline)]);
  }
});

test("what programs call it is fit for a file name", () => {
  expect(installation.slug).toMatch(/^[a-z][a-z0-9-]*$/);
});
