// Every key that acts on the present screen, and no other.
import "./console-frame.css";
import { m } from "#platform/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";
import { keysThatAct } from "./key-list.ts";
import { ShownKey } from "./keys-foot.tsx";
import { useDeclaredKeys } from "./use-keys.ts";

export default function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const groups = keysThatAct(useDeclaredKeys());
  return (
    <Dialog open={open} onClose={onClose} title={m.console_keys()} closeLabel={m.shell_close()} wide>
      <div className="console-keys">
        {groups.map(({ title, keys }) => (
          <section key={title()}>
            <h3>{title()}</h3>
            <dl>
              {keys.map((key) => (
                <div key={key.does()} data-press={[key.press].flat().join(" ")}>
                  <dt>{key.does()}</dt>
                  <dd>
                    <ShownKey of={key} />
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <p className="footnote">{m.console_keys_note()}</p>
    </Dialog>
  );
}
