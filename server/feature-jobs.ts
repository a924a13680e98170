// Every feature's background work, and its share of a customer's export, in one place.
import { defineAccountJobs } from "#features/accounts/account-jobs.server.ts";
import type { ExportPart } from "#features/accounts/data-export.server.ts";
import { defineFileJobs } from "#features/files/files.routes.server.ts";
import { defineRealtimeJobs } from "#features/realtime/announce.server.ts";
import type { Services } from "./services.ts";

const exportParts: ExportPart[] = [];

export function defineFeatureJobs(services: Services) {
  defineAccountJobs(services, exportParts);
  defineFileJobs(services);
  defineRealtimeJobs(services);
}
