import "./privacy-summary.css";
import { CalendarClock, ClipboardList, Handshake, MessageSquareWarning, Send, Target } from "lucide-react";

export type PrivacySummaryWords = {
  heading: string;
  items: readonly { icon: string; label: string; text: string; to: string }[];
};

const icons: Record<string, typeof Target> = {
  items: ClipboardList,
  purposes: Target,
  retention: CalendarClock,
  "third-parties": Send,
  processors: Handshake,
  officer: MessageSquareWarning,
};

/** Six labels that say the gist; each leads to its section. */
export function PrivacySummary({ words }: { words: PrivacySummaryWords }) {
  return (
    <section className="psum" aria-labelledby="summary-heading">
      <h2 id="summary-heading">{words.heading}</h2>
      <ul>
        {words.items.map((item) => {
          const Icon = icons[item.icon] ?? ClipboardList;
          return (
            <li key={item.to}>
              <a href={`#${item.to}`}>
                <Icon size={22} strokeWidth={1.6} aria-hidden="true" />
                <b>{item.label}</b>
                <span>{item.text}</span>
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
