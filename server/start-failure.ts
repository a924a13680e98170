// Why a start failed, as a sentence with the setting to look at. Anything that is not known here keeps its stack: it is a mistake of ours.
import { CannotStart } from "#platform/cannot-start.ts";
import type { Config } from "#platform/config.ts";
import { databaseTrouble } from "#platform/db/database-words.ts";
import { expectedFailure, innermostReason } from "#platform/errors.ts";

export function startFailure(error: unknown, config: Config): unknown {
  const failure = expectedFailure(error);
  if (failure?.id === "disk_full") {
    return new CannotStart(
      `The disk that holds the data folder ${config.DATA_DIR} is nearly full: a first start needs ${config.MIN_FREE_DISK_MB} MB (MIN_FREE_DISK_MB), a later one a little. Nothing was started.\nMake room, or set another folder: DATA_DIR=/path/with/room npm start`,
    );
  }
  const trouble = databaseTrouble(failure?.cause ?? error, config.DATABASE_URL);
  if (trouble) return trouble;
  if (config.S3_BUCKET && failure?.id === "unavailable") {
    const at = config.S3_ENDPOINT ? ` at ${config.S3_ENDPOINT}` : "";
    return new CannotStart(
      `The bucket "${config.S3_BUCKET}"${at} (S3_BUCKET, S3_ENDPOINT) cannot be used: ${innermostReason(failure.cause ?? failure)}.\nThe first start puts the demo's files there. Create the bucket or start its server, or leave the S3_* settings out.`,
    );
  }
  return addressTrouble(error as NodeJS.ErrnoException, config) ?? error;
}

/** Of a port in use main.ts speaks: it has its remedy. */
function addressTrouble({ code, syscall }: NodeJS.ErrnoException, { HOST, PORT }: Config): CannotStart | undefined {
  if (code === "EACCES" && syscall === "listen") {
    return new CannotStart(`Port ${PORT} (PORT) belongs to root. Use one above 1023, and a proxy in front: PORT=3000 npm start`);
  }
  if (code === "EADDRNOTAVAIL" || syscall === "getaddrinfo") {
    return new CannotStart(`HOST=${HOST} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for every address it has.`);
  }
  return undefined;
}
