import { ChevronUp } from "lucide-react";
import { type AfterReply, afterReply } from "#features/tickets/rules/queue-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import type { MessageKind } from "./draft-store.ts";
import type { HeldBack } from "./held-back.ts";

type SendButtonsProps = {
  kind: MessageKind;
  usual: AfterReply;
  newer: boolean;
  /** Why a message of each kind cannot go now. */
  held: Record<MessageKind, HeldBack | null>;
  onRead: () => void;
};

const words = {
  answered: m.console_send_answered,
  in_progress: m.console_send_in_progress,
  unchanged: m.console_send_unchanged,
  on_hold: m.console_send_on_hold,
  closed: m.console_send_closed,
};

/** One button per kind of message; other states after sending are one press away, without scripts too. */
export function SendButtons({ kind, usual, newer, held, onRead }: SendButtonsProps) {
  if (newer && kind === "reply") {
    return (
      <Button size="compact" kind="quiet" onClick={onRead}>
        {m.console_read_first()}
      </Button>
    );
  }
  return (
    <>
      <div className="ticket-split ticket-for-reply">
        <Button
          type="submit"
          name="next_state"
          value={usual}
          size="compact"
          busy={held.reply === "sending"}
          busyLabel={m.console_sending()}
          disabled={disabled(held.reply)}
          data-send={kind === "reply" || undefined}
        >
          {words[usual]()} <Kbd keys="Ctrl ⏎" />
        </Button>
        <details className="ticket-send-more">
          <summary className="btn btn-compact" aria-label={m.console_send_then()} title={m.console_send_then()}>
            <ChevronUp size={16} aria-hidden="true" />
          </summary>
          <div>
            <button type="submit" name="next_state" value={usual} disabled={held.reply !== null} data-send-next className="needs-scripts">
              {m.console_send_next()} <Kbd keys="Ctrl Shift ⏎" />
            </button>
            {afterReply
              .filter((state) => state !== usual)
              .map((state) => (
                <button key={state} type="submit" name="next_state" value={state} disabled={held.reply !== null}>
                  {words[state]()}
                </button>
              ))}
          </div>
        </details>
      </div>
      <Button
        type="submit"
        size="compact"
        className="ticket-for-note"
        busy={held.note === "sending"}
        busyLabel={m.console_sending()}
        disabled={disabled(held.note)}
        data-send={kind === "note" || undefined}
      >
        {m.console_add_note()} <Kbd keys="Ctrl ⏎" />
      </Button>
    </>
  );
}

/** While it sends, the button that was pressed keeps its focus. */
function disabled(held: HeldBack | null): boolean {
  return held !== null && held !== "sending";
}
