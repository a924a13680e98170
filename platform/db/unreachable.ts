// Failures of a Postgres server that are nobody's mistake: it is gone, starting, out of connections or out of time.

/** Connection failures (08), no resources (53), stopping or starting (57P), a statement that took too long, a standby. */
const states = /^(?:08\w{3}|53\w{3}|57P\w{2}|57014|25006)$/;
const ofTheLibrary = ["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_ENDED", "CONNECTION_DESTROYED"];
const ofTheSocket = ["ECONNREFUSED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH", "ENOTFOUND"];
const broken = ["CONNECT_TIMEOUT", "CONNECTION_CLOSED", "CONNECTION_DESTROYED", "ECONNRESET", "ECONNABORTED", "EPIPE", "ETIMEDOUT"];
const ofTheSystem = ["EAI_AGAIN", "ENOENT"];

export function isUnreachable(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && (states.test(code) || [...ofTheLibrary, ...ofTheSocket, ...ofTheSystem].includes(code));
}

/** Of a connection that was open: whatever had been begun on it is over. */
export function isBrokenOff(error: unknown): boolean {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === "string" && (/^57P\w{2}$/.test(code) || broken.includes(code));
}

/** The server's own disk. */
export function isDiskFull(error: unknown): boolean {
  return (error as { code?: unknown } | null)?.code === "53100";
}
