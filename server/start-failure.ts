// Why a start failed, as a sentence with the setting to look at. Anything that is not known here keeps its stack: it is a mistake of ours.
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import { isUnreachable } from "#platform/db/unreachable.ts";
import { expectedFailure } from "#platform/errors.ts";

export function startFailure(error: unknown, config: Config): unknown {
  const failure = expectedFailure(error);
  const reason = reasonOf(failure?.cause ?? error);
  if (failure?.id === "disk_full") {
    return new CannotStart(
      `The disk that holds the data folder ${config.DATA_DIR} is nearly full: a first start needs ${config.MIN_FREE_DISK_MB} MB (MIN_FREE_DISK_MB), a later one a little. Nothing was started.\nMake room, or set another folder: DATA_DIR=/path/with/room npm start`,
    );
  }
  if (config.DATABASE_URL && causes(failure?.cause ?? error).some(isUnreachable)) {
    const { host, pathname } = new URL(config.DATABASE_URL);
    return new CannotStart(
      `The database ${host}${pathname} (DATABASE_URL) cannot be used: ${reason}.\nStart it, or leave DATABASE_URL out.`,
    );
  }
  if (config.S3_BUCKET && failure?.id === "unavailable") {
    const at = config.S3_ENDPOINT ? ` at ${config.S3_ENDPOINT}` : "";
    return new CannotStart(
      `The bucket "${config.S3_BUCKET}"${at} (S3_BUCKET, S3_ENDPOINT) cannot be used: ${reason}.\nThe first start puts the demo's files there. Create the bucket or start its server, or leave the S3_* settings out.`,
    );
  }
  return error;
}

function causes(error: unknown): Error[] {
  return error instanceof Error ? [error, ...causes(error.cause)] : [];
}

/** The innermost reason is the one that names the port, the bucket or the password. */
function reasonOf(error: unknown): string {
  const last = causes(error).at(-1) as (Error & { code?: string }) | undefined;
  return (last?.message || last?.code || last?.name || "no reason given").replace(/\.$/, "");
}
