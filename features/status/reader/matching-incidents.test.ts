import { expect, test } from "vitest";
import type { IncidentView } from "#features/status/rules/status-views.ts";
import { matchingChoice, matchingIncidents } from "./matching-incidents.tsx";

const incident = (service: string, place: string, state: IncidentView["state"] = "running"): IncidentView => ({
  id: `${service}@${place}`,
  kind: "incident",
  affects: [],
  components: [{ service, place, name: "" }],
  severity: "major",
  stage: "investigating",
  title: "",
  body: "",
  starts_at: "2026-11-15T02:00:00Z",
  ends_at: null,
  updated_at: "2026-11-15T02:00:00Z",
  state,
});
const rack = { code: "RACK-ICN2-R14", family: "compute", site: "ICN2" };

test("what touches one's own service, and what touches everybody, is told before a ticket is written", () => {
  const list = [incident("colocation", "ICN2"), incident("colocation", "PUS1"), incident("cdn", ""), incident("portal", "")];
  expect(matchingIncidents(list, [rack]).map(({ incident: { id }, codes }) => [id, codes])).toEqual([
    ["colocation@ICN2", ["RACK-ICN2-R14"]],
    ["portal@", []],
  ]);
});

test("what is over or only planned is not told; whoever has nothing with us yet is told everything", () => {
  expect(matchingIncidents([incident("colocation", "ICN2", "over"), incident("portal", "", "planned")], [rack])).toEqual([]);
  expect(matchingIncidents([incident("cdn", "")], [])).toHaveLength(1);
});

test("beside the form: what touches the chosen service, all with none chosen, nothing for teams that run no services", () => {
  const line = { code: "DL-ICN-SIN-1G", family: "network", site: "ICN2" };
  const list = matchingIncidents([incident("colocation", "ICN2"), incident("dedicated-line", ""), incident("portal", "")], [rack, line]);
  const of = (department: string, code?: string) => matchingChoice(list, { department, code }).map(({ incident: { id } }) => id);
  expect(of("technical", "RACK-ICN2-R14")).toEqual(["colocation@ICN2", "portal@"]);
  expect(of("technical", "DL-ICN-SIN-1G")).toEqual(["dedicated-line@", "portal@"]);
  expect(of("technical")).toHaveLength(3);
  expect(of("billing", "RACK-ICN2-R14")).toEqual([]);
});
