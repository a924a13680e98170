import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { memoryStorage } from "#tests/fixtures/outside/memory-storage.ts";
import { keepFields, keepLateFile } from "./draft-fields.ts";
import { forgetAll, openDraftsOf } from "./drafts.ts";

beforeEach(() => {
  vi.stubGlobal("window", new EventTarget());
  vi.stubGlobal("localStorage", memoryStorage());
  vi.stubGlobal("sessionStorage", memoryStorage());
  openDraftsOf("ann");
});
afterEach(() => {
  forgetAll();
  vi.unstubAllGlobals();
});

/** A form in a folded part, as it is drawn: `given` is what the server has refused. */
type Drawn = { given?: Record<string, string>; sent?: boolean; files?: string[] };

function drawn(place: string, { given = {}, sent = false, files = [] }: Drawn = {}) {
  const folded = { open: false };
  const field = (type: string, name: string) => ({ type, name, value: given[name] ?? "", dispatchEvent: () => true });
  const fields = {
    email: field("email", "email"),
    subject: field("text", "subject"),
    text: field("textarea", "text"),
    hidden: field("hidden", "conversation"),
  };
  const form = Object.assign(new EventTarget(), { elements: Object.values(fields), closest: () => folded });
  const stop = keepFields(form as unknown as HTMLFormElement, place, sent, {
    now: () => ({ draft: files.length > 0 ? "draft-one" : "", files }),
    back: (kept) => files.push(...(kept.files as string[])),
  });
  return {
    folded,
    stop,
    type(name: keyof typeof fields, value: string) {
      fields[name].value = value;
      form.dispatchEvent(new Event("input"));
    },
    attach(file: string) {
      files.push(file);
      form.dispatchEvent(new Event("input"));
    },
    files,
    words: () => Object.values(fields).map(({ value }) => value),
  };
}

test("what was typed stands there again, unfolded; another ticket has its own", () => {
  const first = drawn("one:side");
  first.type("email", "noc@carrier.example");
  first.type("text", "Is the line cut?");
  expect(drawn("two:side")).toMatchObject({ folded: { open: false } });
  const again = drawn("one:side");
  expect(again.words()).toEqual(["noc@carrier.example", "", "Is the line cut?", ""]);
  expect(again.folded.open).toBe(true);
});

test("what was sent does not come back, and what is typed after it does", () => {
  drawn("one:side").type("text", "sent");
  const next = drawn("one:side", { sent: true });
  expect(next.words().join("")).toBe("");
  expect(drawn("one:side").words().join("")).toBe("");
  next.type("text", "and another");
  expect(drawn("one:side").words().join("")).toBe("and another");
});

test("what was refused stays as it was sent; what was emptied stays empty; a form that left the page keeps nothing more", () => {
  const first = drawn("one:side");
  first.type("subject", "Line");
  expect(drawn("one:side", { given: { subject: "Line KR-88" } }).words()).toContain("Line KR-88");
  first.type("subject", "");
  expect(drawn("one:side").folded.open).toBe(false);
  first.stop();
  first.type("subject", "late");
  expect(drawn("one:side").words().join("")).toBe("");
});

test("files are kept with the words, and without any; sent, they are gone", () => {
  const first = drawn("one:side");
  first.attach("trace.txt");
  expect(drawn("one:side").files).toEqual(["trace.txt"]);
  first.type("text", "See attached.");
  const again = drawn("one:side");
  expect([again.files, again.words().join(""), again.folded.open]).toEqual([["trace.txt"], "See attached.", true]);
  drawn("one:side", { sent: true });
  expect(drawn("one:side").files).toEqual([]);
});

test("a file that arrives after its form was left is there when it is drawn again, with what was typed", () => {
  const first = drawn("one:side");
  first.type("text", "See attached.");
  first.stop();
  keepLateFile("one:side", "draft-one", "trace.txt");
  keepLateFile("one:side", "draft-one", "mtr.txt");
  const again = drawn("one:side");
  expect([again.files, again.words().join("")]).toEqual([["trace.txt", "mtr.txt"], "See attached."]);
  // One of a draft that was begun anew since does not get into it.
  keepLateFile("one:side", "draft-two", "other.txt");
  expect(drawn("one:side").files).toEqual(["trace.txt", "mtr.txt"]);
});

test("a form that stands there again by then takes the late file up at once, and keeps it with what is typed next", () => {
  const again = drawn("one:side");
  keepLateFile("one:side", "draft-one", "trace.txt");
  expect(again.files).toEqual(["trace.txt"]);
  again.type("text", "See attached.");
  expect(drawn("one:side").files).toEqual(["trace.txt"]);
  keepLateFile("two:side", "draft-one", "another.txt");
  expect(again.files).toEqual(["trace.txt"]);
});
