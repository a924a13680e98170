// Every number rules go by, on one page.

export const rulesMaximum = 100;
export const ruleNameMaximum = 80;

/** Words of a condition: how many, how long, and how much of a text is looked through. */
export const wordsMaximum = 10;
export const wordMaximum = 60;
export const textLooked = 20_000;

/** A time rule waits for at most so many business hours. */
export const hoursMaximum = 500;

/** Loop protection: all rules together, for one ticket. */
export const actionsPerHour = 20;
export const repliesPerHour = 2;

/** Whoever holds so many tickets that wait for us gets no further one by turn, unless the rule says otherwise. */
export const heldDefault = 20;
export const heldMaximum = 500;

export const trialTickets = 100;
export const runsKeptDays = 90;
