// The most used passwords, and the habits behind them.
import { withoutEnd } from "#platform/trim-ends.ts";
import { isListed, plainPassword } from "./common-password-list.server.ts";

/** Habits of people here that a list of the world's passwords does not know: Korean words typed on an English keyboard, our own name. */
const local = new Set(
  `korea1234567 seoul1234567 tkfkdgo12345 dkssudgktpdy tkfkdgody1234 qlalfqjsgh12 qlalfqjsgh1234 rladudgml123 aldksgody123 dnfltkfkd123
aranode12345 naver1234567 samsung12345 hosting12345 server123456 postgres1234 mysql1234567 correcthorsebatterystaple`.split(/\s+/),
);

const isCommon = (text: string) => local.has(text) || isListed(text);

/** Why a password is refused, or undefined when it is fine. The ids are message keys. */
export function passwordWeakness(
  password: string,
  about: { email?: string; name?: string },
): "password_common" | "password_personal" | undefined {
  const plain = plainPassword(password);
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (isCommon(plain) || isCommon(letters)) return "password_common";
  if (new Set(plain).size < 5) return "password_common";
  if (isRun(plain)) return "password_common";
  const mailbox = about.email?.toLowerCase().split("@")[0] ?? "";
  if (about.email && plain === about.email.toLowerCase()) return "password_personal";
  const bare = withoutEnd(letters, /\d/);
  if (mailbox.length >= 4 && bare === withoutEnd(mailbox.replace(/[^\p{L}\p{N}]/gu, ""), /\d/)) return "password_personal";
  // A year behind a word that everybody tries makes no other word of it.
  if (bare.length >= 6 && isCommon(bare)) return "password_common";
  const name = about.name?.toLowerCase().replace(/\s/g, "") ?? "";
  if (name.length >= 4 && bare === name) return "password_personal";
  return undefined;
}

/** abcdefghijkl, 987654321098, and one short piece repeated. */
function isRun(text: string): boolean {
  let up = 0;
  let down = 0;
  for (let index = 1; index < text.length; index += 1) {
    const step = text.charCodeAt(index) - text.charCodeAt(index - 1);
    if (step === 1 || step === -9) up += 1;
    if (step === -1 || step === 9) down += 1;
  }
  if (Math.max(up, down) >= text.length - 2) return true;
  for (let size = 1; size <= 4; size += 1)
    if (
      text ===
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length)
    )
      return true;
  return false;
}
