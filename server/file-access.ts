// Who may open which file beside the customer it is for, declared by the feature that took it.
import { chatFileAccess } from "#features/chat/server/chat-file-access.server.ts";
import { enquiryFileAccess } from "#features/enquiries/server/enquiry-file-access.ts";
import type { FileAccess } from "#features/files/file-access.ts";
import { ticketFileAccess } from "#features/tickets/server/ticket-file-access.server.ts";

export const fileAccess: FileAccess = { ...ticketFileAccess, ...chatFileAccess, ...enquiryFileAccess };
