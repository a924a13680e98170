// What a sign-up asks for. Data needed to perform the contract is told, not asked (Personal Information Protection Act, art. 15); set
// "consent" where counsel still wants the box.
export const privacyBasis = "contract" as "contract" | "consent";

export const requiredBoxes: readonly ConsentBox[] = privacyBasis === "consent" ? ["terms", "privacy", "age"] : ["terms", "age"];
export const optionalBoxes = ["consulting", "marketing", "marketing_sms", "marketing_night"] as const;
export type ConsentBox = "terms" | "privacy" | "age" | (typeof optionalBoxes)[number];
