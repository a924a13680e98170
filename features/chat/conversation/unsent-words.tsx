// In the place of the composer, once its chat is over: what was typed there and did not go.
import "./unsent-words.css";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { UnsentText } from "#ui/unsent-text.tsx";
import { type BegunReply, dropUnsent, moveUnsent, readUnsent, type Unsent } from "./unsent.ts";

/** What the chat has become, and its reply as it is begun in this browser. */
export type TicketOfChat = { number: string; to: string; read: () => BegunReply | null; keep: (reply: BegunReply) => void };

type UnsentWordsProps = { chatId: string; over: boolean; ticket: TicketOfChat | null };

export function UnsentWords({ chatId, over, ticket }: UnsentWordsProps) {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  const wasOpen = useRef(false);
  // After the first drawing, which is the server's too.
  useEffect(() => {
    if (!over) wasOpen.current = true;
    setUnsent(over ? readUnsent(chatId) : null);
  }, [chatId, over]);
  // Whoever was typing presses on: out of a field, letters are shortcuts of the console.
  useEffect(() => {
    if (unsent && wasOpen.current && document.activeElement === document.body) area.current?.focus();
  }, [unsent]);
  if (!unsent) return null;

  function goOn({ to, read, keep }: TicketOfChat) {
    moveUnsent(chatId, read(), keep);
    void navigate(to);
  }

  return (
    <div className="chat-unsent">
      <UnsentText
        ref={area}
        text={unsent.text}
        files={unsent.files}
        words={{ label: m.chat_unsent(), copy: m.chat_unsent_copy(), copied: m.chat_unsent_copied(), discard: m.chat_discard() }}
        onDiscard={() => {
          dropUnsent(chatId);
          setUnsent(null);
        }}
      >
        {ticket ? (
          <Button size="compact" onClick={() => goOn(ticket)}>
            {m.chat_unsent_ticket({ number: ticket.number })}
          </Button>
        ) : null}
      </UnsentText>
    </div>
  );
}
