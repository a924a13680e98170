// Steps as OpenTelemetry spans, sent by OTLP over HTTP. Loaded only where OTEL_EXPORTER_OTLP_ENDPOINT is set (decision 33). A step inside
// another is its child, however many awaits lie between; a job is a child of what ordered it.
import { AsyncLocalStorage } from "node:async_hooks";
import { type Context, ROOT_CONTEXT, type Span, SpanKind, SpanStatusCode, TraceFlags, trace } from "@opentelemetry/api";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BasicTracerProvider, BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler } from "@opentelemetry/sdk-trace-base";
import { installation } from "#content/brand.ts";
import type { Config } from "#platform/config.ts";
import { createOtlpExporter } from "./otlp-exporter.ts";
import { statementName } from "./statement-name.ts";
import { type Step, type StepKind, steps, tellCauses } from "./steps.ts";

type Settings = Pick<
  Config,
  "OTEL_EXPORTER_OTLP_ENDPOINT" | "OTEL_EXPORTER_OTLP_HEADERS" | "OTEL_SERVICE_NAME" | "OTEL_TRACES_SAMPLER_ARG" | "DATABASE_URL"
>;

const kinds: Record<StepKind, SpanKind> = {
  request: SpanKind.SERVER,
  api: SpanKind.INTERNAL,
  statement: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
  mail: SpanKind.CLIENT,
};

/** What is given back sends what is left and stops. */
export async function openTraces(settings: Settings): Promise<() => Promise<void>> {
  const exporter = createOtlpExporter(`${settings.OTEL_EXPORTER_OTLP_ENDPOINT}/v1/traces`, headersOf(settings.OTEL_EXPORTER_OTLP_HEADERS));
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ "service.name": settings.OTEL_SERVICE_NAME }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(settings.OTEL_TRACES_SAMPLER_ARG) }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
  });
  const tracer = provider.getTracer(installation.slug);
  const around = new AsyncLocalStorage<Span>();
  const open = new WeakMap<Step, Span>();

  function begin(step: Step): Span {
    const span = tracer.startSpan(nameOf(step), { kind: kinds[step.kind] }, parentOf(step, around.getStore()));
    open.set(step, span);
    return span;
  }
  const onError = (step: Step & { error?: unknown }) => {
    const span = open.get(step);
    span?.setStatus({ code: SpanStatusCode.ERROR });
    // Its kind only: a message may hold what somebody gave.
    span?.setAttribute("error.type", step.error instanceof Error ? step.error.name : "unknown");
  };
  const onEnd = (step: Step) => {
    const span = open.get(step);
    span?.setAttributes(attributesOf(step));
    if (Number(step.about.status) >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  };
  steps.start.bindStore(around, begin as never);
  steps.error.subscribe(onError as never);
  steps.asyncEnd.subscribe(onEnd as never);
  tellCauses(() => causeOf(around.getStore()));
  return async () => {
    steps.start.unbindStore(around);
    steps.error.unsubscribe(onError as never);
    steps.asyncEnd.unsubscribe(onEnd as never);
    tellCauses(() => undefined);
    // A receiver that is away must not hold up the end of the server.
    await provider.shutdown().catch(() => {});
  };
}

function nameOf({ kind, name, about }: Step): string {
  if (kind === "statement") return `${kind} ${statementName(String(about["db.query.text"]))}`;
  return about.method === undefined ? `${kind} ${name}` : `${kind} ${about.method} ${name}`;
}

function attributesOf({ kind, name, about }: Step): Record<string, string | number> {
  const { status, method, requestId, ...rest } = about;
  return {
    ...rest,
    ...(method !== undefined ? { "http.request.method": method, "http.route": name } : {}),
    ...(status !== undefined ? { "http.response.status_code": status } : {}),
    ...(requestId !== undefined ? { "aranode.request_id": requestId } : {}),
    ...(kind === "statement" ? { "db.system.name": "postgresql" } : {}),
  };
}

function parentOf({ cause }: Step, inside: Span | undefined): Context {
  if (inside) return trace.setSpan(ROOT_CONTEXT, inside);
  const [, traceId, spanId, flags] = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(cause ?? "") ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags: Number.parseInt(flags ?? "00", 16), isRemote: true });
}

function causeOf(span: Span | undefined): string | undefined {
  const context = span?.spanContext();
  return context && `00-${context.traceId}-${context.spanId}-${context.traceFlags & TraceFlags.SAMPLED ? "01" : "00"}`;
}

function headersOf(text = ""): Record<string, string> {
  const pairs = text.split(",").map((part) => [part.slice(0, part.indexOf("=")).trim(), part.slice(part.indexOf("=") + 1).trim()] as const);
  return Object.fromEntries(pairs.filter(([name]) => name !== ""));
}
