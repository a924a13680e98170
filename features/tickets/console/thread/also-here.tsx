import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { TypingDots } from "#ui/live-dot.tsx";

/** Colleagues who look at the same ticket, and whoever is writing on it. */
export function AlsoHere({ others, typing }: { others: string[]; typing: string | null }) {
  const names = others.join(", ");
  return (
    <div className="cluster ticket-also" role="status" hidden={others.length === 0 && typing === null}>
      {others.map((name) => (
        <Avatar key={name} name={name} kind="staff" size="small" />
      ))}
      {others.length > 0 ? <span>{others.length > 1 ? m.console_viewing_many({ names }) : m.console_viewing({ names })}</span> : null}
      {typing ? (
        <b>
          {m.console_typing({ name: typing })} <TypingDots />
        </b>
      ) : null}
    </div>
  );
}
