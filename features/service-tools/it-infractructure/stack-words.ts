import type { page } from "#content/en/services/it-infractructure.ts";
import type { Translation } from "#content/model.ts";

export type StackWords = Translation<(typeof page)["stack"]>;
