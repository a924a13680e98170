// The editors' side: write, review, publish, take back.

import type { z } from "zod";
import type { Locale } from "#content/locales.ts";
import * as contract from "#features/blog/rules/blog.contract.ts";
import { fileBody } from "#features/files/file-rules.ts";
import { receiveFile } from "#features/files/receive-file.server.ts";
import { writtenBody } from "#platform/api/body-limit.ts";
import type { ApiRouter, Call } from "#platform/api/endpoint.ts";
import { errorAnswer } from "#platform/api/error-answer.ts";
import { oldEndpoint } from "#platform/api/old-endpoint.ts";
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
type Params = z.output<typeof contract.versionParams>;
type StaffCall = Pick<Call<"posts.write">, "c" | "db" | "locale" | "viewer">;

const shared = { access: "posts.write", tag: "Blog (staff)" } as const;
const post = "/staff/posts/{id}" as const;
const version = `${post}/{locale}` as const;
const uploadLimit = { name: "post-image", points: 60, seconds: 600 };
const linkLimit = { name: "post-links", points: 20, seconds: 600 };

export function staffBlogRoutes(router: ApiRouter, services: Needs): void {
  const storage = openStorage(services.config);

  oldEndpoint(
    router,
    { ...shared, method: "get", path: "/staff/posts", summary: "All posts, last changed first", query: contract.staffPostsQuery },
    ({ db, query }) => listStaffPosts(db, query),
  );
  oldEndpoint(
    router,
    { ...shared, method: "post", path: "/staff/posts", summary: "Begin a post", body: contract.newPostBody, status: 201 },
    async (call) => ({ data: await call.db.transaction((tx) => createPost(tx, writerOf(call), call.body)) }),
  );
  oldEndpoint(
    router,
    { ...shared, method: "get", path: post, summary: "A post with both working texts", params: contract.postIdParams },
    async ({ db, params }) => ({ data: await readStaffPost(db, params.id) }),
  );
  oldEndpoint(
    router,
    {
      ...shared,
      method: "patch",
      path: post,
      summary: "Change team, cover or tags",
      params: contract.postIdParams,
      body: contract.postDetailsBody,
    },
    ({ db, params, body }) =>
      db.transaction(async (tx) => {
        await changeDetails(tx, services, params.id, body);
        return { data: await readStaffPost(tx, params.id) };
      }),
  );
  oldEndpoint(
    router,
    {
      ...shared,
      method: "put",
      path: version,
      summary: "Save the text of one language; 409 when somebody else saved in between",
      params: contract.versionParams,
      body: contract.saveBody,
      bodyLimit: writtenBody,
    },
    (call) =>
      orNewer(call, async () => ({
        data: await call.db.transaction((tx) => saveVersion(tx, writerOf(call), call.params.id, call.params.locale, call.body)),
      })),
  );

  const turn = <Body>(
    name: string,
    summary: string,
    body: z.ZodType<Body>,
    work: (tx: Db, at: Params, given: Body, words: Locale, writer: Writer) => Promise<unknown>,
  ) =>
    oldEndpoint(router, { ...shared, method: "post", path: `${version}/${name}`, summary, params: contract.versionParams, body }, (call) =>
      orNewer(call, () =>
        call.db.transaction(async (tx) => {
          await work(tx, call.params, call.body, call.locale, writerOf(call));
          return { data: await readStaffPost(tx, call.params.id) };
        }),
      ),
    );
  turn("publish", "Show the working text to readers", contract.versionBody, (tx, at, given, words) =>
    publishVersion(tx, services, at.id, at.locale, given.version, words),
  );
  turn("schedule", "Publish this text at a later time", contract.scheduleBody, (tx, at, given, words) =>
    scheduleVersion(tx, services, at.id, at.locale, { version: given.version, at: new Date(given.at), words }),
  );
  turn("unschedule", "Cancel a planned publication", contract.nothingBody, (tx, at) => unscheduleVersion(tx, at.id, at.locale));
  turn("unpublish", "Take the text back; its address answers 410", contract.nothingBody, (tx, at) =>
    withdrawVersion(tx, services, at.id, at.locale, "draft"),
  );
  turn("archive", "Take the text back and put it away", contract.nothingBody, (tx, at) =>
    withdrawVersion(tx, services, at.id, at.locale, "archived"),
  );
  turn("source", "The text says the same as that revision of the other language", contract.sourceBody, (tx, at, given) =>
    confirmSource(tx, at.id, at.locale, given.source_revision),
  );

  oldEndpoint(
    router,
    { ...shared, method: "get", path: `${version}/revisions`, summary: "History, newest first", params: contract.versionParams },
    async ({ db, params }) => ({ data: await listRevisions(db, params.id, params.locale) }),
  );
  oldEndpoint(
    router,
    { ...shared, method: "get", path: `${version}/revisions/{revision}`, summary: "One revision", params: contract.revisionParams },
    async ({ db, params }) => ({ data: await readRevision(db, params.id, params.locale, params.revision) }),
  );
  oldEndpoint(
    router,
    {
      ...shared,
      method: "post",
      path: `${version}/revisions/{revision}/restore`,
      summary: "Make an older revision the working text",
      params: contract.revisionParams,
      body: contract.versionBody,
    },
    (call) =>
      orNewer(call, async () => {
        const { id, locale, revision } = call.params;
        return {
          data: await call.db.transaction((tx) => restoreRevision(tx, writerOf(call), id, locale, revision, call.body.version)),
        };
      }),
  );
  oldEndpoint(
    router,
    {
      ...shared,
      method: "get",
      path: `${version}/preview`,
      summary: "The working text as readers would see it",
      params: contract.versionParams,
    },
    async ({ db, params }) => ({ data: await previewPost(db, params.id, params.locale) }),
  );
  oldEndpoint(
    router,
    { ...shared, method: "post", path: `${version}/link-check`, summary: "Where the links lead", params: contract.versionParams },
    async ({ db, params, viewer, limits }) => {
      await limits.consume(linkLimit, viewer.id);
      return { data: await checkLinks(db, params.id, params.locale) };
    },
  );
  oldEndpoint(
    router,
    {
      ...shared,
      method: "post",
      path: `${post}/images`,
      summary: "Upload a picture (multipart, field `file`) with its alternative text",
      params: contract.postIdParams,
      query: contract.imageQuery,
      bodyLimit: fileBody,
      status: 201,
    },
    async ({ c, db, params, query, viewer, limits }) => {
      await limits.consume(uploadLimit, viewer.id);
      const received = await receiveFile(c.req.raw, services.config);
      return { data: await keepImage({ storage, db }, { postId: params.id, alt: query.alt, uploaderId: viewer.id }, received) };
    },
  );
}

function writerOf({ viewer, locale }: Pick<StaffCall, "viewer" | "locale">): Writer {
  return { id: viewer.id, locale };
}

/** 409 with the post as it is now, so that both texts can be shown beside each other. */
async function orNewer(call: StaffCall & { params: { id: string } }, work: () => Promise<object>): Promise<object> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof NewerVersionError)) throw error;
    const answer = errorAnswer(error, call.locale, call.c.var.requestId);
    return call.c.json({ ...((await answer.json()) as object), data: await readStaffPost(call.db, call.params.id) }, 409);
  }
}
