// Whose personal data an answer shows. Each call that staff can make says it in its declaration; endpoint() has it written down.
import type { z } from "zod";
import type { StaffViewer } from "./viewer.ts";

export const accessActions = [
  "ticket.list",
  "ticket.search",
  "ticket.read",
  "customer.search",
  "customer.read",
  "customer.contact",
  "customer.view",
  "incident.customers",
  "customer.two-step-reset",
  "customer.two-step-kept",
  "file.read",
  "chat.list",
  "chat.read",
  "enquiry.list",
  "enquiry.search",
  "enquiry.read",
  "enquiry.export",
  "notice.list",
  "console.search",
  "record.read",
] as const;
export type AccessAction = (typeof accessActions)[number];

/** What was looked at. The customer behind it is found when the record is written. */
export type Shown = { kind: "customer" | "ticket" | "chat" | "file" | "enquiry"; id: string };

// biome-ignore lint/suspicious/noExplicitAny: each declaration knows the shapes of its own call
type Made = { params: any; query: any; answer: any };

export type Shows =
  /** Nobody's but the caller's own; in words, why. */
  | { nobody: string }
  /** The handler writes it down before the answer leaves; in words, why. */
  | { itself: string }
  | { action: AccessAction | ((query: unknown) => AccessAction); from: "address" | "answer"; of: (made: Made) => Shown[] };

export function nobody(why: string): Shows {
  return { nobody: why };
}

/** The call's address names it, so a conflict that shows its present state counts as well. */
export function showsAt(action: AccessAction, kind: Shown["kind"], param = "id"): Shows {
  return { action, from: "address", of: ({ params, query }) => [{ kind, id: String(params?.[param] ?? query?.[param]) }] };
}

/** Read off the answer. With a search, the second action where `q` was given. */
export function showsIn<S extends z.ZodType>(
  actions: AccessAction | { listed: AccessAction; searched: AccessAction },
  _answer: S,
  of: (answer: z.output<S>) => Shown[],
): Shows {
  const action =
    typeof actions === "string" ? actions : (query: unknown) => ((query as { q?: string })?.q ? actions.searched : actions.listed);
  return { action, from: "answer", of: ({ answer }) => of(answer) };
}

/** Everybody of a list, each once. */
export function each<T>(kind: Shown["kind"], list: readonly T[], idOf: (item: T) => string): Shown[] {
  return [...new Set(list.map(idOf))].map((id) => ({ kind, id }));
}

export type AccessRecord = {
  /** Costs the request nothing: written with the next batch. */
  add(reader: { staffId: string; address: string }, action: AccessAction, shown: readonly Shown[]): void;
  /** Everything that waits is written when this returns. */
  flush(): Promise<void>;
  /** Flushed for good; what cannot be written any more is a line of the log. */
  close(): Promise<void>;
};

/** Called by endpoint() for every answer to a member of staff. */
export async function recordShown(
  record: AccessRecord,
  shows: Shows | undefined,
  reader: { viewer: StaffViewer; address: string },
  made: { params: unknown; query: unknown; result: unknown },
): Promise<void> {
  if (!shows || !("of" in shows)) return;
  const { result } = made;
  const status = result instanceof Response ? result.status : 200;
  const answered = status < 300 || (shows.from === "address" && status === 409);
  if (!answered || result === null) return;
  const answer = shows.from === "answer" && result instanceof Response ? await result.clone().json() : result;
  const action = typeof shows.action === "string" ? shows.action : shows.action(made.query);
  record.add({ staffId: reader.viewer.id, address: reader.address }, action, shows.of({ ...made, answer }));
}
