// Every screen of the console that somebody may open, for the command palette. What a role may not open is not named.
import { settingsPath } from "#app/session/areas.ts";
import type { PalettePlace } from "#features/finder/palette/palette-entries.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departments } from "#features/support/rules/departments.ts";
import { viewWords } from "#features/tickets/console/console-words.ts";
import { macrosPath } from "#features/tickets/console/macros/macros-path.ts";
import { writeAddress } from "#features/tickets/console/queue/queue-query.ts";
import { queueViews } from "#features/tickets/rules/queue-views.ts";
import { can, type StaffRole } from "#platform/api/capabilities.ts";
import { m } from "#platform/paraglide/messages.js";
import { settingsPartsFor } from "./settings-parts.ts";
import { adminPartsFor, needsAt, placesFor } from "./staff-nav.ts";

/** Screens under one of the rail's places. */
const inner: readonly PalettePlace[] = [
  { to: "/staff/canned-replies/new", label: m.palette_new_canned, within: m.staff_nav_canned },
  { to: macrosPath, label: m.macro_title, within: m.staff_nav_canned },
  { to: `${macrosPath}/new`, label: m.palette_new_macro, within: m.macro_title },
  { to: "/staff/status/new", label: m.status_new_incident, within: m.status_place },
  { to: "/staff/status/new?kind=maintenance", label: m.status_new_maintenance, within: m.status_place },
  { to: "/staff/blog/pictures", label: m.post_pictures, within: m.post_list_title },
  { to: "/staff/team/record", label: m.record_title, within: m.team_title },
];

export function palettePlaces(role: StaffRole): PalettePlace[] {
  const may = ({ to }: PalettePlace) => {
    const needs = needsAt(to.split("?")[0] ?? to);
    return !needs || can({ kind: "staff", role }, needs);
  };
  const settings = settingsPartsFor("staff").map(({ part, label }) => ({
    to: settingsPath("staff", part),
    label,
    within: m.settings_title,
  }));
  return [
    ...placesFor(role).map(({ to, label }) => ({ to, label })),
    ...(can({ kind: "staff", role }, "tickets.answer") ? ticketViews() : []),
    ...inner.filter(may),
    ...adminPartsFor(role).map(({ to, label }) => ({ to, label, within: m.admin_title })),
    { to: "/staff/search", label: m.finder_title },
    ...settings,
  ];
}

function ticketViews(): PalettePlace[] {
  return [
    // The first is the list itself.
    ...queueViews.slice(1).map((view) => ({
      to: `/staff/tickets${writeAddress({ view })}`,
      label: viewWords[view],
      within: m.staff_nav_tickets,
    })),
    ...departments.map((department) => ({
      to: `/staff/tickets${writeAddress({ view: "needs_reply", department })}`,
      label: departmentWords[department],
      within: m.console_departments,
    })),
  ];
}
