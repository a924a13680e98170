// In the place of the composer, once its chat is over: what was typed there and did not go.
import "./unsent-words.css";
import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import { type BegunReply, dropUnsent, moveUnsent, readUnsent, type Unsent } from "./unsent.ts";

/** What the chat has become, and its reply as it is begun in this browser. */
export type TicketOfChat = { number: string; to: string; read: () => BegunReply | null; keep: (reply: BegunReply) => void };

type UnsentWordsProps = { chatId: string; over: boolean; ticket: TicketOfChat | null };

export function UnsentWords({ chatId, over, ticket }: UnsentWordsProps) {
  const navigate = useNavigate();
  const [unsent, setUnsent] = useState<Unsent | null>(null);
  const [copied, setCopied] = useState(false);
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

  async function copy() {
    area.current?.select();
    await navigator.clipboard?.writeText(unsent?.text ?? "");
    setCopied(true);
  }
  function goOn({ to, read, keep }: TicketOfChat) {
    moveUnsent(chatId, read(), keep);
    void navigate(to);
  }

  return (
    <section className="chat-unsent">
      <TextareaField
        ref={area}
        name="unsent"
        id={`unsent-${chatId}`}
        label={m.chat_unsent()}
        hint={unsent.files.length > 0 ? unsent.files.map(({ name }) => name).join(", ") : undefined}
        readOnly
        required={false}
        rows={2}
        value={unsent.text}
      />
      <div className="cluster">
        {ticket ? (
          <Button size="compact" onClick={() => goOn(ticket)}>
            {m.chat_unsent_ticket({ number: ticket.number })}
          </Button>
        ) : null}
        {unsent.text ? (
          <Button kind="quiet" size="compact" onClick={() => void copy()}>
            {copied ? m.chat_unsent_copied() : m.chat_unsent_copy()}
          </Button>
        ) : null}
        <Button
          kind="bare"
          size="compact"
          onClick={() => {
            dropUnsent(chatId);
            setUnsent(null);
          }}
        >
          {m.chat_discard()}
        </Button>
      </div>
    </section>
  );
}
