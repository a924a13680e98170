// The clients of bench/chat.ts: both sides of every chat on sockets of their own, messages posted at a steady pace.
import { randomBytes } from "node:crypto";
import { Agent, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { WebSocket } from "ws";

export type ChatLoad = {
  port: number;
  key: string;
  talks: { id: string; customer: string; agent: string }[];
  perSecond: number;
  seconds: number;
};

export type LoadResult = { sent: number; failed: number; arrived: number; latencies: number[]; elapsedMs: number; late: number };

const http = new Agent({ keepAlive: true, maxSockets: 64 });
const inFlightMaximum = 400;
/** When which side's socket heard of which message. */
const heard = new Map<string, number>();
const sockets: WebSocket[] = [];

process.on("disconnect", () => process.exit());
process.on("message", async (load: ChatLoad) => {
  try {
    if (sockets.length === 0)
      await Promise.all(
        load.talks.flatMap(({ id, customer, agent }) => [join(load, id, customer, "customer"), join(load, id, agent, "staff")]),
      );
    process.send?.(await talk(load));
  } catch (error) {
    console.error(error);
    process.exit(1);
  }
});

async function talk({ port, talks, perSecond, seconds }: ChatLoad): Promise<LoadResult> {
  const total = perSecond * seconds;
  const begun = performance.now();
  const posts: { key: string; at: number }[] = [];
  let [inFlight, failed, late] = [0, 0, 0];
  const running: Promise<void>[] = [];
  for (let n = 0; n < total; n++) {
    const due = begun + (n * 1000) / perSecond;
    while (performance.now() < due || inFlight >= inFlightMaximum) await sleep(1);
    if (performance.now() - due > 50) late += 1;
    const { id, customer, agent } = talks[n % talks.length] ?? { id: "", customer: "", agent: "" };
    const fromCustomer = Math.floor(n / talks.length) % 2 === 0;
    const call = fromCustomer ? "sendChatMessage" : "sendStaffChatMessage";
    const at = performance.now();
    inFlight += 1;
    const body = { client_id: randomBytes(12).toString("hex"), body: `Message ${n} of a conversation about a line that is down.` };
    running.push(
      post(port, fromCustomer ? customer : agent, `/call/${call}?id=${id}`, body)
        .then(({ status, answer }) => {
          if (status === 201) posts.push({ key: `${fromCustomer ? "staff" : "customer"} ${id} ${answer.data.seq}`, at });
          else failed += 1;
        })
        .catch(() => {
          failed += 1;
        })
        .finally(() => {
          inFlight -= 1;
        }),
    );
  }
  await Promise.all(running);
  const elapsedMs = performance.now() - begun;
  for (let waited = 0; waited < 5_000 && posts.some(({ key }) => !heard.has(key)); waited += 100) await sleep(100);
  const latencies = posts.flatMap(({ key, at }) => {
    const arrived = heard.get(key);
    return arrived === undefined ? [] : [arrived - at];
  });
  return { sent: posts.length, failed, arrived: latencies.length, latencies, elapsedMs, late };
}

async function join({ port, key }: ChatLoad, id: string, token: string, side: "customer" | "staff"): Promise<void> {
  const ws = new WebSocket(`ws://127.0.0.1:${port}/app/${key}?protocol=7`, { perMessageDeflate: false });
  sockets.push(ws);
  const channel = `private-chat-${id}`;
  await new Promise<void>((resolve, reject) => {
    ws.on("error", reject);
    ws.on("message", async (data) => {
      const now = performance.now();
      const frame = JSON.parse(String(data));
      if (frame.event === "chat.message") {
        heard.set(`${side} ${id} ${JSON.parse(frame.data).seq}`, now);
      } else if (frame.event === "pusher:connection_established") {
        const socket_id = JSON.parse(frame.data).socket_id;
        const { answer } = await post(port, token, "/api/realtime/auth", { socket_id, channel_name: channel });
        ws.send(JSON.stringify({ event: "pusher:subscribe", data: { channel, auth: answer.auth } }));
      } else if (frame.event === "pusher_internal:subscription_succeeded") {
        resolve();
      }
    });
  });
}

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape
function post(port: number, token: string, path: string, body: object): Promise<{ status: number; answer: any }> {
  return new Promise((resolve, reject) => {
    const text = JSON.stringify(body);
    const headers = {
      // As a page's script sends it, and as a program calls the API.
      ...(path.startsWith("/api/")
        ? { authorization: `Bearer ${token}` }
        : { cookie: `auth_token=${token}; signed_in=1`, "sec-fetch-site": "same-origin", "sec-fetch-dest": "empty" }),
      "content-type": "application/json",
      "content-length": Buffer.byteLength(text),
    };
    const call = request({ agent: http, host: "127.0.0.1", port, path, method: "POST", headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk) => chunks.push(chunk));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, answer: JSON.parse(String(Buffer.concat(chunks)) || "null") }));
    });
    call.on("error", reject);
    call.end(text);
  });
}
