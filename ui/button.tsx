import type { ComponentProps, ReactNode } from "react";
import { Link } from "react-router";

export type ButtonKind = "primary" | "quiet" | "bare" | "danger";
/** normal: 48 px, for public pages and the last button of a form; small: 38 px; compact: 36 px, the one height inside the portal. */
export type ButtonSize = "normal" | "small" | "compact";

type Look = { kind?: ButtonKind; size?: ButtonSize; wide?: boolean; icon?: boolean; className?: string };

export function buttonClass({ kind = "primary", size = "normal", wide, icon, className }: Look = {}): string {
  return ["btn", kind !== "primary" && `btn-${kind}`, size !== "normal" && `btn-${size}`, wide && "btn-wide", icon && "btn-icon", className]
    .filter(Boolean)
    .join(" ");
}

type ButtonProps = Look & ComponentProps<"button"> & { busy?: boolean; busyLabel?: ReactNode };

/** While `busy` it keeps its place in the tab order and its focus, but a second press does nothing. */
export function Button({ kind, size, wide, icon, className, busy, busyLabel, type = "button", onClick, children, ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, size, wide, icon, className })}
      aria-busy={busy || undefined}
      aria-disabled={busy || rest["aria-disabled"] || undefined}
      data-busy={busy || undefined}
      onClick={busy ? (event) => event.preventDefault() : onClick}
    >
      {busy && busyLabel ? busyLabel : children}
    </button>
  );
}

type ButtonLinkProps = Look & Omit<ComponentProps<typeof Link>, "className"> & { external?: boolean };

/** A link that looks like a button. `external` leaves the router alone (downloads, other hosts). */
export function ButtonLink({ kind, size, wide, icon, className, external, to, children, ...rest }: ButtonLinkProps) {
  const look = buttonClass({ kind, size, wide, icon, className });
  if (external) {
    return (
      <a className={look} href={String(to)} rel="noopener">
        {children}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={look}>
      {children}
    </Link>
  );
}

type IconButtonProps = Omit<ButtonProps, "icon" | "wide" | "busyLabel"> & { label: string };

/** A button of one icon. The label is its name and its tooltip. */
export function IconButton({ label, kind = "bare", size = "compact", children, ...rest }: IconButtonProps) {
  return (
    <Button {...rest} kind={kind} size={size} icon aria-label={label} title={label}>
      {children}
    </Button>
  );
}
