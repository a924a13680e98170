// Where a log-in leads when nothing else was asked for.
export const customerHome = "/support";
export const staffHome = "/staff";
