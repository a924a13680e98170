// A statement that takes too long is logged as it was written, without the values it was given.
import type { Config } from "#platform/config.ts";
import type { Log } from "#platform/log.ts";
import { onStepEnded } from "./steps.ts";

const longest = 400;

export function logSlowStatements({ SLOW_QUERY_MS }: Pick<Config, "SLOW_QUERY_MS">, log: Log): () => void {
  if (SLOW_QUERY_MS === 0) return () => {};
  return onStepEnded(({ kind, about }, { seconds }) => {
    const ms = Math.round(seconds * 1000);
    if (kind === "statement" && ms >= SLOW_QUERY_MS)
      log.warn({ ms, statement: String(about["db.query.text"]).slice(0, longest) }, "slow statement");
  });
}
