// The keys that every screen of the console has: the command palette, search, the list of keys. What they open is loaded when it is first
// wanted.
import { lazy, Suspense, useState } from "react";
import { useRecordedPlaces } from "#features/finder/palette/recent-places.ts";
import type { StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import { focusShown, useHeldKeys, useKeys } from "#ui/console/use-keys.ts";

const ConsolePalette = lazy(() => import("./console-palette.tsx"));
const KeysSheet = lazy(() => import("#ui/console/keys-sheet.tsx"));

export function ConsoleKeys({ role }: { role: StaffRole }) {
  // Undefined until it is wanted for the first time.
  const [palette, setPalette] = useState<boolean>();
  const [sheet, setSheet] = useState<boolean>();
  // Narrow windows have no search field in their bar; the palette searches as well.
  const search = () => (document.querySelector<HTMLElement>(".finder")?.offsetParent ? focusShown(".finder input") : setPalette(true));
  useKeys(m.console_keys_everywhere, [
    { press: "Ctrl+KeyK", shown: "Ctrl K", does: m.palette_key, run: () => setPalette(true), always: true },
    { press: "Slash", shown: "/", does: m.staff_search, run: search },
    { press: "Shift+Slash", shown: "?", does: m.console_key_help, run: () => setSheet(true) },
    { press: "Escape", shown: "Esc", does: m.console_key_leave },
  ]);
  useHeldKeys();
  useRecordedPlaces();
  return (
    <Suspense fallback={null}>
      {palette === undefined ? null : <ConsolePalette open={palette} onClose={() => setPalette(false)} role={role} />}
      {sheet === undefined ? null : <KeysSheet open={sheet} onClose={() => setSheet(false)} />}
    </Suspense>
  );
}
