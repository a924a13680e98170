/** Tries after the first; pauses from 30 seconds, doubled each time, an hour at most: about half a day. */
export const retries = 16;
/** Nothing arrived for so long: turned off. */
export const disabledAfterDays = 3;
/** How long the log of deliveries is kept. */
export const keptDays = 30;
