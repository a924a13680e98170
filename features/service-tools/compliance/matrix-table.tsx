import type { page } from "#content/en/services/compliance.ts";
import { type Control, type Framework, type MatrixService, matrixServices } from "#content/figures/compliance.ts";
import type { Translation } from "#content/model.ts";
import { tallyOwners } from "./control-matrix.ts";
import { OwnerMark } from "./owner-mark.tsx";

type Words = Translation<typeof page>["matrix"];
type TableProps = { words: Words; rows: readonly Control[]; framework: Framework };

const tallied = ["provider", "shared", "customer"] as const;

/** Every service side by side; the foot counts what lies with whom. */
export function AllServicesTable({ words, rows, framework }: TableProps) {
  const tallies = matrixServices.map((service) => [service, tallyOwners(framework, service)] as const);
  return (
    <table className="mtx-all data-table data-table-inset">
      <caption className="vh">{words.heading}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.area}</th>
          <th scope="col">
            {words.columns.ref}
            <small>{words.frameworks[framework].unit}</small>
          </th>
          {matrixServices.map((service) => (
            <th key={service} scope="col">
              {words.services[service]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((control) => (
          <tr key={control.id}>
            <th scope="row">{words.areas[control.id].name}</th>
            <td className="mtx-ref">{control.refs[framework]}</td>
            {matrixServices.map((service) => (
              <td key={service}>
                <OwnerMark owner={control.owners[service]} name={words.owners[control.owners[service]]} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        {tallied.map((owner) => (
          <tr key={owner}>
            <th scope="row" colSpan={2}>
              {words.tally[owner]}
            </th>
            {tallies.map(([service, tally]) => (
              <td key={service}>{tally[owner]}</td>
            ))}
          </tr>
        ))}
      </tfoot>
    </table>
  );
}

function Duty({ label, text }: { label: string; text?: string }) {
  return (
    <td data-label={label} className={text ? undefined : "mtx-nothing"}>
      {text ?? "–"}
    </td>
  );
}

/** One service: who owns each control and what either side does for it. */
export function OneServiceTable({ words, rows, framework, service }: TableProps & { service: MatrixService }) {
  return (
    <table className="mtx-one data-table data-table-inset data-table-stack">
      <caption className="vh">{words.services[service]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.area}</th>
          <th scope="col">
            {words.columns.ref}
            <small>{words.frameworks[framework].unit}</small>
          </th>
          <th scope="col">{words.ownerLegend}</th>
          <th scope="col">{words.columns.ours}</th>
          <th scope="col">{words.columns.yours}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((control) => {
          const owner = control.owners[service];
          const area = words.areas[control.id];
          return (
            <tr key={control.id}>
              <th scope="row">{area.name}</th>
              <td className="mtx-ref">{control.refs[framework]}</td>
              <td className="mtx-owner">
                <OwnerMark owner={owner} name="" />
                {words.owners[owner]}
              </td>
              <Duty label={words.columns.ours} text={owner === "provider" || owner === "shared" ? area.ours : undefined} />
              <Duty label={words.columns.yours} text={owner === "customer" || owner === "shared" ? area.yours : undefined} />
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
