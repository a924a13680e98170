import type { Owner } from "#content/figures/compliance.ts";

/** Whole for us, half for both, a ring for you, a dash where the control does not exist: shape says it before colour does. */
export function OwnerMark({ owner, name }: { owner: Owner; name: string }) {
  return (
    <span className={`own own-${owner}`} title={name}>
      <svg viewBox="0 0 20 20" aria-hidden="true">
        {owner === "none" ? <path d="M6 10h8" /> : <circle cx="10" cy="10" r="7" />}
        {owner === "shared" ? <path className="own-half" d="M10 3a7 7 0 0 0 0 14z" /> : null}
      </svg>
      <span className="vh">{name}</span>
    </span>
  );
}
