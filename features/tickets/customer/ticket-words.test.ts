import { expect, test } from "vitest";
import { priorities } from "#features/support/rules/departments.ts";
import { targets } from "#features/support/rules/support-settings.ts";
import { overwriteGetLocale } from "#platform/paraglide/runtime.js";
import { priorityRule } from "./ticket-words.ts";

test("copy: the rule beside a due time says what is set, not what the release brings along", () => {
  const said = (locale: "en" | "ko") => {
    overwriteGetLocale(() => locale);
    return [priorityRule("urgent", 45), priorityRule("high", 120), priorityRule("normal", 90), priorityRule("low", 960)];
  };
  expect(said("en")).toEqual([
    "Urgent: within 45 min, 24×7.",
    "High: within 2 h, in business hours.",
    "Normal: within 1 h 30 min, in business hours.",
    "Low: within 2 business days.",
  ]);
  expect(said("ko")).toEqual([
    "긴급: 24시간 기준 45분 이내",
    "높음: 업무 시간 기준 2시간 이내",
    "보통: 업무 시간 기준 1시간 30분 이내",
    "낮음: 2영업일 이내",
  ]);
  overwriteGetLocale(() => "en");
  const preset = priorities.map((priority) => priorityRule(priority, targets[priority].response));
  expect(preset.toReversed()).toEqual([
    "Urgent: within 15 min, 24×7.",
    "High: within 1 h, in business hours.",
    "Normal: within 4 h, in business hours.",
    "Low: within 1 business day.",
  ]);
});
