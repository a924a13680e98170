import { Menu as BaseMenu } from "@base-ui/react/menu";
import { Check } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import "./styles/overlays.css";

type MenuAction = {
  id: string;
  label: ReactNode;
  icon?: ReactNode;
  /** At the end of the row: a key, a figure. */
  hint?: ReactNode;
  disabled?: boolean;
  danger?: boolean;
} & ({ to: string } | { onSelect: () => void });
type MenuChoice = { id: string; label: ReactNode; checked: boolean; onCheck: (checked: boolean) => void };
export type MenuEntry = MenuAction | MenuChoice | { id: string; heading: string } | { id: string; rule: true };

type MenuProps = {
  /** A button; it is given the menu's keyboard and state. */
  trigger: ReactElement;
  entries: MenuEntry[];
  align?: "start" | "end";
};

/** Read when a menu opens. Outside the landmarks nobody who goes from one to the next would come past it. */
const inMain = {
  get current() {
    return document.querySelector<HTMLElement>("main");
  },
};

export function Menu({ trigger, entries, align = "end" }: MenuProps) {
  return (
    <BaseMenu.Root modal={false}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal container={inMain}>
        <BaseMenu.Positioner sideOffset={6} align={align} collisionPadding={12}>
          <BaseMenu.Popup className="menu">{entries.map(entryOf)}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

function entryOf(entry: MenuEntry) {
  if ("rule" in entry) return <BaseMenu.Separator key={entry.id} className="menu-rule" />;
  if ("heading" in entry) {
    return (
      <div key={entry.id} className="menu-heading" role="presentation">
        {entry.heading}
      </div>
    );
  }
  if ("checked" in entry) {
    return (
      <BaseMenu.CheckboxItem
        key={entry.id}
        className="menu-item"
        checked={entry.checked}
        onCheckedChange={entry.onCheck}
        closeOnClick={false}
      >
        <span className="menu-check">{entry.checked ? <Check size={16} aria-hidden="true" /> : null}</span>
        {entry.label}
      </BaseMenu.CheckboxItem>
    );
  }
  const className = entry.danger ? "menu-item menu-item-danger" : "menu-item";
  const inside = (
    <>
      {entry.icon}
      {entry.label}
      {entry.hint ? <span className="menu-hint">{entry.hint}</span> : null}
    </>
  );
  if ("to" in entry && !entry.disabled) {
    return (
      <BaseMenu.LinkItem key={entry.id} className={className} closeOnClick render={<Link to={entry.to} />}>
        {inside}
      </BaseMenu.LinkItem>
    );
  }
  return (
    <BaseMenu.Item
      key={entry.id}
      className={className}
      disabled={entry.disabled}
      onClick={"onSelect" in entry ? entry.onSelect : undefined}
    >
      {inside}
    </BaseMenu.Item>
  );
}
