// Scores the ten answers of the self-check. An answer is 0, 1, 2 or not given; the address keeps them as ten characters.
import {
  type CheckPackage,
  type CheckQuestionId,
  type CsfFunction,
  checkPackages,
  checkQuestions,
  csfFunctions,
} from "#content/figures/cyber-security.ts";

export type Answer = 0 | 1 | 2 | null;
export type Level = "exposed" | "partial" | "watched" | "rehearsed";

export type CheckResult = {
  score: number;
  answered: number;
  level: Level;
  functions: readonly { id: CsfFunction; share: number }[];
  weakest: CsfFunction | null;
  /** Open questions, those of the first package first, the emptiest answer first. */
  gaps: readonly CheckQuestionId[];
  package: CheckPackage | null;
};

export const noAnswers = "-".repeat(checkQuestions.length);

export function parseAnswers(text: string): Answer[] {
  return checkQuestions.map((_, index) => {
    const sign = text[index];
    return sign === "0" || sign === "1" || sign === "2" ? (Number(sign) as Answer) : null;
  });
}

export function isAnswerText(text: string): boolean {
  return text.length === checkQuestions.length && /^[012-]+$/.test(text);
}

export function withAnswer(text: string, index: number, answer: 0 | 1 | 2): string {
  return text.slice(0, index) + answer + text.slice(index + 1);
}

export function levelOf(score: number): Level {
  if (score < 40) return "exposed";
  if (score < 70) return "partial";
  return score < 90 ? "watched" : "rehearsed";
}

export function checkResult(answers: readonly Answer[]): CheckResult {
  const given = checkQuestions.map((question, index) => ({ question, answer: answers[index] ?? null }));
  const sum = given.reduce((total, { answer }) => total + (answer ?? 0), 0);
  const score = Math.round((sum / (checkQuestions.length * 2)) * 100);
  const functions = csfFunctions.map((id) => {
    const own = given.filter(({ question }) => question.function === id);
    return { id, share: own.reduce((total, { answer }) => total + (answer ?? 0), 0) / (own.length * 2) };
  });
  const open = given.filter(({ answer }) => answer !== null && answer < 2);
  const order = (name: CheckPackage) => checkPackages.indexOf(name);
  open.sort((a, b) => order(a.question.package) - order(b.question.package) || (a.answer ?? 0) - (b.answer ?? 0));
  const answered = given.filter(({ answer }) => answer !== null).length;
  const lowest = functions.reduce((low, one) => (one.share < low.share ? one : low));
  return {
    score,
    answered,
    level: levelOf(score),
    functions,
    weakest: answered === checkQuestions.length && lowest.share < 1 ? lowest.id : null,
    gaps: open.map(({ question }) => question.id),
    package: open[0]?.question.package ?? null,
  };
}
