// Files go in by a stream and come out as downloads, never as something a browser would run.
import { Readable } from "node:stream";
import { z } from "zod";
import { command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import { errorAnswer } from "#platform/api/error-answer.ts";
import type { Viewer } from "#platform/api/viewer.ts";
import type { Config } from "#platform/config.ts";
import type { Database } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { askedRange } from "./byte-range.ts";
import type { FileAccess } from "./file-access.ts";
import { attachmentHeader } from "./file-name.ts";
import { type FileAudience, fileAudiences, fileBytes } from "./file-rules.ts";
import * as calls from "./files.contract.ts";
import { dropFile, findFile, keepFile, readFile, readPreview, sweepFiles } from "./files.server.ts";
import { mustBeClean, scanWaiting } from "./quarantine.server.ts";
import { receiveFile } from "./receive-file.server.ts";

export type FileServices = { config: Config; database: Database; jobs: Jobs };

const uploadLimit = { name: "file-upload", points: 60, seconds: 60 };

/** No script, no plug-in, no origin, whatever a browser takes the bytes for. */
const inert = {
  "content-security-policy": "sandbox; default-src 'none'",
  "x-content-type-options": "nosniff",
  "cross-origin-resource-policy": "same-origin",
  "referrer-policy": "no-referrer",
};

export function fileRoutes(router: ApiRouter, services: FileServices, access: FileAccess): void {
  const store = { config: services.config, storage: openStorage(services.config), db: services.database.orm };

  endpoint(router, calls.uploadFile, async ({ c, viewer, query, limits }) => {
    await limits.consume(uploadLimit, viewer.id);
    const audience = audienceOf(viewer, query.audience);
    const received = await receiveFile(c.req.raw, services.config, fileBytes());
    return { data: await keepFile(store, viewer, { draft: query.draft, audience }, received) };
  });

  endpoint(router, calls.readFile, async ({ c, db, viewer, params, locale }) => {
    const row = await findFile(db, access, viewer, params.id);
    mustBeClean(row);
    const etag = `"${row.sha256}"`;
    const range = askedRange(c.req.header("range"), c.req.header("if-range"), { size: row.size, etag });
    if (range === "outside") {
      const refused = errorAnswer(new AppError("range_outside"), locale, c.var.requestId);
      refused.headers.set("content-range", `bytes */${row.size}`);
      return refused;
    }
    const part = range === "whole" ? undefined : range;
    return new Response(Readable.toWeb(await readFile(store, row, part)) as ReadableStream, {
      status: part ? 206 : 200,
      headers: {
        ...inert,
        ...(part ? { "content-range": `bytes ${part.start}-${part.end}/${row.size}` } : {}),
        "accept-ranges": "bytes",
        etag,
        "content-type": row.type,
        "content-length": String(part ? part.end - part.start + 1 : row.size),
        "content-disposition": attachmentHeader(row.name),
        "cache-control": "private, no-store",
      },
    });
  });

  endpoint(router, calls.readFilePreview, async ({ db, viewer, params }) => {
    const row = await findFile(db, access, viewer, params.id);
    mustBeClean(row);
    return new Response(Readable.toWeb(await readPreview(store, row)) as ReadableStream, {
      headers: { ...inert, "content-type": "image/webp", "content-disposition": "inline", "cache-control": "private, max-age=3600" },
    });
  });

  command(router, calls.removeFile, {}, async (tx, { viewer, params }) => {
    await dropFile(tx, viewer, params.id);
    return null;
  });
}

/** Staff say whom a file is for: nothing that was not said to be for the customer can be sent to one. A customer has only themselves. */
function audienceOf(viewer: Viewer, said: FileAudience | undefined): FileAudience {
  const audience = viewer.kind === "customer" ? "customer" : said;
  if (!audience || (said && said !== audience)) throw new AppError("invalid", { fields: { audience: [fileAudiences.join(" | ")] } });
  return audience;
}

export function defineFileJobs(services: FileServices): void {
  const store = { config: services.config, storage: openStorage(services.config), db: services.database.orm };
  services.jobs.define({
    name: "sweep-files",
    data: z.object({}),
    retries: 2,
    retryDelaySeconds: 60,
    cron: "*/20 * * * *",
    async work() {
      await sweepFiles(store);
    },
  });
  services.jobs.define({
    name: "scan-files",
    data: z.object({}),
    retries: 0,
    retryDelaySeconds: 60,
    cron: "* * * * *",
    async work() {
      await scanWaiting(store);
    },
  });
}
