import { useState } from "react";
import { cookieRegistry } from "#content/cookies.ts";
import { forgetPreferences } from "#platform/browser/drafts.ts";
import { Button } from "#ui/button.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";

export type ForgetWords = { heading: string; body: string; button: string; done: string; noScript: string };

/** Removes what the register lists as preferences, and nothing else. */
function forget(): void {
  forgetPreferences();
  for (const { name } of cookieRegistry.filter(({ category, store }) => category === "preferences" && store === "cookie")) {
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in browsers we support
    document.cookie = `${name}=; Path=/; Max-Age=0`;
  }
}

export function ForgetPreferences({ words }: { words: ForgetWords }) {
  const ready = useHydrated();
  const [done, setDone] = useState(false);
  return (
    <section className="cookie-part" id="delete">
      <h2>{words.heading}</h2>
      <p>{words.body}</p>
      <noscript>
        <p>{words.noScript}</p>
      </noscript>
      <p className="cookie-forget cluster">
        <Button
          kind="quiet"
          disabled={!ready}
          onClick={() => {
            forget();
            setDone(true);
          }}
        >
          {words.button}
        </Button>
        <span aria-live="polite">{done ? words.done : ""}</span>
      </p>
    </section>
  );
}
