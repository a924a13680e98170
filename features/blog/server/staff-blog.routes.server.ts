// The editors' side: write, review, publish, take back.

import type { z } from "zod";
import * as calls from "#features/blog/rules/staff-blog.contract.ts";
import { receiveFile } from "#features/files/receive-file.server.ts";
import { type ApiRouter, type Call, endpoint } from "#platform/api/endpoint.ts";
import { errorAnswer } from "#platform/api/error-answer.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { checkLinks } from "./link-check.server.ts";
import { keepImage } from "./post-images.server.ts";
import { NewerVersionError } from "./post-store.server.ts";
import { previewPost } from "./public-posts.server.ts";
import { changeDetails, publishVersion, scheduleVersion, unscheduleVersion, withdrawVersion } from "./publish-post.server.ts";
import { listRevisions, listStaffPosts, readRevision, readStaffPost } from "./staff-posts.server.ts";
import { confirmSource, createPost, restoreRevision, saveVersion, type Writer } from "./write-post.server.ts";

type Needs = { config: Config; bus: EventBus; jobs: Jobs };
type Params = z.output<typeof calls.versionParams>;
type StaffCall = Pick<Call<"posts.write">, "c" | "db" | "locale" | "viewer">;

const uploadLimit = { name: "post-image", points: 60, seconds: 600 };
const linkLimit = { name: "post-links", points: 20, seconds: 600 };

export function staffBlogRoutes(router: ApiRouter, services: Needs): void {
  endpoint(router, calls.listStaffPosts, ({ db, query }) => listStaffPosts(db, query));
  endpoint(router, calls.createPost, async (call) => ({
    data: await call.db.transaction((tx) => createPost(tx, writerOf(call), call.body)),
  }));
  endpoint(router, calls.readStaffPost, async ({ db, params }) => ({ data: await readStaffPost(db, params.id) }));
  endpoint(router, calls.changePost, ({ db, params, body }) =>
    db.transaction(async (tx) => {
      await changeDetails(tx, services, params.id, body);
      return { data: await readStaffPost(tx, params.id) };
    }),
  );
  endpoint(router, calls.savePost, (call) =>
    orNewer(call, async () => ({
      data: await call.db.transaction((tx) => saveVersion(tx, writerOf(call), call.params.id, call.params.locale, call.body)),
    })),
  );
  endpoint(router, calls.previewPost, async ({ db, params }) => ({ data: await previewPost(db, params.id, params.locale) }));
  publishing(router, services);
  history(router);
  checks(router, services);
}

function publishing(router: ApiRouter, services: Needs): void {
  endpoint(router, calls.publishPost, (call) =>
    turned(call, (tx, { id, locale }) => publishVersion(tx, services, id, locale, call.body.version, call.locale)),
  );
  endpoint(router, calls.schedulePost, (call) =>
    turned(call, (tx, { id, locale }) => {
      const { version, at } = call.body;
      return scheduleVersion(tx, services, id, locale, { version, at: new Date(at), words: call.locale });
    }),
  );
  endpoint(router, calls.unschedulePost, (call) => turned(call, (tx, { id, locale }) => unscheduleVersion(tx, id, locale)));
  endpoint(router, calls.unpublishPost, (call) => turned(call, (tx, { id, locale }) => withdrawVersion(tx, services, id, locale, "draft")));
  endpoint(router, calls.archivePost, (call) =>
    turned(call, (tx, { id, locale }) => withdrawVersion(tx, services, id, locale, "archived")),
  );
  endpoint(router, calls.confirmPostSource, (call) =>
    turned(call, (tx, { id, locale }) => confirmSource(tx, id, locale, call.body.source_revision)),
  );
}

function history(router: ApiRouter): void {
  endpoint(router, calls.listPostRevisions, async ({ db, params }) => ({ data: await listRevisions(db, params.id, params.locale) }));
  endpoint(router, calls.readPostRevision, async ({ db, params }) => ({
    data: await readRevision(db, params.id, params.locale, params.revision),
  }));
  endpoint(router, calls.restorePostRevision, (call) =>
    orNewer(call, async () => {
      const { id, locale, revision } = call.params;
      return { data: await call.db.transaction((tx) => restoreRevision(tx, writerOf(call), id, locale, revision, call.body.version)) };
    }),
  );
}

function checks(router: ApiRouter, services: Needs): void {
  const storage = openStorage(services.config);
  endpoint(router, calls.checkPostLinks, async ({ db, params, viewer, limits }) => {
    await limits.consume(linkLimit, viewer.id);
    return { data: await checkLinks(db, params.id, params.locale) };
  });
  endpoint(router, calls.uploadPostImage, async ({ c, db, params, query, viewer, limits }) => {
    await limits.consume(uploadLimit, viewer.id);
    const received = await receiveFile(c.req.raw, services.config);
    return { data: await keepImage({ storage, db }, { postId: params.id, alt: query.alt, uploaderId: viewer.id }, received) };
  });
}

function writerOf({ viewer, locale }: Pick<StaffCall, "viewer" | "locale">): Writer {
  return { id: viewer.id, locale };
}

/** Done in one transaction; the answer is the post as it is then. */
function turned(call: StaffCall & { params: Params }, work: (tx: Db, at: Params) => Promise<unknown>) {
  return orNewer(call, () =>
    call.db.transaction(async (tx) => {
      await work(tx, call.params);
      return { data: await readStaffPost(tx, call.params.id) };
    }),
  );
}

/** 409 with the post as it is now, so that both texts can be shown beside each other. */
async function orNewer<Answer>(call: StaffCall & { params: { id: string } }, work: () => Promise<Answer>): Promise<Answer | Response> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NewerVersionError)) throw error;
    const answer = errorAnswer(error, call.locale, call.c.var.requestId);
    return call.c.json({ ...((await answer.json()) as object), data: await readStaffPost(call.db, call.params.id) }, 409);
  }
}
