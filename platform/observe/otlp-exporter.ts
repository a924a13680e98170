// Spans in OTLP's JSON form, by HTTP. The library gathers them into batches; one that a receiver does not take within five seconds is lost.
import type { HrTime } from "@opentelemetry/api";
import type { ReadableSpan, SpanExporter } from "@opentelemetry/sdk-trace-base";

const patienceMs = 5_000;

export function createOtlpExporter(url: string, headers: Record<string, string>): SpanExporter {
  const sending = new Set<Promise<void>>();

  async function send(spans: readonly ReadableSpan[]): Promise<void> {
    const body = JSON.stringify({ resourceSpans: [...byResource(spans)] });
    const answer = await fetch(url, {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
      signal: AbortSignal.timeout(patienceMs),
    });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`the receiver of traces answered ${answer.status}`);
  }

  return {
    export(spans, done) {
      const sent = send(spans).then(
        () => done({ code: 0 }),
        (error) => done({ code: 1, error }),
      );
      sending.add(sent);
      void sent.finally(() => sending.delete(sent));
    },
    forceFlush: async () => void (await Promise.all(sending)),
    shutdown: async () => void (await Promise.all(sending)),
  };
}

function* byResource(spans: readonly ReadableSpan[]) {
  for (const [resource, own] of Map.groupBy(spans, (span) => span.resource)) {
    yield {
      resource: { attributes: attributes(resource.attributes) },
      scopeSpans: [{ scope: { name: own[0]?.instrumentationScope.name }, spans: own.map(written) }],
    };
  }
}

function written(span: ReadableSpan) {
  const { traceId, spanId } = span.spanContext();
  const parent = span.parentSpanContext?.spanId;
  return {
    traceId,
    spanId,
    ...(parent ? { parentSpanId: parent } : {}),
    name: span.name,
    // The standard counts kinds from one where the library counts from nought.
    kind: span.kind + 1,
    startTimeUnixNano: nanoseconds(span.startTime),
    endTimeUnixNano: nanoseconds(span.endTime),
    attributes: attributes(span.attributes),
    status: { code: span.status.code },
  };
}

function nanoseconds([seconds, rest]: HrTime): string {
  return String(BigInt(seconds) * 1_000_000_000n + BigInt(rest));
}

function attributes(given: Record<string, unknown>) {
  return Object.entries(given).map(([key, value]) => ({
    key,
    value: typeof value === "number" && Number.isInteger(value) ? { intValue: value } : { stringValue: String(value) },
  }));
}
