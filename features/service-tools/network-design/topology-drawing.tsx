import type { Topology } from "#content/figures/network-design.ts";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { RouteLine } from "#ui/diagrams/route-line.tsx";
import { type Point, routeMiddle } from "#ui/diagrams/route-path.ts";
import { carryingLinks, failedLinks, unreachable } from "./link-failure.ts";
import { placeKinds, type Sheet, sheets } from "./topology-layout.ts";
import type { TopologyWords } from "./topology-words.ts";

type SheetProps = { words: TopologyWords; topology: Topology; sheet: Sheet; failures: readonly string[] };

function Links({ topology, sheet, failures }: SheetProps) {
  const cut = failedLinks(topology, failures);
  const carrying = carryingLinks(topology, failures);
  const at = (node: string): Point => sheet.places[node] ?? [0, 0];
  return topology.links.map((link) => {
    const bend = sheet.bends?.[link.id] ?? 0;
    const [x, y] = routeMiddle(at(link.from), at(link.to), bend);
    const down = cut.has(link.id);
    const used = carrying.has(link.id);
    return (
      <g key={link.id}>
        <RouteLine
          from={at(link.from)}
          to={at(link.to)}
          bend={bend}
          state={down ? "off" : used ? "on" : "backup"}
          traffic={!down && used ? "forward" : undefined}
        />
        {down ? (
          <path className="mark-line-late" strokeWidth={3} strokeLinecap="round" d={`M${x - 8} ${y - 8}l16 16M${x + 8} ${y - 8}l-16 16`} />
        ) : null}
      </g>
    );
  });
}

function TopologySheet(props: SheetProps) {
  const { words, topology, sheet, failures } = props;
  const lost = unreachable(topology, failures);
  const start = topology.demands[0]?.from;
  return (
    <>
      <Links {...props} />
      {topology.risks.map((risk) => {
        const spot = sheet.risks[risk.id];
        if (!spot) return null;
        return (
          <g key={risk.id} className={failures.includes(risk.id) ? "tl-risk tl-broken" : "tl-risk"}>
            <ellipse cx={spot.x} cy={spot.y} rx={spot.rx} ry={spot.ry} />
            <text className="dgm-note" x={spot.x} y={spot.y + 4.5} textAnchor="middle">
              {words.sharedDuct}
            </text>
          </g>
        );
      })}
      {topology.nodes.map((node) => {
        const [x, y] = sheet.places[node] ?? [0, 0];
        return (
          <Place
            key={node}
            x={x}
            y={y}
            kind={placeKinds[node] ?? "router"}
            label={(words.nodes as Record<string, string>)[node]}
            side={sheet.sides?.[node] ?? "below"}
            state={lost.includes(node) ? "off" : node === start ? "key" : "on"}
          />
        );
      })}
    </>
  );
}

export function TopologyDrawing({ words, topology, failures }: { words: TopologyWords; topology: Topology; failures: readonly string[] }) {
  const sheet = sheets[topology.id];
  const names = words.links as Record<string, string>;
  const broken = failures.length === 0 ? words.allUp : failures.map((id) => names[id]).join(", ");
  return (
    <Diagram
      title={`${words.chartTitle}: ${words.names[topology.id].name}`}
      description={`${words.chartDescription} ${broken}.`}
      viewBox={`0 0 ${sheet.box[0]} ${sheet.box[1]}`}
    >
      <TopologySheet words={words} topology={topology} failures={failures} sheet={sheet} />
    </Diagram>
  );
}
