// A failed call as the form shows it. Whatever was typed comes back with it, except secrets.
import { data } from "react-router";
import type { FormFailure } from "#ui/form-failure.ts";
import { ApiError } from "./api-client.ts";

export function formFailure(error: unknown, values: Record<string, string> = {}) {
  if (!(error instanceof ApiError)) throw error;
  const { status, message, code, errors, retryAfter } = error.failure;
  const failure: FormFailure = {
    message,
    code,
    errors: Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, list.join(" ")])),
    retryAt: retryAfter ? clock(new Date(Date.now() + retryAfter * 1000)) : undefined,
    values,
    attempt: Date.now(),
  };
  return data(failure, { status });
}

function clock(at: Date): string {
  const time = new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", hourCycle: "h23", timeZone: "Asia/Seoul" }).format(
    at,
  );
  return `${time} KST`;
}

/** A text field of a form; a file or nothing counts as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

export function isTicked(form: FormData, name: string): boolean {
  return form.get(name) === "on";
}
