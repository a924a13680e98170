import type { page } from "#content/en/services/cloud.ts";
import type { Translation } from "#content/model.ts";

export type ChooserWords = Translation<(typeof page)["chooser"]>;
