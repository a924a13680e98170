import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { countEnquiries } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { CountsData } from "#features/tickets/console/queue/queue-counts.tsx";
import { countQueue } from "#features/tickets/rules/staff-tickets.contract.ts";
import { can } from "#platform/api/capabilities.ts";

export async function loadCounts(context: Readonly<RouterContextProvider>): Promise<CountsData> {
  const [viewer, api, now] = [context.get(viewerContext), context.get(apiContext), new Date().toISOString()];
  const [counts, enquiries] = await Promise.all([
    can(viewer, countQueue.access) ? api.call(countQueue) : null,
    can(viewer, countEnquiries.access) ? api.call(countEnquiries) : null,
  ]);
  return { counts: counts?.data ?? null, enquiries: enquiries?.data.inbox ?? 0, now };
}
