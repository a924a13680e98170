// SIGTERM while people are connected.
import { Agent, get } from "node:http";
import { startSite } from "../fixtures/running-site.ts";
import { expect, test } from "./site-test.ts";

test("tools 11: of twenty kept-alive connections none loses a request when the server stops", async () => {
  test.setTimeout(120_000);
  const site = await startSite();
  const ask = (agent: Agent) =>
    new Promise<string>((resolve) => {
      get(`${site.url}/about`, { agent }, (answer) => {
        answer.resume();
        answer.on("end", () => resolve(`${answer.statusCode} ${answer.headers.connection}`));
      }).on("error", (error: NodeJS.ErrnoException) => resolve(String(error.code)));
    });
  const agents = Array.from({ length: 20 }, () => new Agent({ keepAlive: true, maxSockets: 1 }));
  expect(new Set(await Promise.all(agents.map(ask)))).toEqual(new Set(["200 keep-alive"]));
  const ended = new Promise<void>((resolve) => site.process.once("exit", () => resolve()));
  site.process.kill("SIGTERM");
  // The first that each hears after the signal may still be an answer of before; then comes the last one, and it says so.
  const last = await Promise.all(
    agents.map(async (agent, turn) => {
      await new Promise((resolve) => setTimeout(resolve, 20 * turn));
      for (;;) {
        const answer = await ask(agent);
        if (answer !== "200 keep-alive") return answer;
      }
    }),
  );
  expect(last).toEqual(Array(20).fill("200 close"));
  await ended;
  expect(site.process.exitCode).toBe(0);
  await site.stop();
});
