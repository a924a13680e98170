// A ticket that takes no more replies, because it was merged into another one meanwhile: what was typed for it is still here.
import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { toPlainText } from "#features/rich-text/plain-text.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { UnsentText } from "#ui/unsent-text.tsx";
import { moveTicketDraft, type TicketDraft, ticketDrafts } from "./create/ticket-draft.ts";

type UnsentReplyProps = {
  ticketId: string;
  into: { id: string; number: string } | undefined;
  /** What the server has just refused: without scripts it is nowhere else. */
  refused: Unsent | null;
};
type Unsent = Pick<TicketDraft, "files"> & { text: string };

export function UnsentReply({ ticketId, into, refused }: UnsentReplyProps) {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState(refused);
  // After the first drawing, which is the server's too.
  useEffect(() => {
    const kept = ticketDrafts.read(ticketId);
    if (kept) setUnsent({ files: kept.files, text: kept.body ? toPlainText(kept.body) : "" });
  }, [ticketId]);
  if (!unsent) return null;
  return (
    <div className="apart">
      <UnsentText
        text={unsent.text}
        files={unsent.files}
        words={{
          label: m.ticket_unsent(),
          copy: m.ticket_unsent_copy(),
          copied: m.ticket_unsent_copied(),
          discard: m.ticket_unsent_discard(),
        }}
        onDiscard={() => {
          ticketDrafts.keep(null, ticketId);
          setUnsent(null);
        }}
      >
        {into ? (
          <Button
            size="compact"
            onClick={() => {
              moveTicketDraft(ticketId, into.id);
              void navigate(`/customer/ticket/details/${into.id}#reply`);
            }}
          >
            {m.ticket_unsent_continue({ number: into.number })}
          </Button>
        ) : null}
      </UnsentText>
    </div>
  );
}
