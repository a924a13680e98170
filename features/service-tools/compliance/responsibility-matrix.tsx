import "./responsibility-matrix.css";
import type { page } from "#content/en/services/compliance.ts";
import { controls, type Framework, frameworks, type MatrixService, matrixServices, type Owner } from "#content/figures/compliance.ts";
import type { Translation } from "#content/model.ts";
import { SheetHead } from "#features/service-tools/sheet-head.tsx";
import { Chart } from "#ui/page/chart.tsx";
import { ChoiceRows } from "#ui/page/inputs/choice-rows.tsx";
import { Segmented } from "#ui/page/inputs/segmented.tsx";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { ScrollBox } from "#ui/page/scroll-box.tsx";
import { useUrlState } from "#ui/use-url-state.ts";
import { askedControls, filterControls, isFramework, isMatrixService } from "./control-matrix.ts";
import { AllServicesTable, OneServiceTable } from "./matrix-table.tsx";
import { OwnerMark } from "./owner-mark.tsx";
import { TallyBars } from "./tally-bars.tsx";

type ResponsibilityMatrixProps = { words: Translation<typeof page>["matrix"]; id?: string };

const ownerIds = ["provider", "shared", "customer"] as const;
const defaults = { framework: "isms-p", service: "all", owner: "any" };
const rules = {
  framework: isFramework,
  service: (value: string) => value === "all" || isMatrixService(value),
  owner: (value: string) => value === "any" || (ownerIds as readonly string[]).includes(value),
};

export function ResponsibilityMatrix({ words, id = "matrix" }: ResponsibilityMatrixProps) {
  const [values, set] = useUrlState(defaults, undefined, rules);
  const framework = values.framework as Framework;
  const service = values.service as MatrixService | "all";
  const rows = filterControls({ framework, service, owner: values.owner as Owner | "any" });
  const count = fillLabel(words.count, { shown: String(rows.length), total: String(controls.length) });
  return (
    <Chart caption={words.note} id={id}>
      <SheetHead heading={words.heading} intro={words.intro} />
      <div className="mtx panes">
        <div className="mtx-side">
          <ChoiceRows
            legend={words.frameworkLegend}
            name="framework"
            value={framework}
            onChange={(next) => set({ framework: next })}
            options={frameworks.map((value) => ({ value, label: words.frameworks[value].name, figure: `${askedControls(value)}` }))}
          />
          <TallyBars framework={framework} service={service} names={words.services} />
        </div>
        <div className="mtx-main">
          <div className="mtx-filters cluster">
            <Segmented
              legend={words.serviceLegend}
              name="service"
              value={values.service}
              onChange={(next) => set({ service: next })}
              options={[
                { value: "all", label: words.allServices },
                ...matrixServices.map((value) => ({ value: value as string, label: words.services[value] })),
              ]}
            />
            <Segmented
              legend={words.ownerLegend}
              name="owner"
              value={values.owner}
              onChange={(next) => set({ owner: next })}
              options={[
                { value: "any", label: words.anyOwner },
                ...ownerIds.map((value) => ({ value: value as string, label: words.owners[value] })),
              ]}
            />
          </div>
          <div className="mtx-legend key">
            <b aria-live="polite">{count}</b>
            {(["provider", "shared", "customer", "none"] as const).map((owner) => (
              <span key={owner}>
                <OwnerMark owner={owner} name="" />
                {words.owners[owner]}
              </span>
            ))}
          </div>
          <ScrollBox label={words.heading}>
            {rows.length === 0 ? <p className="mtx-empty">{words.empty}</p> : null}
            {rows.length > 0 && service === "all" ? <AllServicesTable words={words} rows={rows} framework={framework} /> : null}
            {rows.length > 0 && service !== "all" ? (
              <OneServiceTable words={words} rows={rows} framework={framework} service={service} />
            ) : null}
          </ScrollBox>
        </div>
      </div>
    </Chart>
  );
}
