// Prices of this file are those of the release: what an estimate came to before is written by hand.
import { expect, test } from "vitest";
import { page as en } from "#content/en/resources/pricing.ts";
import { page as ko } from "#content/ko/resources/pricing.ts";
import { withOrder } from "./add-order.ts";
import { emptyEstimate, estimateSearch, pressedEstimate, readEstimate, rememberedText, writeEstimate } from "./estimate-state.ts";
import { changedText } from "./estimate-text.ts";
import { priceChange, stamped } from "./price-stamp.ts";

const order = { ...emptyEstimate, lines: [{ id: "sh-4", quantity: 2 }] };

test("an estimate carries what it came to, in its address and in what the browser keeps", () => {
  const made = stamped(order);
  expect(made.was).toEqual({ monthly: { krw: 2_580_000, usd: 1842 }, once: { krw: 300_000, usd: 214 } });
  expect(writeEstimate(made)).toBe("basket=sh-4.2&was=2580000_300000_184200_21400");
  expect(readEstimate(writeEstimate(made))).toEqual(made);
  expect(rememberedText(made)).toBe(writeEstimate(made));
  expect(estimateSearch("?lang=ko&was=1_2_3_4&basket=m4.1", emptyEstimate)).toBe("?lang=ko");
  expect(priceChange(made, "krw")).toBeUndefined();
  expect(priceChange(made, "usd")).toBeUndefined();
});

test("one that came to something else says both sums, in the currency it is shown in", () => {
  const shared = readEstimate("basket=sh-4.2&was=2400000_300000_184200_21400");
  expect(changedText(en, shared, "krw", "en")).toBe(
    "Prices have changed since this estimate was made. Then: ₩2,400,000 per month, ₩300,000 once. Now: ₩2,580,000 per month, ₩300,000 once.",
  );
  expect(changedText(ko, shared, "krw", "ko")).toBe(
    "예상 요금을 작성한 뒤 요금이 변경되었습니다. 작성 당시: 월 2,400,000원, 1회 300,000원 / 현재: 월 2,580,000원, 1회 300,000원",
  );
  expect(changedText(en, shared, "usd", "en"), "the rate moved along: in dollars it is the same").toBeUndefined();
});

test("nothing is said of a link without a sum, of one nobody can read, and of an empty estimate", () => {
  for (const was of ["", "&was=", "&was=1_2", "&was=-1_2_3_4", "&was=1e9_0_0_0", `&was=${"9".repeat(40)}_0_0_0`])
    expect(changedText(en, readEstimate(`basket=sh-4.2${was}`), "krw", "en"), was).toBeUndefined();
  expect(changedText(en, readEstimate("was=1_2_3_4"), "krw", "en")).toBeUndefined();
});

test("whatever changes the estimate makes it one of today", () => {
  const old = "basket=sh-4.2&was=2400000_300000_184200_21400";
  expect(pressedEstimate(`?${old}&add=m4`)?.was?.monthly.krw).toBe(2_644_000);
  expect(pressedEstimate("?line=m4.1", old)?.was?.monthly.krw).toBe(2_644_000);
  expect(pressedEstimate(`?${old}&clear=1`)?.was).toBeUndefined();
  expect(withOrder(old, { lines: "m4.1" })).toBe("basket=sh-4.2_m4.1");
});
