import type { CSSProperties } from "react";
import type { NodeType } from "#content/figures/private-cloud-solution.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import type { ClusterSize, Resource } from "./cluster-sizing.ts";
import type { SizingWords } from "./sizing-words.ts";

const resources: Resource[] = ["cpu", "ram", "storage"];
/** More boxes than this would be too small to read; the rest is counted in words. */
const drawn = 8;

type ClusterDrawingProps = { words: SizingWords["rack"]; size: ClusterSize; node: NodeType };

function NodeBox({ name, size, spare, words }: { name: string; size: ClusterSize; spare?: boolean; words: SizingWords["rack"] }) {
  return (
    <li className={spare ? "clu-node clu-spare" : "clu-node"}>
      <span className="clu-name">{name}</span>
      {resources.map((resource) => (
        <i
          key={resource}
          className={resource === size.limit ? "clu-bar clu-limit" : "clu-bar"}
          style={{ "--fill": spare ? "0%" : `${Math.min(100, size.used[resource] * 100)}%` } as CSSProperties}
        />
      ))}
      <span className="clu-state">{spare ? words.spare : words.working}</span>
    </li>
  );
}

/** Nodes as boxes with three gauges: how full each is once one node has failed. The dashed one is the spare. */
export function ClusterDrawing({ words, size, node }: ClusterDrawingProps) {
  const shown = Math.min(size.working, drawn - 1);
  const more = size.working - shown;
  const percent = (resource: Resource) => `${Math.round(size.used[resource] * 100)}%`;
  return (
    <div className="clu" role="img" aria-label={`${words.title}: ${size.total}. ${words.description}`}>
      <div aria-hidden="true">
        <ul className="clu-nodes">
          {Array.from({ length: shown }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: identical nodes in a row
            <NodeBox key={index} name={`${node.id}-${index + 1}`} size={size} words={words} />
          ))}
          {more > 0 ? <li className="clu-more">{fillLabel(words.more, { count: String(more) })}</li> : null}
          <NodeBox name={`${node.id}-${size.total}`} size={size} spare words={words} />
        </ul>
        <p className="clu-gauges-head">{words.fill}</p>
        <dl className="clu-gauges ledger ledger-strong">
          {resources.map((resource) => (
            <div key={resource} className={resource === size.limit ? "clu-limit" : undefined}>
              <dt>
                {words[resource]}
                {resource === size.limit ? <em>{words.limit}</em> : null}
              </dt>
              <dd>{percent(resource)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  );
}
