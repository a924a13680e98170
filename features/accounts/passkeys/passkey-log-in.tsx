import { type ComponentType, useEffect, useState } from "react";
import { usePasskeysPossible } from "./passkeys-possible.ts";

/** Under the log-in form, once the page stands: a log-in by password waits for nothing of it. */
export function PasskeyLogIn() {
  const possible = usePasskeysPossible();
  const [loaded, setLoaded] = useState<{ Form: ComponentType }>();
  useEffect(() => {
    // Without an answer the form above is there all the same.
    if (possible) import("./passkey-log-in-form.tsx").then(({ PasskeyLogInForm: Form }) => setLoaded({ Form })).catch(() => {});
  }, [possible]);
  return loaded ? <loaded.Form /> : null;
}
