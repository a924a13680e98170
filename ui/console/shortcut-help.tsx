import { m } from "#platform/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";

type Group = { title: string; keys: [string, string[]][] };

function groups(): Group[] {
  return [
    {
      title: m.console_keys_everywhere(),
      keys: [
        [m.console_key_search(), ["/"]],
        [m.console_key_help(), ["?"]],
      ],
    },
    {
      title: m.console_keys_list(),
      keys: [
        [m.console_key_move(), ["J", "K"]],
        [m.console_key_open(), ["Enter"]],
        [m.console_key_pick(), ["X"]],
      ],
    },
    {
      title: m.console_keys_ticket(),
      keys: [
        [m.console_key_move(), ["J", "K"]],
        [m.console_key_reply(), ["R"]],
        [m.console_key_note(), ["N"]],
        [m.console_key_take(), ["A"]],
        [m.console_key_close(), ["E"]],
        [m.console_key_follow(), ["F"]],
        [m.console_key_merge(), ["M"]],
        [m.console_key_undo(), ["Z"]],
        [m.console_key_back(), ["U"]],
      ],
    },
    {
      title: m.console_keys_writing(),
      keys: [
        [m.console_key_send(), ["Ctrl Enter"]],
        [m.console_key_canned(), ["/"]],
        [m.console_key_leave(), ["Esc"]],
      ],
    },
  ];
}

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.console_keys()} closeLabel={m.shell_close()} wide>
      <div className="console-keys">
        {groups().map(({ title, keys }) => (
          <section key={title}>
            <h3>{title}</h3>
            <dl>
              {keys.map(([label, shown]) => (
                <div key={label}>
                  <dt>{label}</dt>
                  <dd>
                    {shown.map((key) => (
                      <Kbd key={key} keys={key} />
                    ))}
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
