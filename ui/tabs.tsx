import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router";
import "./styles/switchers.css";

type LinkTab = { to: string; label: ReactNode; count?: number; current?: boolean };

/** Tabs that are pages or filters: each has its address and works without scripts. */
export function LinkTabs({ label, items }: { label: string; items: LinkTab[] }) {
  const list = useRef<HTMLElement>(null);
  const current = items.find((item) => item.current)?.to;
  // On a phone the row is longer than the screen: where one is must be seen.
  useEffect(() => {
    const [row, tab] = [list.current, list.current?.querySelector<HTMLElement>("[aria-current]")];
    if (row && tab && current) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.clientWidth) / 2;
  }, [current]);
  return (
    <nav className="tabs" aria-label={label} ref={list}>
      {items.map(({ to, label, count, current }) => (
        <Link key={to} to={to} className="tab" aria-current={current ? "page" : undefined} preventScrollReset>
          {label}
          {count === undefined ? null : <span className="figure-number">{count}</span>}
        </Link>
      ))}
    </nav>
  );
}

type PanelTab = { value: string; label: ReactNode; icon?: ReactNode; disabled?: boolean; panel: ReactNode };

type TabsProps = {
  label: string;
  items: PanelTab[];
  value?: string;
  defaultValue?: string;
  onChange?: (value: string) => void;
  /** A panel that is not shown keeps what was typed into it. */
  keepMounted?: boolean;
};

/** Tabs that switch panels in place, such as a reply and an internal note. */
export function Tabs({ label, items, value, defaultValue = items[0]?.value, onChange, keepMounted }: TabsProps) {
  return (
    <BaseTabs.Root
      value={value}
      defaultValue={value === undefined ? defaultValue : undefined}
      onValueChange={(next) => onChange?.(String(next))}
    >
      <BaseTabs.List className="tabs tabs-line" aria-label={label}>
        {items.map((item) => (
          <BaseTabs.Tab key={item.value} value={item.value} className="tab" disabled={item.disabled}>
            {item.icon}
            {item.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      {items.map((item) => (
        <BaseTabs.Panel key={item.value} value={item.value} keepMounted={keepMounted} className="tab-panel">
          {item.panel}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
