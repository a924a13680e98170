import "./vpn-topology.css";
import { rttBetween } from "#content/figures/network.ts";
import type { Locale } from "#content/locales.ts";
import { quoteHref } from "#features/service-tools/quote-href.ts";
import { ColumnHeads } from "#ui/column-heads.tsx";
import { Money } from "#ui/money.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { Assumptions, Bill, Calculator } from "#ui/page/inputs/calculator.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { RangeField } from "#ui/page/inputs/range-field.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel, usePageLabels } from "#ui/page/page-labels.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { TopologyDrawing, type TopologyDrawingWords } from "./topology-drawing.tsx";
import { type Gateway, peersPerSite, type Shape, tunnelCount, tunnelsForNext, type UserPack, vpnBill } from "./tunnels.ts";

type Named = { label: string; hint: string };

export type VpnTopologyWords = TopologyDrawingWords & {
  eyebrow: string;
  heading: string;
  intro: string;
  sites: string;
  shape: string;
  shapes: Record<Shape, Named>;
  tunnels: string;
  formulaHub: string;
  formulaMesh: string;
  nextSite: string;
  peers: string;
  pathHub: string;
  pathMesh: string;
  pathNote: string;
  gateway: string;
  gateways: Record<Gateway, string>;
  ha: string;
  haOptions: { off: string; on: string };
  users: string;
  userOptions: Record<UserPack, string>;
  bill: { title: string; badge: string; sub: string; gateway: string; ha: string; users: string };
  summary: string;
  table: string;
  tableColumns: readonly string[];
  assumptions: { heading: string; items: readonly string[] };
};

const shapes = ["hub", "mesh"] as const;
const tableSites = [3, 4, 6, 8, 10, 12];

function ShapeReadout({ shape, sites, words }: { shape: Shape; sites: number; words: VpnTopologyWords }) {
  const busan = rttBetween("ICN", "PUS") ?? 0;
  const tokyo = rttBetween("ICN", "NRT") ?? 0;
  const ms = shape === "hub" ? busan + tokyo : (rttBetween("PUS", "NRT") ?? 0);
  const formula = fillLabel(shape === "hub" ? words.formulaHub : words.formulaMesh, { n: String(sites), less: String(sites - 1) });
  return (
    <div className={`vpn-readout vpn-when-${shape}`}>
      <p className="vpn-count result">
        <b>{tunnelCount(shape, sites)}</b> <span>{words.tunnels}</span>
      </p>
      <p className="vpn-formula">{formula}</p>
      <dl className="ledger">
        <div>
          <dt>{words.nextSite}</dt>
          <dd>+{tunnelsForNext(shape, sites)}</dd>
        </div>
        <div>
          <dt>{words.peers}</dt>
          <dd>{peersPerSite(shape, sites)}</dd>
        </div>
        <div>
          <dt>
            {shape === "hub" ? words.pathHub : words.pathMesh}
            <small>{words.pathNote}</small>
          </dt>
          <dd>
            {shape === "hub" ? `${busan} + ${tokyo} = ` : ""}
            {ms} ms
          </dd>
        </div>
      </dl>
    </div>
  );
}

export function VpnTopology({ words, locale }: { words: VpnTopologyWords; locale: Locale }) {
  const labels = usePageLabels();
  const [state, set] = useUrlState({ sites: 6, shape: "hub", gw: "small", ha: "on", users: "u10" }, undefined, {
    sites: (value) => Number.isInteger(value) && value >= 3 && value <= 12,
    shape: (value) => value === "hub" || value === "mesh",
    gw: (value) => value in words.gateways,
    ha: (value) => value in words.haOptions,
    users: (value) => value in words.userOptions,
  });
  const shape = state.shape as Shape;
  const gateway = state.gw as Gateway;
  const ha = state.ha as "on" | "off";
  const users = state.users as UserPack;
  const bill = vpnBill({ gateway, pair: ha === "on", users });
  const summary = fillLabel(words.summary, {
    shape: words.shapes[shape].label,
    sites: String(state.sites),
    tunnels: String(tunnelCount(shape, state.sites)),
    size: words.gateways[gateway],
    ha: words.haOptions[ha],
    users: words.userOptions[users],
  });
  const amount = (part: { krw: number; usd: number }) => <Money krw={part.krw} usd={Math.round(part.usd)} locale={locale} />;

  return (
    <Section id="topology" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Chart className="vpn-chart chart-above">
        <div className="vpn-plot panes">
          <TopologyDrawing words={words} sites={state.sites} shape={shape} />
          <div className="vpn-side" aria-live="polite">
            {shapes.map((each) => (
              <ShapeReadout key={each} shape={each} sites={state.sites} words={words} />
            ))}
          </div>
        </div>
        <ChoiceRows
          legend={words.shape}
          name="shape"
          value={shape}
          onChange={(value) => set({ shape: value })}
          options={shapes.map((value) => ({ value, ...words.shapes[value], figure: tunnelCount(value, state.sites) }))}
        />
      </Chart>
      <Calculator
        assumptions={<Assumptions {...words.assumptions} />}
        bill={
          <Bill
            title={words.bill.title}
            badge={words.bill.badge}
            total={amount(bill.total)}
            sub={words.bill.sub}
            lines={[
              { label: fillLabel(words.bill.gateway, { size: words.gateways[gateway] }), amount: amount(bill.gateway) },
              ...(ha === "on" ? [{ label: words.bill.ha, detail: words.haOptions.on, amount: amount(bill.second) }] : []),
              ...(users === "none"
                ? []
                : [{ label: fillLabel(words.bill.users, { users: words.userOptions[users] }), amount: amount(bill.users) }]),
            ]}
            action={{ to: quoteHref({ service: "vpn", summary }), label: labels.askQuote }}
          />
        }
      >
        <RangeField
          label={words.sites}
          name="sites"
          value={state.sites}
          min={3}
          max={12}
          step={1}
          ticks={tableSites}
          format={String}
          onChange={(sites) => set({ sites })}
        />
        <Segmented
          legend={words.gateway}
          name="gw"
          value={gateway}
          onChange={(gw) => set({ gw })}
          options={(["small", "large"] as const).map((value) => ({ value, label: words.gateways[value] }))}
        />
        <Segmented
          legend={words.ha}
          name="ha"
          value={ha}
          onChange={(value) => set({ ha: value })}
          options={(["on", "off"] as const).map((value) => ({ value, label: words.haOptions[value] }))}
        />
        <Segmented
          legend={words.users}
          name="users"
          value={users}
          onChange={(value) => set({ users: value })}
          options={(["none", "u10", "u50", "u200"] as const).map((value) => ({ value, label: words.userOptions[value] }))}
        />
        <table className="vpn-table data-table data-table-framed">
          <caption>{words.table}</caption>
          <ColumnHeads names={words.tableColumns} />
          <tbody>
            {tableSites.map((sites) => (
              <tr key={sites} className={sites === state.sites ? "vpn-row-on" : undefined}>
                <th scope="row">{sites}</th>
                <td>{tunnelCount("hub", sites)}</td>
                <td>{tunnelCount("mesh", sites)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Calculator>
    </Section>
  );
}
