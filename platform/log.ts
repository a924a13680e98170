// One logger. Request lines carry an id, method, route and status; never a query string, body, cookie, token or address.
import pino from "pino";

export type Log = pino.Logger;

export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    redact: {
      paths: ["*.password", "*.token", "*.authorization", "*.cookie", "*.email", "token", "password", "email"],
      censor: "[redacted]",
    },
  });
}
