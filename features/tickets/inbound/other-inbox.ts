// Mails that are no ticket's: the feature that takes them says how, server/feature-routers.ts puts it together.
import type { Email } from "postal-mime";
import type { FileStore } from "#features/files/files.server.ts";
import type { InboundOutcome } from "./inbound-mail.contract.ts";

export type ReceivedMail = {
  mail: Email;
  raw: Uint8Array;
  /** The one address it claims to be from. */
  sender: string;
  recipients: readonly string[];
  /** The receiving server did not vouch for the sender. */
  unproved: boolean;
  store: FileStore;
};

export type OtherInbox = {
  /** An answer to an address signed for its sender. A ticket's id: it goes on there. Null: nothing of theirs. */
  reply(received: ReceivedMail): Promise<InboundOutcome | { ticketId: string } | null>;
  /** From somebody we do not know, to anything of ours: kept where people see it. */
  stranger(received: ReceivedMail): Promise<InboundOutcome>;
};
