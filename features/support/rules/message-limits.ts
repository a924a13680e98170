// How much one message holds, as the running process goes by it: asked for here, as departments are, so that a form, its scripts and the
// server say the same. Without words or schemas: every page brings it along.

export type MessageLimits = {
  /** Characters of a message in a ticket and of a line in a chat. */
  ticketCharacters: number;
  chatCharacters: number;
  filesPerMessage: number;
  fileMegabytes: number;
  /** All files of one customer. */
  customerMegabytes: number;
};

/** What holds until the console says otherwise (`/staff/admin/limits`). */
export const presetLimits: MessageLimits = {
  ticketCharacters: 100_000,
  chatCharacters: 10_000,
  filesPerMessage: 10,
  fileMegabytes: 20,
  customerMegabytes: 500,
};

let ask: () => MessageLimits | null = () => null;

/** Null: nobody has set anything. */
export function messageLimitsFrom(source: typeof ask): void {
  ask = source;
}

export function messageLimits(): MessageLimits {
  return ask() ?? presetLimits;
}

export const megabyte = 1024 * 1024;
