// Prometheus metrics, only with METRICS_TOKEN and only to those who know it. What goes on is heard on the channel of steps; what stands is
// asked when somebody looks. Labels are declared routes, queues and outcomes: as many as there are, and nobody's data.
import { timingSafeEqual } from "node:crypto";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import { type Ended, onStepEnded, type Step } from "#platform/observe/steps.ts";
import type { PageCache } from "#server/pages/page-cache/page-cache.ts";
import { backupAge } from "./backup-jobs.ts";
import type { Services } from "./service-list.ts";

export type Metrics = { answer(request: Request): Promise<Response | undefined>; stop(): void };

type Sources = {
  services: Services;
  cache: PageCache;
  policyReports: () => ReadonlyMap<string, number>;
};

const buckets = [0.005, 0.02, 0.05, 0.1, 0.3, 1, 3];

export function createMetrics(token: string | undefined, sources: Sources): Metrics {
  if (!token) return { answer: async () => undefined, stop() {} };
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const stop = onStepEnded(countSteps(registry, sources.services.config.SLOW_QUERY_MS / 1000));
  readWhatStands(registry, sources);
  const look = readServices(registry, sources.services);
  return {
    stop,
    async answer(request) {
      const given = Buffer.from(request.headers.get("authorization") ?? "");
      const expected = Buffer.from(`Bearer ${token}`);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return new Response("", { status: 401 });
      await look();
      return new Response(await registry.metrics(), { headers: { "content-type": registry.contentType, "cache-control": "no-store" } });
    },
  };
}

function countSteps(registry: Registry, slowSeconds: number) {
  const registers = [registry];
  const histogram = <L extends string>(name: string, help: string, labelNames: L[]) =>
    new Histogram({ name, help, labelNames, buckets, registers });
  const requests = histogram("aranode_request_seconds", "Time to answer requests that were not served from the page cache", [
    "method",
    "route",
    "status",
  ]);
  const calls = histogram("aranode_api_seconds", "Time to answer API calls, those of pages among them", ["method", "route", "status"]);
  const statements = histogram("aranode_database_seconds", "Time statements take, waiting for a connection included", ["outcome"]);
  const jobs = histogram("aranode_job_seconds", "Time jobs take", ["queue", "outcome"]);
  const slow = new Counter({ name: "aranode_database_slow_total", help: "Statements slower than SLOW_QUERY_MS", registers });
  const mails = new Counter({ name: "aranode_mails_total", help: "Tries to hand over a mail", labelNames: ["outcome"], registers });

  return ({ kind, name, about }: Step, { seconds, failed }: Ended) => {
    const outcome = failed ? "failed" : "done";
    const { method = "", status = 500 } = about;
    if (kind === "request") requests.observe({ method, route: name, status }, seconds);
    else if (kind === "api") calls.observe({ method, route: name, status }, seconds);
    else if (kind === "job") jobs.observe({ queue: name, outcome }, seconds);
    else if (kind === "mail") mails.inc({ outcome: failed ? "failed" : name });
    else {
      statements.observe({ outcome }, seconds);
      if (slowSeconds > 0 && seconds >= slowSeconds) slow.inc();
    }
  };
}

function readWhatStands(registry: Registry, { services, cache, policyReports }: Sources) {
  const registers = [registry];
  const gauge = (name: string, help: string, read: () => number) =>
    new Gauge({
      name,
      help,
      registers,
      collect() {
        this.set(read());
      },
    });
  const counter = (name: string, help: string, read: () => number) =>
    new Counter({
      name,
      help,
      registers,
      collect() {
        this.reset();
        this.inc(read());
      },
    });
  gauge("aranode_page_cache_pages", "Stored pages", () => cache.stats().pages);
  gauge("aranode_page_cache_bytes", "Bytes of stored pages", () => cache.stats().bytes);
  counter("aranode_page_cache_hits_total", "Requests answered from the page cache", () => cache.stats().hits);
  counter("aranode_page_cache_misses_total", "Public pages rendered because they were not stored", () => cache.stats().misses);
  gauge("aranode_sockets", "Open realtime connections", () => services.realtime.gateway?.stats().connections ?? 0);
  gauge("aranode_database_connections", "Connections this process may hold", () => services.database.use().size);
  gauge("aranode_database_connections_busy", "Connections at work", () => services.database.use().busy);
  gauge("aranode_database_waiting", "Statements and transactions that wait for a connection", () => services.database.use().waiting);
  gauge("aranode_disk_free_bytes", "Free where DATA_DIR lies", () => services.disk.freeBytes());
  new Gauge({
    name: "aranode_backup_age_seconds",
    help: "Since the newest backup in BACKUP_DIR; absent where there is none",
    registers,
    collect() {
      const age = backupAge(services.config.BACKUP_DIR);
      this.reset();
      if (age === undefined) this.remove();
      else this.set(age);
    },
  });
  new Gauge({
    name: "aranode_csp_reports_total",
    help: "Violations of the content security policy that browsers reported",
    labelNames: ["directive", "blocked"],
    registers,
    collect() {
      for (const [kind, count] of policyReports()) {
        const [directive = "", blocked = ""] = kind.split(" ");
        this.set({ directive, blocked }, count);
      }
    },
  });
}

/** What only the database knows, and whether it answers: looked up for each reading, and left out while it is away. */
function readServices(registry: Registry, services: Services): () => Promise<void> {
  const registers = [registry];
  const labelNames = ["queue"] as const;
  const waiting = new Gauge({ name: "aranode_jobs_waiting", help: "Jobs that are due and not begun", labelNames, registers });
  const active = new Gauge({ name: "aranode_jobs_active", help: "Jobs at work, on all replicas", labelNames, registers });
  const failed = new Gauge({ name: "aranode_jobs_failed", help: "Jobs given up after their last try", labelNames, registers });
  const oldest = new Gauge({
    name: "aranode_jobs_oldest_seconds",
    help: "For how long the oldest job has been due",
    labelNames,
    registers,
  });
  const ready = new Gauge({ name: "aranode_ready", help: "1 while /readyz says 200", registers });
  return async () => {
    for (const each of [waiting, active, failed, oldest]) each.reset();
    const trouble = await services.trouble();
    const isReady = trouble?.readable ?? true;
    ready.set(isReady ? 1 : 0);
    for (const queue of isReady ? await services.jobs.queues().catch(() => []) : []) {
      const labels = { queue: queue.name };
      waiting.set(labels, queue.waiting);
      active.set(labels, queue.active);
      failed.set(labels, queue.failed);
      oldest.set(labels, queue.oldestSeconds);
    }
  };
}
