// What the settings' actions share: the customer after a change, and the words that say it worked.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { changeUser, readUser } from "#features/accounts/rules/user.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { asTyped } from "./as-typed.ts";

type Context = Readonly<RouterContextProvider>;

/** Without scripts the page is drawn in the same request: its loaders must see the customer as changed. */
export async function refreshViewer(context: Context): Promise<void> {
  const answer = await context.get(apiContext).call(readUser);
  context.set(viewerContext, answer.data);
}

export async function patchUser(context: Context, change: Parameters<typeof asTyped<typeof changeUser>>[1]): Promise<void> {
  const answer = await context.get(apiContext).call(changeUser, { body: asTyped(changeUser, change) });
  context.set(viewerContext, answer.data);
}

export function saved(text: string = m.settings_saved()) {
  return data({ told: text });
}
