// Why a session is over, on a 401 to whoever still holds its token. Nobody else is told anything.
export const sessionEndHeader = "x-session-end";

const ends = ["time", "elsewhere", "changed", "access"] as const;
export type SessionEnd = (typeof ends)[number];

export function sessionEndIn(headers: Headers): SessionEnd | null {
  return ends.find((end) => end === headers.get(sessionEndHeader)) ?? null;
}
