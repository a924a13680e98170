// The closed list of expected failures. The id is stable, is the API's `code`, and is the key of its translation (error_<id>).
// Turned into HTTP in two places only: the API's error handler and, for pages, server/pages/page-failures.ts.

export const errorList = {
  malformed: { status: 400 },
  unauthenticated: { status: 401 },
  forbidden: { status: 403 },
  second_factor_required: { status: 403 },
  fresh_factor_required: { status: 403 },
  view_only: { status: 403 },
  view_over: { status: 403 },
  not_found: { status: 404 },
  method_not_allowed: { status: 405 },
  request_timeout: { status: 408 },
  gone: { status: 410 },
  conflict: { status: 409 },
  too_large: { status: 413 },
  address_too_long: { status: 414 },
  unsupported_type: { status: 415 },
  invalid: { status: 422 },
  invalid_credentials: { status: 422 },
  email_not_verified: { status: 422 },
  account_disabled: { status: 422 },
  invalid_code: { status: 422 },
  challenge_over: { status: 422 },
  passkey_invalid: { status: 422 },
  passkey_unavailable: { status: 409 },
  sso_only: { status: 422 },
  sso_cancelled: { status: 422 },
  sso_attempt_over: { status: 422 },
  sso_answer_invalid: { status: 422 },
  sso_email_unverified: { status: 422 },
  sso_no_role: { status: 422 },
  sso_not_invited: { status: 422 },
  sso_account_disabled: { status: 422 },
  sso_email_taken: { status: 409 },
  sso_other_person: { status: 422 },
  sso_not_fresh: { status: 422 },
  /** The provider is away or answers rubbish: nothing of ours has failed. */
  sso_unavailable: { status: 424 },
  token_invalid: { status: 422 },
  token_expired: { status: 422 },
  token_replaced: { status: 422 },
  token_used: { status: 422 },
  wrong_password: { status: 422 },
  idempotency_reused: { status: 422 },
  newer_reply: { status: 409 },
  property_changed: { status: 409 },
  wrong_state: { status: 409 },
  post_checks: { status: 409 },
  reopen_expired: { status: 409 },
  rating_locked: { status: 409 },
  not_overdue: { status: 409 },
  undo_expired: { status: 409 },
  edit_expired: { status: 409 },
  in_organisation: { status: 409 },
  last_owner: { status: 409 },
  organisation_full: { status: 409 },
  chat_taken: { status: 409 },
  seats_full: { status: 409 },
  agent_offline: { status: 409 },
  internal_file: { status: 422 },
  unfilled_placeholders: { status: 422 },
  file_type: { status: 415 },
  file_too_large: { status: 413 },
  file_empty: { status: 422 },
  file_broken: { status: 400 },
  file_quota: { status: 413 },
  image_too_large: { status: 413 },
  file_infected: { status: 422 },
  file_checking: { status: 409 },
  range_outside: { status: 416 },
  rate_limited: { status: 429 },
  too_busy: { status: 429 },
  headers_too_large: { status: 431 },
  internal: { status: 500 },
  unavailable: { status: 503 },
  disk_full: { status: 503 },
} as const satisfies Record<string, { status: number }>;

export type ErrorId = keyof typeof errorList;

export type FieldErrors = Record<string, string[]>;

export class AppError extends Error {
  readonly id: ErrorId;
  readonly status: number;
  readonly fields: FieldErrors | undefined;
  readonly retryAfterSeconds: number | undefined;
  /** What was allowed where something was too large. */
  readonly limitBytes: number | undefined;

  /** Why the session of the token that was given is over, where that is known. */
  readonly sessionEnd: string | undefined;

  constructor(
    id: ErrorId,
    options: {
      fields?: FieldErrors;
      retryAfterSeconds?: number;
      limitBytes?: number;
      sessionEnd?: string | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(id, { cause: options.cause });
    this.id = id;
    this.status = errorList[id].status;
    this.fields = options.fields;
    this.retryAfterSeconds = options.retryAfterSeconds;
    this.limitBytes = options.limitBytes;
    this.sessionEnd = options.sessionEnd;
  }
}

/** For `.catch()`: what is no longer there is null, anything else is still a failure. */
export function nullWhenGone(error: unknown): null {
  if (error instanceof AppError && error.id === "not_found") return null;
  throw error;
}

/** The expected failure that made a query fail, however deep the query builder has wrapped it: the database or its disk. */
export function expectedFailure(error: unknown): AppError | undefined {
  if (error instanceof AppError) return error;
  for (let at = error; at instanceof Error; at = at.cause) if (at instanceof AppError && at.status === 503) return at;
  return undefined;
}

/** For `.catch()` of a write that reading can do without: while nothing can be saved it is left out. */
export function exceptWhenFull(error: unknown): void {
  if (expectedFailure(error)?.id !== "disk_full") throw error;
}

/** An error and what it was made of, outermost first. */
export function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** The innermost reason is the one that names the port, the bucket or the role. */
export function innermostReason(error: unknown): string {
  const last = causes(error).at(-1) as (Error & { code?: string }) | undefined;
  return (last?.message || last?.code || last?.name || "no reason given").replace(/\.$/, "");
}
