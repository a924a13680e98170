// The chooser of the cloud page: four answers against four ways of running. The table below is the whole of its opinion.

export const ways = ["public", "private", "metal", "connected"] as const;
export type Way = (typeof ways)[number];

export const answerOptions = {
  load: ["spiky", "steady"],
  isolation: ["shared", "host", "racks"],
  patch: ["provider", "self"],
  place: ["region", "other"],
} as const;
export type Question = keyof typeof answerOptions;
export type Answers = { [Q in Question]: (typeof answerOptions)[Q][number] };
export const questions = Object.keys(answerOptions) as Question[];

export const firstAnswers: Answers = { load: "spiky", isolation: "shared", patch: "provider", place: "region" };

/** 2 fits, 1 works with a cost, 0 conflicts. */
export type Fit = 0 | 1 | 2;
type Row = Record<Way, Fit>;

function row(onPublic: Fit, onPrivate: Fit, onMetal: Fit, connected: Fit): Row {
  return { public: onPublic, private: onPrivate, metal: onMetal, connected };
}

const table: { [Q in Question]: Record<Answers[Q], Row> } = {
  load: { spiky: row(2, 1, 0, 2), steady: row(1, 2, 2, 1) },
  isolation: { shared: row(2, 1, 1, 2), host: row(0, 2, 2, 1), racks: row(0, 2, 1, 0) },
  patch: { provider: row(2, 2, 0, 2), self: row(0, 1, 2, 0) },
  place: { region: row(2, 2, 2, 0), other: row(1, 1, 1, 2) },
};

export function fitOf<Q extends Question>(question: Q, answer: Answers[Q], way: Way): Fit {
  return table[question][answer][way];
}

export type Verdict = { way: Way; fits: number; partly: number; conflicts: number };

function verdictOn(answers: Answers, way: Way): Verdict {
  const marks = questions.map((question) => fitOf(question, answers[question], way));
  const count = (fit: Fit) => marks.filter((mark) => mark === fit).length;
  return { way, fits: count(2), partly: count(1), conflicts: count(0) };
}

/** Fewest conflicts first, then points, then the better answer on load; the order of `ways` settles the rest. */
export function recommendWay(answers: Answers): Verdict {
  const points = (verdict: Verdict) => verdict.fits * 2 + verdict.partly;
  const load = (verdict: Verdict) => fitOf("load", answers.load, verdict.way);
  const [winner] = ways
    .map((way) => verdictOn(answers, way))
    .sort((a, b) => a.conflicts - b.conflicts || points(b) - points(a) || load(b) - load(a));
  return winner as Verdict;
}
