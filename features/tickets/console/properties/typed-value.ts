type TypedValue = {
  typed: string;
  /** What was stored when the field was last drawn. */
  seen: string;
  stored: string;
  /** What the server has taken from this field, or holds back as a conflict; nothing once it was drawn. */
  sent: string | undefined;
};

/**
 * Whether a field shows what is stored from now on: one that nobody is writing in follows the ticket, and one whose words were taken shows
 * what became of them, also where that is what was stored before ("a, b,," becomes "a, b"). Words being written stay, with what their writer
 * had seen.
 */
export function drawnAnew({ typed, seen, stored, sent }: TypedValue): boolean {
  if (sent !== undefined && typed === sent) return true;
  return typed === seen && stored !== seen;
}
