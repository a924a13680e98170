import { z } from "zod";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Database } from "#platform/db/database.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import * as calls from "./drafts.contract.ts";
import { keepDraft, listDrafts, settleDraft, sweepDrafts } from "./drafts.server.ts";

// One who types without a pause sends one a second.
const limit = { name: "drafts", points: 240, seconds: 60 };

export function draftRoutes(router: ApiRouter): void {
  endpoint(router, calls.listDrafts, async ({ db, viewer }) => ({ data: await listDrafts(db, viewer.id) }));
  command(router, calls.keepDraft, { limit }, async (tx, { viewer, params, body: { by, ...change } }) => {
    return { data: by === viewer.id ? await keepDraft(tx, viewer.id, { ...params, ...change }) : null };
  });
  command(router, calls.settleDraft, { limit }, async (tx, { viewer, params, body }) => {
    await settleDraft(tx, viewer.id, params.place, body.use);
    return null;
  });
}

export function defineDraftJobs({ jobs, database }: { jobs: Jobs; database: Database }): void {
  jobs.define({
    name: "sweep-drafts",
    cron: "23 4 * * *",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    work: () => sweepDrafts(database.orm),
  });
}
