/** Copy that leads to the ticket form with its subject filled in: what is done on request, and where it is asked for. */
export function ticketLink(words: string, subject: string): string {
  return `[${words}](/customer/ticket/create?subject=${encodeURIComponent(subject)})`;
}
