// How long records are kept, as the reader's language says it: "2 years". For pages of the console and of an account that say so themselves.
import type { RouterContextProvider } from "react-router";
import { requestContext } from "#app/context.ts";
import { fillText, live } from "#content/live.ts";

export function keptYears(context: Readonly<RouterContextProvider>, records: "accessYears" | "auditYears"): string {
  return fillText(live[records], context.get(requestContext).live());
}
