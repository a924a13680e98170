// The states an enquiry goes through and the views of the inbox. Read in the browser too, so no schema is here.

export const enquiryStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
/** `new` and `answered` follow from what happened; people set the rest. */
export const settableStatuses = ["open", "closed", "spam"] as const;

export const enquiryViews = ["inbox", "mine", "unassigned", "answered", "closed", "spam", "all"] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const answerMaximum = 10_000;
/** Of all files of one answer: mail servers take 20 to 25 MB, and encoding adds a third. */
export const answerFilesMaximum = 15 * 1024 * 1024;
