// What may be uploaded: kinds, sizes, and whom a file is for. Read in the browser too, so no schema is here.
import { megabyte, messageLimits } from "#features/support/rules/message-limits.ts";
import type { BodyLimit } from "#platform/api/body-limit.ts";

/** More than a provider can set (`messageLimits`) is never taken. */
export const fileBytesMaximum = 20 * megabyte;
export const filesPerMessageMaximum = 20;

/** A file of somebody's message: asked anew for each, since a setting may change it while the server runs. */
export const fileBytes = () => Math.min(fileBytesMaximum, messageLimits().fileMegabytes * megabyte);

/** Boundaries and part headers of a file on its way in. */
const around = 64 * 1024;
export const fileBody: BodyLimit = {
  get bytes() {
    return fileBytes() + around;
  },
  failure: "file_too_large",
};
/** Pictures of the blog are no messages. */
export const pictureBody: BodyLimit = { bytes: fileBytesMaximum + around, failure: "file_too_large" };

/** What people without an account send us by mail in a day. */
export const strangersBytesMaximum = 500 * megabyte;
/** Waiting in drafts. */
export const looseBytesMaximum = 100 * megabyte;

/** Who a file is for. Said at upload; an internal file cannot leave with anything a customer sees. */
export const fileAudiences = ["internal", "customer"] as const;
export type FileAudience = (typeof fileAudiences)[number];

/** Extension → media type. What a file says it is must also be what it contains. */
export const allowedFiles = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  pdf: "application/pdf",
  zip: "application/zip",
  txt: "text/plain",
  log: "text/plain",
  csv: "text/csv",
  json: "application/json",
  conf: "text/plain",
  cfg: "text/plain",
  gz: "application/gzip",
  tgz: "application/gzip",
  pcap: "application/vnd.tcpdump.pcap",
  docx: "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  xlsx: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
  pptx: "application/vnd.openxmlformats-officedocument.presentationml.presentation",
} as const;
export type AllowedExtension = keyof typeof allowedFiles;

/** For the `accept` attribute of a file input. A phone offers its camera only where kinds of pictures are named as such. */
export const acceptedFiles = ["image/jpeg", "image/png", ...Object.keys(allowedFiles).map((extension) => `.${extension}`)].join(",");
