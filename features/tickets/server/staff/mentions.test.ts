import { expect, test } from "vitest";
import { isNamed } from "./mentions.server.ts";

test("a name behind an @ is a mention, with or without the family name and with a particle", () => {
  for (const text of ["@Sera please look", "to @sera yoon: done", "(@Sera)", "Sera? @SERA!"])
    expect(isNamed(text, "Sera Yoon"), text).toBe(true);
  expect(isNamed("@박도현님이 봐 주세요", "박도현")).toBe(true);
});

test("an e-mail address, a longer name and a name without @ are none", () => {
  for (const text of ["x@sera.example", "ops.team@sera", "@Seraphine", "Sera knows"]) expect(isNamed(text, "Sera Yoon"), text).toBe(false);
});
