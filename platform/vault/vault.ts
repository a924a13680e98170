// Secrets that must be read again (unlike passwords and tokens, which are kept as hashes) are stored encrypted: AES-256-GCM, with the key's
// id in the value so that keys can change, bound to the row it belongs to so that it opens nowhere else.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

export type Vault = {
  /** The id of the key that seals. */
  current: string;
  /** All keys this process can open with. */
  keyIds: readonly string[];
  seal(text: string, place: SealedPlace): string;
  open(sealed: string, place: SealedPlace): string;
};

/** Table, column and row: `accounts.two_factor_secret:{id}`. */
export type SealedPlace = `${string}.${string}:${string}`;

const version = "v1";
const ivBytes = 12;
const tagBytes = 16;

/** 32 bytes each. The first seals; all open. */
export function createVault(keys: readonly Buffer[]): Vault {
  const [first] = keys;
  if (!first) throw new Error("a vault needs a key");
  const byId = new Map(keys.map((key) => [keyId(key), key]));
  const current = keyId(first);
  return {
    current,
    keyIds: [...byId.keys()],
    seal(text, place) {
      const iv = randomBytes(ivBytes);
      const cipher = createCipheriv("aes-256-gcm", first, iv).setAAD(Buffer.from(place));
      const bytes = Buffer.concat([iv, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()]);
      return `${version}.${current}.${bytes.toString("base64url")}`;
    },
    open(sealed, place) {
      const [form, id = "", text = ""] = sealed.split(".");
      const key = byId.get(id);
      if (form !== version || !key) throw new Error(`${place} is not encrypted with a key of this installation`);
      const bytes = Buffer.from(text, "base64url");
      const cipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivBytes)).setAAD(Buffer.from(place));
      cipher.setAuthTag(bytes.subarray(-tagBytes));
      return Buffer.concat([cipher.update(bytes.subarray(ivBytes, -tagBytes)), cipher.final()]).toString("utf8");
    },
  };
}

/** Says which key it was and nothing about the key. */
function keyId(key: Buffer): string {
  return createHash("sha256").update("key id").update(key).digest("base64url").slice(0, 8);
}
