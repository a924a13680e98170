// What the settings' actions share: the customer after a change, and the words that say it worked.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import type { CustomerView } from "#features/accounts/rules/account-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { viewerContext } from "./checks.server.ts";

type Context = Readonly<RouterContextProvider>;

/** Without scripts the page is drawn in the same request: its loaders must see the customer as changed. */
export async function refreshViewer(context: Context): Promise<void> {
  const answer = await context.get(apiContext).get<{ data: CustomerView }>("/user");
  context.set(viewerContext, answer.data);
}

export async function patchUser(context: Context, change: object): Promise<void> {
  const answer = await context.get(apiContext).patch<{ data: CustomerView }>("/user", change);
  context.set(viewerContext, answer.data);
}

export function saved(text: string = m.settings_saved()) {
  return data({ told: text });
}
