// The line under the panes: a reply that can still be taken back, the keys of this screen, the connection.
import { useConnectionState } from "#features/realtime/use-live.ts";
import { m } from "#platform/paraglide/messages.js";
import { Kbd } from "#ui/kbd.tsx";
import { LiveDot } from "#ui/live-dot.tsx";

export function ConsoleFoot({ onHelp, inTicket }: { onHelp: () => void; inTicket: boolean }) {
  const keys: [string, string][] = inTicket
    ? [
        ["R", m.console_key_reply()],
        ["N", m.console_key_note()],
        ["A", m.console_key_take()],
        ["E", m.console_key_close()],
      ]
    : [
        ["X", m.console_key_pick()],
        ["/", m.console_key_search()],
      ];
  return (
    <footer className="row hint console-foot">
      <span className="console-foot-keys">
        <span>
          <Kbd keys="J" />
          <Kbd keys="K" />
          {m.console_key_move()}
        </span>
        {keys.map(([key, label]) => (
          <span key={key}>
            <Kbd keys={key} />
            {label}
          </span>
        ))}
      </span>
      <button type="button" className="console-button" onClick={onHelp}>
        <Kbd keys="?" />
        {m.console_key_help()}
      </button>
      <Connection />
    </footer>
  );
}

function Connection() {
  const state = useConnectionState();
  const words = {
    live: m.staff_live(),
    connecting: m.staff_live_connecting(),
    reconnecting: m.staff_live_back(),
    offline: m.staff_live_off(),
  };
  return <LiveDot state={state === "live" ? "live" : state === "offline" ? "off" : "connecting"}>{words[state]}</LiveDot>;
}
