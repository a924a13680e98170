// Forms whose call needs a fresh factor. Where the last one is too old, the page asks for one and keeps what was typed in the same form:
// confirming sends it again, with scripts and without.
import { data, type RouterContextProvider, redirect } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiError } from "#app/session/api-client.ts";
import { settingsPath } from "#app/session/areas.ts";
import { viewerContext } from "#app/session/checks.server.ts";
import { confirmFactor } from "#features/accounts/rules/user-security.contract.ts";
import type { ConfirmNeeded } from "#features/accounts/settings/confirm-its-you.tsx";
import { asTyped } from "./as-typed.ts";
import { formFailure, textOf } from "./failed-form.ts";
import { readForm } from "./read-form.server.ts";
import { readPasskey } from "./read-passkey.ts";

type Context = Readonly<RouterContextProvider>;
type Args = { request: Request; context: Context };
type Confirming = ReturnType<typeof askForFactor>;

const ownFields = ["confirm", "confirm_for", "confirm_password", "confirm_code", "confirm_passkey", "confirm_sso"];

/** An action that reads its form here. It may answer as ever; a refusal for want of a fresh factor becomes the form that asks for one. */
export function confirming<A extends Args, R>(act: (args: A, form: FormData) => Promise<R>): (args: A) => Promise<R | Confirming> {
  return async (args) => {
    const form = await readForm(args.request);
    const asked = form.has("confirm") ? await confirmWith(args.context, form) : undefined;
    // Confirmed at the provider, in another tab; whether it was, the call itself finds out.
    const elsewhere = form.has("confirm_sso");
    for (const name of ownFields) form.delete(name);
    if (asked) return askForFactor(form, asked);
    const result = await act(args, form);
    return lacksFactor(result) ? askForFactor(form, undefined, elsewhere) : result;
  };
}

/** What is wrong with the factor that was given; nothing when it was accepted. */
export async function confirmWith(context: Context, form: FormData) {
  const [password, code, passkey] = ["password", "code", "passkey"].map((name) => textOf(form, `confirm_${name}`));
  const given = passkey ? { passkey: readPasskey(passkey) } : code ? { code } : { password };
  try {
    await context.get(apiContext).call(confirmFactor, { body: asTyped(confirmFactor, given) });
    return undefined;
  } catch (error) {
    return formFailure(error);
  }
}

/** For loaders: the page that asks, and then leads back here. */
export function leadToConfirm(error: unknown, context: Context, next: string): never {
  if (!(error instanceof ApiError && error.failure.code === "fresh_factor_required")) throw error;
  const { kind } = context.get(viewerContext);
  throw redirect(`${settingsPath(kind, "confirm")}?${new URLSearchParams({ next })}`);
}

function askForFactor(form: FormData, refused: ReturnType<typeof formFailure> | undefined, notYet = false) {
  const held = [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string");
  const confirm: ConfirmNeeded = { held, failure: refused?.data, notYet };
  return data({ confirm }, { status: refused?.init?.status ?? 403 });
}

type Coded = { code?: unknown; failure?: { code?: unknown }; outcome?: { code?: unknown } };

function lacksFactor(result: unknown): boolean {
  const answer = (result as { data?: Coded } | undefined)?.data;
  return [answer?.code, answer?.failure?.code, answer?.outcome?.code].includes("fresh_factor_required");
}
