// The server of the release before, unpacked from the history and built, on a database with this release's schema and beside this release's
// server: people work on both while replicas are replaced (decision 32). What a test without history can say: scripts/release.
import { setTimeout as sleep } from "node:timers/promises";
import { readReleased, releasedCommit, unpackRelease } from "../../scripts/release/unpack-release.ts";
import { expect, test } from "../e2e/site-test.ts";
import { closeTalk, expectWhole, openTalk, type Talk, writeAll } from "../fixtures/chat-talk.ts";
import { freePort } from "../fixtures/free-port.ts";
import { mixedLoad, prepareCustomers, repliesOf, told } from "../fixtures/mixed-load.ts";
import { s3Server } from "../fixtures/outside/s3-server.ts";
import { unsteadyLine } from "../fixtures/outside/unsteady-line.ts";
import { ownDatabase } from "../fixtures/own-database.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";
import { testSecretsKey } from "../fixtures/secrets-key.ts";
import { postgresUrl } from "../fixtures/test-database.ts";

test("the release before works on the new schema, beside the new one: no request fails, no message is lost", async () => {
  const commit = releasedCommit();
  test.skip(!postgresUrl, "needs TEST_DATABASE_URL");
  test.skip(!commit, "the history does not hold the release before (git fetch --unshallow --tags)");
  test.setTimeout(900_000);
  const cwd = unpackRelease(commit ?? "");
  const database = await ownDatabase({ people: true });
  const bucket = await s3Server();
  const env = { ...bucket.env, DATABASE_URL: database.url, CHAT_MESSAGES_PER_MINUTE: "100000" };
  const sites: RunningSite[] = [];
  const ports = [await freePort(), await freePort()];
  const line = await unsteadyLine(ports, { spread: true });
  let talk: Talk | undefined;
  try {
    sites.push(await startSite({ env, port: ports[0] ?? 0 }));
    const old = await startSite({ env, port: ports[1] ?? 0, cwd });
    sites.push(old);
    const customers = prepareCustomers(3, { DATABASE_URL: database.url, SECRETS_KEY: testSecretsKey, ...bucket.env });
    talk = await openTalk(line.url, old.url);
    const each = 60;
    const loads = [mixedLoad(line.url, customers.slice(0, 2)), mixedLoad(old.url, customers.slice(2))];
    await writeAll(talk, each, 60);
    const pages = await pagesOf(old.url);
    expect(pages.length).toBeGreaterThan(40);
    for (const path of pages) expect([path, (await fetch(old.url + path)).status]).toEqual([path, 200]);
    await sleep(6_000);
    const outcomes = (await Promise.all(loads.map((load) => load.stop()))).flat();
    await expectWhole(talk, each, old.url);
    let replies = 0;
    for (const load of loads) {
      for (const [customer, texts] of load.acknowledged) {
        expect((await repliesOf(old.url, customer)).sort()).toEqual(texts.toSorted());
        replies += texts.length;
      }
      expect(load.failures()).toEqual([]);
    }
    expect(old.output()).not.toMatch(/"level":[56]0/);
    console.log(
      told(
        `release ${readReleased().version} on the new schema`,
        outcomes,
        `${pages.length} public pages 200; chat ${2 * each} messages between both, all once and in order; ${replies} replies, all once`,
      ),
    );
  } finally {
    await closeTalk(talk, [line]);
    for (const site of sites) await site.stop("SIGKILL");
    await bucket.stop();
    await database.drop();
  }
});

/** The pages that this release has, by its own account: the new one may have more. */
async function pagesOf(url: string): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  return [...new Set([...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => new URL(address).pathname))];
}
