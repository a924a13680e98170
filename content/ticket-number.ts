// What a ticket is called by people, mails and programs: AR-2026-000123. Written, read and found here alone; the prefix is the brand's.
import { installation } from "./brand.ts";

const digits = 6;
/** A busy year needs more, and nothing may stop knowing its own numbers then. */
const digitsMost = 9;

export function ticketNumberingOf(prefix: string) {
  const one = `${prefix}-20\\d\\d-\\d{${digits},${digitsMost}}`;
  const anywhere = new RegExp(`(?<![\\w-])${one}(?![\\w-])`, "i");
  const asked = new RegExp(`^(?:${prefix}-?)?(?:(20\\d\\d)-)?#?(\\d{1,${digitsMost}})$`, "i");
  const write = (year: number | string, nth: number | string) => `${prefix}-${year}-${String(nth).padStart(digits, "0")}`;
  return {
    /** As part of another expression, in either case. */
    pattern: one,
    write,
    /** The first that stands in a text, as it is stored. */
    find: (text: string): string | undefined => anywhere.exec(text)?.[0].toUpperCase(),
    /** AR-2026-000482, 2026-482 or 482: the numbers somebody may mean. */
    asked(question: string, year: number): string[] {
      const [, of, nth] = asked.exec(question.trim()) ?? [];
      if (!nth) return [];
      return (of ? [of] : [year, year - 1]).map((candidate) => write(candidate, Number(nth)));
    },
  };
}

export const ticketNumbering = ticketNumberingOf(installation.ticketPrefix);
