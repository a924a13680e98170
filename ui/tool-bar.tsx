import "./tool-bar.css";
import type { LucideIcon } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useRef, useState } from "react";

export type Tool = {
  id: string;
  label: string;
  icon: LucideIcon;
  /** The letter that does the same together with Ctrl or ⌘. */
  keys?: string | undefined;
  pressed?: boolean | undefined;
  disabled?: boolean | undefined;
  run: () => void;
};

type ToolBarProps = { label: string; groups: readonly (readonly Tool[])[]; className?: string; children?: ReactNode };

/** Buttons that work on a text: one tab stop, arrow keys inside. Each says whether what it does is on. */
export function ToolBar({ label, groups, className = "", children }: ToolBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...(bar.current?.querySelectorAll<HTMLButtonElement>("button") ?? [])];
    const last = buttons.length - 1;
    const steps: Record<string, number> = {
      ArrowRight: current >= last ? 0 : current + 1,
      ArrowLeft: current <= 0 ? last : current - 1,
      Home: 0,
      End: last,
    };
    const next = steps[event.key];
    if (next === undefined) return;
    event.preventDefault();
    setCurrent(next);
    buttons[next]?.focus();
  }

  let index = -1;
  return (
    <div className={`tool-bar ${className}`}>
      <div className="tool-bar-tools" role="toolbar" aria-label={label} ref={bar} onKeyDown={onKeyDown}>
        {groups.map((tools) => (
          <span className="tool-bar-group" key={tools[0]?.id}>
            {tools.map((tool) => {
              index += 1;
              const place = index;
              return (
                <button
                  type="button"
                  key={tool.id}
                  tabIndex={place === current ? 0 : -1}
                  aria-label={tool.label}
                  aria-pressed={tool.pressed}
                  aria-disabled={tool.disabled || undefined}
                  aria-keyshortcuts={tool.keys ? `Control+${tool.keys} Meta+${tool.keys}` : undefined}
                  title={tool.keys ? `${tool.label} (Ctrl+${tool.keys})` : tool.label}
                  onFocus={() => setCurrent(place)}
                  // The text keeps its selection.
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={tool.run}
                >
                  <tool.icon size={17} strokeWidth={1.8} aria-hidden="true" />
                </button>
              );
            })}
          </span>
        ))}
      </div>
      {children}
    </div>
  );
}
