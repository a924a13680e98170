import "./tunnel-calculator.css";
import type { page } from "#content/en/services/ddos-protection.ts";
import type { Translation } from "#content/model.ts";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { type ReturnPath, returnPaths, tunnelSizes, underlayMtus } from "./tunnel-mtu.ts";

type TunnelCalculatorProps = { words: Translation<typeof page>["tunnel"]; id?: string };

const defaults = { return: "gre", mtu: "1500" };
const rules = {
  return: (value: string) => (returnPaths as readonly string[]).includes(value),
  mtu: (value: string) => underlayMtus.some((mtu) => String(mtu) === value),
};

/** The packet as a ruler: what the tunnel takes, the headers inside it, and what is left for data. */
function PacketBar({ overhead, mss, underlay }: { overhead: number; mss: number; underlay: number }) {
  return (
    <div className="tun-packet" aria-hidden="true">
      {overhead > 0 ? (
        <i className="tun-outer" style={{ flexGrow: Math.max(overhead, underlay * 0.07) }}>
          {overhead}
        </i>
      ) : null}
      <i className="tun-inner" style={{ flexGrow: underlay * 0.08 }}>
        40
      </i>
      <i className="tun-data" style={{ flexGrow: mss }}>
        {mss}
      </i>
    </div>
  );
}

export function TunnelCalculator({ words, id = "tunnel" }: TunnelCalculatorProps) {
  const [values, set] = useUrlState(defaults, "t", rules);
  const path = values.return as ReturnPath;
  const underlay = Number(values.mtu);
  const sizes = tunnelSizes(path, underlay);
  const rows = [
    [words.mtu, sizes.mtu],
    [words.mss, sizes.mss],
    [words.mssV6, sizes.mssV6],
    [words.overhead, sizes.overhead],
  ] as const;
  return (
    <Section id={id} tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <div className="tun panes-late framed">
        <div className="tun-controls">
          <ChoiceRows
            legend={words.returnLegend}
            name="return"
            value={path}
            onChange={(next) => set({ return: next })}
            options={returnPaths.map((value) => ({
              value,
              label: words.returns[value],
              hint: words.formulas[value],
              figure: tunnelSizes(value, underlay).mtu,
            }))}
          />
          <div className="tun-underlay">
            <Segmented
              legend={words.underlayLegend}
              name="mtu"
              value={values.mtu}
              onChange={(mtu) => set({ mtu })}
              options={underlayMtus.map((mtu) => ({ value: String(mtu), label: String(mtu) }))}
            />
          </div>
        </div>
        <div className="tun-result" aria-live="polite">
          <PacketBar overhead={sizes.overhead} mss={sizes.mss} underlay={underlay} />
          <dl className="results">
            {rows.map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  {value}
                  <small>{words.bytes}</small>
                </dd>
              </div>
            ))}
          </dl>
          <p className="tun-proof">{words.proof}</p>
          <pre>
            <code>ping -M do -s {sizes.pingPayload} 203.0.113.1</code>
          </pre>
        </div>
        <p className="tun-note strip">{words.note}</p>
      </div>
    </Section>
  );
}
