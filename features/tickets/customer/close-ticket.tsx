// Closing: a plain button without scripts; with them, a question first, and a rating if one likes.
import { Check } from "lucide-react";
import { useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { useSupportDays } from "#features/settings/visitor/use-support-days.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RatingField } from "./rating-field.tsx";

type CloseTicketProps = { fetcher: FetcherWithComponents<unknown>; action: string; writing: string | undefined };

export function CloseTicket({ fetcher, action, writing }: CloseTicketProps) {
  const [asking, setAsking] = useState(false);
  const days = String(useSupportDays().reopenDays);
  return (
    <section className="ticket-solved">
      <h2>{m.ticket_solved()}</h2>
      <p>{m.ticket_solved_text({ days })}</p>
      <fetcher.Form
        method="post"
        action={action}
        onSubmit={(event) => {
          event.preventDefault();
          setAsking(true);
        }}
      >
        <input type="hidden" name="intent" value="close" />
        <Button type="submit" kind="quiet" size="small" wide>
          <Check size={16} aria-hidden="true" />
          {m.ticket_close()}
        </Button>
      </fetcher.Form>
      <Dialog open={asking} onClose={() => setAsking(false)} title={m.ticket_close_question()}>
        <fetcher.Form method="post" action={action} className="stack ticket-close" onSubmit={() => setAsking(false)}>
          <p>
            {writing ? `${m.ticket_close_writing({ name: writing })} ` : ""}
            {m.ticket_close_text({ days })}
          </p>
          <input type="hidden" name="intent" value="close" />
          <RatingField id="close-rating" optional />
          <div className="cluster ticket-close-actions">
            <Button kind="quiet" size="small" onClick={() => setAsking(false)}>
              {m.ticket_close_cancel()}
            </Button>
            <Button type="submit" size="small">
              {m.ticket_close()}
            </Button>
          </div>
        </fetcher.Form>
      </Dialog>
    </section>
  );
}
