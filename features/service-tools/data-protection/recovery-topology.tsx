import type { page } from "#content/en/solutions/data-protection.ts";
import { facts } from "#content/facts.ts";
import type { TierId } from "#content/figures/data-protection.ts";
import type { Translation } from "#content/model.ts";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place, type Side } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { type Point, routeMiddle } from "#ui/diagrams/route-path.ts";
import { Zone } from "#ui/diagrams/zone.tsx";

export type FinderWords = Translation<typeof page>["finder"];

/** `busan`, `keep`: the side of PUS1 and of the vault that no line reaches, for their names. */
type Layout = { icn1: Point; icn2: Point; vault: Point; pus1: Point; offsite: Point; busan: Side; keep: Side };
type SheetProps = { words: FinderWords; tier: TierId; at: Layout };

const { icn1ToIcn2Km, icn1ToPus1Km } = facts.distances;

/** Which links carry copies under a tier. The vault stands in ICN2 under other accounts, its second copy in Busan. */
function Links({ words, tier, at }: SheetProps) {
  const sync = tier === "gold";
  const async = tier === "silver";
  const offsite = tier !== "silver";
  const [x, y] = routeMiddle(at.icn1, at.vault);
  return (
    <>
      <RouteLine from={at.icn1} to={at.icn2} state={sync ? "on" : "off"} traffic={sync ? "forward" : undefined} />
      <RouteLine from={at.icn1} to={at.pus1} bend={0.12} state={async ? "on" : "off"} traffic={async ? "forward" : undefined} />
      <RouteLine from={at.icn1} to={at.vault} state="backup" label={words.links.backup} labelAt={[x + 14, y - 12]} labelAnchor="start" />
      <RouteLine from={at.vault} to={at.offsite} state={offsite ? "backup" : "off"} />
    </>
  );
}

function Places({ words, tier, at }: SheetProps) {
  return (
    <>
      <Place x={at.icn1[0]} y={at.icn1[1]} kind="dc" state="key" label={words.places.icn1} side="above" />
      <Place x={at.icn2[0]} y={at.icn2[1]} kind="dc" state={tier === "gold" ? "key" : "backup"} label={words.places.icn2} side="above" />
      <Place x={at.vault[0]} y={at.vault[1]} kind="disk" label={words.places.vault} side={at.keep} />
      <Place
        x={at.pus1[0]}
        y={at.pus1[1]}
        kind="dc"
        state={tier === "silver" ? "key" : "backup"}
        label={words.places.pus1}
        side={at.busan}
      />
      <Place x={at.offsite[0]} y={at.offsite[1]} kind="disk" state={tier === "silver" ? "backup" : "on"} label={words.copies.offsite} />
    </>
  );
}

const sheet: Layout = {
  icn1: [86, 104],
  icn2: [272, 104],
  vault: [272, 196],
  pus1: [86, 336],
  offsite: [272, 336],
  busan: "below",
  keep: "left",
};

export function RecoveryTopology({ words, tier }: { words: FinderWords; tier: TierId }) {
  const line = words.tiers[tier];
  return (
    <Diagram title={words.topologyTitle} description={`${words.topologyDescription} ${line.name}: ${line.line}.`} viewBox="0 0 360 412">
      <Zone x={12} y={24} w={336} h={226} tone="land" title={words.places.capital} />
      <Zone x={12} y={276} w={336} h={120} tone="land" />
      <Links words={words} tier={tier} at={sheet} />
      <Callout x={180} y={96} value={String(icn1ToIcn2Km)} unit="km" anchor="middle" small />
      <Callout x={102} y={226} value={String(icn1ToPus1Km)} unit="km" anchor="end" small />
      <Places words={words} tier={tier} at={sheet} />
    </Diagram>
  );
}
