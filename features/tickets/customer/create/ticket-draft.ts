// What was typed and not sent, kept in this browser: one entry per form, of one customer, for as long as its files wait on the server.
import type { FileView } from "#features/files/files.contract.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";

export const draftsKey = "ticket_drafts";

export type TicketDraft = {
  at: number;
  fields: Record<string, string>;
  body: RichText | null;
  /** The name its files were uploaded under. */
  draft: string;
  files: FileView[];
};

type Drafts = { customerId: string; forms: Record<string, TicketDraft> };
type Store = Pick<Storage, "getItem" | "setItem" | "removeItem">;

const keptMs = 7 * 86_400_000;
const filesKeptMs = 20 * 3_600_000;
const formsMaximum = 12;

export function readDraft(store: Store | undefined, customerId: string, form: string, now: number): TicketDraft | null {
  const draft = readAll(store, customerId).forms[form];
  if (!draft || typeof draft.at !== "number" || now - draft.at > keptMs) return null;
  // The server lets go of files nobody sent; their names alone would only fail the form.
  const fresh = now - draft.at < filesKeptMs && Array.isArray(draft.files);
  return { ...draft, fields: draft.fields ?? {}, files: fresh ? draft.files : [], draft: fresh ? draft.draft : "" };
}

export function writeDraft(store: Store | undefined, customerId: string, form: string, draft: TicketDraft): boolean {
  const { forms } = readAll(store, customerId);
  const others = Object.entries(forms)
    .filter(([name, { at }]) => name !== form && draft.at - at <= keptMs)
    .sort(([, a], [, b]) => b.at - a.at)
    .slice(0, formsMaximum - 1);
  return save(store, { customerId, forms: { [form]: draft, ...Object.fromEntries(others) } });
}

export function dropDraft(store: Store | undefined, customerId: string, form: string): void {
  const { [form]: _, ...forms } = readAll(store, customerId).forms;
  if (Object.keys(forms).length === 0) forgetDrafts(store);
  else save(store, { customerId, forms });
}

/** At log-out: what was typed is nobody else's. */
export function forgetDrafts(store: Store | undefined): void {
  try {
    store?.removeItem(draftsKey);
  } catch {
    // Refused storage holds nothing.
  }
}

function readAll(store: Store | undefined, customerId: string): Drafts {
  try {
    const found = JSON.parse(store?.getItem(draftsKey) ?? "null") as Drafts | null;
    if (found?.customerId === customerId && typeof found.forms === "object" && found.forms) return found;
  } catch {
    // Refused, or written by somebody else.
  }
  return { customerId, forms: {} };
}

function save(store: Store | undefined, drafts: Drafts): boolean {
  try {
    store?.setItem(draftsKey, JSON.stringify(drafts));
    return store !== undefined;
  } catch {
    return false;
  }
}

export function browserStore(): Store | undefined {
  try {
    return window.localStorage;
  } catch {
    return undefined;
  }
}
