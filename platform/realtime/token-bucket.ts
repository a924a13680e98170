/** A budget that refills with time; one small object per thing that is limited. */
export type TokenBucket = { tokens: number; at: number };

export function fullBucket(burst: number, now: number): TokenBucket {
  return { tokens: burst, at: now };
}

export function takeToken(bucket: TokenBucket, now: number, perSecond: number, burst: number): boolean {
  bucket.tokens = Math.min(burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * perSecond);
  bucket.at = now;
  if (bucket.tokens < 1) return false;
  bucket.tokens -= 1;
  return true;
}
