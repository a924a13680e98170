// What the public pages promise is what the desk and the records keep.
import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { deletionGraceDays } from "#content/figures/legal.ts";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { targets } from "./support-settings.ts";

test("words: the published response times are the desk's, and only urgent tickets count at night", () => {
  const { support } = facts;
  expect(targets.urgent).toMatchObject({ response: support.p1Minutes, roundTheClock: true });
  expect(targets.high).toMatchObject({ response: support.p2Hours * 60, roundTheClock: false });
  expect(targets.normal).toMatchObject({ response: support.p3BusinessHours * 60, roundTheClock: false });
  expect(targets.low).toMatchObject({ response: support.p4BusinessDays * 8 * 60, roundTheClock: false });
});

test("words: the privacy policy names the periods that the code keeps", () => {
  expect(lifetimes.erasureGraceDays).toBe(deletionGraceDays);
});
