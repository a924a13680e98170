// A request that cannot be read, with the reason in the caller's language (detail_<reason>).
import { AppError } from "#platform/errors.ts";

export type MalformedReason =
  | "not_json"
  | "not_utf8"
  | "too_deep"
  | "forbidden_key"
  | "no_object"
  | "bad_header"
  | "bad_address"
  | "bad_host"
  | "bad_form";

export class Malformed extends AppError {
  readonly detail: MalformedReason;
  constructor(detail: MalformedReason, options: { cause?: unknown } = {}) {
    super("malformed", options);
    this.detail = detail;
  }
}
