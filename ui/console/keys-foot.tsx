// The line under the panes: the keys of this screen. All of them are behind `?` (keys-sheet.tsx). Both are drawn from what the screen declares.
import type { ReactNode } from "react";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { type Key, keysThatAct } from "./key-list.ts";
import { pressKey, useDeclaredKeys } from "./use-keys.ts";

export function KeysFoot({ children }: { children?: ReactNode }) {
  const keys = keysThatAct(useDeclaredKeys()).flatMap((group) => group.keys);
  return (
    <footer className="row hint console-foot">
      <span className="console-foot-keys">
        {keys
          .filter(({ foot }) => foot)
          .map((key) => (
            <span key={key.does()}>
              <ShownKey of={key} />
              {key.does()}
            </span>
          ))}
      </span>
      <button type="button" className="console-button" onClick={() => pressKey("Shift+Slash")}>
        <Kbd keys="?" />
        {m.console_key_help()}
      </button>
      {children}
    </footer>
  );
}

export function ShownKey({ of }: { of: Key }) {
  return [of.shown].flat().map((key) => <Kbd key={key} keys={key} />);
}
