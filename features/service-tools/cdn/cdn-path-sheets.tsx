import { cdnPathMs as ms } from "#content/figures/cdn.ts";
import type { Locale } from "#content/locales.ts";
import { popByCode } from "#content/pops.ts";
import { type CdnPathWords, Hop, PlanA, PlanB, Sounding } from "./cdn-path-parts.tsx";
import { CompassRose, chartCity, chartLane, EastAsiaGround } from "./east-asia-ground.tsx";

const otherEdges = ["SIN", "KUL", "BKK", "SGN", "HAN", "MNL", "HKG", "TPE"];

type Label = { code: string; dx: number; dy: number; end?: boolean };
const labels: readonly Label[] = [
  { code: "NRT", dx: 10, dy: 5 },
  { code: "SIN", dx: -8, dy: 14, end: true },
  { code: "BKK", dx: -8, dy: -5, end: true },
  { code: "MNL", dx: 9, dy: 5 },
  { code: "HKG", dx: -6, dy: -6, end: true },
  { code: "TPE", dx: 9, dy: 4 },
];

type SheetProps = { id: string; words: CdnPathWords; locale: Locale; km: number };

/** What both layouts have on the ground: the lane from Jakarta to Seoul and the edges that ask the same shield. */
function Lanes({ locale, small }: { locale: Locale; small?: boolean }) {
  const [sx, sy] = chartCity("ICN");
  const [jx, jy] = chartCity("CGK");
  const lane = chartLane("ICN", "CGK");
  const fan = otherEdges
    .map((code) => {
      const [x, y] = chartCity(code);
      return `M${x} ${y}Q${Math.round((x + sx) / 2) + 16} ${Math.round((y + sy) / 2) + 14} ${sx} ${sy}`;
    })
    .join("");
  const mark = small ? 11 : 8;
  return (
    <>
      <path className="cdn-fan" strokeWidth={0.9} opacity={0.35} d={fan} />
      <path className="moves cdn-fan cdn-fan-run" d={fan} />
      {otherEdges.map((code) => {
        const [x, y] = chartCity(code);
        return <circle key={code} className="mark-body" strokeWidth={1.5} cx={x} cy={y} r={small ? 5 : 3.6} />;
      })}
      <circle className="mark-body" strokeWidth={2} cx={chartCity("NRT")[0]} cy={chartCity("NRT")[1]} r={small ? 6.5 : 5} />
      <Hop leg={2} d={lane} shift={[4, 1.5]} />
      {labels
        .filter(({ code }) => !small || code !== "BKK")
        .map(({ code, dx, dy, end }) => (
          <text key={code} className="cdn-city" x={chartCity(code)[0] + dx} y={chartCity(code)[1] + dy} textAnchor={end ? "end" : "start"}>
            {popByCode(code)[locale]}
          </text>
        ))}
      {[
        [sx, sy],
        [jx, jy],
      ].map(([x = 0, y = 0]) => (
        <rect key={y} className="mark-line" strokeWidth={1.2} x={x - mark} y={y - mark} width={mark * 2} height={mark * 2} />
      ))}
      <circle className="mark-solid cdn-core-shield" cx={sx} cy={sy} r={small ? 5 : 3.6} />
      <circle className="mark-solid" cx={jx} cy={jy} r={small ? 5 : 3.6} />
      <text className="cdn-city cdn-city-big" x={sx - 14} y={sy - 6} textAnchor="end">
        {popByCode("ICN")[locale]}
      </text>
      <text className="cdn-city cdn-city-big" x={jx + 16} y={jy + 16}>
        {popByCode("CGK")[locale]}
      </text>
    </>
  );
}

export function WideSheet({ id, words, locale, km }: SheetProps) {
  const [sx, sy] = chartCity("ICN");
  const [jx, jy] = chartCity("CGK");
  return (
    <svg className="cdn-wide" viewBox="0 0 1180 560" role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <title id={`${id}t`}>{words.title}</title>
      <desc id={`${id}d`}>{words.description}</desc>
      <EastAsiaGround />
      <Lanes locale={locale} />
      <path
        className="mark-line"
        strokeWidth={0.8}
        strokeDasharray="1.5 3"
        opacity={0.75}
        d={`M${jx - 8} ${jy - 8}L330 318M${jx - 8} ${jy + 8}L330 540M${sx + 8} ${sy - 8}L812 20M${sx + 8} ${sy + 8}L812 276`}
      />
      <path className="mark-line" d="M572 236l50 26" />
      <Sounding x={628} y={274} leg={2} value={ms.edgeToShield} />
      <CompassRose x={742} y={424} />
      <PlanA x={20} y={318} width={310} height={222} words={words} lastMile={ms.lastMile} />
      <PlanB x={812} y={20} width={348} height={256} words={words} id={`${id}w`} scale={1} km={km} toOrigin={ms.shieldToOrigin} />
    </svg>
  );
}

/** The plans are drawings in the drawing, so that a phone can draw each in a frame of its own. */
export function TallSheet({ id, words, locale, km }: SheetProps) {
  return (
    <svg className="cdn-tall" viewBox="0 0 350 754" role="img" aria-labelledby={`${id}t`} aria-describedby={`${id}d`}>
      <title id={`${id}t`}>{words.title}</title>
      <desc id={`${id}d`}>{words.description}</desc>
      <g className="cdn-scaled" transform="translate(-219.8 180.6) scale(0.72)">
        <EastAsiaGround ticks={false} />
        <Lanes locale={locale} small />
      </g>
      <path className="mark-line" d="M192 352l30 14" />
      <Sounding x={228} y={378} leg={2} value={ms.edgeToShield} />
      <CompassRose x={294} y={492} r={32} />
      <svg className="cdn-tall-plans" aria-hidden="true">
        <path
          className="mark-line"
          strokeWidth={0.8}
          strokeDasharray="1.5 3"
          opacity={0.75}
          d="M96 540L10 574M112 540L340 574M219.7 236.4L10 212M235.7 236.4L340 212"
        />
        <PlanB x={10} y={10} width={330} height={202} words={words} id={`${id}p`} scale={0.76} km={km} toOrigin={ms.shieldToOrigin} />
        <svg className="cdn-plan-edge" aria-hidden="true">
          <PlanA x={10} y={574} width={330} height={170} words={words} lastMile={ms.lastMile} />
        </svg>
      </svg>
    </svg>
  );
}
