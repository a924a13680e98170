// The responsibility matrix, narrowed by framework, service and owner.
import {
  type Control,
  controls,
  type Framework,
  frameworks,
  type MatrixService,
  matrixServices,
  type Owner,
} from "#content/figures/compliance.ts";

export type MatrixFilter = { framework: Framework; service: MatrixService | "all"; owner: Owner | "any" };

function ownsOne(control: Control, filter: MatrixFilter): boolean {
  if (filter.owner === "any") return true;
  const asked = filter.service === "all" ? matrixServices : [filter.service];
  return asked.some((service) => control.owners[service] === filter.owner);
}

/** Controls the framework asks for and, if an owner is chosen, that this owner has on the chosen service (or on any). */
export function filterControls(filter: MatrixFilter): readonly Control[] {
  return controls.filter((control) => control.refs[filter.framework] !== "" && ownsOne(control, filter));
}

export function askedControls(framework: Framework): number {
  return controls.filter((control) => control.refs[framework] !== "").length;
}

export type Tally = Record<"provider" | "shared" | "customer", number>;

/** How the controls of a framework divide on one service. */
export function tallyOwners(framework: Framework, service: MatrixService): Tally {
  const tally: Tally = { provider: 0, shared: 0, customer: 0 };
  for (const control of controls) {
    const owner = control.owners[service];
    if (control.refs[framework] !== "" && owner !== "none") tally[owner] += 1;
  }
  return tally;
}

export function isFramework(value: string): value is Framework {
  return (frameworks as readonly string[]).includes(value);
}

export function isMatrixService(value: string): value is MatrixService {
  return (matrixServices as readonly string[]).includes(value);
}
