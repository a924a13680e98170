// A secret on the screen, this once: in a field that is easy to mark, with a button where scripts run.
import { useState } from "react";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export function ShownOnce({ label, value, text }: { label: string; value: string; text: string }) {
  const [copied, setCopied] = useState(false);
  const scripts = useHydrated();
  return (
    <Notice tone="good" announce>
      <p>{text}</p>
      <div className="integration-secret">
        <TextField name="shown-once" label={label} value={value} readOnly mono required={false} autoComplete="off" spellCheck={false} />
        {scripts ? (
          <Button kind="quiet" size="compact" onClick={() => void navigator.clipboard.writeText(value).then(() => setCopied(true))}>
            {copied ? m.key_copied() : m.key_copy()}
          </Button>
        ) : null}
      </div>
    </Notice>
  );
}
