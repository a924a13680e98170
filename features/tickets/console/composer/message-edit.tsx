import { useEffect } from "react";
import { Link, useFetcher, useNavigate } from "react-router";
import { RichTextEditor } from "#features/rich-text/rich-text-editor.tsx";
import { type ConsoleOutcome, isRefused } from "#features/tickets/console/console-outcome.ts";
import type { MessageView } from "#features/tickets/rules/ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";

/** One's own words, mended in place; what stood there is kept by the server. */
export function MessageEdit({ message, action }: { message: Exclude<MessageView, { kind: "event" }>; action: string }) {
  const fetcher = useFetcher<ConsoleOutcome>();
  const navigate = useNavigate();
  const outcome = fetcher.data;
  const saved = fetcher.state === "idle" && outcome && !isRefused(outcome);
  useEffect(() => {
    if (saved) navigate(action, { replace: true, preventScrollReset: true });
  }, [saved, navigate, action]);
  return (
    <fetcher.Form method="post" action={action}>
      <input type="hidden" name="message" value={message.id} />
      <RichTextEditor
        name="body"
        id={`edit-${message.id}`}
        label={m.console_edit_label()}
        hideLabel
        defaultValue={message.body}
        minRows={3}
        error={isRefused(outcome) ? (outcome.errors.body ?? outcome.message) : undefined}
      />
      <div className="ticket-edit-actions">
        <Link to={action} preventScrollReset className="btn btn-bare btn-compact">
          {m.console_cancel()}
        </Link>
        <Button type="submit" name="intent" value="edit" size="compact" busy={fetcher.state === "submitting"}>
          {m.console_edit_save()}
        </Button>
      </div>
    </fetcher.Form>
  );
}
