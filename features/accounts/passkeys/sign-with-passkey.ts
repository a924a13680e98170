// The browser's side of a passkey. The library is loaded when it is needed: a log-in by password does not carry it.
import { sendCall } from "#platform/api/browser-call.ts";
import type { askPasskey, beginPasskey } from "./passkeys.contract.ts";
import { isPossible } from "./passkeys-possible.ts";

/** `fromSuggestions`: waits in the list the browser offers in the address field, and asks for nothing by itself. */
export async function signWithPasskey({ fromSuggestions = false } = {}): Promise<string> {
  const [{ startAuthentication }, { data }] = await Promise.all([
    import("@simplewebauthn/browser"),
    sendCall<typeof askPasskey>("askPasskey", { body: { origin: location.origin } }),
  ]);
  return JSON.stringify(await startAuthentication({ optionsJSON: data as never, useBrowserAutofill: fromSuggestions }));
}

export async function canSuggest(): Promise<boolean> {
  return isPossible() && ((await PublicKeyCredential.isConditionalMediationAvailable?.()) ?? false);
}

export async function makePasskey(): Promise<string> {
  const [{ startRegistration }, { data }] = await Promise.all([
    import("@simplewebauthn/browser"),
    sendCall<typeof beginPasskey>("beginPasskey", { body: { origin: location.origin } }),
  ]);
  return JSON.stringify(await startRegistration({ optionsJSON: data as never }));
}
