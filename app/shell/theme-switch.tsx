// System, light, dark. Kept in this browser; without scripts the page follows the system.
import { Monitor, Moon, Sun } from "lucide-react";
import { useEffect, useState } from "react";
import { keepTheme } from "#platform/browser/stored-theme.ts";
import { m } from "#platform/paraglide/messages.js";

export type Theme = "system" | "light" | "dark";
const order: Theme[] = ["system", "light", "dark"];
const icons = { system: Monitor, light: Sun, dark: Moon } as const;

export function applyTheme(theme: Theme) {
  keepTheme(theme === "system" ? null : theme);
  if (theme === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export function ThemeSwitch() {
  const [theme, setTheme] = useState<Theme>("system");
  useEffect(() => {
    const stored = document.documentElement.dataset.theme;
    if (stored === "light" || stored === "dark") setTheme(stored);
  }, []);
  const names = { system: m.shell_theme_system(), light: m.shell_theme_light(), dark: m.shell_theme_dark() };
  const Icon = icons[theme];
  function next() {
    const following = order[(order.indexOf(theme) + 1) % order.length] ?? "system";
    applyTheme(following);
    setTheme(following);
  }
  return (
    <button
      type="button"
      className="icon-button theme-switch needs-scripts"
      onClick={next}
      aria-label={`${m.shell_theme()}: ${names[theme]}`}
      title={`${m.shell_theme()}: ${names[theme]}`}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}
