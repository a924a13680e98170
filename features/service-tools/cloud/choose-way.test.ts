import { describe, expect, it } from "vitest";
import { type Answers, answerOptions, firstAnswers, recommendWay } from "./choose-way.ts";

function every(): Answers[] {
  return answerOptions.load.flatMap((load) =>
    answerOptions.isolation.flatMap((isolation) =>
      answerOptions.patch.flatMap((patch) => answerOptions.place.map((place) => ({ load, isolation, patch, place }))),
    ),
  );
}

describe("recommendWay", () => {
  it("sends a spiky workload without special needs to public cloud", () => {
    expect(recommendWay(firstAnswers)).toEqual({ way: "public", fits: 4, partly: 0, conflicts: 0 });
  });

  it("sends steady load with own racks to private cloud", () => {
    expect(recommendWay({ load: "steady", isolation: "racks", patch: "provider", place: "region" }).way).toBe("private");
  });

  it("sends a team that patches firmware itself to dedicated servers", () => {
    expect(recommendWay({ load: "steady", isolation: "host", patch: "self", place: "region" }).way).toBe("metal");
  });

  it("connects the other cloud when part of the data stays there", () => {
    expect(recommendWay({ ...firstAnswers, place: "other" }).way).toBe("connected");
  });

  it("lets load break a tie between public and private", () => {
    expect(recommendWay({ ...firstAnswers, load: "steady" }).way).toBe("private");
  });

  it("never recommends shared hosts to somebody who refused them, nor a second cloud to somebody who has none", () => {
    for (const answers of every()) {
      const { way } = recommendWay(answers);
      if (answers.isolation !== "shared") expect(way).not.toBe("public");
      if (answers.place === "region") expect(way).not.toBe("connected");
    }
  });

  it("finds a way without conflict for every combination", () => {
    expect(every()).toHaveLength(24);
    expect(every().filter((answers) => recommendWay(answers).conflicts > 0)).toEqual([]);
  });
});
