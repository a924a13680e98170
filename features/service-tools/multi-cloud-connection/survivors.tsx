import { grouped } from "#content/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { type CloudDrawingWords, cloudNames } from "./cloud-drawing.tsx";
import { type CircuitSpeed, type Cut, leftMbps, type Pattern, ports, redundancyScore, survives } from "./topology.ts";

export type SurvivorsWords = Pick<CloudDrawingWords, "domestic" | "domesticOnRamp"> & {
  score: string;
  scoreOf: string;
  classes: readonly string[];
  alive: string;
  capacity: string;
  down: string;
};

type SurvivorsProps = { words: SurvivorsWords; pattern: Pattern; circuits: readonly CircuitSpeed[]; cut: Cut };

/** The score of the pattern and, after a cut, what each cloud has left. */
export function Survivors({ words, pattern, circuits, cut }: SurvivorsProps) {
  const score = redundancyScore(pattern);
  const names = cloudNames(words);
  const chosen = circuits.flatMap((speed, index) => (speed === "0" ? [] : [{ speed, name: names[index]?.name ?? "" }]));
  const list = ports(pattern);
  const alive = list.filter((port) => survives(port, cut)).length;
  return (
    <div className="mcc-state" aria-live="polite">
      <p className="mcc-score cluster">
        <span className="mcc-score-name">{words.score}</span>
        <span className="mcc-marks" aria-hidden="true">
          {[1, 2, 3, 4].map((mark) => (
            <i key={mark} className={mark <= score ? "mcc-mark-on" : undefined} />
          ))}
        </span>
        <b>{fillLabel(words.scoreOf, { score: String(score) })}</b>
        <span>{words.classes[score]}</span>
      </p>
      <ul>
        <li>{fillLabel(words.alive, { alive: String(alive * chosen.length), total: String(list.length * chosen.length) })}</li>
        {chosen.map(({ speed, name }) => {
          const mbps = leftMbps(pattern, speed, cut);
          return (
            <li key={name} className={mbps === 0 ? "mcc-down" : undefined}>
              {mbps === 0 ? fillLabel(words.down, { cloud: name }) : fillLabel(words.capacity, { cloud: name, mbps: grouped(mbps) })}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
