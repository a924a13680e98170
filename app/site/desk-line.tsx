import "./desk-line.css";
import { useEffect, useState } from "react";
import { whenWords } from "#app/shell/opening-words.ts";
import type { Locale } from "#content/locales.ts";
import type { readChatAvailability } from "#features/chat/rules/chat.contract.ts";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { readCall } from "#platform/api/browser-call.ts";
import { clockWithZone } from "#platform/i18n/format.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";

export type DeskWords = {
  hours: string;
  open: string;
  lunch: string;
  closed: string;
  people: { one: string; other: string };
  urgent: string;
};

function hoursNow(words: DeskWords, { hours, now }: AvailabilityView, locale: Locale): string {
  const { closes_at, opens_at, on_break } = hours;
  if (closes_at) return fillLabel(words.open, { time: clockWithZone(closes_at) });
  if (!opens_at) return words.hours;
  if (on_break) return fillLabel(words.lunch, { time: clockWithZone(opens_at) });
  return fillLabel(words.closed, { when: whenWords({ changesAt: opens_at, now }, locale) });
}

/** Who answers now. The page is stored for everyone, so it says the hours; the desk itself says the rest, and again when that has changed. */
export function DeskLine({ words, locale }: { words: DeskWords; locale: Locale }) {
  const [desk, setDesk] = useState<AvailabilityView>();

  useEffect(() => {
    let changesAt = 0;
    const ask = () => {
      if (Date.now() < changesAt) return;
      // Not told, not guessed.
      readCall<typeof readChatAvailability>("readChatAvailability", {}).then(
        ({ data }) => {
          changesAt = Date.parse(data.hours.closes_at ?? data.hours.opens_at ?? "");
          setDesk(data);
        },
        () => {},
      );
    };
    ask();
    const minute = setInterval(ask, 60_000);
    return () => clearInterval(minute);
  }, []);

  const people = desk?.agents_online ?? 0;
  const present = people > 0 ? `, ${fillLabel(words.people[people === 1 ? "one" : "other"], { count: String(people) })}` : "";
  return (
    <ul className="desk-line">
      <li data-open={desk?.hours.open_now || people > 0 || undefined}>
        {desk ? `${hoursNow(words, desk, locale)}${present}` : words.hours}
      </li>
      <li>{words.urgent}</li>
    </ul>
  );
}
