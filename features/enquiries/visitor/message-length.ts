/** What the contract takes; asked of it by the test, since its schema is too heavy for this page. */
export const messageMost = 5000;

export function isMessageTooLong(text: string): boolean {
  return text.trim().length > messageMost;
}
