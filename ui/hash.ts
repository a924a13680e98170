/** What follows the # of this page's address, as written by people. Anybody can write an address: one that cannot be read names nothing. */
export function hashText(hash = location.hash): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return "";
  }
}
