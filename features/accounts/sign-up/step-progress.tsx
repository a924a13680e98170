import "./step-progress.css";
import { m } from "#platform/paraglide/messages.js";
import { Chart } from "#ui/page/chart.tsx";

export type PassageStop = { when: string; name: string; text: string };

type PassageProps = {
  label: string;
  stops: PassageStop[];
  /** The stop the visitor is at, from 0; everything before it lies behind. */
  current: number;
};

// Each leg swings to one side, as a boat under sail does.
const legs = ["M40 0C14 40 74 66 40 100", "M40 0C12 34 10 66 40 100", "M40 0C76 30 66 72 40 100"];

/** A way with stops, drawn as a passage on a chart. The words are a list; the line is decoration. */
export function Passage({ label, stops, current }: PassageProps) {
  return (
    <Chart label={label}>
      <ol className="passage">
        {stops.map(({ when, name, text }, index) => (
          <li
            key={name}
            data-done={index < current || undefined}
            data-here={index === current || undefined}
            data-to-come={index > current || undefined}
            aria-current={index === current ? "step" : undefined}
          >
            {index < stops.length - 1 ? (
              <svg className="passage-way" viewBox="0 0 80 100" preserveAspectRatio="none" aria-hidden="true">
                <path className="passage-line" d={legs[index % legs.length]} />
                <path className="moves passage-traffic" d={legs[index % legs.length]} />
              </svg>
            ) : null}
            <i className="passage-stop" aria-hidden="true" />
            <span className="passage-when">{when}</span>
            <b>
              {name}
              {index < current ? <span className="vh"> ({m.passage_done()})</span> : null}
            </b>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </Chart>
  );
}
