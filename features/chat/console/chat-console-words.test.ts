import { expect, test } from "vitest";
import type { AvailabilityView } from "#features/chat/rules/chat-views.ts";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { aboutText, availabilityWords, chatWay, hoursLines, openingText } from "./chat-console-words.ts";

const day = [
  { from: "09:00", to: "12:00" },
  { from: "13:00", to: "18:00" },
];
const hours = {
  time_zone: "Asia/Seoul",
  open_now: true,
  on_break: false,
  opens_at: null,
  closes_at: "2026-11-12T03:00:00Z",
  week: [[], day, day, day, day, day, []],
};
const availability: AvailabilityView = {
  state: "open",
  agents_online: 2,
  waiting: 0,
  expected_wait_seconds: 60,
  hours,
  greeting: { en: "", ko: "" },
  closed_text: { en: "", ko: "" },
  now: "2026-11-12T02:00:00Z",
};

function speak(locale: "en" | "ko") {
  overwriteGetLocale(() => locale);
}

test("hours that are the same stand on one line, in the reader's language", () => {
  speak("en");
  expect(hoursLines(hours.week, "en")).toEqual([
    { days: "Mon–Fri", hours: "09:00–12:00, 13:00–18:00" },
    { days: "Sat–Sun", hours: "closed" },
  ]);
  speak("ko");
  expect(hoursLines(hours.week, "ko")[0]).toEqual({ days: "월~금", hours: "09:00~12:00, 13:00~18:00" });
});

test("the next opening is named by the desk's own day", () => {
  speak("en");
  // Thursday 23:30 in Seoul.
  const night = "2026-11-12T14:30:00Z";
  expect(openingText("2026-11-13T00:00:00Z", night, "en")).toBe("tomorrow 09:00 KST");
  expect(openingText("2026-11-16T00:00:00Z", night, "en")).toBe("Monday 09:00 KST");
  // Half past midnight is the same day already.
  expect(openingText("2026-11-13T00:00:00Z", "2026-11-12T15:30:00Z", "en")).toBe("today 09:00 KST");
});

test("a wait is rounded up, never promised shorter", () => {
  speak("en");
  expect(aboutText(30)).toBe("under a minute");
  expect(aboutText(61)).toBe("about 2 min");
});

test("with nobody there the message becomes a ticket, and the way there says so", () => {
  speak("en");
  expect(availabilityWords(availability, "en").asTicket).toBe(false);
  expect(availabilityWords({ ...availability, state: "busy", waiting: 3 }, "en").text).toContain("3");
  const closed: AvailabilityView = {
    ...availability,
    state: "closed",
    hours: { ...hours, open_now: false, opens_at: "2026-11-13T00:00:00Z", closes_at: null },
  };
  expect(availabilityWords(closed, "en")).toMatchObject({ asTicket: true, title: "Chat is closed and opens tomorrow 09:00 KST" });
  expect(chatWay(closed, null, "en").action).toBe("Leave a message");
  expect(chatWay(closed, "open-chat-id", "en").text).toBe("You have a chat in progress.");
});
