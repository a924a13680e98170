// Addresses that lead elsewhere. A target on another host is followed by a full page navigation.
import { withoutEnd } from "#platform/trim-ends.ts";

export type RouteRule = { from: string; to: string; status: 301 | 302 | 307 | 308 };

export const routeRules: readonly RouteRule[] = [
  // The address keeps the spelling of the product's specification; the right spelling finds it too.
  { from: "/services/it-infrastructure", to: "/services/it-infractructure", status: 301 },
  { from: "/pricing", to: "/resources/pricing", status: 301 },
  { from: "/contact", to: "/resources/contact-us", status: 301 },
  { from: "/faq", to: "/resources/faq", status: 301 },
  { from: "/customer", to: "/customer/ticket", status: 302 },
];

/** The rule for a path, with or without a trailing slash. */
export function ruleFor(pathname: string, rules: readonly RouteRule[] = routeRules): RouteRule | undefined {
  const path = pathname.length > 1 ? withoutEnd(pathname, /\//) : pathname;
  return rules.find((rule) => rule.from === path);
}

export function isExternal(target: string): boolean {
  return /^https?:\/\//.test(target);
}
