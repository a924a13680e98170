// Incidents and maintenance for public pages. While the API does not answer, nothing is claimed.
import type { ApiClient } from "#app/session/api-client.ts";
import type { Incident } from "#features/site-home/status-line.ts";
import { readStatus } from "#features/status/rules/status.contract.ts";

export async function currentIncidents(api: ApiClient): Promise<Incident[]> {
  try {
    const { data } = await api.call(readStatus);
    return data.incidents.map(({ id, kind, components, title, body, starts_at, ends_at }) => ({
      id,
      kind,
      affects: components.map(({ name }) => name),
      title,
      body,
      starts_at,
      ends_at,
    }));
  } catch {
    return [];
  }
}
