import type { RichText } from "#features/rich-text/rich-text.ts";
import type { ConsoleRefused } from "#features/tickets/console/console-outcome.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Notice } from "#ui/notice.tsx";
import type { MessageKind } from "./draft-store.ts";
import { languageOf } from "./reply-hints.ts";

type ComposerHintsProps = {
  ticket: TicketOnScreen;
  kind: MessageKind;
  doc: RichText;
  newer: MessageView[];
  /** Placeholders nobody has filled in. */
  open: string[];
  /** The writer has tried to send it all the same. */
  blocked: boolean;
  refused: ConsoleRefused | null;
  onReopen: () => void;
};

/** Between text and button: what should be known before it goes. */
export function ComposerHints({ ticket, kind, doc, newer, open, blocked, refused, onReopen }: ComposerHintsProps) {
  const other = newer.at(-1)?.by;
  const language = kind === "reply" ? languageOf(doc) : null;
  const closed = ticket.state === "closed";
  const merged = ticket.links.find((link) => link.kind === "merged_into");
  const pressed = blocked && !ticket.may.reply;
  return (
    <div className="ticket-hints">
      {closed ? (
        // What is read out must come anew when somebody presses on.
        <Notice
          key={String(pressed)}
          tone={pressed ? "late" : "info"}
          announce={pressed}
          action={
            ticket.may.reopen ? (
              <button type="button" className="console-link needs-scripts" onClick={onReopen}>
                {m.console_reopen()}
              </button>
            ) : undefined
          }
        >
          {merged ? m.console_merged_no_reply({ number: merged.number }) : m.console_closed_hint()}
        </Notice>
      ) : null}
      {other && kind === "reply" ? (
        <Notice tone="soon" announce heading={other.role === "customer" ? m.console_newer_customer(other) : m.console_newer_staff(other)}>
          {m.console_newer_kept()}
        </Notice>
      ) : refused && !refused.errors.body && !refused.errors.file_ids ? (
        <Notice tone="late" announce>
          {refused.message}
        </Notice>
      ) : null}
      {open.length > 0 && kind === "reply" ? (
        <Notice tone={blocked ? "late" : "soon"} announce>
          {m.console_canned_unfilled({ names: open.join(", ") })}
        </Notice>
      ) : null}
      {language && language !== ticket.customer.locale ? (
        <p className="ticket-hint-line">{{ en: m.console_language_hint_en, ko: m.console_language_hint_ko }[ticket.customer.locale]()}</p>
      ) : null}
    </div>
  );
}
