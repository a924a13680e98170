// Honest visitors, customers and agents, one request after the other with a moment to read in between. In a thread of their own: what they
// wait is what the server makes them wait, not what the attackers in the same process do.
import { setTimeout as wait } from "node:timers/promises";
import { Worker, workerData } from "node:worker_threads";

export type Tokens = { customer: string; agent: string };
export type Phase = { honest: Record<string, number[]>; failures: string[] };
type Order = { honestPeople: true; url: string; tokens: Tokens; until: number };

export function honestPeople(url: string, tokens: Tokens, until: number): Promise<Phase> {
  const order: Order = { honestPeople: true, url, tokens, until };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: order });
    worker.once("message", resolve);
    worker.once("error", reject);
  });
}

async function work({ url, tokens, until }: Order): Promise<Phase> {
  const phase: Phase = { honest: {}, failures: [] };
  const page = { accept: "text/html" };
  const cookie = (token: string) => ({ cookie: `auth_token=${token}; signed_in=1`, ...page });
  const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
  const people: [string, Record<string, string>, string[]][] = [
    ["visitor: pages", page, ["/", "/services/cdn", "/blog", "/resources/pricing?lang=ko"]],
    ["visitor: search", {}, ["/api/search?q=cdn", "/api/search?q=전용회선"]],
    ["customer: pages", cookie(tokens.customer), ["/customer/ticket", "/support", "/customer/settings"]],
    ["customer: API", bearer(tokens.customer), ["/api/tickets", "/api/notifications", "/api/user"]],
    ["agent: pages", cookie(tokens.agent), ["/staff", "/staff/tickets?view=all", "/staff/customers"]],
    ["agent: API", bearer(tokens.agent), ["/api/staff/tickets?view=all", "/api/staff/tickets/counts", "/api/staff/chats"]],
  ];
  await Promise.all(
    people.map(async ([name, headers, paths], index) => {
      const times: number[] = [];
      phase.honest[name] = times;
      for (let n = 0; Date.now() < until; n += 1) {
        const path = paths[n % paths.length] ?? "/";
        const started = performance.now();
        try {
          const answer = await fetch(url + path, {
            // Visitors are many; a customer and an agent sit where they sit.
            headers: { ...headers, "x-forwarded-for": name.startsWith("visitor") ? `203.0.113.${50 + (n % 200)}` : `192.0.2.${index + 1}` },
            redirect: "manual",
            signal: AbortSignal.timeout(60_000),
          });
          await answer.arrayBuffer();
          if (answer.status !== 200) phase.failures.push(`${answer.status} ${path}`);
        } catch (error) {
          phase.failures.push(`${(error as Error).name} ${path}`);
        }
        times.push(performance.now() - started);
        await wait(100);
      }
    }),
  );
  return phase;
}

if ((workerData as Order | null)?.honestPeople) {
  const { parentPort } = await import("node:worker_threads");
  parentPort?.postMessage(await work(workerData as Order));
}
