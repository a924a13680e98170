// What the three scripts about data have in common: sentences instead of stacks, and sizes as people say them.
import { CannotStart } from "#platform/cannot-start.ts";
import { isUnreachable } from "#platform/db/unreachable.ts";

export async function asScript(work: () => Promise<void>): Promise<never> {
  try {
    await work();
    process.exit(0);
  } catch (error) {
    if (error instanceof CannotStart) console.error(`\n${error.message}\n`);
    else if (isUnreachable(error)) console.error(`\nThe database (DATABASE_URL) cannot be reached: ${(error as Error).message}.\n`);
    else if (String((error as { code?: unknown }).code).startsWith("ERR_PARSE_ARGS")) console.error(`\n${(error as Error).message}\n`);
    else console.error(error);
    process.exit(1);
  }
}

export function megabytes(bytes: number): string {
  return `${(bytes / 1_000_000).toFixed(bytes < 10_000_000 ? 2 : 0)} MB`;
}
