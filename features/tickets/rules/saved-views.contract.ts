// Views of the queue that a member of staff keeps, for themselves or for all colleagues.
import { z } from "zod";
import { apiCall, nothing, one } from "#platform/api/api-call.ts";
import { idParams } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { typedText } from "#platform/typed-text.ts";
import { queueFilters } from "./staff-tickets.contract.ts";

const { q: _q, ...storedFilters } = queueFilters;
export const savedFilters = z.object(storedFilters);
export const saveViewBody = z.strictObject({
  name: typedText.min(1).max(60),
  filters: z.strictObject(storedFilters),
  shared: z.boolean().default(false),
});

const savedView = z
  .object({
    id: z.string(),
    name: z.string(),
    /** As they were saved: a filter that no longer exists is left out when the view is opened. */
    filters: z.record(z.string(), z.union([z.string(), z.number()])),
    /** How many tickets it holds, at most 999. */
    count: z.int(),
    shared: z.boolean(),
    mine: z.boolean(),
  })
  .meta({ id: "SavedView" });
export type SavedViewView = z.output<typeof savedView>;

const tag = "Staff: saved views";
const access = "tickets.answer";

export const listSavedViews = apiCall({
  id: "listSavedViews",
  method: "get",
  path: "/staff/ticket-views",
  access,
  tag,
  summary: "My saved views, and those that colleagues share",
  shows: nobody("filters, not tickets"),
  answer: one(z.array(savedView)),
  browser: true,
});

export const saveView = apiCall({
  id: "saveView",
  method: "post",
  path: "/staff/ticket-views",
  access,
  tag,
  summary: "Save a view",
  body: saveViewBody,
  shows: nobody("the caller's own filters"),
  answer: one(savedView),
  status: 201,
});

export const removeSavedView = apiCall({
  id: "removeSavedView",
  method: "delete",
  path: "/staff/ticket-views/{id}",
  access,
  tag,
  summary: "Forget a view",
  params: idParams,
  answer: nothing,
});
