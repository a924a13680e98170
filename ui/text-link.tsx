import type { ComponentProps } from "react";
import { Link } from "react-router";

type TextLinkProps = ComponentProps<typeof Link> & { kind?: "arrow" | "underline"; external?: boolean };

/** arrow: leads on to the next page, in the family's colour; underline: a link inside prose. */
export function TextLink({ kind = "arrow", external, className, to, children, ...rest }: TextLinkProps) {
  const look = [kind === "arrow" ? "text-link" : "link-underline", className].filter(Boolean).join(" ");
  const inside = (
    <>
      {children}
      {kind === "arrow" ? (
        <span className="text-link-arrow" aria-hidden="true">
          →
        </span>
      ) : null}
    </>
  );
  if (external) {
    return (
      <a className={look} href={String(to)} rel="noopener">
        {inside}
      </a>
    );
  }
  return (
    <Link {...rest} to={to} className={look}>
      {inside}
    </Link>
  );
}
