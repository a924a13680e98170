// The sums a report is made of, and the figures read off them. A cell counts one kind of thing: `opened`, `answer:300` (a first answer
// that took up to 300 seconds), `rating:5`. Cells of two times are added; percentiles are read off the sums.
import type { Figures, Times } from "./reports.contract.ts";

export type Cells = Record<string, number>;

/** Durations are counted in steps, rounded up: by the minute in the first half hour, by the day after a week. */
export const durationSteps = [
  { upTo: 1_800, by: 60 },
  { upTo: 7_200, by: 300 },
  { upTo: 28_800, by: 900 },
  { upTo: 86_400, by: 1_800 },
  { upTo: 604_800, by: 10_800 },
  { upTo: 7_776_000, by: 86_400 },
] as const;
/** Beyond the last of them. */
export const longestStep = 864_000;

export function stepOf(seconds: number): number {
  const by = durationSteps.find(({ upTo }) => seconds <= upTo)?.by ?? longestStep;
  return Math.ceil(seconds / by) * by;
}

export function addCells(sum: Cells, more: Cells): Cells {
  for (const [cell, count] of Object.entries(more)) sum[cell] = (sum[cell] ?? 0) + count;
  return sum;
}

/** The steps of one measure with how often each was reached, the shortest first. */
export function stepsIn(cells: Cells, measure: string): [step: number, count: number][] {
  const prefix = `${measure}:`;
  return Object.entries(cells)
    .filter(([cell]) => cell.startsWith(prefix))
    .map(([cell, count]): [number, number] => [Number(cell.slice(prefix.length)), count])
    .sort(([a], [b]) => a - b);
}

/** The shortest step that this share of all reached. */
export function percentile(steps: readonly [number, number][], share: number): number | null {
  const wanted = Math.ceil(sum(steps) * share);
  let seen = 0;
  for (const [step, count] of steps) {
    seen += count;
    if (seen >= wanted) return step;
  }
  return null;
}

const sum = (steps: readonly [number, number][]) => steps.reduce((all, [, count]) => all + count, 0);

export function timesOf(cells: Cells, measure: string): Times {
  const steps = stepsIn(cells, measure);
  return { count: sum(steps), median: percentile(steps, 0.5), p90: percentile(steps, 0.9) };
}

export function figuresOf(cells: Cells): Figures {
  const of = (cell: string) => cells[cell] ?? 0;
  const solutions = timesOf(cells, "solution");
  const marks = [1, 2, 3, 4, 5].map((mark) => of(`rating:${mark}`));
  const rated = marks.reduce((all, count) => all + count, 0);
  const points = marks.reduce((all, count, index) => all + count * (index + 1), 0);
  return {
    opened: of("opened"),
    solved: solutions.count,
    reopened: of("reopened"),
    answers: { ...timesOf(cells, "answer"), kept: of("answer_kept") },
    solutions: { ...solutions, kept: of("solution_kept") },
    ratings: { count: rated, average: rated > 0 ? Math.round((points / rated) * 100) / 100 : null, marks },
    chat_waits: timesOf(cells, "wait"),
    chat_handling: timesOf(cells, "handling"),
    chats_missed: of("missed"),
  };
}

/** How long first answers took, in classes that can be drawn; the last has no end. */
export const answerClasses = [900, 3_600, 14_400, 28_800, 86_400, null] as const;

export function classesOf(cells: Cells): number[] {
  const steps = stepsIn(cells, "answer");
  return answerClasses.map((end, index) => {
    const start = answerClasses[index - 1] ?? -1;
    return sum(steps.filter(([step]) => step > start && (end === null || step <= end)));
  });
}
