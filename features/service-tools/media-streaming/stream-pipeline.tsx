import "./stream-pipeline.css";
import { type ProtocolId, protocolIds, protocols } from "#content/figures/media-streaming.ts";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { PipelineDrawing } from "./pipeline-drawing.tsx";
import type { PipelineWords } from "./pipeline-words.ts";
import { type StreamDelay, streamDelay } from "./stream-delay.ts";

/** The longest sum any setting gives, so that all bars share one scale. */
const longest = Math.max(...protocols.hls.units.map((unit) => streamDelay("hls", unit).total));

const defaults = {
  protocol: "llhls",
  hls: protocols.hls.defaultUnit,
  llhls: protocols.llhls.defaultUnit,
  webrtc: protocols.webrtc.defaultUnit,
};
const rules = {
  protocol: (value: string) => protocolIds.some((id) => id === value),
  hls: (value: number) => protocols.hls.units.includes(value),
  llhls: (value: number) => protocols.llhls.units.includes(value),
  webrtc: (value: number) => protocols.webrtc.units.includes(value),
};

export function secondsText(seconds: number): string {
  return seconds >= 10 ? seconds.toFixed(0) : String(Math.round(seconds * 100) / 100);
}

function DelayBar({ delay }: { delay: StreamDelay }) {
  return delay.stages
    .filter((stage) => stage.seconds > 0)
    .map((stage) => <i key={stage.id} style={{ flex: `0 0 ${(stage.seconds / longest) * 96}%`, padding: 0 }} />);
}

export function StreamPipeline({ words }: { words: PipelineWords }) {
  const [state, set] = useUrlState(defaults, undefined, rules);
  const id: ProtocolId = protocolIds.find((one) => one === state.protocol) ?? "llhls";
  const unit = state[id];
  const delay = streamDelay(id, unit);
  const seconds = (value: number) => fillLabel(words.seconds, { n: secondsText(value) });
  return (
    <Chart label={words.chartTitle} caption={words.note} id="pipeline">
      <PipelineDrawing words={words} delay={delay} />
      <ol className="sp-stages">
        {delay.stages.map((stage) => (
          <li key={stage.id}>
            <b className="sp-seconds">{seconds(stage.seconds)}</b>
            <h2>{words.stages[stage.id].name}</h2>
          </li>
        ))}
      </ol>
      <ChoiceRows
        legend={words.protocol}
        name="protocol"
        value={id}
        onChange={(protocol) => set({ protocol })}
        options={protocolIds.map((option) => {
          const own = streamDelay(option, state[option]);
          return {
            value: option,
            label: words.protocols[option].name,
            hint: words.protocols[option].hint,
            bar: <DelayBar delay={own} />,
            figure: seconds(own.total),
          };
        })}
      />
      <div className="sp-foot cluster spread strip">
        <Segmented
          key={id}
          legend={words.unit[id]}
          name="unit"
          value={String(unit)}
          onChange={(value) => set({ [id]: Number(value) })}
          options={protocols[id].units.map((value) => ({ value: String(value), label: seconds(value) }))}
        />
        <p className="sp-total" aria-live="polite">
          <span>{words.total}</span>
          <b>{seconds(delay.total)}</b>
        </p>
      </div>
    </Chart>
  );
}
