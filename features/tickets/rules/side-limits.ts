// How much and how often staff write to people outside.
export const sideTextMaximum = 10_000;
export const sideMaximum = 20;
/** Of one mail: more is refused by many of those who receive it. */
export const sideFilesMaximum = 15 * 1024 * 1024;

export const sideLimits = {
  /** Of one colleague. */
  write: { name: "side-write", points: 60, seconds: 3600 },
  /** To one address, whoever writes. */
  recipient: { name: "side-recipient", points: 20, seconds: 3600 },
  /** From one conversation. */
  inbound: { name: "side-inbound", points: 20, seconds: 3600 },
} as const;
