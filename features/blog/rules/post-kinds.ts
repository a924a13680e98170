// What a post is made of: teams, covers, states and how long its parts may be. Without a schema, so that pages take it for nothing.
export const authors = ["network", "platform", "security", "support"] as const;
export type Author = (typeof authors)[number];
export const covers = ["route", "shield", "disk", "cloud", "clock", "map", "rack", "stream"] as const;
export type Cover = (typeof covers)[number];
export const postStates = ["draft", "scheduled", "published", "archived"] as const;
export type PostState = (typeof postStates)[number];

/** How long a deleted post can be brought back. */
export const deletedDays = 30;
/** How long a link to a working text may live. */
export const previewDays = [1, 7, 30] as const;
/** What is written down about a post. */
export const postActions = [
  "published",
  "scheduled",
  "unscheduled",
  "unpublished",
  "archived",
  "deleted",
  "undeleted",
  "shared",
  "unshared",
] as const;
export type PostAction = (typeof postActions)[number];

export const titleMaximum = 120;
export const summaryMaximum = 240;
export const slugMaximum = 90;
export const postsPerPage = 12;

/** Lower-case letters (Latin or Hangul) and digits, words joined by hyphens. */
export const slugPattern = /^[\p{Ll}\p{Lo}\p{N}]+(?:-[\p{Ll}\p{Lo}\p{N}]+)*$/u;
export const tagPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
