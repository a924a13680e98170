/** `fault`: the server does not start, or not all of it works. `doubt`: it works, and somebody should know. */
export type Finding = { state: "good" | "doubt" | "fault"; about: string; says: string; remedy?: string };

export const good = (about: string, says: string): Finding => ({ state: "good", about, says });
export const doubt = (about: string, says: string, remedy: string): Finding => ({ state: "doubt", about, says, remedy });
export const fault = (about: string, says: string, remedy: string): Finding => ({ state: "fault", about, says, remedy });

const signs = { good: "ok", doubt: "look", fault: "FAULT" } as const;

export function written({ state, about, says, remedy }: Finding): string {
  const line = `  ${signs[state].padEnd(6)} ${about.padEnd(14)} ${says}`;
  return remedy ? `${line}\n${" ".repeat(24)}${remedy}` : line;
}

/** Why something did not work, however deep the library has put it. */
export function reasonOf(error: unknown): string {
  for (let at = error; at instanceof Error; at = at.cause) {
    const { code, message } = at as NodeJS.ErrnoException;
    if (code && /^E[A-Z]+$/.test(code)) return message.includes(code) ? message : `${code} ${message}`.trim();
    if (!(at.cause instanceof Error)) return message || String(code ?? at.name);
  }
  return String(error);
}
