import "#ui/styles/rating.css";
import "./chat-rating.css";
import type { FormEvent } from "react";
import type { Locale } from "#content/locales.ts";
import { notifyChat } from "#features/chat/conversation/chat-calls.ts";
import { useChatPost } from "#features/chat/conversation/use-chat-post.ts";
import type { rateChat } from "#features/chat/rules/chat.contract.ts";
import { chatCommentMaximum } from "#features/chat/rules/chat-settings.ts";
import type { ChatView } from "#features/chat/rules/chat-views.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";
import type { StartFailure } from "./chat-start.tsx";

type ChatRatingProps = {
  chat: ChatView;
  locale: Locale;
  timeZone: string;
  /** What a refused form brought back, without scripts. */
  refused?: StartFailure | undefined;
  changed: () => void;
};

/** Five stops from poor to very good. A form of its own: works without scripts. */
export function ChatRating({ chat, locale, timeZone, refused, changed }: ChatRatingProps) {
  const { busy, post } = useChatPost();
  if (!chat.may.rate) return chat.rating ? <p className="chat-rated">{m.chat_rated({ rating: String(chat.rating) })}</p> : null;
  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const body = { rating: Number(form.get("rating")), comment: String(form.get("comment") ?? "") };
    if (await post(() => notifyChat<typeof rateChat>("rateChat", { params: { id: chat.id }, body }))) changed();
  }
  const words = [m.chat_rate_1(), m.chat_rate_2(), m.chat_rate_3(), m.chat_rate_4(), m.chat_rate_5()];
  return (
    <form method="post" className="chat-rating" onSubmit={send}>
      <input type="hidden" name="intent" value="rate" />
      <input type="hidden" name="chat" value={chat.id} />
      <fieldset>
        <legend>{m.chat_rate_title()}</legend>
        <div className="rating-line">
          {words.map((word, index) => (
            <label key={word}>
              <input
                type="radio"
                name="rating"
                value={index + 1}
                required
                defaultChecked={Number(refused?.values.rating || chat.rating) === index + 1}
              />
              <span aria-hidden="true">{index + 1}</span>
              <small>{word}</small>
            </label>
          ))}
        </div>
      </fieldset>
      <TextareaField
        name="comment"
        label={m.chat_rate_comment()}
        optional={m.chat_optional()}
        rows={2}
        limit={chatCommentMaximum}
        error={refused?.errors.comment}
        defaultValue={refused?.values.comment ?? chat.rating_comment ?? ""}
      />
      <div className="cluster chat-rating-foot">
        <Button type="submit" size="compact" busy={busy}>
          {m.chat_rate_action()}
        </Button>
        {chat.rating && chat.rate_until ? (
          <span>
            {m.chat_rated({ rating: String(chat.rating) })}{" "}
            {m.chat_rate_until({ date: formatDate(new Date(chat.rate_until), locale, timeZone) })}
          </span>
        ) : null}
      </div>
    </form>
  );
}
