// `npm run bench personal`: what a personal page costs the server, as a document and as the data that a click asks for. On Postgres where
// TEST_DATABASE_URL or BENCH_DATABASE_URL names a server.
import { signedInToken } from "../../tests/fixtures/demo-token.ts";
import { prepareAll } from "../../tests/fixtures/prepared-data.ts";
import { startSite } from "../../tests/fixtures/running-site.ts";
import { load } from "../load.ts";

/** Allowed for each page, in milliseconds of processor time. */
const limit = 4;
const requests = 300;

export async function benchPersonalPages(): Promise<void> {
  const removePrepared = await prepareAll(process.env.TEST_DATABASE_URL ?? process.env.BENCH_DATABASE_URL);
  // As it is started: every answer is checked in tests alone.
  const site = await startSite({ env: { CHECK_ANSWERS: "sample" } });
  const [customer, staff] = [await signedInToken(site.url, "customer"), await signedInToken(site.url, "admin")];
  const newest = async (path: string, token: string) => {
    const answer = await fetch(`${site.url}/api${path}`, { headers: { authorization: `Bearer ${token}` } });
    return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id;
  };
  const pages = [
    ["list", "/customer/ticket", customer],
    ["details", `/customer/ticket/details/${await newest("/tickets", customer)}`, customer],
    ["chat", "/customer/chat", customer],
    ["queue", "/staff/tickets", staff],
    ["one ticket", `/staff/tickets/${await newest("/staff/tickets", staff)}`, staff],
  ] as const;
  console.log(`\nPersonal pages, 4 connections: processor time of the server for each, in ms (allowed ${limit})`);
  for (const [name, path, token] of pages) {
    const cost = async (url: string) => {
      const asked = { pid: site.process.pid ?? 0, requests, concurrency: 4, headers: { cookie: `auth_token=${token}; signed_in=1` } };
      await load(url, asked);
      return load(url, asked);
    };
    const [whole, data] = [await cost(site.url + path), await cost(`${site.url}${path}.data`)];
    const told = ({ cpuMicros, perSecond }: typeof whole) => `${(cpuMicros / 1000).toFixed(1).padStart(6)} (${perSecond.toFixed(0)}/s)`;
    console.log(`  ${name.padEnd(11)} document ${told(whole)}   data of a click ${told(data)}`);
  }
  await site.stop();
  await removePrepared();
}
