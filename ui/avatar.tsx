import "./styles/marks.css";

/** Korean names are known by the given name, the last two syllables; others by their initials. */
export function initialsOf(name: string): string {
  const trimmed = name.trim();
  if (/^[가-힣\s]+$/.test(trimmed)) return trimmed.replaceAll(/\s/g, "").slice(-2);
  const words = trimmed.split(/\s+/);
  const letters = words.length > 1 ? [words[0], words.at(-1)] : [words[0]];
  return letters.map((word) => [...(word ?? "")][0]?.toUpperCase() ?? "").join("") || "?";
}

type AvatarProps = {
  name: string;
  kind?: "person" | "staff";
  size?: "small" | "normal" | "large";
  presence?: { state: "online" | "away"; label: string };
};

/** The name stands beside it in words, so the circle itself is silent; presence is not said anywhere else. */
export function Avatar({ name, kind = "person", size = "normal", presence }: AvatarProps) {
  return (
    <span className="avatar" data-kind={kind} data-size={size}>
      <span aria-hidden="true">{initialsOf(name)}</span>
      {presence ? (
        <span className="avatar-presence" data-state={presence.state}>
          <span className="vh">{presence.label}</span>
        </span>
      ) : null}
    </span>
  );
}
