import "./packet-scenario.css";
import { packetMs } from "#content/figures/home.ts";
import { Section, SectionHead } from "#ui/page/section.tsx";

export type PacketWords = {
  eyebrow: string;
  heading: string;
  intro: string;
  title: string;
  steps: readonly { place: string; body: string }[];
  unit: string;
  limit: string;
};

/** One packet from Jakarta to Seoul: five stops with the clock beside them, and the legs to scale. */
export function PacketScenario({ words }: { words: PacketWords }) {
  const legs = packetMs.slice(1).map((ms, leg) => ms - (packetMs[leg] ?? 0));
  return (
    <Section tone="mist">
      <div data-family="network">
        <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
        <ol className="packet" aria-label={words.title}>
          {words.steps.map((step, stop) => (
            <li key={step.place}>
              <span className="packet-ms">
                {packetMs[stop]}
                <small>{words.unit}</small>
              </span>
              <span className="packet-leg" aria-hidden="true">
                <svg>
                  <title>{step.place}</title>
                  <line stroke="var(--line-strong)" strokeWidth={1.5} x1="12" y1="12" x2="100%" y2="12" transform="translate(12)" />
                  <line className="run" stroke="var(--family)" strokeWidth={3} strokeLinecap="round" x1="12" y1="12" x2="100%" y2="12" />
                  <circle
                    className="packet-stop"
                    fill="var(--mist)"
                    stroke="var(--ink)"
                    strokeWidth={1.8}
                    cx="12"
                    cy="12"
                    r={stop === 0 ? 9 : 11}
                  />
                </svg>
              </span>
              <span className="packet-words">
                <b>{step.place}</b>
                <span className="packet-body">{step.body}</span>
              </span>
            </li>
          ))}
        </ol>
        <div aria-hidden="true">
          <div className="packet-scale">
            {legs.map((ms, leg) => (
              <span key={words.steps[leg]?.place} style={{ flexGrow: ms }} />
            ))}
          </div>
          <div className="packet-scale-marks">
            {legs.map((ms, leg) => (
              <span key={words.steps[leg]?.place} style={{ flex: `${ms} 1 0` }}>
                {ms} {words.unit}
              </span>
            ))}
          </div>
        </div>
        <p className="aside-note">{words.limit}</p>
      </div>
    </Section>
  );
}
