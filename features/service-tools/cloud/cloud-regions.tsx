import type { page } from "#content/en/services/cloud.ts";
import { facts } from "#content/facts.ts";
import type { Translation } from "#content/model.ts";
import { popByCode } from "#content/pops.ts";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { Zone } from "#ui/diagrams/zone.tsx";
import { Chart } from "#ui/page/chart.tsx";

type RegionWords = Translation<(typeof page)["regions"]>;
type Rows = readonly [number, number];

const ms = (code: string) => `${popByCode(code).rtt} ms`;
const km = `${facts.distances.icn1ToIcn2Km} km`;

/** The four ways as a square of places. The private network runs between its two rows (wide) or its two columns (tall). */
function Ways({ words, xs, ys }: { words: RegionWords; xs: Rows; ys: Rows }) {
  return (
    <>
      <Place x={xs[0]} y={ys[0]} kind="server" label={words.public} />
      <Place x={xs[1]} y={ys[0]} kind="db" label={words.private} />
      <Place x={xs[0]} y={ys[1]} kind="disk" label={words.metal} scale={1.23} />
      <Place x={xs[1]} y={ys[1]} kind="dc" label={words.rack} />
    </>
  );
}

function Sites({ words, x, ys }: { words: RegionWords; x: number; ys: readonly [number, number, number, number] }) {
  return (
    <>
      <Place x={x} y={ys[0]} kind="dc" label={words.busan} sub={`PUS1 · ${ms("PUS")}`} side="right" />
      <Place x={x} y={ys[1]} kind="dc" label={words.tokyo} sub={`NRT1 · ${ms("NRT")}`} side="right" />
      <Place x={x} y={ys[2]} kind="dc" label={words.singapore} sub={`SIN1 · ${ms("SIN")}`} side="right" />
      <Place x={x} y={ys[3]} kind="cloud" label={words.cloud} sub={words.port} side="right" state="backup" />
    </>
  );
}

function Wide({ words }: { words: RegionWords }) {
  return (
    <>
      <Zone x={28} y={26} w={760} h={372} title={words.region} tone="mist">
        <Zone x={48} y={66} w={308} h={312} title={words.zoneA} sub="ICN1">
          <RouteLine d="M126 190V222M278 190V222M126 222V270M278 222V270" />
          <Ways words={words} xs={[126, 278]} ys={[138, 300]} />
        </Zone>
        <Zone x={460} y={66} w={308} h={312} title={words.zoneB} sub="ICN2">
          <RouteLine d="M538 190V222M690 190V222M538 222V270M690 222V270" />
          <Ways words={words} xs={[538, 690]} ys={[138, 300]} />
        </Zone>
        <RouteLine d="M126 222H788" width={3} traffic="forward" />
        <Callout x={408} y={206} value="< 1" unit="ms" anchor="middle" small tone="family" />
        <text className="dgm-sub" x={408} y={246} textAnchor="middle">
          {km}
        </text>
      </Zone>
      <RouteLine d="M788 222H836C892 222 876 84 936 84H988" traffic="forward" />
      <RouteLine d="M836 222C880 222 886 172 936 172H988" traffic="forward" />
      <RouteLine d="M836 222C880 222 886 260 936 260H988" traffic="forward" />
      <RouteLine d="M836 222C892 222 876 348 936 348H984" state="backup" />
      <circle className="mark-body-family" strokeWidth={2} cx="836" cy="222" r="5" />
      <Sites words={words} x={1008} ys={[84, 172, 260, 348]} />
    </>
  );
}

function Tall({ words }: { words: RegionWords }) {
  return (
    <>
      <Zone x={10} y={10} w={340} h={506} title={words.region} tone="mist">
        <Zone x={22} y={46} w={316} h={204} title={words.zoneA} sub="ICN1">
          <RouteLine d="M180 110H112M180 110H248M180 194H112M180 194H248" />
          <Ways words={words} xs={[88, 272]} ys={[110, 194]} />
        </Zone>
        <Zone x={22} y={300} w={316} h={204} title={words.zoneB} sub="ICN2">
          <RouteLine d="M180 364H112M180 364H248M180 448H112M180 448H248" />
          <Ways words={words} xs={[88, 272]} ys={[364, 448]} />
        </Zone>
        <RouteLine d="M180 110V516" width={3} traffic="forward" />
        <Callout x={168} y={282} value="< 1" unit="ms" anchor="end" small tone="family" />
        <text className="dgm-sub" x={194} y={281}>
          {km}
        </text>
      </Zone>
      <RouteLine d="M180 516C180 548 70 532 70 572V696" traffic="forward" />
      <RouteLine d="M70 572H128M70 634H128M70 696H128" />
      <RouteLine d="M70 696V738C70 752 76 758 90 758H124" state="backup" />
      <Sites words={words} x={148} ys={[572, 634, 696, 758]} />
    </>
  );
}

/** One network under four ways of running, and the places it reaches. */
export function CloudRegions({ words }: { words: RegionWords }) {
  return (
    <Chart caption={words.caption}>
      <Diagram
        title={words.title}
        description={words.description}
        viewBox="0 0 1180 424"
        tall={{ viewBox: "0 0 360 790", children: <Tall words={words} /> }}
      >
        <Wide words={words} />
      </Diagram>
    </Chart>
  );
}
