// The picture shown where an address is shared: 1200 × 630, title and drawing, in either language. Drawn on the server, once per text.

import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { brand, colours, mark as shape } from "#content/brand.ts";
import { localeTraits } from "#content/locale-traits.ts";
import type { Locale } from "#content/locales.ts";
import type { Family } from "#content/pages.ts";
import type { CardShape, CardTone } from "./drawing-kit.ts";

export type ShareCard = { locale: Locale; kicker: string; title: string; line: string; family: Family; drawing: readonly CardShape[] };

/** Counted up when the drawing changes, so that kept pictures are drawn anew. */
export const cardDesign = 2;

const ink = colours.ink.light;
const accent = colours.accent.light;
const families: Record<Family, string> = { compute: accent, network: "#1f5fa8", security: "#c63d22", data: "#8f5f00" };
const size = { width: 1200, height: 630 };

type Node = { type: string; props: Record<string, unknown> };
const node = (type: string, props: Record<string, unknown>, ...children: (Node | string)[]): Node => ({
  type,
  props: { ...props, children: children.length === 1 ? children[0] : children },
});
const box = (style: Record<string, unknown>, ...children: (Node | string)[]) =>
  node("div", { style: { display: "flex", boxSizing: "border-box", ...style } }, ...children);

let fonts: Promise<{ name: string; data: Buffer; weight: 400 | 700; style: "normal" }[]> | undefined;

async function loadFonts() {
  const folder = join(dirname(createRequire(import.meta.url).resolve("pretendard/package.json")), "dist/public/static");
  const load = async (file: string, weight: 400 | 700) => ({
    name: "Pretendard",
    data: await readFile(join(folder, file)),
    weight,
    style: "normal" as const,
  });
  return Promise.all([load("Pretendard-Medium.otf", 400), load("Pretendard-Bold.otf", 700)]);
}

export async function drawCard(card: ShareCard): Promise<Buffer> {
  const [{ default: satori }, { Resvg }] = await Promise.all([import("satori"), import("@resvg/resvg-js")]);
  fonts ??= loadFonts();
  const svg = await satori(layout(card) as never, { ...size, fonts: await fonts });
  return new Resvg(svg, { fitTo: { mode: "width", value: size.width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** "70 ms" never breaks between figure and unit, and "협약(SLA)" only before its bracket. */
function kept(text: string): string {
  return text.replace(/(\p{Lo})\(/gu, "$1 (").replace(/(\d) (?=\p{L}{1,3}(?![\p{Ll}]))/gu, "$1\u00a0");
}

function layout({ locale, kicker, title, line, family, drawing }: ShareCard): Node {
  const letters = [...title].length * localeTraits[locale].letterWidth;
  const titleSize = letters <= 30 ? 68 : letters <= 56 ? 58 : letters <= 90 ? 48 : 40;
  const keep = localeTraits[locale].wholeWords ? { wordBreak: "keep-all" } : {};
  return box(
    { width: "100%", height: "100%", padding: 40, background: colours.paper.light, fontFamily: "Pretendard", color: ink },
    box(
      { width: "100%", height: "100%", border: `2px solid ${ink}`, padding: 10 },
      box(
        { flex: 1, flexDirection: "column", justifyContent: "space-between", padding: "34px 28px 32px 36px" },
        box(
          { flexDirection: "column" },
          box({ fontSize: 24, color: families[family], fontWeight: 700 }, kicker),
          box(
            {
              ...keep,
              marginTop: 22,
              fontSize: titleSize,
              lineHeight: 1.16,
              fontWeight: 700,
              letterSpacing: -1.2,
              maxHeight: titleSize * 1.16 * 4,
              overflow: "hidden",
            },
            kept(title),
          ),
          line && titleSize >= 48
            ? box(
                { ...keep, marginTop: 20, fontSize: 25, lineHeight: 1.45, color: "#33475b", maxHeight: 25 * 1.45 * 3, overflow: "hidden" },
                line,
              )
            : box({}),
        ),
        box({ alignItems: "center", fontSize: 30, fontWeight: 700 }, mark(), box({ marginLeft: 14 }, brand.name[locale])),
      ),
      box(
        { width: 564, alignItems: "center", paddingRight: 28 },
        box({ width: 536, height: 335, border: `2px solid ${ink}`, background: "#eaf1f6" }, drawn(drawing, families[family])),
      ),
    ),
  );
}

function drawn(drawing: readonly CardShape[], color: string): Node {
  const looks: Record<CardTone, { fill: string; stroke: string; strokeWidth?: number }> = {
    dots: { fill: "none", stroke: "#9db1c1" },
    good: { fill: accent, stroke: "none" },
    grid: { fill: "none", stroke: "#dce3ea", strokeWidth: 1 },
    shoal: { fill: "none", stroke: "#cfe0ed", strokeWidth: 1.2 },
    line: { fill: "none", stroke: ink, strokeWidth: 1.5 },
    soft: { fill: "#ffffff", stroke: "none" },
    route: { fill: "none", stroke: color, strokeWidth: 3.4 },
    mark: { fill: color, stroke: "none" },
  };
  const shapes = drawing.map(({ tone, d, move }) => {
    const look = { strokeLinecap: "round", strokeLinejoin: "round", ...looks[tone], d };
    if (!move) return node("path", look);
    const { x, y, scale } = move;
    const width =
      tone === "dots" ? { strokeWidth: 3.6, strokeDasharray: "0.1 7.9" } : { strokeWidth: (looks[tone].strokeWidth ?? 0) / scale };
    return node("path", { ...look, ...width, transform: `translate(${x} ${y}) scale(${scale})` });
  });
  return node("svg", { width: 532, height: 331, viewBox: "0 0 480 300" }, ...shapes);
}

function mark(): Node {
  return node(
    "svg",
    { width: 44, height: 44, viewBox: "0 0 30 30", fill: "none" },
    node("circle", { cx: 15, cy: 15, r: shape.ring.r, stroke: ink, strokeWidth: shape.ring.width }),
    node("path", { d: shape.wave.d, stroke: accent, strokeWidth: shape.wave.width, strokeLinecap: "round" }),
    node("circle", { ...shape.dot, fill: accent }),
  );
}
