import type { page } from "#content/en/solutions/edge-computing.ts";
import type { Translation } from "#content/model.ts";

export type RingWords = Translation<typeof page>["rings"];
