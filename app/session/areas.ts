// Where a log-in leads when nothing else was asked for.
export const customerHome = "/customer/ticket";
export const staffHome = "/staff";

/** Customers and staff have the same settings of their own account, each in their own area. */
export function settingsPath(kind: "customer" | "staff", part = ""): string {
  return `/${kind}/settings${part ? `/${part}` : ""}`;
}
