// Who × address, as a document and as a payload, drawn from app/routes.ts: the area says who may be there, the console's list of places
// says what each takes. Calls, files and channels: server/access-matrix.test.ts.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { staffPlaces } from "../../app/shell/account/staff-nav.ts";
import { can, type StaffRole } from "../../platform/api/capabilities.ts";
import { everyWay } from "../fixtures/every-way.ts";
import { expect, signedInToken, test } from "./site-test.ts";

const kinds = ["visitor", "customer", "agent", "editor", "admin"] as const;
type Kind = (typeof kinds)[number];

function addressesOf(list: RouteConfigEntry[], above = ""): string[] {
  return list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above;
    return route.children ? addressesOf(route.children, path) : [path || "/"];
  });
}

const guestOnly = [
  "/login",
  "/signup",
  "/forgot-password",
  "/reset-password",
  "/email-verification",
  "/signup-confirmation",
  "/staff/login",
];
const under = (address: string, place: string) => address === place || address.startsWith(`${place}/`);

/** `in`: the page itself (or that what its address names is not there); `away`: another place; `refused`: 403. */
function expected(address: string, kind: Kind): "in" | "away" | "refused" {
  if (guestOnly.some((page) => under(address, page))) return "any" as never;
  if (under(address, "/customer") || address === "/support") return kind === "customer" ? "in" : "away";
  if (!under(address, "/staff")) return "in";
  if (kind === "visitor" || kind === "customer") return "away";
  const place = staffPlaces.filter(({ to, needs }) => needs && under(address, to)).at(-1);
  const needs = address === "/staff/tickets/live" ? "tickets.answer" : place?.needs;
  return !needs || can({ kind: "staff", role: kind as StaffRole }, needs) ? "in" : "refused";
}

const own = [
  "/files",
  "/call",
  "/session",
  "/logout",
  "/realtime",
  "/dev",
  "/customer/settings/export",
  "/customer/ticket/answers",
  "/staff/counts",
  "/staff/customers/:id/view",
];
const patterns = [...new Set(addressesOf((await routes) as RouteConfigEntry[]))].filter(
  // What answers scripts has its own tests; what everyone may see is everyone's.
  (address) =>
    (under(address, "/customer") || under(address, "/staff") || address === "/support") && !own.some((path) => under(address, path)),
);

let caller = 0;
for (const kind of kinds) {
  test(`item 8: a ${kind} is let in where they belong, as a document and as a payload`, async ({ site }) => {
    const token = kind === "visitor" ? "" : await signedInToken(site.url, kind);
    const wrong: string[] = [];
    for (const [index, pattern] of patterns.entries()) {
      const want = expected(pattern, kind) as string;
      if (want === "any") continue;
      const path = pattern
        .replace(/\/:id\?/, "")
        .replace(":locale", "en")
        .replace(/:\w+/g, "AAAAAAAAAAAAAAAAAAAA");
      // The same guard answers both; who is asked for a document here is asked for the payload at the next address.
      const forms = [path, `${path}.data`];
      for (const asked of everyWay ? forms : forms.slice((index + kinds.indexOf(kind)) % 2).slice(0, 1)) {
        caller += 1;
        const headers = {
          "x-forwarded-for": `10.90.${caller >> 8}.${caller & 255}`,
          accept: "text/html",
          // What is packed for the way is unpacked again at once.
          "accept-encoding": "identity",
          ...(token ? { cookie: `auth_token=${token}; signed_in=1` } : {}),
        };
        const response = await fetch(site.url + asked, { headers, redirect: "manual" });
        const text = await response.text();
        const away = (response.status >= 301 && response.status <= 303) || response.status === 202;
        const refused = response.status === 403 || (response.status === 200 && asked.endsWith(".data") && /"status",403\b/.test(text));
        const got = away ? "away" : refused ? "refused" : response.status < 500 ? "in" : `${response.status}`;
        if (got !== want) wrong.push(`${asked}: ${got} (${response.status}) instead of ${want}`);
      }
    }
    expect(wrong).toEqual([]);
  });
}
