// An answer in its seconds of grace: the team sees it, its writer can take it back.
import { Form } from "react-router";
import type { EnquiryEntry } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { Gauge } from "#features/tickets/console/queue/gauge.tsx";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { useNow } from "#ui/use-now.ts";

type LeavingProps = { entry: EnquiryEntry; sendsAt: string; now: string; mine: boolean };

export function Leaving({ entry, sendsAt, now: serverNow, mine }: LeavingProps) {
  const now = useNow(serverNow, 500);
  const left = Math.max(0, Math.ceil((Date.parse(sendsAt) - now) / 1000));
  return (
    <>
      <span>{left === 0 ? m.console_outbox_now() : m.console_outbox({ count: String(left) })}</span>
      <Gauge share={1 - left / (entry.grace_seconds || 1)} tone="ok" />
      {mine ? (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value={`undo:${entry.id}`} />
          <Button type="submit" kind="quiet" size="compact" data-undo>
            {m.enquiry_undo()} <Kbd keys="Z" />
          </Button>
        </Form>
      ) : null}
    </>
  );
}
