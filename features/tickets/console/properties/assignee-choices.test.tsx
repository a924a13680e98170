import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { m } from "#platform/paraglide/messages.js";
import { AssigneeChoices } from "./assignee-choices.tsx";

const people = [
  { id: "a", name: "Sera Yoon" },
  { id: "b", name: "Dohyun Park" },
];
const choices = (assignee: { id: string; name: string } | null) =>
  [...renderToStaticMarkup(<AssigneeChoices assignee={assignee} people={people} me="b" />).matchAll(/value="([^"]*)">([^<]*)</g)].map(
    ([, value, label]) => `${value}: ${label}`,
  );

test("whoever has the ticket stands in the list, also without access", () => {
  expect(choices(null)).toEqual([`: ${m.console_nobody()}`, `b: Dohyun Park (${m.console_assignee_me()})`, "a: Sera Yoon"]);
  expect(choices({ id: "a", name: "Sera Yoon" })).toHaveLength(3);
  expect(choices({ id: "c", name: "Jiho Han" })).toEqual([
    `: ${m.console_nobody()}`,
    `c: Jiho Han (${m.team_state_disabled()})`,
    `b: Dohyun Park (${m.console_assignee_me()})`,
    "a: Sera Yoon",
  ]);
});
