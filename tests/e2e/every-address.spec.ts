// Every address of app/routes.ts with nonsense where an id belongs and in its query, by everyone, as a document and as a payload:
// whatever is answered, it is never a 5xx, and a dead session never changes what everyone may see.
import type { RouteConfigEntry } from "@react-router/dev/routes";
import routes from "../../app/routes.ts";
import { expect, type Person, signedInToken, test } from "./site-test.ts";

const junk = ["nope", "%00", "%01", "%ff", "x".repeat(1500), "c0ffee00-0000-4000-8000-000000000000", encodeURIComponent("🧨")];
const query =
  "q=%01&cursor=nope&after=99999999999&before=99999999999&page=99999&tag=%01&w=9999&view=nope&sort=nope&status=nope&next=%2F%2Fevil.example&intent=nope&sent=%01&history=nope&from=%ff";

function addressesOf(list: RouteConfigEntry[], above = ""): string[] {
  return list.flatMap((route) => {
    const path = route.path ? `${above}/${route.path}` : above;
    return [...(route.children ? addressesOf(route.children, path) : [path || "/"])];
  });
}

function filled(pattern: string, value: string): string {
  return pattern.replace(/\/(?::\w+\??|\*)/g, `/${value}`);
}

const patterns = [...new Set(addressesOf((await routes) as RouteConfigEntry[]))];
const addressesWith = (values: string[]) =>
  patterns.flatMap((pattern) =>
    (/[:*]/.test(pattern) ? values : [""]).flatMap((value) => [filled(pattern, value), `${filled(pattern, value)}?${query}`]),
  );
const addresses = addressesWith(junk);
/** For those who see nothing that an administrator does not, and for questions that are not about what is written. */
const fewerAddresses = addressesWith(junk.slice(0, 2));

let caller = 0;
/** Each from an address of its own, so that limits do not answer for the pages. */
async function visit(url: string, path: string, token: string, init: RequestInit = {}) {
  caller += 1;
  const headers = {
    "x-forwarded-for": `10.${100 + (caller >> 16)}.${(caller >> 8) & 255}.${caller & 255}`,
    accept: "text/html",
    // What is packed for the way is unpacked again at once.
    "accept-encoding": "identity",
    ...(token ? { cookie: `auth_token=${token}; signed_in=1` } : {}),
    ...init.headers,
  };
  const response = await fetch(url + path, { redirect: "manual", ...init, headers });
  const text = await response.text();
  return { status: response.status, location: response.headers.get("location"), text };
}

const payload = (path: string) => path.replace(/^([^?]*?)\/?(\?|$)/, (_, before, rest) => `${before || "/_root"}.data${rest}`);

// Each address is asked by everyone, and of everyone in turn as a document and as a payload.
for (const [turn, kind] of (["visitor", "customer", "agent", "editor", "admin"] as const).entries()) {
  test(`tools 6: no address fails a ${kind}, whatever is written in it`, async ({ site }) => {
    test.setTimeout(240_000);
    const token = kind === "visitor" ? "" : await signedInToken(site.url, kind as Person);
    if (token) expect((await visit(site.url, kind === "customer" ? "/customer/ticket" : "/staff", token)).status).toBe(200);
    const wrong: string[] = [];
    for (const [index, path] of (kind === "agent" || kind === "editor" ? fewerAddresses : addresses).entries()) {
      const asked = (index + (index >> 1) + turn) % 2 === 0 ? path : payload(path);
      const { status } = await visit(site.url, asked, token);
      if (status >= 500) wrong.push(`${status} ${asked}`);
    }
    expect(wrong).toEqual([]);
  });
}

type Settings = { notifications: Record<string, boolean> };

/** As they are, or as they are after a change. */
async function ownSettings(url: string, token: string, change?: Settings): Promise<Settings> {
  const headers = { authorization: `Bearer ${token}`, "content-type": "application/json" };
  const response = await fetch(`${url}/api/user`, { headers, ...(change && { method: "PATCH", body: JSON.stringify(change) }) });
  expect(response.status).toBe(200);
  return ((await response.json()) as { data: Settings }).data;
}

test("tools 6: no form fails on nonsense", async ({ site }) => {
  const wrong: string[] = [];
  for (const kind of ["customer", "admin"] as const) {
    const token = await signedInToken(site.url, kind);
    const before = await ownSettings(site.url, token);
    for (const pattern of patterns.filter((one) => one !== "/logout")) {
      for (const asked of [filled(pattern, "nope"), payload(filled(pattern, "nope"))]) {
        const body = new URLSearchParams({ intent: "nope", id: "nope", body: "🧨", token: "nope", timezone: "Mars/Olympus", locale: "xx" });
        const { status } = await visit(site.url, asked, token, { method: "POST", body });
        if (status >= 500) wrong.push(`${status} POST ${asked} (${kind})`);
      }
    }
    // A form of check boxes takes nonsense for "none of these": whose mails are turned off would miss them in the next story.
    await ownSettings(site.url, token, { notifications: before.notifications });
    expect(await ownSettings(site.url, token)).toEqual(before);
  }
  expect(wrong).toEqual([]);
});

test("tools 2: a dead session answers like none, and never asks for a log-in where none is needed", async ({ site }) => {
  const wrong: string[] = [];
  for (const path of fewerAddresses) {
    const [fresh, dead] = [await visit(site.url, path, ""), await visit(site.url, path, "dead")];
    // The log-in page says that the session has ended; otherwise nothing differs.
    if (fresh.status !== dead.status || fresh.location !== (dead.location?.replace(/[?&]ended$/, "") ?? null)) {
      wrong.push(`${path}: ${fresh.status} ${fresh.location} / ${dead.status} ${dead.location}`);
    }
  }
  expect(wrong).toEqual([]);
});
