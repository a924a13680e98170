import { expect, test } from "vitest";
import { severities, stagesOf } from "#features/status/rules/stages.ts";
import { m } from "#platform/paraglide/messages.js";
import { openGaps, stageValues, writtenByHand } from "./incident-values.ts";

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

test("what customers notice is told in every language or in none", () => {
  const untold = [m.status_body_untold()];
  expect(openGaps(formOf({ "body.ko": "지연됩니다.", "body.en": " " }), "gap")).toEqual({ "body.en": untold });
  expect(openGaps(formOf({ "body.ko": "", "body.en": "It is slow." }), "gap")).toEqual({ "body.ko": untold });
  expect(openGaps(formOf({ "body.ko": "", "body.en": "" }), "gap")).toBeNull();
  expect(openGaps(formOf({ "body.ko": "지연됩니다.", "body.en": "It is slow." }), "gap")).toBeNull();
  expect(openGaps(formOf({ stage: "resolved", "text.ko": "끝", "text.en": "" }), "gap"), "another form").toBeNull();
});

test("a template may replace a template, not what somebody wrote", () => {
  expect(writtenByHand(formOf({ "text.ko": "", "text.en": " " }))).toBe(false);
  for (const [stage, severity] of stagesOf("incident").flatMap((stage) => severities.map((severity) => [stage, severity] as const))) {
    const usual = stageValues(stage, severity);
    expect(writtenByHand(formOf(usual))).toBe(false);
    expect(writtenByHand(formOf({ ...usual, "text.en": `${usual["text.en"] ?? ""} At 14:05 KST.` }))).toBe(true);
  }
});

test("copy: a report is promised where an incident was major, as the SLA says, and not for a minor one", () => {
  for (const severity of severities) {
    const { "text.en": en = "", "text.ko": ko = "" } = stageValues("resolved", severity);
    expect([/report/.test(en), /보고서/.test(ko)]).toEqual(Array(2).fill(severity !== "minor"));
  }
});
