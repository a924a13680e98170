import { KeyRound } from "lucide-react";
import { useRef, useState } from "react";
import { CallFailed } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button, type ButtonKind } from "#ui/button.tsx";
import { usePasskeysPossible } from "./passkeys-possible.ts";

type PasskeyButtonProps = {
  /** Of the hidden field that carries what was signed; its form is sent then. */
  name: string;
  label: string;
  /** Makes what is sent; by default a passkey signs. */
  sign?: () => Promise<string>;
  /** A failed call, before the words for it are shown. True: taken care of. */
  onRefused?: (error: CallFailed) => boolean;
  kind?: ButtonKind;
  wide?: boolean;
  size?: "small" | "compact";
};

/** Inside a form. Not there where the browser knows no passkeys. */
export function PasskeyButton({ name, label, sign = signInTime, onRefused, kind = "quiet", wide, size }: PasskeyButtonProps) {
  const field = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState("");
  const possible = usePasskeysPossible();
  async function press() {
    setBusy(true);
    setProblem("");
    try {
      const signed = await sign();
      if (field.current) field.current.value = signed;
      field.current?.form?.requestSubmit();
    } catch (error) {
      if (error instanceof CallFailed && onRefused?.(error)) return;
      setProblem(error instanceof CallFailed && error.message ? error.message : m.passkey_not_signed());
    } finally {
      setBusy(false);
    }
  }
  if (!possible) return null;
  return (
    <>
      <input ref={field} type="hidden" name={name} />
      <Button kind={kind} wide={wide} size={size} busy={busy} onClick={press}>
        <KeyRound size={16} aria-hidden="true" /> {label}
      </Button>
      {problem ? (
        <p className="field-error" role="alert">
          {problem}
        </p>
      ) : null}
    </>
  );
}

async function signInTime(): Promise<string> {
  return (await import("./sign-with-passkey.ts")).signWithPasskey();
}
