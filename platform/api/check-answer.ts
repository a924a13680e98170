// Does an answer keep what its call declares? Every answer is asked in tests; a sample in production, where a miss is a line in the log.
import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import type { Log } from "#platform/log.ts";
import { type ApiCall, isBytes } from "./api-call.ts";

export type AnswerCheck = (call: ApiCall, result: unknown) => Promise<void>;

/** One answer in this many is looked at while customers wait for it. */
const sampleEvery = 200;

export function createAnswerCheck(mode: "all" | "sample", log: Log): AnswerCheck {
  let seen = 0;
  return async (call, result) => {
    if (mode === "sample" && seen++ % sampleEvery !== 0) return;
    const fault = await answerFault(call, result);
    if (!fault) return;
    if (mode === "all") throw new Error(`${call.id} answered what it does not declare: ${fault}`);
    log.error({ call: call.id, fault }, "an answer broke its declaration");
  };
}

/** What is wrong with it, in words that name fields and not their values; undefined when nothing is. */
async function answerFault(call: ApiCall, result: unknown): Promise<string | undefined> {
  // Bytes, declared as such or by an old endpoint that declares nothing.
  if (isBytes(call.answer) || call.answer instanceof z.ZodAny) return undefined;
  if (result instanceof Response && !result.ok) return undefined;
  const value = result instanceof Response ? await jsonOf(result) : JSON.parse(JSON.stringify(result));
  const parsed = call.answer.safeParse(value);
  if (!parsed.success) return parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`).join("; ");
  // The schema drops what it does not know: whatever is missing afterwards was never declared.
  return isDeepStrictEqual(parsed.data, value) ? undefined : `undeclared ${undeclared(parsed.data, value, "").join(", ")}`;
}

async function jsonOf(response: Response): Promise<unknown> {
  return response.status === 204 ? null : response.clone().json();
}

function undeclared(declared: unknown, given: unknown, at: string): string[] {
  if (isDeepStrictEqual(declared, given)) return [];
  if (typeof given !== "object" || given === null || typeof declared !== "object" || declared === null) return [at];
  return Object.entries(given).flatMap(([key, value]) => {
    const inside = at ? `${at}.${key}` : key;
    return key in declared ? undeclared((declared as Record<string, unknown>)[key], value, inside) : [inside];
  });
}
