import type { page } from "#content/en/solutions/media-streaming.ts";
import type { Translation } from "#content/model.ts";

export type PipelineWords = Translation<typeof page>["pipeline"];
