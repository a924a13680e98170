/** Editors who have a post open at the same time. */
export function postChannel(postId: string): string {
  return `presence-post-${postId}`;
}
