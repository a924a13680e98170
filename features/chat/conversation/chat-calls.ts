// The chat's calls from the browser: they say which connection asks, so that it does not hear of itself, and ask for the log-in when the
// session is over.
import { ownSocketId } from "#features/realtime/use-live.ts";
import type { CallAnswer, CallInput } from "#platform/api/api-call.ts";
import { CallFailed, type ReadingCall, readCall, type SendingCall, sendCall } from "#platform/api/browser-call.ts";
import { announceSessionEnded } from "#platform/browser/session-ended.ts";
import { m } from "#platform/paraglide/messages.js";
import { showToast } from "#ui/toast.ts";

/** `askChat<typeof readChat>("readChat", { params })` */
export function askChat<C extends ReadingCall>(id: C["id"], input: CallInput<C>): Promise<CallAnswer<C>> {
  return readCall<C>(id, input).catch(failed);
}

/** `tellChat<typeof closeChat>("closeChat", { params, body: {} })` */
export async function notifyChat<C extends SendingCall>(id: C["id"], input: CallInput<C>): Promise<CallAnswer<C>> {
  const socket = await ownSocketId().catch(() => undefined);
  return sendCall<C>(id, input, socket ? { headers: { "x-socket-id": socket } } : {}).catch(failed);
}

function failed(error: unknown): never {
  if (error instanceof CallFailed && error.status === 401) goToLogin();
  throw error;
}

let leaving = false;

/** The console asks for a log-in over the open page. Elsewhere what was typed is kept on this device and the page comes back. Not in the middle of a log-out, which leads there. */
function goToLogin(): void {
  if (leaving || document.documentElement.dataset.leaving !== undefined || announceSessionEnded()) return;
  leaving = true;
  window.location.reload();
}

/** What the page may say about a failed call. */
export function failureText(error: unknown): string {
  if (error instanceof CallFailed && error.status < 500 && error.message) return error.message;
  return error instanceof CallFailed ? m.chat_call_failed() : m.chat_no_connection();
}

/** Says it over the page, once however often it fails; what is about the line goes when the line is back. */
export function tellFailure(error: unknown): void {
  showToast(failureText(error), { tone: "error", ...(error instanceof CallFailed ? {} : { id: "line" }) });
}
