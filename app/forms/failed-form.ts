// A failed call as the form shows it. Whatever was typed comes back with it, except secrets.

import { data } from "react-router";
import { ApiError } from "#app/session/api-client.ts";
import { clockWithZone } from "#platform/i18n/format.ts";
import type { FormFailure } from "#ui/form-failure.ts";

export function formFailure(error: unknown, values: Record<string, string> = {}) {
  const { message, errors } = problemOf(error);
  const { status, code, retryAfter } = (error as ApiError).failure;
  const failure: FormFailure = {
    message,
    code,
    errors,
    retryAt: retryAfter ? clockWithZone(Date.now() + retryAfter * 1000) : undefined,
    values,
    attempt: Date.now(),
  };
  return data(failure, { status });
}

/** What is said about the form and under its fields. Whatever is not the API's refusal goes on as it is. */
export function problemOf(error: unknown): { message: string; errors: Record<string, string> } {
  if (!(error instanceof ApiError)) throw error;
  const { message, errors } = error.failure;
  return { message, errors: Object.fromEntries(Object.entries(errors).map(([name, list]) => [name, list.join(" ")])) };
}

/** A text field of a form; a file or nothing counts as empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value : "";
}

/** Every text field as it was typed. */
export function typedIn(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));
}

export function isTicked(form: FormData, name: string): boolean {
  return form.get(name) === "on";
}
