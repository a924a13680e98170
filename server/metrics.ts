// Prometheus metrics, only with METRICS_TOKEN and only to those who know it.
import { timingSafeEqual } from "node:crypto";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { PageCache } from "#server/pages/page-cache/page-cache.ts";

export type Metrics = {
  observe(method: string, status: number, seconds: number): void;
  answer(request: Request): Promise<Response | undefined>;
};

type Sources = {
  cache: PageCache;
  sockets: () => number;
  policyReports: () => ReadonlyMap<string, number>;
  /** Seconds since the newest backup. */
  backupAge: () => number | undefined;
};

export function createMetrics(token: string | undefined, { cache, sockets, policyReports, backupAge }: Sources): Metrics {
  if (!token) return { observe() {}, answer: async () => undefined };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    name: "aranode_request_seconds",
    help: "Time to answer requests that were not served from the page cache",
    labelNames: ["method", "status"],
    buckets: [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3],
    registers: [registry],
  });
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        this.set(read());
      },
    });
  gauge("aranode_page_cache_pages", "Stored pages", () => cache.stats().pages);
  gauge("aranode_page_cache_bytes", "Bytes of stored pages", () => cache.stats().bytes);
  gauge("aranode_page_cache_hits_total", "Requests answered from the page cache", () => cache.stats().hits);
  gauge("aranode_page_cache_misses_total", "Public pages rendered because they were not stored", () => cache.stats().misses);
  gauge("aranode_sockets", "Open realtime connections", sockets);
  new Gauge({
    name: "aranode_backup_age_seconds",
    help: "Since the newest backup in BACKUP_DIR; absent where there is none",
    registers: [registry],
    collect() {
      const age = backupAge();
      this.reset();
      if (age === undefined) this.remove();
      else this.set(age);
    },
  });
  new Gauge({
    name: "aranode_csp_reports_total",
    help: "Violations of the content security policy that browsers reported",
    labelNames: ["directive", "blocked"],
    registers: [registry],
    collect() {
      for (const [kind, count] of policyReports()) {
        const [directive = "", blocked = ""] = kind.split(" ");
        this.set({ directive, blocked }, count);
      }
    },
  });
  return {
    observe: (method, status, seconds) => requests.observe({ method, status }, seconds),
    async answer(request) {
      const given = Buffer.from(request.headers.get("authorization") ?? "");
      const expected = Buffer.from(`Bearer ${token}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return new Response("", { status: 401 });
      return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType, "cache-control": "no-store" } });
    },
  };
}
