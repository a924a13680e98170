import "./desk-line.css";
import { useEffect, useState } from "react";
import { whenWords } from "#app/shell/opening-words.ts";
import type { Locale } from "#content/locales.ts";
import type { readChatAvailability } from "#features/chat/rules/chat.contract.ts";
import { openingHours } from "#features/support/rules/opening-hours.ts";
import { officeHours } from "#features/support/rules/support-settings.ts";
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

type Now = { open: boolean; words: string };

function hoursNow(words: DeskWords, locale: Locale): Now {
  const hours = openingHours(officeHours, new Date());
  const open = hours.state === "open";
  if (hours.state === "closed") return { open, words: fillLabel(words.closed, { when: whenWords(hours, locale) }) };
  return { open, words: fillLabel(words[hours.state], { time: clockWithZone(hours.changesAt) }) };
}

/** Who answers now. The page is stored for everyone, so the server writes the hours; the visitor's clock and the desk itself say the rest. */
export function DeskLine({ words, locale }: { words: DeskWords; locale: Locale }) {
  const [now, setNow] = useState<Now>();
  const [people, setPeople] = useState(0);

  useEffect(() => {
    const tell = () => setNow(hoursNow(words, locale));
    tell();
    const minute = setInterval(tell, 60_000);
    readCall<typeof readChatAvailability>("readChatAvailability", {}).then(
      ({ data }) => setPeople(data.agents_online),
      // Not told, not guessed.
      () => {},
    );
    return () => clearInterval(minute);
  }, [words, locale]);

  const present = people > 0 ? `, ${fillLabel(words.people[people === 1 ? "one" : "other"], { count: String(people) })}` : "";
  return (
    <ul className="desk-line">
      <li data-open={now?.open || people > 0 || undefined}>{now ? `${now.words}${present}` : words.hours}</li>
      <li>{words.urgent}</li>
    </ul>
  );
}
