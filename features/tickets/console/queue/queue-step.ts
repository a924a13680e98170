// From one ticket to the next by key. The order is the one that stood beside the ticket when it was opened: what is done to it may take it
// out of the list or to another place in it, and whoever works from the top down must not be thrown back to the top.

/** `drawn`: the list as it was when the open ticket was opened. Undefined: there is none. */
export function neighbour(ids: readonly string[], drawn: readonly string[], openId: string, by: 1 | -1): string | undefined {
  const at = drawn.indexOf(openId);
  // Opened from elsewhere: the list begins at its top.
  if (at < 0) return ids.includes(openId) ? ids[ids.indexOf(openId) + by] : ids[0];
  const way = by === 1 ? drawn.slice(at + 1) : drawn.slice(0, at).reverse();
  const next = way.find((id) => ids.includes(id));
  // Past the end of what was drawn: what has come since.
  return next ?? (by === 1 ? ids.find((id) => !drawn.includes(id)) : undefined);
}
