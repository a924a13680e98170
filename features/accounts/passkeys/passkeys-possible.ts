import { useEffect, useState } from "react";

/** Browsers make passkeys for host names only, over https or on this machine. */
export function isPossible(): boolean {
  return "PublicKeyCredential" in window && !/^[\d.]+$|:/.test(location.hostname);
}

/** False until scripts have looked: without them there are no passkeys. */
export function usePasskeysPossible(): boolean {
  const [possible, setPossible] = useState(false);
  useEffect(() => setPossible(isPossible()), []);
  return possible;
}
