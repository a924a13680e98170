import type { page } from "#content/en/solutions/cyber-security.ts";
import type { Translation } from "#content/model.ts";

export type SelfCheckWords = Translation<typeof page>["selfCheck"];
