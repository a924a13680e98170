// Macros over the composer: found by name, used with Enter. The same field and keys as canned replies.
import "#ui/console/console-canned.css";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useCannedFinder } from "#features/support/console/use-canned-finder.ts";
import type { listMacros, MacroView } from "#features/tickets/rules/macros.contract.ts";
import { CallFailed, readCall } from "#platform/api/browser-call.ts";
import { m } from "#platform/paraglide/messages.js";
import { macrosPath } from "./macros-path.ts";

export function MacroPalette({ onClose, onPick }: { onClose: () => void; onPick: (id: string) => void }) {
  const [list, setList] = useState<MacroView[] | null>(null);
  const [failed, setFailed] = useState("");
  const replies = (list ?? []).map((macro) => ({ ...macro, shortcut: macro.name, title: {} }));
  const { found, listId, field, option } = useCannedFinder({ replies, onClose, onPick: ({ id }) => onPick(id) });

  useEffect(() => {
    readCall<typeof listMacros>("listMacros", {}).then(
      ({ data }) => setList(data),
      (error) => setFailed((error instanceof CallFailed && error.message) || m.error_unavailable()),
    );
  }, []);

  return (
    <div className="console-canned" role="dialog" aria-label={m.macro_title()}>
      <div className="cluster console-canned-find">
        <input {...field} placeholder={m.macro_find()} aria-label={m.macro_find()} />
        <Link to={macrosPath} className="link-underline">
          {m.macro_manage()}
        </Link>
      </div>
      <div role="listbox" id={listId} aria-label={m.macro_title()} tabIndex={-1}>
        {found.map((macro) => (
          <div key={macro.id} {...option(macro)}>
            <b>{macro.name}</b>
            <span>{macro.does.join(" · ")}</span>
            <small>{macro.shared ? m.macro_shared() : m.macro_own()}</small>
          </div>
        ))}
      </div>
      {found.length === 0 && list ? <p className="hint console-hint">{list.length === 0 ? m.macro_none() : m.macro_not_found()}</p> : null}
      {failed ? <p className="field-error">{failed}</p> : null}
      <p className="hint console-canned-keys">{m.macro_keys()}</p>
    </div>
  );
}
