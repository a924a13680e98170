import type { RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import type { CountsData } from "#features/tickets/console/queue/queue-counts.tsx";
import { countQueue } from "#features/tickets/rules/staff-tickets.contract.ts";
import { can } from "#platform/api/capabilities.ts";

export async function loadCounts(context: Readonly<RouterContextProvider>): Promise<CountsData> {
  const now = new Date().toISOString();
  if (!can(context.get(viewerContext), countQueue.access)) return { counts: null, now };
  return { counts: (await context.get(apiContext).call(countQueue)).data, now };
}
