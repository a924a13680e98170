import "./styles/marks.css";

/** Keys pressed together: `<Kbd keys={["⌘", "K"]} />`. */
export function Kbd({ keys }: { keys: string | string[] }) {
  return <kbd className="kbd">{typeof keys === "string" ? keys : keys.join(" ")}</kbd>;
}
