import { m } from "#platform/paraglide/messages.js";
import { Dialog } from "#ui/dialog.tsx";
import { Kbd } from "#ui/kbd.tsx";

type Group = { title: string; keys: [string, string[]][] };

function groups(): Group[] {
  return [
    {
      title: m.desk_keys_everywhere(),
      keys: [
        [m.desk_key_search(), ["/"]],
        [m.desk_key_help(), ["?"]],
      ],
    },
    {
      title: m.desk_keys_list(),
      keys: [
        [m.desk_key_move(), ["J", "K"]],
        [m.desk_key_open(), ["Enter"]],
        [m.desk_key_pick(), ["X"]],
      ],
    },
    {
      title: m.desk_keys_ticket(),
      keys: [
        [m.desk_key_move(), ["J", "K"]],
        [m.desk_key_reply(), ["R"]],
        [m.desk_key_note(), ["N"]],
        [m.desk_key_take(), ["A"]],
        [m.desk_key_close(), ["E"]],
        [m.desk_key_follow(), ["F"]],
        [m.desk_key_merge(), ["M"]],
        [m.desk_key_undo(), ["Z"]],
        [m.desk_key_back(), ["U"]],
      ],
    },
    {
      title: m.desk_keys_writing(),
      keys: [
        [m.desk_key_send(), ["Ctrl Enter"]],
        [m.desk_key_canned(), ["/"]],
        [m.desk_key_leave(), ["Esc"]],
      ],
    },
  ];
}

export function ShortcutHelp({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={m.desk_keys()} closeLabel={m.shell_close()} wide>
      <div className="tk-keys">
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
      <p className="text-[13px] text-muted">{m.desk_keys_note()}</p>
    </Dialog>
  );
}
