import type { page } from "#content/en/services/vendor.ts";
import type { Translation } from "#content/model.ts";

export type LifecycleWords = Translation<(typeof page)["lifecycle"]>;
