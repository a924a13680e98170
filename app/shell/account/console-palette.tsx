// The command palette with the screens of whoever has it open. Loaded on first use.
import { useMemo } from "react";
import { Palette } from "#features/finder/palette/palette.tsx";
import { placeEntry } from "#features/finder/palette/palette-entries.ts";
import { can, type StaffRole } from "#platform/api/capabilities.ts";
import { palettePlaces } from "./palette-places.ts";

type ConsolePaletteProps = { open: boolean; onClose: () => void; role: StaffRole };

export default function ConsolePalette({ open, onClose, role }: ConsolePaletteProps) {
  const places = useMemo(() => palettePlaces(role).map(placeEntry), [role]);
  return <Palette open={open} onClose={onClose} places={places} views={can({ kind: "staff", role }, "tickets.answer")} />;
}
