import { describe, expect, it } from "vitest";
import { type Answer, checkResult, isAnswerText, levelOf, noAnswers, parseAnswers, withAnswer } from "./self-check-score.ts";

const full = (answer: Answer): Answer[] => Array.from({ length: 10 }, () => answer);

describe("self-check", () => {
  it("scores the sum of ten answers times five", () => {
    expect(checkResult(full(2)).score).toBe(100);
    expect(checkResult(full(1)).score).toBe(50);
    expect(checkResult(full(0)).score).toBe(0);
    expect(checkResult(parseAnswers("2222222221")).score).toBe(95);
  });

  it("names the level by its floor", () => {
    expect([39, 40, 69, 70, 89, 90].map(levelOf)).toEqual(["exposed", "partial", "partial", "watched", "watched", "rehearsed"]);
  });

  it("sends an open second factor, patch or restore to Baseline before anything else", () => {
    const result = checkResult(parseAnswers("0222220222"));
    expect(result.package).toBe("detect");
    expect(checkResult(parseAnswers("0221220222")).package).toBe("baseline");
    expect(checkResult(parseAnswers("0221220222")).gaps[0]).toBe("mfa");
    expect(checkResult(parseAnswers("0222222222")).package).toBe("regulated");
    expect(checkResult(full(2)).package).toBeNull();
  });

  it("finds the weakest function once all questions are answered", () => {
    expect(checkResult(parseAnswers("2222222220")).weakest).toBe("recover");
    expect(checkResult(parseAnswers("222222222-")).weakest).toBeNull();
    expect(checkResult(full(2)).weakest).toBeNull();
  });

  it("keeps answers in ten characters and refuses anything else", () => {
    expect(noAnswers).toHaveLength(10);
    expect(withAnswer(noAnswers, 3, 2)).toBe("---2------");
    expect(isAnswerText("0121012101")).toBe(true);
    expect(isAnswerText("012101210")).toBe(false);
    expect(isAnswerText("01210121x1")).toBe(false);
    expect(checkResult(parseAnswers(noAnswers)).answered).toBe(0);
  });
});
