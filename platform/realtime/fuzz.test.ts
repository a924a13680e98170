import { expect, test } from "vitest";
import { fuzzFrame, seededRandom } from "./fuzz-frames.ts";
import { app, RawClient, startSite } from "./gateway-fixture.ts";
import { sign } from "./signatures.ts";

test("5,000 bent frames leave the gateway and its other clients unharmed", async () => {
  const site = await startSite({ limits: { frameBurst: 1e9, channelsPerConnection: 3 } });
  const [attacker, bystander] = await Promise.all([RawClient.open(site), RawClient.open(site)]);
  await bystander.join(site, "private-a");
  const random = seededRandom(20_240_229);
  const socket = { socketId: attacker.socketId, auth: (text: string) => `${app.key}:${sign(app.secret, `${attacker.socketId}:${text}`)}` };
  for (let i = 0; i < 5_000; i++) {
    attacker.ws.send(fuzzFrame(random, socket));
    if (i % 500 === 499) await attacker.settle();
  }
  expect(attacker.count("pusher_internal:subscription_succeeded")).toBeGreaterThan(10);
  expect(attacker.count("pusher:subscription_error")).toBeGreaterThan(10);
  expect(attacker.closed).toBeNull();
  await site.gateway.publish("private-a", "still-here", {});
  await bystander.next("still-here");
  await site.stop();
});
