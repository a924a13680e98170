/** The name of a form that files are uploaded for. randomUUID is missing on pages that are not served securely. */
export function newDraft(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
