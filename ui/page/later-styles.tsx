/** Stands where the first view of a page ends. A stored page carries the styles of what is above inside and links all of them from here
 * (server/pages/page-cache/inline-styles.ts); the browser leaves alone what the server put into it. */
export function LaterStyles() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; what stands there already stays
  return <div hidden data-later-styles="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: "" }} />;
}
