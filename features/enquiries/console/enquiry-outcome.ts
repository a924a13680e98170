// What came of something done to an enquiry: it worked, it was taken back, or it was refused and what was typed comes back.
import type { TakenBackAnswer } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import type { FileView } from "#features/files/files.contract.ts";
import type { FormFailure } from "#ui/form-failure.ts";

export type EnquiryDone = {
  told: string;
  intent: string;
  at: number;
  /** The intent that takes it back. */
  undo?: string | undefined;
  /** An answer that was taken back in time. */
  undone?: TakenBackAnswer;
};
export type EnquiryFailure = FormFailure & { draft: string; files: FileView[] };
export type EnquiryOutcome = EnquiryDone | EnquiryFailure;
