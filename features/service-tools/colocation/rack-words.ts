import type { page } from "#content/en/services/colocation.ts";
import type { Translation } from "#content/model.ts";

export type RackWords = Translation<(typeof page)["rack"]>;
