/** Whether an address may stand in a text: the web or a mailbox, absolute. */
export function isSafeLink(value: string): boolean {
  // The same reading as the browser's; what it would have to repair (tabs, line breaks) is refused.
  if (/[\p{Cc}\s]/u.test(value)) return false;
  const url = URL.parse(value);
  return url !== null && (url.protocol === "https:" || url.protocol === "http:" || url.protocol === "mailto:");
}
