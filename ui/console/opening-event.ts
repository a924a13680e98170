/** A page is about to be opened: another one (true), or this one again or after all (false). */
export const openingEvent = "aranode:opening";
