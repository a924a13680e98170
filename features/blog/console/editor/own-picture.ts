import { imageSource } from "#features/blog/rules/post-nodes.ts";

/** The address in this site's store, if it is one. */
export function ownPicture(src: string): string | null {
  const url = URL.parse(src, location.origin);
  return url?.origin === location.origin && imageSource.test(url.pathname) ? url.pathname : null;
}
