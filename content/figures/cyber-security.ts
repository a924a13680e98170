// Targets and the self-check's map: which question belongs to which function of NIST CSF 2.0.
export const securityFigures = {
  days: 90,
  checkWeeks: 3,
  acknowledgeMinutes: 15,
  containMinutes: 60,
  patchHours: 72,
  remoteHours: 1,
  onSiteHours: 4,
  contactHoursPerMonth: 2,
  phishingPerYear: 4,
  packages: 3,
} as const;

export const csfFunctions = ["govern", "identify", "protect", "detect", "respond", "recover"] as const;
export type CsfFunction = (typeof csfFunctions)[number];

export const checkPackages = ["baseline", "detect", "regulated"] as const;
export type CheckPackage = (typeof checkPackages)[number];

/** In the order of the questions; `package` is the one that closes the gap. */
export const checkQuestions = [
  { id: "owner", function: "govern", package: "regulated" },
  { id: "exposed", function: "identify", package: "baseline" },
  { id: "personal", function: "identify", package: "regulated" },
  { id: "mfa", function: "protect", package: "baseline" },
  { id: "patch", function: "protect", package: "baseline" },
  { id: "privilege", function: "protect", package: "regulated" },
  { id: "logs", function: "detect", package: "detect" },
  { id: "endpoint", function: "detect", package: "detect" },
  { id: "plan", function: "respond", package: "detect" },
  { id: "restore", function: "recover", package: "baseline" },
] as const satisfies readonly { id: string; function: CsfFunction; package: CheckPackage }[];

export type CheckQuestionId = (typeof checkQuestions)[number]["id"];

/** First and last day of each leg of the roadmap. */
export const roadmapLegs = [
  { id: "check", from: 1, to: 21 },
  { id: "baseline", from: 22, to: 45 },
  { id: "detect", from: 36, to: 75 },
  { id: "drill", from: 76, to: 90 },
] as const;
