import type { page } from "#content/en/status.ts";
import type { Translation } from "#content/model.ts";

export type StatusPageWords = Translation<typeof page>;
