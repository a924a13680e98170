import type { Topology } from "#content/figures/network-design.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type FailureRow, failureEffect, failureRows } from "./link-failure.ts";
import type { TopologyWords } from "./topology-words.ts";

type FailureTableProps = {
  words: TopologyWords;
  topology: Topology;
  failures: readonly string[];
  /** False before scripts run: then the table only tells, and the room of its switches is kept. */
  ready: boolean;
  onToggle: (id: string) => void;
};

function gbpsText(words: TopologyWords, gbps: number): string {
  return fillLabel(words.gbps, { n: String(gbps) });
}

function Row({ words, topology, failures, ready, onToggle, row }: FailureTableProps & { row: FailureRow }) {
  const names = words.links as Record<string, string>;
  const demands = words.demands as Record<string, string>;
  const effect = failureEffect(topology, row.id, failures);
  const broken = failures.includes(row.id);
  const down = effect.down.map((id) => demands[id]).join(", ");
  const how = row.link && effect.down.length === 0 && effect.felt ? words.mechanisms[row.link.mechanism] : null;
  const look = [broken && "tl-row-broken", effect.down.length > 0 && "tl-row-down", row.risk && "tl-row-risk"].filter(Boolean).join(" ");
  return (
    <tr className={look}>
      <th scope="row">
        {names[row.id]}
        {row.risk ? <small>{words.sharedDuct}</small> : null}
      </th>
      <td>
        <b>{effect.down.length > 0 ? fillLabel(words.down, { demand: down }) : effect.felt ? words.carries : words.notUsed}</b>
        {how ? <small>{how}</small> : null}
      </td>
      <td data-label={words.table.gap} className="tl-figure">
        {effect.gapSeconds === null ? words.untilRepair : effect.felt ? fillLabel(words.seconds, { n: String(effect.gapSeconds) }) : "–"}
      </td>
      <td data-label={words.table.capacity} className="tl-figure">
        {gbpsText(words, effect.leastGbps)}
        <small>{Math.round(effect.leastShare * 100)}%</small>
      </td>
      <td className={ready ? "tl-act" : "tl-act tl-wait"}>
        <button
          type="button"
          disabled={!ready}
          aria-pressed={broken}
          aria-label={`${broken ? words.repair : words.fail}: ${names[row.id]}`}
          onClick={() => onToggle(row.id)}
        >
          {broken ? words.repair : words.fail}
        </button>
      </td>
    </tr>
  );
}

/** Every link and duct with what its failure would do on top of those already broken; the row is also its switch. */
export function FailureTable(props: FailureTableProps) {
  const { words, topology } = props;
  return (
    <table className="tl-table data-table data-table-inset data-table-stack">
      <caption className="vh">{`${words.heading}: ${words.names[topology.id].name}`}</caption>
      <thead>
        <tr>
          <th scope="col">{words.table.link}</th>
          <th scope="col">{words.table.result}</th>
          <th scope="col">{words.table.gap}</th>
          <th scope="col">{words.table.capacity}</th>
          <th scope="col">
            <span className="vh">{words.fail}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {failureRows(topology).map((row) => (
          <Row key={row.id} {...props} row={row} />
        ))}
      </tbody>
    </table>
  );
}
