import "./rack-configurator.css";
import type { Locale } from "#content/locales.ts";
import { oneOf, onScale } from "#features/service-tools/url-rules.ts";
import { Assumptions, Calculator } from "#ui/page/inputs/calculator.tsx";
import { NumberStepper } from "#ui/page/inputs/number-stepper.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { Section, SectionHead } from "#ui/page/section.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { RackBill } from "./rack-bill.tsx";
import { RackElevation } from "./rack-elevation.tsx";
import { type DeviceKind, type Devices, deviceKinds, fitRack, rackNeed } from "./rack-fit.ts";
import type { RackWords } from "./rack-words.ts";

const feeds = ["ab", "a"] as const;
const keys: Record<DeviceKind, { count: "s1" | "s2" | "s4" | "sw"; watts: "w1" | "w2" | "w4" | "ww"; most: number }> = {
  server1: { count: "s1", watts: "w1", most: 42 },
  server2: { count: "s2", watts: "w2", most: 21 },
  chassis: { count: "s4", watts: "w4", most: 10 },
  switch: { count: "sw", watts: "ww", most: 8 },
};

type RackState = Record<"s1" | "s2" | "s4" | "sw" | "w1" | "w2" | "w4" | "ww" | "mbps" | "xc", number> & { feeds: (typeof feeds)[number] };

/** Ten servers, one storage shelf and two switches: 14U and 3,060 W. */
const first: RackState = { s1: 10, w1: 240, s2: 1, w2: 420, s4: 0, w4: 1600, sw: 2, ww: 120, feeds: "ab", mbps: 100, xc: 2 };
const wattRule = onScale(20, 4000, 20);
const rules = {
  s1: onScale(0, 42),
  s2: onScale(0, 21),
  s4: onScale(0, 10),
  sw: onScale(0, 8),
  w1: wattRule,
  w2: wattRule,
  w4: wattRule,
  ww: wattRule,
  feeds: oneOf(feeds),
  mbps: onScale(10, 1000, 10),
  xc: onScale(0, 20),
};

function devicesOf(state: RackState): Devices {
  const device = (kind: DeviceKind) => ({ count: state[keys[kind].count], watts: state[keys[kind].watts] });
  return { server1: device("server1"), server2: device("server2"), chassis: device("chassis"), switch: device("switch") };
}

export function RackConfigurator({ words, locale }: { words: RackWords; locale: Locale }) {
  const [state, set] = useUrlState<RackState>(first, undefined, rules);
  const devices = devicesOf(state);
  const need = rackNeed(devices, state.feeds === "ab");
  const fit = fitRack(need);

  return (
    <Section id="rack" tone="mist">
      <SectionHead eyebrow={words.eyebrow} heading={words.heading} intro={words.intro} />
      <Calculator
        bill={<RackBill words={words} locale={locale} need={need} fit={fit} mbps={state.mbps} crossConnects={state.xc} />}
        assumptions={<Assumptions heading={words.assumptions.heading} items={words.assumptions.items} />}
      >
        <div className="rkc columns-late">
          <RackElevation words={words} devices={devices} used={need.units} planUnits={fit?.plan.units} />
          <div className="rkc-fields">
            {deviceKinds.map((kind) => {
              const { count, watts, most } = keys[kind];
              return (
                <fieldset key={kind} className={`rkc-device rck-${kind}`}>
                  <legend>{words.devices[kind].label}</legend>
                  <NumberStepper
                    label={words.count}
                    name={count}
                    value={state[count]}
                    min={0}
                    max={most}
                    step={1}
                    onChange={(value) => set({ [count]: value })}
                  />
                  <NumberStepper
                    label={words.watts}
                    name={watts}
                    value={state[watts]}
                    min={20}
                    max={4000}
                    step={20}
                    unit="W"
                    onChange={(value) => set({ [watts]: value })}
                  />
                </fieldset>
              );
            })}
            <Segmented
              legend={words.feeds}
              name="feeds"
              options={feeds.map((value) => ({ value, label: words.feedOptions[value] }))}
              value={state.feeds}
              onChange={(value) => set({ feeds: value })}
            />
            <div className="rkc-device">
              <NumberStepper
                label={words.crossConnects}
                name="xc"
                value={state.xc}
                min={0}
                max={20}
                step={1}
                onChange={(xc) => set({ xc })}
              />
              <NumberStepper
                label={words.mbps}
                name="mbps"
                value={state.mbps}
                min={10}
                max={1000}
                step={10}
                unit="Mbps"
                onChange={(mbps) => set({ mbps })}
              />
            </div>
          </div>
        </div>
      </Calculator>
    </Section>
  );
}
