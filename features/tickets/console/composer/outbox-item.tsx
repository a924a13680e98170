import { useFetcher } from "react-router";
import type { ConsoleOutcome } from "#features/tickets/console/console-outcome.ts";
import { Gauge } from "#features/tickets/console/queue/gauge.tsx";
import { MessageBody } from "#features/tickets/console/thread/thread-message.tsx";
import type { OutboxView } from "#features/tickets/rules/staff-ticket-views.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { useNow } from "#ui/use-now.ts";

/** A reply or a closing in its seconds of grace: staff see it, the customer does not, whoever asked for it can take it back. */
export function OutboxItem({
  ticketId,
  reply,
  action,
  now: serverNow,
}: {
  ticketId: string;
  reply: OutboxView;
  action: string;
  now: string;
}) {
  const now = useNow(serverNow, 500);
  const fetcher = useFetcher<ConsoleOutcome>({ key: `undo-${ticketId}` });
  const left = Math.max(0, Math.ceil((Date.parse(reply.sends_at) - now) / 1000));
  const mine = reply.by.role === "you";
  const { macro } = reply;
  const words = reply.body ? leaves(left) : macro ? changes(left) : closes(left);
  return (
    <li className="ticket-message ticket-outbox" data-kind="public" data-side="staff">
      <Avatar name={reply.by.name} kind="staff" size="small" />
      <article className="ticket-message-box" aria-label={reply.by.name}>
        <header>
          <b {...writtenIn(reply.by.name)}>{reply.by.name}</b>
          <span>{words}</span>
          <Gauge share={1 - left / reply.grace_seconds} tone="ok" />
          {mine ? (
            <fetcher.Form method="post" action={action}>
              <input type="hidden" name="reply" value={reply.id} />
              {macro ? <input type="hidden" name="macro" value={macro.name} /> : null}
              <Button type="submit" name="intent" value="undo" kind="quiet" size="compact" busy={fetcher.state === "submitting"} data-undo>
                {reply.body ? m.console_undo() : macro ? m.macro_undo() : m.console_undo_close()} <Kbd keys="Z" />
              </Button>
            </fetcher.Form>
          ) : null}
        </header>
        {macro ? (
          <p className="hint">
            {m.macro_waiting({ name: macro.name, does: macro.does.map((deed) => deedWords[deed]()).join(", ") || m.console_rule_reply() })}
          </p>
        ) : null}
        {reply.body ? <MessageBody body={reply.body} files={reply.files} /> : null}
      </article>
    </li>
  );
}

const deedWords: Record<NonNullable<OutboxView["macro"]>["does"][number], () => string> = {
  tag: m.console_rule_tag,
  priority: m.console_rule_priority,
  assign: m.console_rule_assign,
  state: m.console_rule_state,
};

function changes(seconds: number): string {
  return seconds === 0 ? m.macro_waits_now() : m.macro_waits({ count: String(seconds) });
}

function leaves(seconds: number): string {
  return seconds === 0 ? m.console_outbox_now() : m.console_outbox({ count: String(seconds) });
}

function closes(seconds: number): string {
  return seconds === 0 ? m.console_closing_now() : m.console_closing({ count: String(seconds) });
}
