import type { page } from "#content/en/services/server-hosting.ts";
import type { Translation } from "#content/model.ts";

export type ConfiguratorWords = Translation<(typeof page)["configurator"]>;
