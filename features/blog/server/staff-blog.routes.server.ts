// The editors' side: write, review, publish, take back.
import * as pictures from "#features/blog/rules/picture-library.contract.ts";
import * as links from "#features/blog/rules/post-previews.contract.ts";
import * as calls from "#features/blog/rules/staff-blog.contract.ts";
import type { StaffPost } from "#features/blog/rules/staff-post-views.ts";
import { receiveFile } from "#features/files/receive-file.server.ts";
import { type Actor, command } from "#platform/api/command.ts";
import { type ApiRouter, endpoint } from "#platform/api/endpoint.ts";
import type { Config } from "#platform/config.ts";
import type { Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Jobs } from "#platform/jobs/jobs.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { deletePost, undeletePost } from "./delete-post.server.ts";
import { checkLinks } from "./link-check.server.ts";
import { describePicture, listPictures } from "./picture-library.server.ts";
import { listPostEvents, recorded } from "./post-events.server.ts";
import { keepImage } from "./post-images.server.ts";
import { listPreviews, sharePost, unsharePost } from "./post-previews.server.ts";
import { NewerVersionError } from "./post-store.server.ts";
import { listPostWriters } from "./post-writers.server.ts";
import { previewPost } from "./public-posts.server.ts";
import { changeDetails, publishVersion, scheduleVersion, unscheduleVersion, withdrawVersion } from "./publish-post.server.ts";
import { listRevisions, listStaffPosts, readRevision, readStaffPost } from "./staff-posts.server.ts";
import { confirmSource, createPost, restoreRevision, saveVersion, type Writer } from "./write-post.server.ts";

type Needs = { config: Config; bus: EventBus; jobs: Jobs };

const uploadLimit = { name: "post-image", points: 60, seconds: 600 };
const shareLimit = { name: "post-share", points: 60, seconds: 3_600 };
const linkLimit = { name: "post-links", points: 20, seconds: 600 };

export function staffBlogRoutes(router: ApiRouter, services: Needs): void {
  endpoint(router, calls.listStaffPosts, ({ db, query }) => listStaffPosts(db, query));
  command(router, calls.createPost, {}, async (tx, { actor, body }) => ({ data: await createPost(tx, writerOf(actor), body) }));
  endpoint(router, calls.listPostWriters, async ({ db }) => ({ data: await listPostWriters(db) }));
  endpoint(router, calls.readStaffPost, async ({ db, params }) => ({ data: await readStaffPost(db, params.id) }));
  command(router, calls.changePost, {}, async (tx, { params, body, locale }) => {
    await changeDetails(tx, services, params.id, body, locale);
    return { data: await readStaffPost(tx, params.id) };
  });
  command(router, calls.savePost, { newer }, async (tx, { actor, params, body }) => ({
    data: await saveVersion(tx, writerOf(actor), params.id, params.locale, body),
  }));
  command(router, calls.deletePost, { audit: recorded("deleted") }, async (tx, { params }) => {
    await deletePost(tx, params.id);
    return null;
  });
  command(router, calls.undeletePost, { audit: recorded("undeleted") }, async (tx, { params }) => {
    await undeletePost(tx, params.id);
    return { data: await readStaffPost(tx, params.id) };
  });
  endpoint(router, calls.previewPost, async ({ db, params }) => ({ data: await previewPost(db, params.id, params.locale) }));
  publishing(router, services);
  history(router);
  checks(router, services);
  sharing(router);
  library(router);
}

function library(router: ApiRouter): void {
  endpoint(router, pictures.listPostImages, ({ db, query }) => listPictures(db, query));
  command(router, pictures.changePostImage, {}, async (tx, { params, body }) => ({
    data: await describePicture(tx, params.id, body.alts),
  }));
}

function sharing(router: ApiRouter): void {
  command(router, links.sharePost, { secret: true, limit: shareLimit, audit: recorded("shared") }, async (tx, { actor, params, body }) => ({
    data: await sharePost(tx, { postId: params.id, locale: params.locale, days: body.days, by: actor.viewer.id }),
  }));
  endpoint(router, links.listPostPreviews, async ({ db, params }) => ({ data: await listPreviews(db, params.id) }));
  command(router, links.unsharePost, { audit: recorded("unshared") }, async (tx, { params }) => {
    await unsharePost(tx, params.id, params.preview);
    return null;
  });
  endpoint(router, links.listPostEvents, async ({ db, params }) => ({ data: await listPostEvents(db, params.id) }));
}

function publishing(router: ApiRouter, services: Needs): void {
  const turned = async (tx: Db, { id }: { id: string }) => ({ data: await readStaffPost(tx, id) });
  command(router, calls.publishPost, { newer, audit: recorded("published") }, async (tx, { params, body, locale }) => {
    await publishVersion(tx, services, params.id, params.locale, { ...body, words: locale });
    return turned(tx, params);
  });
  command(router, calls.schedulePost, { newer, audit: recorded("scheduled") }, async (tx, { params, body, locale }) => {
    await scheduleVersion(tx, services, params.id, params.locale, { ...body, at: new Date(body.at), words: locale });
    return turned(tx, params);
  });
  command(router, calls.unschedulePost, { newer, audit: recorded("unscheduled") }, async (tx, { params }) => {
    await unscheduleVersion(tx, params.id, params.locale);
    return turned(tx, params);
  });
  for (const [call, state, done] of [
    [calls.unpublishPost, "draft", "unpublished"],
    [calls.archivePost, "archived", "archived"],
  ] as const) {
    command(router, call, { newer, audit: recorded(done) }, async (tx, { params }) => {
      await withdrawVersion(tx, services, params.id, params.locale, state);
      return turned(tx, params);
    });
  }
  command(router, calls.confirmPostSource, { newer }, async (tx, { params, body }) => {
    await confirmSource(tx, params.id, params.locale, body.source_revision);
    return turned(tx, params);
  });
}

function history(router: ApiRouter): void {
  endpoint(router, calls.listPostRevisions, async ({ db, params }) => ({ data: await listRevisions(db, params.id, params.locale) }));
  endpoint(router, calls.readPostRevision, async ({ db, params }) => ({
    data: await readRevision(db, params.id, params.locale, params.revision),
  }));
  command(router, calls.restorePostRevision, { newer }, async (tx, { actor, params, body }) => ({
    data: await restoreRevision(tx, writerOf(actor), params.id, params.locale, params.revision, body.version),
  }));
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
    return {
      data: await keepImage({ storage, db }, { postId: params.id, alt: query.alt, lang: query.lang, uploaderId: viewer.id }, received),
    };
  });
}

function writerOf({ viewer, locale }: Pick<Actor, "viewer" | "locale">): Writer {
  return { id: viewer.id, locale };
}

/** The post as it is now, so that both texts can be shown beside each other. */
async function newer(error: unknown, { db, params }: { db: Db; params: { id: string } }): Promise<StaffPost | undefined> {
  return error instanceof NewerVersionError ? readStaffPost(db, params.id) : undefined;
}
