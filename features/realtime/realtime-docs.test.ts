// docs/realtime.md names every channel and event there is, with who may listen and what they hear.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chatEvents } from "#features/chat/rules/chat-channels.ts";
import { channelRules } from "#server/channel-rules.ts";
import { realtimeEvents } from "./channels.ts";

const text = readFileSync("docs/realtime.md", "utf8");
const listening = text.slice(0, text.indexOf("# Publishing"));
const rows = listening.split("\n").filter((line) => line.startsWith("| `"));
const named = (row: string, column: number) =>
  [...(row.split("|")[column] ?? "").matchAll(/`([^`{}]+(?:\{id\})?)`/g)].map(([, name]) => name as string);
const channels = rows.filter((row) => /^\| `(?:private|presence)-/.test(row));
const events = rows.filter((row) => !channels.includes(row));
const all = [...Object.values(realtimeEvents), ...Object.values(chatEvents)];

test("engineer 7: each channel that a rule knows is a row, and each row a channel", () => {
  const examples = channels.map((row) => named(row, 1)[0]?.replace("{id}", "k3Vd9QmZ7xTa") ?? "");
  expect(channelRules.filter(({ name }) => !examples.some((example) => name.test(example)))).toEqual([]);
  expect(examples.filter((example) => !channelRules.some(({ name }) => name.test(example)))).toEqual([]);
});

test("engineer 7: each event is told with its payload, and stands beside a channel", () => {
  expect(events.flatMap((row) => named(row, 1)).sort()).toEqual([...all].sort());
  for (const row of events) expect(row.split("|")[2]).toMatch(/`\{.*\}`/);
  expect([...new Set(channels.flatMap((row) => named(row, 3)))].sort()).toEqual([...all].sort());
});
