// One logger. Request lines carry an id, method, route and status; never a query string, body, cookie, token or address. What a database
// says about a failed statement is kept without the values it was given.
import pino from "pino";

export type Log = pino.Logger;

export function createLog(level: string, to: { write(line: string): void } = process.stdout): Log {
  return pino(
    {
      level,
      base: null,
      redact: {
        paths: ["*.password", "*.token", "*.authorization", "*.cookie", "*.email", "token", "password", "email"],
        censor: "[redacted]",
      },
      serializers: { err: withoutValues },
    },
    to,
  );
}

type Told = { type: string; message: string; code?: string; stack?: string; cause?: Told };

/** Chosen fields only: drivers put parameters, whole rows and details into others. */
function withoutValues(error: unknown, depth = 0): Told {
  if (!(error instanceof Error)) return { type: typeof error, message: "not an error" };
  const { code } = error as { code?: unknown };
  const said = cut(error.message);
  const message = withoutAddresses(said);
  return {
    type: error.name,
    message,
    ...(typeof code === "string" ? { code } : {}),
    // Paths in a stack hold "@" too, so only what was said is changed.
    ...(error.stack ? { stack: cut(error.stack).replace(said, () => message) } : {}),
    ...(error.cause && depth < 4 ? { cause: withoutValues(error.cause, depth + 1) } : {}),
  };
}

/** What a mail server or another program says may name a person's address. */
export function withoutAddresses(text: string): string {
  return text
    .split(/(\s|[<>()"',;:])/)
    .map((word) => (word.includes("@") ? "…@…" : word))
    .join("");
}

/** The query builder ends its message with what the statement was given. */
function cut(text: string): string {
  const from = text.indexOf("\nparams: ");
  if (from < 0) return text;
  const stack = text.indexOf("\n    at ", from);
  return `${text.slice(0, from)}\nparams: …${stack < 0 ? "" : text.slice(stack)}`;
}
