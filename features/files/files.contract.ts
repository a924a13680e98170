// How the API speaks of files.
import { z } from "zod";
import { apiCall, bytes, nothing, one } from "#platform/api/api-call.ts";
import { nobody, showsAt } from "#platform/api/shown-data.ts";
import { fileAudiences, fileBody } from "./file-rules.ts";

/** The bytes are at readFile, a picture of images at readFilePreview. */
export const fileView = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.string(),
    size: z.int(),
    /** Set for images that can be previewed. */
    width: z.int().nullable(),
    height: z.int().nullable(),
    /** Said while nobody can load it: the scanner has not answered yet, or has found something. */
    held: z.enum(["checking", "infected"]).optional(),
    created_at: z.iso.datetime(),
  })
  .meta({ id: "File" });
export type FileView = z.output<typeof fileView>;

const tag = "Files";
const access = "signed-in";
const params = z.object({ id: z.string().regex(/^[\w-]{8,64}$/) });

export const uploadFile = apiCall({
  id: "uploadFile",
  method: "post",
  path: "/files",
  access,
  tag,
  summary: "Upload one file for a draft",
  query: z.strictObject({ draft: z.string().regex(/^[\w-]{8,64}$/), audience: z.enum(fileAudiences).optional() }),
  streamed: { type: "multipart/form-data", fields: z.object({ file: z.string().meta({ format: "binary" }) }) },
  bodyLimit: fileBody,
  shows: nobody("what the caller has just sent"),
  answer: one(fileView),
  status: 201,
  browser: true,
});

export const readFile = apiCall({
  id: "readFile",
  method: "get",
  path: "/files/{id}",
  access,
  tag,
  summary: "The bytes, as a download; one range of them where `Range` asks for it",
  params,
  shows: showsAt("file.read", "file"),
  answer: bytes("application/octet-stream"),
});

export const readFilePreview = apiCall({
  id: "readFilePreview",
  method: "get",
  path: "/files/{id}/preview",
  access,
  tag,
  summary: "An image drawn anew, as WebP",
  params,
  shows: showsAt("file.read", "file"),
  answer: bytes("image/webp"),
});

export const removeFile = apiCall({
  id: "removeFile",
  method: "delete",
  path: "/files/{id}",
  access,
  tag,
  summary: "Take a file off a draft",
  params,
  answer: nothing,
  browser: true,
});
