import type { Locale } from "#content/locales.ts";
import type { ComposerHandle } from "#features/chat/conversation/chat-composer.tsx";
import type { ThreadPage } from "#features/chat/conversation/chat-session.ts";
import type { StaffChat } from "#features/chat/rules/chat-views.ts";
import type { StaffDialog } from "./staff-dialogs.tsx";

export type StaffTalkProps = {
  chat: StaffChat;
  thread: ThreadPage;
  staff: { id: string; name: string };
  locale: Locale;
  /** The server's time when the page was drawn. */
  drawnAt: string;
  /** Something happened to it: what is known of it is old. */
  onChange: () => void;
  onTake: (id: string) => void;
  onAsk: (dialog: StaffDialog) => void;
  /** Something was read: the figures are old. */
  onRead: () => void;
  busy: boolean;
  composer: React.RefObject<ComposerHandle | null>;
  mode: "message" | "note";
  onMode: (mode: "message" | "note") => void;
};
