/** What a script put into a hidden field. Anything else is refused by the call's schema, in words. */
export function readPasskey(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
