// Which storage class fits two answers: how the data is reached, and how long a read may wait.
import { type Access, type StorageClass, type StorageClassId, storageClasses } from "#content/figures/storage.ts";
import { prices } from "#content/price-list.ts";

export const accessIds = ["one", "many", "http"] as const satisfies readonly Access[];

/** Answers to "how long may a read wait?" and their milliseconds. */
export const waitLimits = { "1": 1, "3": 3, "50": 50, hours: Number.POSITIVE_INFINITY } as const;
export type WaitId = keyof typeof waitLimits;
export const waitIds = ["1", "3", "50", "hours"] as const satisfies readonly WaitId[];

export type Fit = "chosen" | "fits" | "access" | "wait" | "both";

export type ClassFit = { storageClass: StorageClass; fit: Fit };

function misfit(storageClass: StorageClass, access: Access, limit: number): Fit {
  const wrongAccess = storageClass.access !== access;
  const tooSlow = storageClass.waitMs > limit;
  if (wrongAccess && tooSlow) return "both";
  if (wrongAccess) return "access";
  return tooSlow ? "wait" : "fits";
}

/** All classes with their verdict; the cheapest that fits is the chosen one. */
export function chooseClass(access: Access, wait: WaitId): readonly ClassFit[] {
  const fits = storageClasses.map((storageClass) => ({ storageClass, fit: misfit(storageClass, access, waitLimits[wait]) }));
  const perGb = ({ storageClass }: ClassFit) => prices().storagePerGb[storageClass.id].krw;
  const cheapest = fits.filter(({ fit }) => fit === "fits").sort((a, b) => perGb(a) - perGb(b))[0];
  return fits.map((entry) => (entry === cheapest ? { ...entry, fit: "chosen" as const } : entry));
}

export function chosenClass(access: Access, wait: WaitId): StorageClassId | undefined {
  return chooseClass(access, wait).find(({ fit }) => fit === "chosen")?.storageClass.id;
}
