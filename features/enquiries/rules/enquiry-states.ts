// The states an enquiry goes through and the views of the inbox. Read in the browser too, so no schema is here.

export const enquiryStatuses = ["new", "open", "answered", "closed", "spam"] as const;
export type EnquiryStatus = (typeof enquiryStatuses)[number];
/** `new` and `answered` follow from what happened; people set the rest. */
export const settableStatuses = ["open", "closed", "spam"] as const;

export const enquiryViews = ["inbox", "mine", "unassigned", "answered", "closed", "spam", "all"] as const;
export type EnquiryView = (typeof enquiryViews)[number];

export const answerMaximum = 10_000;
