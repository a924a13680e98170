// The most used passwords of 12 characters and more, and the habits behind them. Embedded: no request leaves the server.
import { withoutEnd } from "#platform/trim-ends.ts";

const listed = new Set(
  `123456789012 1234567890123 12345678901234 123456789012345 1234567890123456 111111111111 000000000000 password1234 password12345
password123456 passwordpassword password12341234 qwertyuiop12 qwertyuiop123 qwertyuiop1234 qwertyuiopasdf qwertyuiopasdfghjkl 1q2w3e4r5t6y
1q2w3e4r5t6y7u 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv qazwsxedcrfv qazwsxedc123 zaq12wsxcde3 iloveyou1234 iloveyouforever
letmeinletmein welcome12345 welcome123456 administrator adminadmin123 administrator1 changeme1234 changemenow1 p@ssw0rd1234 p@ssword1234
passw0rd1234 superman1234 football1234 baseball1234 princess1234 sunshine1234 trustno1trustno1 abcdefghijkl abcdefghijklm abcd1234abcd
abcdef123456 asdfghjkl123 asdfghjkl1234 asdfasdfasdf qweasdzxc123 qwe123qwe123 zxcvbnm12345 aaaaaaaaaaaa monkey123456 dragon123456
michael12345 jordan232323 q1w2e3r4t5y6 q1w2e3r4t5y6u7 correcthorsebatterystaple korea1234567 seoul1234567 tkfkdgo12345 dkssudgktpdy
tkfkdgody1234 qlalfqjsgh12 qlalfqjsgh1234 rladudgml123 aldksgody123 dnfltkfkd123 asdf1234asdf qwer1234qwer qwer1234asdf 1234qwer1234
1234qwerasdf asdf1234qwer google123456 naver1234567 samsung12345 hosting12345 server123456 aranode12345 internet1234 computer1234
test12341234 testtesttest temp12345678 guest1234567 user12345678 root12345678 mysql1234567 postgres1234 default12345 secret123456`.split(
    /\s+/,
  ),
);

/** Why a password is refused, or undefined when it is fine. The ids are message keys. */
export function passwordWeakness(
  password: string,
  about: { email?: string; name?: string },
): "password_common" | "password_personal" | undefined {
  const plain = password.normalize("NFKC").toLowerCase();
  const letters = plain.replace(/[^\p{L}\p{N}]/gu, "");
  if (listed.has(plain) || listed.has(letters)) return "password_common";
  if (new Set(plain).size < 5) return "password_common";
  if (isRun(plain)) return "password_common";
  const mailbox = about.email?.toLowerCase().split("@")[0] ?? "";
  if (about.email && plain === about.email.toLowerCase()) return "password_personal";
  const bare = withoutEnd(letters, /\d/);
  if (mailbox.length >= 4 && bare === withoutEnd(mailbox.replace(/[^\p{L}\p{N}]/gu, ""), /\d/)) return "password_personal";
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
