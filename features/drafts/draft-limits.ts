/** Longer ones stay on their device. */
export const draftMaximum = 120_000;
export const draftsMaximum = 60;
