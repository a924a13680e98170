// The line under the panes: the keys of this screen and, behind `?`, all of them. Both are drawn from what the screen declares.
import { type ReactNode, useState } from "react";
import { m } from "#platform/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";
import type { Key } from "./key-list.ts";
import { useDeclaredKeys, useHeldKeys, useKeys } from "./use-keys.ts";

export function KeysFoot({ children }: { children?: ReactNode }) {
  const [help, setHelp] = useState(false);
  useKeys(m.console_keys_everywhere(), [
    { press: "Shift+Slash", shown: "?", does: m.console_key_help(), run: () => setHelp(true) },
    { press: "Escape", shown: "Esc", does: m.console_key_leave() },
  ]);
  useHeldKeys();
  const groups = useDeclaredKeys();
  return (
    <footer className="row hint console-foot">
      <span className="console-foot-keys">
        {groups
          .flatMap(({ keys }) => keys)
          .filter(({ foot }) => foot)
          .map((key) => (
            <span key={key.does}>
              <Shown of={key} />
              {key.does}
            </span>
          ))}
      </span>
      <button type="button" className="console-button" onClick={() => setHelp(true)}>
        <Kbd keys="?" />
        {m.console_key_help()}
      </button>
      {children}
      <Dialog open={help} onClose={() => setHelp(false)} title={m.console_keys()} closeLabel={m.shell_close()} wide>
        <div className="console-keys">
          {groups.map(({ title, keys }) => (
            <section key={title}>
              <h3>{title}</h3>
              <dl>
                {keys.map((key) => (
                  <div key={key.does}>
                    <dt>{key.does}</dt>
                    <dd>
                      <Shown of={key} />
                    </dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
        </div>
        <p className="footnote">{m.console_keys_note()}</p>
      </Dialog>
    </footer>
  );
}

function Shown({ of }: { of: Key }) {
  return [of.shown].flat().map((key) => <Kbd key={key} keys={key} />);
}
