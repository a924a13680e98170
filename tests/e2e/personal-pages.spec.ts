// What a personal page asks of the database, all its parts together: each statement is a round trip, and a page that asks one after the
// other keeps its reader waiting. No browser needed, but the real pages.
import { sessionCookies, signedInToken } from "../fixtures/demo-token.ts";
import { expect, metricsToken, test } from "./site-test.ts";

test("a personal page is read in few statements", async ({ site }) => {
  const [customer, staff] = [await signedInToken(site.url, "customer"), await signedInToken(site.url, "admin")];
  const api = async (path: string, token: string) => {
    const answer = await fetch(`${site.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return (await answer.json()) as { data: { id: string }[] };
  };
  const [own, desk] = [await api("/tickets", customer), await api("/staff/tickets", staff)];

  const statements = async () => {
    const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: `Bearer ${metricsToken}` } });
    const counts = (await answer.text()).matchAll(/^aranode_database_seconds_count\{[^}]*\} (\d+)$/gm);
    return [...counts].reduce((sum, [, count]) => sum + Number(count), 0);
  };
  /** The least of some: what the server does by itself meanwhile can only add to it. */
  const during = async (work: () => Promise<void>) => {
    const counts: number[] = [];
    for (let n = 0; n < 6; n += 1) {
      const before = await statements();
      await work();
      counts.push((await statements()) - before);
    }
    return Math.min(...counts);
  };
  const counting = await during(async () => {});
  const asked = async (path: string, token: string) => {
    const cookie = sessionCookies(site.url, token).map(({ name, value }) => `${name}=${value}`);
    const whole = await during(async () => {
      const page = await fetch(site.url + path, { headers: { cookie: cookie.join("; "), accept: "text/html" } });
      expect(page.status, path).toBe(200);
      await page.text();
    });
    return whole - counting;
  };

  const ticket = `/customer/ticket/details/${own.data[0]?.id}`;
  const deskTicket = `/staff/tickets/${desk.data[0]?.id}`;
  const most = [
    ["/customer/ticket", customer, 6],
    [ticket, customer, 8],
    ["/customer/chat", customer, 12],
    ["/staff/tickets", staff, 8],
    [deskTicket, staff, 22],
  ] as const;
  for (const [path, token, count] of most) expect(await asked(path, token), path).toBeLessThanOrEqual(count);
});
