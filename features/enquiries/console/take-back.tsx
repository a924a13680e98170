import { useRef } from "react";
import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { useKeys } from "#ui/console/use-keys.ts";
import { Kbd } from "#ui/kbd.tsx";

/** The last change, taken back by a button or its key. */
export function TakeBack({ intent }: { intent: string }) {
  const form = useRef<HTMLFormElement>(null);
  useKeys(m.enquiry_undo, [
    { press: "KeyZ", shown: "Z", does: m.enquiries_key_undo, run: () => form.current?.requestSubmit(), foot: true },
  ]);
  return (
    <Form method="post" ref={form} preventScrollReset>
      <input type="hidden" name="intent" value={intent} />
      <button type="submit" className="btn btn-quiet btn-compact" data-undo>
        {m.enquiry_undo()} <Kbd keys="Z" />
      </button>
    </Form>
  );
}
