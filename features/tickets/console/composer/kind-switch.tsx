import { Lock, Reply } from "lucide-react";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import type { MessageKind } from "./draft-store.ts";

type KindSwitchProps = { ticket: TicketOnScreen; kind: MessageKind; onChoose: (kind: MessageKind) => void };

/** Whose eyes it is for, said beside the switch. */
export function KindSwitch({ ticket, kind, onChoose }: KindSwitchProps) {
  return (
    // A finger that comes down here leaves the field its focus: without it an empty composer folds on a phone, and the switch is gone from
    // under the finger before it is lifted.
    <div className="cluster ticket-kinds" role="radiogroup" aria-label={m.console_kind()} onMouseDown={(event) => event.preventDefault()}>
      <label className="console-tab">
        <input
          type="radio"
          name="kind"
          value="reply"
          checked={kind === "reply"}
          disabled={!ticket.may.reply}
          onChange={() => onChoose("reply")}
        />
        <Reply size={16} aria-hidden="true" />
        {m.console_reply()} <Kbd keys="R" />
      </label>
      <label className="console-tab">
        <input type="radio" name="kind" value="note" checked={kind === "note"} onChange={() => onChoose("note")} />
        <Lock size={15} aria-hidden="true" />
        {m.console_note()} <Kbd keys="N" />
      </label>
      <span className="hint ticket-to">{kind === "note" ? m.console_note_hint() : toWords(ticket)}</span>
    </div>
  );
}

function toWords({ customer }: TicketOnScreen): string {
  return { en: m.console_to_en, ko: m.console_to_ko }[customer.locale]({ name: customer.name });
}
