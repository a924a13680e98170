// After how many days an answered ticket is closed, and how long it can be opened again.
import { useRouteLoaderData } from "react-router";
import { type DeskRules, deskRules } from "#features/support/rules/support-settings.ts";

type Days = Pick<DeskRules, "autoCloseDays" | "reopenDays">;

/** As the root loader gave them. */
export function useSupportDays(): Days {
  const root = useRouteLoaderData("root") as { support: Days } | undefined;
  return root?.support ?? deskRules;
}
