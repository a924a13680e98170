import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mailSubject } from "#features/tickets/inbound/inbound-words.ts";
import { parseReplyAddress, replyAddress } from "#features/tickets/notices/ticket-addresses.server.ts";
import { installation } from "./brand.ts";
import { ticketNumbering, ticketNumberingOf } from "./ticket-number.ts";

test.each(["AR", "HBR", "Q"])(
  "engineer 4: what is written with %s is found, asked for and read again, of a quiet year and a busy one",
  (prefix) => {
    const numbers = ticketNumberingOf(prefix);
    for (const nth of [1, 482, 999_999, 1_000_000, 999_999_999]) {
      const number = numbers.write(2026, nth);
      expect(numbers.find(`Re: [${number.toLowerCase()}] Packet loss`)).toBe(number);
      expect(numbers.asked(number, 2030)).toEqual([number]);
      expect(numbers.asked(`2026-${nth}`, 2030)).toEqual([number]);
      expect(numbers.asked(String(nth), 2027)).toEqual([numbers.write(2027, nth), number]);
    }
    expect(numbers.find(`X${prefix}-2026-000482`)).toBeUndefined();
    expect(numbers.find(`${prefix}-2026-0004821234`)).toBeUndefined();
  },
);

test("numbers as people write them", () => {
  expect(ticketNumberingOf("AR").asked("AR-2026-000482", 2027)).toEqual(["AR-2026-000482"]);
  expect(ticketNumberingOf("AR").asked("ar2026-#482", 2027)).toEqual(["AR-2026-000482"]);
  expect(ticketNumberingOf("AR").asked("packet 482", 2026)).toEqual([]);
});

test("engineer 4: mails of a year with more than a million tickets are answered like others", () => {
  for (const nth of [482, 1_000_482]) {
    const number = ticketNumbering.write(2026, nth);
    expect(mailSubject(`Re: [${number}] Packet loss`)).toBe("Packet loss");
    const address = replyAddress("secret", "Example <support@example.com>", number, "person");
    expect(parseReplyAddress(address)?.number).toBe(number);
    expect(ticketNumbering.find(`about ${number}, please`)).toBe(number);
  }
});

test("engineer 4: the prefix is a short word of letters, and no code but content/ knows it", () => {
  expect(installation.ticketPrefix).toMatch(/^[A-Z]{1,5}$/);
  // The numbers of enquiries and side conversations begin with these.
  expect(["E", "S"]).not.toContain(installation.ticketPrefix);
  const hand = new RegExp(
    `\\b${installation.ticketPrefix}-(?:\\$|\\d|\\\\d|\\?|2)|['"\`(]${installation.ticketPrefix}-|\\(\\?:${installation.ticketPrefix}[-|]`,
    "i",
  );
  const problems = ["app", "bench", "db", "features", "messages", "platform", "scripts", "server", "ui"]
    .flatMap((root) => readdirSync(root, { recursive: true, encoding: "utf8" }).map((name) => join(root, name).replaceAll("\\", "/")))
    .filter((file) => /\.(?:tsx?|json|sql)$/.test(file) && !/\.test\.tsx?$|\/demo\/|paraglide\//.test(file))
    .filter((file) => hand.test(readFileSync(file, "utf8").replace(/^\s*(?:\/\/|\/?\*).*$/gm, "")));
  expect(problems).toEqual([]);
});
