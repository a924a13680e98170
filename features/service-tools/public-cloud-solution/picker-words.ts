import type { page } from "#content/en/services/public-cloud-solution.ts";
import type { Translation } from "#content/model.ts";

export type PickerWords = Translation<(typeof page)["picker"]>;
