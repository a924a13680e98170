import { useEffect, useRef } from "react";
import { Form, useSubmit } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { PasskeyButton } from "./passkey-button.tsx";
import { canSuggest, signWithPasskey } from "./sign-with-passkey.ts";

/** Under the log-in form: a button, and the passkeys the browser suggests in the address field. */
export function PasskeyLogInForm() {
  const submit = useSubmit();
  const asked = useRef(false);
  useEffect(() => {
    if (asked.current) return;
    asked.current = true;
    // Nothing chosen, another way taken, or no answer: the form is there all the same.
    suggested()
      .then((signed) => (signed ? submit({ passkey: signed }, { method: "post" }) : undefined))
      .catch(() => {});
  }, [submit]);
  return (
    <Form method="post" className="gate-passkey">
      <PasskeyButton name="passkey" label={m.login_passkey()} wide />
    </Form>
  );
}

async function suggested(): Promise<string | undefined> {
  return (await canSuggest()) ? signWithPasskey({ fromSuggestions: true }) : undefined;
}
