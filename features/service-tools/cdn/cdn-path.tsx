import "./cdn-chart.css";
import "./cdn-switch.css";
import "./cdn-path.css";
import { useId } from "react";
import { facts } from "#content/facts.ts";
import { cdnPathMs as ms } from "#content/figures/cdn.ts";
import type { Locale } from "#content/locales.ts";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type CdnPathWords, type Found, foundAt } from "./cdn-path-parts.tsx";
import { TallSheet, WideSheet } from "./cdn-path-sheets.tsx";

const legs: Record<Found, readonly number[]> = {
  hit: [ms.lastMile],
  shield: [ms.lastMile, ms.edgeToShield],
  miss: [ms.lastMile, ms.edgeToShield, ms.shieldToOrigin],
};

// What a cache writes into the Cache-Status header (RFC 9211) in each case.
const headers: Record<Found, string> = {
  hit: "cache-status:\n  CGK; hit; ttl=3188",
  shield: "cache-status:\n  ICN; hit; ttl=2412,\n  CGK; fwd=miss; stored",
  miss: "cache-status:\n  ICN; fwd=miss; collapsed; stored,\n  CGK; fwd=miss; stored",
};

/** Both bars and the axis end here. */
const axisMs = 110;

function Bar({ found }: { found: Found }) {
  return (
    <>
      {legs[found].map((leg, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a leg is its place on the way
        <i key={index} style={{ flex: `${leg} 0 0` }}>
          {leg}
        </i>
      ))}
      <span style={{ flex: `${axisMs - ms[found]} 0 0` }} />
    </>
  );
}

function Readout({ words }: { words: CdnPathWords }) {
  return (
    <div className="cdn-readout" aria-live="polite">
      <p className="cdn-readout-title">{words.readout}</p>
      {foundAt.map((found) => (
        <div key={found} className={`cdn-when-${found}`}>
          <p className="cdn-readout-value result">
            <b>{ms[found]}</b>
            <span>ms</span>
          </p>
          <p className="cdn-readout-sum">
            {legs[found].length > 1 ? `${legs[found].join(" + ")} = ` : ""}
            {ms[found]} ms
          </p>
          <pre>{headers[found]}</pre>
        </div>
      ))}
    </div>
  );
}

/** The way of one request. The rows below are legend and switch in one; the drawing follows them by style sheet alone. */
export function CdnPath({ words, locale }: { words: CdnPathWords; locale: Locale }) {
  const id = useId();
  const [state, set] = useUrlState({ found: "miss" }, undefined, { found: (value) => (foundAt as readonly string[]).includes(value) });
  const sheet = { words, locale, km: facts.distances.icn1ToPus1Km };
  return (
    <Chart id="path" className="cdn-path" caption={words.caption}>
      <div className="cdn-plot">
        <WideSheet id={`${id}w`} {...sheet} />
        <div className="cdn-cartouche">
          <p className="cdn-sheet-no lead-in">{words.sheet}</p>
          <h2>{words.heading}</h2>
          <p>{words.note}</p>
          <p className="cdn-legend key">
            <i className="cdn-legend-request" />
            {words.request}
            <i className="cdn-legend-response" />
            {words.response}
          </p>
        </div>
        <Readout words={words} />
      </div>
      <ChoiceRows
        legend={words.legend}
        name="found"
        value={state.found as Found}
        onChange={(found) => set({ found })}
        options={foundAt.map((found) => ({
          value: found,
          ...words.options[found],
          bar: <Bar found={found} />,
          figure: (
            <>
              {ms[found]}
              <small>ms</small>
            </>
          ),
        }))}
      />
      {/* After the rows, as phones show it: a page that is painted while it is still read does not move it down. */}
      <div className="cdn-plot">
        <TallSheet id={`${id}t`} {...sheet} />
      </div>
    </Chart>
  );
}
