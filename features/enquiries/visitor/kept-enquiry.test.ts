import { expect, test } from "vitest";
import { putInto, typedIn } from "./kept-enquiry.ts";

type Given = { name?: string; message?: string; service?: string; intent?: string };

function form({ name = "", message = "", service = "", intent = "" }: Given = {}) {
  const field = (type: string, name: string, value: string, checked = false) => ({ type, name, value, checked, dispatchEvent: () => true });
  const elements = [
    ...["sales", "press"].map((value) => field("radio", "intent", value, value === intent)),
    field("text", "name", name),
    field("select-one", "service", service),
    field("hidden", "config", "30 TB"),
    field("textarea", "message", message),
    field("text", "website", "trap"),
    field("checkbox", "consent", "on", true),
  ];
  return { elements } as unknown as HTMLFormElement;
}

const kept = { intent: "press", name: "Ara", service: "cdn", message: "Kept" };

test("consent, trap and configuration are never kept", () => {
  expect(typedIn(form({ name: "Ara", intent: "sales" }))).toEqual({ intent: "sales", name: "Ara", service: "", message: "" });
});

test("what was kept stands in an empty form again", () => {
  const fresh = form();
  putInto(fresh, { ...kept, website: "x", consent: "on", config: "y" });
  expect(typedIn(fresh)).toEqual(kept);
  expect([...fresh.elements].map((field) => (field as HTMLInputElement).value)).toEqual(expect.arrayContaining(["30 TB", "trap"]));
});

test("what a link brought and what was typed before scripts ran stays", () => {
  const begun = form({ intent: "sales", service: "vpn", message: "Typed early" });
  putInto(begun, kept);
  expect(typedIn(begun)).toEqual({ intent: "sales", name: "Ara", service: "vpn", message: "Typed early" });
});
