// Who may do what, in one table. A role is a list of capabilities; what is not listed is not allowed, so a new role can do nothing
// until somebody writes down what. API, pages, channels, files and interface all ask can().

/** Every capability there is, with what it means. */
export const capabilities = {
  "tickets.answer": "Read and answer tickets, change their properties, merge them, use and edit canned replies",
  "chats.answer": "Be at the chat desk: take, answer and hand over chats",
  "chats.supervise": "See every chat and assign any of them",
  "customers.read": "See a customer's card, reveal contact data, write notes",
  "customers.view": "See a customer's area as the customer sees it, with a reason, for a quarter of an hour; nothing can be changed",
  "enquiries.answer": "Read, answer and export enquiries",
  "incidents.write": "Publish incidents and maintenance",
  "posts.write": "Write, schedule and publish blog posts",
  "reports.read": "Read the reports of the desk and the lists behind their figures",
  "audit.read": "Read, check and export the audit log",
  "integrations.manage": "Make and revoke API keys, set webhooks up",
  "settings.manage": "Set opening hours, holidays, targets and company facts",
  "team.manage": "Invite colleagues, change their roles, end their access, read the record of who looked at whose data",
} as const;

export type Capability = keyof typeof capabilities;

const support = ["tickets.answer", "chats.answer", "customers.read", "customers.view", "enquiries.answer", "incidents.write"] as const;

/** A new role is one line here. */
export const roles = {
  agent: support,
  editor: ["posts.write"],
  admin: [
    ...support,
    "chats.supervise",
    "posts.write",
    "reports.read",
    "audit.read",
    "integrations.manage",
    "settings.manage",
    "team.manage",
  ],
} as const satisfies Record<string, readonly Capability[]>;

export type StaffRole = keyof typeof roles;

export function staffRoles(): StaffRole[] {
  return Object.keys(roles) as StaffRole[];
}

type Holder = {
  kind: "customer" | "staff";
  role?: StaffRole | null | undefined;
  secondFactorMissing?: boolean | undefined;
  key?: { scopes: readonly Capability[] } | undefined;
};

/** Customers hold no capability: what they may do with their own things is each feature's policy. */
export function can(viewer: Holder | null | undefined, capability: Capability): boolean {
  if (viewer?.kind !== "staff" || !viewer.role || viewer.secondFactorMissing) return false;
  if (viewer.key && !viewer.key.scopes.includes(capability)) return false;
  return (roles[viewer.role] as readonly Capability[] | undefined)?.includes(capability) ?? false;
}

/** For queries: the roles that hold a capability. */
export function rolesThatCan(capability: Capability): StaffRole[] {
  return staffRoles().filter((role) => (roles[role] as readonly Capability[]).includes(capability));
}
