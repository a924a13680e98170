import { useHydrated } from "#ui/use-hydrated.ts";

/** Needs a script, so it appears with one; the room is kept. */
export function PrintButton({ label }: { label: string }) {
  const ready = useHydrated();
  return (
    <button type="button" className="no-print" style={{ visibility: ready ? "visible" : "hidden" }} onClick={() => print()}>
      {label}
    </button>
  );
}
