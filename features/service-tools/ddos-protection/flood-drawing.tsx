import type { Locale } from "#content/locales.ts";
import { popByCode, scrubbingGbps } from "#content/pops.ts";
import { Callout } from "#ui/diagrams/callout.tsx";
import { Diagram } from "#ui/diagrams/diagram.tsx";
import { Place } from "#ui/diagrams/place.tsx";
import { type FloodResult, lineWidth } from "./flood.ts";
import { floodPlan, flowPath, type Shape } from "./flood-geometry.ts";
import { ScrubbingCity } from "./scrubbing-city.tsx";

export type FlowState = "normal" | "attack" | "mitigated";

type DrawingWords = {
  title: string;
  description: string;
  customers: string;
  botnet: string;
  uplink: string;
  origin: string;
  dropped: string;
  filtered: string;
  clean: string;
};

type FloodDrawingProps = {
  words: DrawingWords;
  locale: Locale;
  state: FlowState;
  floodGbps: number;
  uplinkGbps: number;
  result: FloodResult;
};

const codes = Object.keys(scrubbingGbps);
const capacity = Object.values(scrubbingGbps).reduce((sum, gbps) => sum + gbps, 0);

/** 0.4, 44, 1.5 k: as short as a drawing needs. */
function gbpsText(gbps: number): { value: string; unit: string } {
  if (gbps >= 1000) return { value: String(Math.round(gbps / 100) / 10), unit: "Tbps" };
  return { value: gbps < 10 ? String(Math.round(gbps * 10) / 10) : String(Math.round(gbps)), unit: "Gbps" };
}

function Flow({ d, gbps, kind }: { d: string; gbps: number; kind: "clean" | "hostile" }) {
  return (
    <g className={`flood-line flood-${kind}`}>
      <path d={d} style={{ strokeWidth: lineWidth(gbps) }} />
      <path className="moves flood-run" d={d} />
    </g>
  );
}

function Sheet({ shape, words, locale, state, floodGbps, uplinkGbps, result }: FloodDrawingProps & { shape: Shape }) {
  const plan = floodPlan(shape, codes.length);
  const wide = shape === "wide";
  const way = (from: readonly [number, number], to: readonly [number, number]) => flowPath(shape, from, to);
  const attacked = state !== "normal";
  const flood = gbpsText(floodGbps);
  const drowning = state === "attack" && result.loss > 0;
  const arriving = gbpsText(Math.min(uplinkGbps, state === "attack" ? result.offeredGbps : result.cleanGbps));
  const [ux, uy] = plan.uplink;
  return (
    <>
      {state === "attack" ? <Flow d={way(plan.botnet, plan.uplink)} gbps={floodGbps} kind="hostile" /> : null}
      {state === "mitigated"
        ? codes.map((code, at) => {
            const city = plan.cities[at] ?? plan.join;
            const share = (scrubbingGbps[code] ?? 0) / capacity;
            return (
              <g key={code}>
                <Flow d={way(plan.botnet, city)} gbps={floodGbps * share} kind="hostile" />
                <Flow d={way(plan.customers, city)} gbps={result.cleanGbps * share} kind="clean" />
                <Flow d={way(city, plan.join)} gbps={result.cleanGbps * share} kind="clean" />
              </g>
            );
          })
        : null}
      {state === "mitigated" ? (
        <Flow d={way(plan.join, plan.uplink)} gbps={result.cleanGbps} kind="clean" />
      ) : (
        <Flow d={way(plan.customers, plan.uplink)} gbps={result.cleanGbps} kind="clean" />
      )}
      <Flow d={way(plan.uplink, plan.origin)} gbps={result.cleanGbps * (drowning ? 1 - result.loss : 1)} kind="clean" />
      {codes.map((code, at) => {
        const [x, y] = plan.cities[at] ?? plan.join;
        return (
          <ScrubbingCity
            key={code}
            x={x}
            y={y}
            shape={shape}
            name={wide ? popByCode(code)[locale] : code}
            gbps={scrubbingGbps[code] ?? 0}
            busy={state === "mitigated"}
            load={Math.min(1, result.scrubbingUse)}
          />
        );
      })}
      <g>
        <rect
          className={drowning ? "mark-full-late" : "mark-body"}
          strokeWidth={1.8}
          x={ux - (wide ? 9 : 40)}
          y={uy - (wide ? 40 : 9)}
          width={wide ? 18 : 80}
          height={wide ? 80 : 18}
          rx="3"
        />
      </g>
      <Callout
        x={wide ? ux : ux - 54}
        y={wide ? uy + 72 : uy + 2}
        anchor={wide ? "middle" : "end"}
        value={arriving.value}
        unit={`/ ${uplinkGbps} Gbps`}
        label={words.uplink}
        small
        tone={drowning ? "alert" : "ink"}
      />
      {drowning ? (
        <Callout
          x={wide ? ux : ux + 54}
          y={wide ? uy - 74 : uy + 2}
          anchor={wide ? "middle" : "start"}
          value={`${Math.round(result.loss * 100)}`}
          unit="%"
          label={words.dropped}
          tone="alert"
        />
      ) : null}
      <Place x={plan.customers[0]} y={plan.customers[1]} kind="user" label={words.customers} scale={1.25} side={wide ? "below" : "above"} />
      <Place
        x={plan.botnet[0]}
        y={plan.botnet[1]}
        kind="cloud"
        label={words.botnet}
        scale={1.25}
        side={wide ? "below" : "above"}
        state={attacked ? "alert" : "backup"}
      />
      {attacked ? (
        <Callout
          x={wide ? plan.botnet[0] : plan.botnet[0] + 34}
          y={wide ? plan.botnet[1] + 76 : plan.botnet[1] + 8}
          anchor={wide ? "middle" : "start"}
          value={flood.value}
          unit={flood.unit}
          small
          tone="alert"
        />
      ) : null}
      <Place
        x={plan.origin[0]}
        y={plan.origin[1]}
        kind="server"
        label={words.origin}
        scale={1.3}
        side="below"
        state={drowning ? "alert" : "on"}
      />
    </>
  );
}

export function FloodDrawing(props: FloodDrawingProps) {
  return (
    <Diagram
      title={props.words.title}
      description={props.words.description}
      viewBox="0 0 1180 436"
      tall={{ viewBox: "0 0 344 620", children: <Sheet {...props} shape="tall" /> }}
    >
      <Sheet {...props} shape="wide" />
    </Diagram>
  );
}
