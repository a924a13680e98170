import { Smile } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { m } from "#platform/paraglide/messages.js";

const pictures = ["👍", "🙏", "🙂", "😀", "😅", "🤔", "😢", "🎉", "👏", "👌", "💪", "👀", "✅", "❌", "⚠️", "🔥", "🐛", "🚀"];

/** A handful for answers; everything else comes from the keyboard of the device. */
export function EmojiPicker({ onPick }: { onPick: (picture: string) => void }) {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!open) return;
    root.current?.querySelector<HTMLElement>(".chat-emoji-list button")?.focus();
    const outside = (event: Event) => {
      if (!root.current?.contains(event.target as Node)) setOpen(false);
    };
    document.addEventListener("pointerdown", outside);
    document.addEventListener("focusin", outside);
    return () => {
      document.removeEventListener("pointerdown", outside);
      document.removeEventListener("focusin", outside);
    };
  }, [open]);

  function close() {
    setOpen(false);
    root.current?.querySelector<HTMLElement>(".chat-emoji-button")?.focus();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the focus is inside
    <div
      className="chat-emoji"
      ref={root}
      onKeyDown={(event) => {
        if (event.key === "Escape" && open) {
          event.stopPropagation();
          close();
        }
      }}
    >
      <button
        type="button"
        className="icon-button chat-emoji-button"
        aria-label={m.chat_emoji()}
        title={m.chat_emoji()}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Smile size={19} strokeWidth={1.7} aria-hidden="true" />
      </button>
      {open ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields
        <div className="chat-emoji-list" role="group" aria-label={m.chat_emoji()}>
          {pictures.map((picture) => (
            <button
              key={picture}
              type="button"
              onClick={() => {
                setOpen(false);
                onPick(picture);
              }}
            >
              {picture}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}
