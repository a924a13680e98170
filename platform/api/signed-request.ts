// Requests of another machine that shares a secret with us: HMAC over time and body, compared in constant time, valid for minutes.
import { createHmac, timingSafeEqual } from "node:crypto";
import { AppError } from "#platform/errors.ts";

const validSeconds = 300;

export type SignedRequest = { timestamp: string | undefined; signature: string | undefined; body: Uint8Array };

export function sign(secret: string, timestamp: string, body: Uint8Array): string {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(body).digest("hex");
}

/** What can be refused before a body of many megabytes is read: a signature of the wrong form, a time that is not now. */
export function checkSignedHeaders({ timestamp, signature }: Omit<SignedRequest, "body">, now = Date.now()): void {
  if (!hexOf(signature) || !isFresh(timestamp, now)) throw new AppError("forbidden");
}

/** Refuses with `forbidden`, whatever is wrong: nobody learns how close they were. */
export function checkSignature(secret: string, { timestamp, signature, body }: SignedRequest, now = Date.now()): void {
  const given = hexOf(signature);
  const expected = Buffer.from(sign(secret, timestamp ?? "", body), "hex");
  const genuine = timingSafeEqual(expected, given ? Buffer.from(given, "hex") : Buffer.alloc(expected.length));
  if (!genuine || given === "" || !isFresh(timestamp, now)) throw new AppError("forbidden");
}

function hexOf(signature: string | undefined): string {
  return /^(?:sha256=)?([0-9a-f]{64})$/i.exec(signature ?? "")?.[1] ?? "";
}

function isFresh(timestamp: string | undefined, now: number): boolean {
  return /^\d{10}$/.test(timestamp ?? "") && Math.abs(now / 1000 - Number(timestamp)) <= validSeconds;
}
