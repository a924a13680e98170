export const macrosPath = "/staff/canned-replies/macros";
