import type { page } from "#content/en/services/colocation.ts";
import type { Translation } from "#content/model.ts";

export type PowerWords = Translation<(typeof page)["power"]>;
