// Traces as a collector receives them: a page, the API call it makes, the statements of that call and the job that it orders are one trace.
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, describe, expect, test, vi } from "vitest";
import { apiContext } from "#app/context.ts";
import { askPasswordReset } from "#features/accounts/rules/log-in.contract.ts";
import { steps } from "#platform/observe/steps.ts";
import { benchOn } from "#tests/fixtures/api-bench.ts";
import { buildOf, listening } from "#tests/fixtures/listening.ts";
import { oneEngine, testServices } from "#tests/fixtures/test-services.ts";

type Attribute = { key: string; value: { stringValue?: string; intValue?: number } };
type Span = { traceId: string; spanId: string; parentSpanId?: string; name: string; attributes: Attribute[]; status: { code?: number } };
type Sent = { resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Span[] }[] }[] };

/** What an OpenTelemetry collector listens for. */
async function collector() {
  const spans: Span[] = [];
  const seen: { path: string; authorization: string | undefined; service: string | undefined }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Sent;
    for (const { resource, scopeSpans } of resourceSpans) {
      const service = resource.attributes.find(({ key }) => key === "service.name")?.value.stringValue;
      seen.push({ path: request.url ?? "", authorization: request.headers.authorization, service });
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return { spans, seen, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

describe.each(oneEngine)("on %s", (engine) => {
  afterEach(() => vi.restoreAllMocks());

  test("page, API call, statement, job and mail are one trace, and say nothing of the person", async () => {
    const receiver = await collector();
    const services = await testServices(engine, {
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
      OTEL_EXPORTER_OTLP_HEADERS: "authorization=Bearer for-the-collector",
      OTEL_SERVICE_NAME: "aranode-test",
    });
    await services.jobs.start();
    const { email, token } = await benchOn(services).person({ email: "minseo.traced@example.com" });
    // biome-ignore lint/suspicious/noExplicitAny: as a route of the router has it
    const loader = async ({ context }: any) => {
      await context.get(apiContext).call(askPasswordReset, { body: { email, user_type: "customer" } });
      return new Response("asked");
    };
    const site = await listening(services, buildOf({ "asking/:who": { loader } }), {
      paths: { spelled: (path) => path, declaredAt: (path) => (path.startsWith("/asking/") ? "/asking/:who" : undefined) },
    });
    const answer = await fetch(`${site.url}/asking/minseo?who=minseo`, { headers: { cookie: `auth_token=${token}` } });
    const id = answer.headers.get("x-request-id");
    expect([answer.status, await answer.text()]).toEqual([200, "asked"]);
    await vi.waitFor(async () => expect(await services.mail.captured()).toHaveLength(1), { timeout: 60_000, interval: 100 });
    await site.close();
    await services.dispose();
    receiver.close();

    const page = receiver.spans.find(({ name }) => name === "request GET /asking/:who");
    const ours = receiver.spans.filter(({ traceId }) => traceId === page?.traceId);
    const childOf = (parent: Span | undefined, name: string | RegExp) =>
      ours.find((span) => span.parentSpanId === parent?.spanId && (typeof name === "string" ? span.name === name : name.test(span.name)));
    const call = childOf(page, "api POST /forgot-password");
    expect(call, ours.map(({ name }) => name).join()).toBeDefined();
    expect(childOf(call, "statement insert rate_limits")).toBeDefined();
    const job = ours.find(({ name }) => name === "job send-mail");
    // By way of the job that looks for the account and the one that writes the mail.
    expect(ours.find(({ spanId }) => spanId === job?.parentSpanId)?.name).toBe("job account-mail");
    expect(childOf(call, "job link-request")).toBeDefined();
    expect(childOf(job, "mail captured")).toBeDefined();
    expect(childOf(job, "statement select mails")).toBeDefined();
    const of = (span: Span | undefined, key: string) => Object.values(span?.attributes.find((one) => one.key === key)?.value ?? {})[0];
    expect([of(page, "aranode.request_id"), of(call, "aranode.request_id")]).toEqual([id, id]);
    expect([of(page, "http.route"), of(page, "http.response.status_code")]).toEqual(["/asking/:who", 200]);
    expect(of(childOf(job, "statement select mails"), "db.query.text")).toMatch(/where .*\$1/);
    expect(receiver.seen[0]).toEqual({ path: "/v1/traces", authorization: "Bearer for-the-collector", service: "aranode-test" });
    expect(JSON.stringify(receiver.spans)).not.toMatch(/minseo/);
    expect(JSON.stringify(receiver.spans)).not.toContain(token);
  });
});

test("a collector that is away holds up nobody, and without one nothing listens", async () => {
  const heard = steps.asyncEnd.hasSubscribers;
  const services = await testServices("pglite", { OTEL_EXPORTER_OTLP_ENDPOINT: "http://127.0.0.1:9", SLOW_QUERY_MS: "0" });
  expect(await services.database.query("select 1 as n")).toEqual([{ n: 1 }]);
  await services.dispose();
  const plain = await testServices("pglite", { SLOW_QUERY_MS: "0" });
  expect(steps.asyncEnd.hasSubscribers).toBe(heard);
  await plain.dispose();
});
