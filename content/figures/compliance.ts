// The responsibility matrix as data: which control belongs to whom on which service, and under which number each framework asks for it.
// The mapping is our own reading; owners and numbers are the same in both languages, the words are not.

export const frameworks = ["isms-p", "iso-27001", "pci-dss", "pipa", "csap", "efsr"] as const;
export type Framework = (typeof frameworks)[number];

export const matrixServices = [
  "colocation",
  "server-hosting",
  "public-cloud-solution",
  "private-cloud-solution",
  "data",
  "storage",
] as const;
export type MatrixService = (typeof matrixServices)[number];

export type Owner = "provider" | "shared" | "customer" | "none";

export type Control = {
  id: ControlId;
  /** Control numbers; an empty string where the framework does not ask. */
  refs: Record<Framework, string>;
  owners: Record<MatrixService, Owner>;
};

export type ControlId =
  | "site"
  | "entry"
  | "media"
  | "host"
  | "network"
  | "os"
  | "malware"
  | "accounts"
  | "keys"
  | "backup"
  | "logs"
  | "application"
  | "incident"
  | "recovery";

const letters = { P: "provider", S: "shared", C: "customer", "-": "none" } as const;

/** Owners in the order of `matrixServices`, references in the order of `frameworks`. */
function control(id: ControlId, owners: string, refs: readonly [string, string, string, string, string, string]): Control {
  return {
    id,
    owners: Object.fromEntries(matrixServices.map((service, at) => [service, letters[owners[at] as keyof typeof letters]])) as Record<
      MatrixService,
      Owner
    >,
    refs: Object.fromEntries(frameworks.map((framework, at) => [framework, refs[at] ?? ""])) as Record<Framework, string>,
  };
}

export const controls: readonly Control[] = [
  control("site", "PPPPPP", ["2.4.4", "A.7.5, A.7.11", "", "11", "8", "9, 10"]),
  control("entry", "SPPPPP", ["2.4.1, 2.4.2", "A.7.1, A.7.2, A.7.4", "9.2, 9.3", "10", "8", "11"]),
  control("media", "CSPPPP", ["2.9.7", "A.7.10, A.7.14", "9.4", "13", "12", "13"]),
  control("host", "--PPPP", ["2.10.2, 2.10.8", "A.5.23, A.8.8", "2.2, 6.3", "", "9", "14-2"]),
  control("network", "SSSSSS", ["2.6.1", "A.8.20, A.8.22", "1.2, 1.4", "6", "11", "15"]),
  control("os", "CCCCPP", ["2.10.8", "A.8.8, A.8.9", "2.2, 6.3", "9", "9", "14"]),
  control("malware", "CCCCPP", ["2.10.9", "A.8.7", "5.2, 5.3", "9", "9", "16"]),
  control("accounts", "CCSSSS", ["2.5.1, 2.5.3, 2.5.5", "A.5.16, A.8.2, A.8.5", "7.2, 8.4", "5", "10", "13"]),
  control("keys", "CCSSSS", ["2.7.1, 2.7.2", "A.8.24", "3.5, 3.6, 4.2", "7", "12", "31"]),
  control("backup", "CCSSPS", ["2.9.3", "A.8.13", "", "11", "6", "13"]),
  control("logs", "CCSSSS", ["2.9.4, 2.9.5", "A.8.15, A.8.16", "10.2, 10.5", "8", "10", "13"]),
  control("application", "CCCCCC", ["2.8.1, 2.8.2", "A.8.25, A.8.26", "6.2, 6.4", "", "13", "17"]),
  control("incident", "SSSSSS", ["2.11.5", "A.5.24, A.5.26", "12.10", "", "5", "73"]),
  control("recovery", "SCSSSS", ["2.12.1, 2.12.2", "A.5.29, A.5.30", "", "11", "6", "23, 24"]),
];

/** Controls that a customer of this service inherits whole, by number. */
export function inheritedRefs(service: MatrixService, framework: Framework): readonly string[] {
  const refs = controls.filter(({ owners }) => owners[service] === "provider").flatMap((control) => control.refs[framework].split(", "));
  return [...new Set(refs.filter(Boolean))].sort((a, b) => a.localeCompare(b, "en", { numeric: true }));
}

export function ownerCount(service: MatrixService, owner: Owner): number {
  return controls.filter(({ owners }) => owners[service] === owner).length;
}

export const complianceFigures = {
  evidenceBusinessDays: 5,
  auditsPerYear: 1,
  auditNoticeBusinessDays: 10,
  cctvDays: 90,
  accessLogYears: 3,
  subprocessorNoticeDays: 30,
  /** Cloud Computing Act decree: when an interruption must be told to users. */
  outageMinutes: 10,
  outageTotalMinutes: 15,
  outageCount: 2,
  outageWindowHours: 24,
} as const;
