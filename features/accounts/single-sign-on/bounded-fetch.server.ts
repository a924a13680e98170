// What a provider answers is read up to a measure: whoever sends more than any real answer holds is not read on.
import type { CustomFetch } from "openid-client";

const most = 512 * 1024;

export const boundedFetch: CustomFetch = async (url, options) => {
  const answer = await fetch(url, options as RequestInit);
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > most) throw new Error("the answer is larger than any real one");
    parts.push(part);
  }
  const empty = answer.status === 204 || answer.status === 304;
  return new Response(empty ? null : Buffer.concat(parts), { status: answer.status, headers: answer.headers });
};
