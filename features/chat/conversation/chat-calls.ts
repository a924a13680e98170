// The browser's way to the chat's API: through this site's own addresses, which add the token (app/routes/desk/chat-call.ts).
import { ownSocketId } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";
import type { ChatTransport } from "./chat-session.ts";

export const customerCalls = "/customer/chat/call/chat";
export const staffCalls = "/staff/chat/call/staff";

type FailureAnswer = { message?: string; code?: string; errors?: Record<string, string[]> };

/** `status` decides whether trying again makes sense; 0: the server was not reached. */
export class CallFailed extends Error {
  readonly status: number;
  readonly code: string;
  /** What is wrong with which field. */
  readonly fields: Record<string, string>;
  constructor(status: number, answer: FailureAnswer | null = null) {
    super(answer?.message ?? "");
    this.status = status;
    this.code = answer?.code ?? "";
    this.fields = Object.fromEntries(Object.entries(answer?.errors ?? {}).map(([name, list]) => [name, list.join(" ")]));
  }
}

type Method = "GET" | "POST" | "PUT" | "DELETE";

export async function callChat<T>(url: string, method: Method = "GET", body?: unknown): Promise<T> {
  const headers = new Headers({ accept: "application/json" });
  if (body !== undefined) headers.set("content-type", "application/json");
  const socket = method === "GET" ? undefined : await ownSocketId().catch(() => undefined);
  if (socket) headers.set("x-socket-id", socket);
  const response = await fetch(url, { method, headers, redirect: "manual", ...(body === undefined ? {} : { body: JSON.stringify(body) }) });
  // The area's check sends guests to the log-in page: for a script that means the session is over.
  if (response.type === "opaqueredirect" || response.status === 401) {
    goToLogin();
    throw new CallFailed(401);
  }
  if (response.status === 204) return null as T;
  const answer = await response.json().catch(() => null);
  if (!response.ok || answer === null) throw new CallFailed(response.ok ? 502 : response.status, answer);
  return answer as T;
}

let leaving = false;

/** What was typed is kept on this device; the page asks for the log-in and comes back. Not in the middle of a log-out, which leads there. */
function goToLogin(): void {
  if (leaving || document.documentElement.dataset.leaving !== undefined) return;
  leaving = true;
  window.location.reload();
}

/** What the page may say about a failed call. */
export function failureText(error: unknown): string {
  if (error instanceof CallFailed && error.status < 500 && error.message) return error.message;
  return error instanceof CallFailed ? m.chat_call_failed() : m.chat_no_connection();
}

/** `chat`: the address of one chat, e.g. `${customerCalls}/{id}`. */
export function chatTransport(chat: string): ChatTransport {
  return {
    fetchMessages: ({ after, before }) => {
      const query = after !== undefined ? `?after=${after}&limit=100` : before !== undefined ? `?before=${before}` : "";
      return callChat(`${chat}/messages${query}`);
    },
    send: (message) => callChat(`${chat}/messages`, "POST", message),
    markRead: (seq) => callChat(`${chat}/read`, "POST", { seq }),
    markDelivered: (seq) => callChat(`${chat}/delivered`, "POST", { seq }),
  };
}

export function chatAddress(calls: string, id: string): string {
  return `${calls}/${encodeURIComponent(id)}`;
}
