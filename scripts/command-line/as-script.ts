// How every script begins and ends: its options are read here, so that none passes over one it does not know, and whatever an operator can
// do something about is a sentence and a 1 at the end. A stack is left for our own mistakes.
import { type ParseArgsConfig, parseArgs } from "node:util";
import { CannotStart } from "#platform/cannot-start.ts";
import { DataDirInUse } from "#platform/data-lock.ts";
import { databaseTrouble } from "#platform/db/database-words.ts";
import { expectedFailure } from "#platform/errors.ts";

type Options = NonNullable<ParseArgsConfig["options"]>;

type Script<T extends Options, P extends boolean> = {
  /** "npm run restore -- FILE --key KEYFILE"; several lines where there are several ways. */
  usage: string;
  options?: T;
  positionals?: P;
  /** What to do while the server has the data folder, where stopping it is not all there is. */
  whileRunning?: string;
};

type Given<T extends Options, P extends boolean> = ReturnType<typeof parseArgs<{ options: T; allowPositionals: P; strict: true }>>;

export async function asScript<T extends Options = Record<never, never>, P extends boolean = false>(
  script: Script<T, P>,
  work: (given: Given<T, P>) => Promise<unknown>,
): Promise<never> {
  try {
    const options = (script.options ?? {}) as T;
    await work(parseArgs({ options, allowPositionals: (script.positionals ?? false) as P, strict: true }) as Given<T, P>);
  } catch (error) {
    const sentence = sentenceOf(error, script, process.env.DATABASE_URL);
    console.error(sentence === undefined ? error : `\n${sentence}\n`);
    process.exit(1);
  }
  process.exit();
}

export function sentenceOf(
  error: unknown,
  { usage, whileRunning }: Pick<Script<Options, boolean>, "usage" | "whileRunning">,
  databaseUrl: string | undefined,
): string | undefined {
  if (error instanceof DataDirInUse && whileRunning) return `The server is running on this data folder. ${whileRunning}`;
  if (error instanceof CannotStart) return error.message;
  if (String((error as { code?: unknown } | null)?.code).startsWith("ERR_PARSE_ARGS")) {
    return `${(error as Error).message}\n\nUsage: ${usage.replaceAll("\n", "\n       ")}`;
  }
  const failure = expectedFailure(error);
  if (failure?.id === "disk_full") return "The disk is nearly full (MIN_FREE_DISK_MB). Make room and run this again.";
  return databaseTrouble(failure?.cause ?? error, databaseUrl)?.message;
}
