// A rough sense of how long a password would stand, for the meter beside the field. The server has the last word.
import { withoutEnd } from "#platform/trim-ends.ts";

/** abcd…, 4321…, aaaa…, qwqwqw…: fewer than five signs, or mostly steps of one. */
export function isVaried(password: string): boolean {
  const signs = [...password.toLowerCase()];
  if (new Set(signs).size < 5) return false;
  let running = 0;
  for (let index = 1; index < signs.length; index += 1) {
    const step = (signs[index]?.codePointAt(0) ?? 0) - (signs[index - 1]?.codePointAt(0) ?? 0);
    if (Math.abs(step) <= 1) running += 1;
  }
  return running < signs.length / 2;
}

/** 0 while empty, then 1 weak to 4 strong: bits of the signs' spread times the length, less what repeats. */
export function passwordStrength(password: string): 0 | 1 | 2 | 3 | 4 {
  if (!password) return 0;
  const signs = [...password];
  const pool =
    (/[a-z]/.test(password) ? 26 : 0) +
    (/[A-Z]/.test(password) ? 26 : 0) +
    (/\d/.test(password) ? 10 : 0) +
    (/[\s!-/:-@[-`{-~]/.test(password) ? 20 : 0) +
    (/[^\x20-\x7e]/.test(password) ? 200 : 0);
  const fresh = (new Set(signs).size + signs.length) / 2;
  const bits = Math.log2(Math.max(2, pool)) * fresh * (isVaried(password) ? 1 : 0.4);
  if (signs.length < 12 || bits < 45) return 1;
  if (bits < 65) return 2;
  return bits < 85 ? 3 : 4;
}

/** As the meter shows it: what will be refused is weak, whatever its length. */
export function meterLevel(password: string, taken: boolean): 0 | 1 | 2 | 3 | 4 {
  const level = passwordStrength(password);
  return level === 0 || taken ? level : 1;
}

/** The password is not the address, nor its first part with something counted on. */
export function differsFromEmail(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const mailbox = email.toLowerCase().split("@")[0] ?? "";
  if (!mailbox) return true;
  return plain !== email.toLowerCase() && withoutEnd(plain, /\d/) !== withoutEnd(mailbox, /\d/);
}
