import type { ComponentProps } from "react";
import { Link } from "react-router";

type PageLinkProps = Omit<ComponentProps<"a">, "href"> & { to: string };

/** A link inside the site goes through the router; a place on this page, a mail or a telephone number is a plain anchor. */
export function PageLink({ to, ...rest }: PageLinkProps) {
  if (to.startsWith("/") && !to.startsWith("//")) return <Link to={to} viewTransition {...rest} />;
  return <a href={to} {...rest} />;
}
