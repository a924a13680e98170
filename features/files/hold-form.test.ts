import { expect, test } from "vitest";
import { holdForm } from "./hold-form.ts";

function formWith(failed: boolean) {
  const form = new EventTarget();
  const seen = { failed, held: 0, sent: 0 };
  const release = holdForm(
    form,
    () => seen.failed,
    () => {
      seen.held += 1;
    },
  );
  form.addEventListener("submit", () => {
    seen.sent += 1;
  });
  const submit = (submitter?: { formNoValidate: boolean }) =>
    form.dispatchEvent(Object.assign(new Event("submit", { cancelable: true }), { submitter }));
  return { seen, submit, release };
}

test("a form with a failed file is held, and sends once the file is gone", () => {
  const { seen, submit } = formWith(true);
  expect(submit()).toBe(false);
  expect(submit({ formNoValidate: false })).toBe(false);
  expect(seen).toMatchObject({ held: 2, sent: 0 });
  seen.failed = false;
  expect(submit()).toBe(true);
  expect(seen).toMatchObject({ held: 2, sent: 1 });
});

test("a button that sends no message, and a form whose files have left the page, are not held", () => {
  const { seen, submit, release } = formWith(true);
  expect(submit({ formNoValidate: true })).toBe(true);
  release();
  expect(submit()).toBe(true);
  expect(seen).toMatchObject({ held: 0, sent: 2 });
});
