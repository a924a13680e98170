// The dashboard and the alerts in deploy/monitoring, held against what /metrics of a site at work really says: every metric and every label
// they name is there.
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { parse } from "yaml";
import { buildOf, type Listening, listening } from "./fixtures/listening.ts";
import { engines, type TestServices, testServices } from "./fixtures/test-services.ts";

type Dashboard = { panels: { title: string; targets: { expr: string }[]; gridPos: object }[] };
type Alerts = {
  groups: { rules: { alert: string; expr: string; labels: { severity: string }; annotations: { summary: string; look: string } }[] }[];
};

const dashboard = JSON.parse(readFileSync("deploy/monitoring/grafana-dashboard.json", "utf8")) as Dashboard;
const alerts = (parse(readFileSync("deploy/monitoring/alerts.yaml", "utf8")) as Alerts).groups.flatMap(({ rules }) => rules);
const asked = [
  ...dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
  ...alerts.map(({ alert, expr }) => [`alert ${alert}`, expr] as const),
];
const metricNames = (expr: string) => expr.match(/\b(?:aranode|nodejs|process)_\w+/g) ?? [];
/** Those of Prometheus itself. */
const everywhere = ["instance", "job", "le"];

describe.each(engines)("on %s", (engine) => {
  let services: TestServices;
  let site: Listening;
  let text = "";
  const read = async () => {
    const answer = await fetch(`${site.url}/metrics`, { headers: { authorization: "Bearer for-the-test" } });
    return answer.text();
  };
  beforeAll(async () => {
    services = await testServices(engine, { METRICS_TOKEN: "for-the-test", SLOW_QUERY_MS: "1" });
    await services.jobs.start();
    const page = { loader: () => new Response("made") };
    site = await listening(services, buildOf({ "things/:id": page }), {
      paths: { spelled: (path) => path, declaredAt: (path) => (path.startsWith("/things/") ? "/things/:id" : undefined) },
    });
    await services.database.query("select pg_sleep(0.01)");
    await services.database.query(
      "insert into jobs.job (name, data, start_after) select 'send-mail', '{\"mailId\":\"none\"}', now() + interval '1 hour'",
    );
    for (const path of ["/things/anna@example.com", "/api/posts", "/api/posts/none-of-this", "/not/there"]) await fetch(site.url + path);
    const mail = { to: "anna@example.com", locale: "en", subject: "s", text: "t", html: "h" } as const;
    await services.database.orm.transaction((tx) => services.mail.send(tx, mail));
    await vi.waitFor(
      async () => {
        text = await read();
        expect(text).toContain('aranode_job_seconds_count{queue="send-mail",outcome="done"} 1');
      },
      { timeout: 60_000, interval: 200 },
    );
  });
  afterAll(async () => {
    await site.close();
    await services.dispose();
  });

  test("every metric and label that a panel or an alert asks for is there", () => {
    const known = new Set([...text.matchAll(/^(\w+)(?:\{| )/gm), ...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name));
    const problems = asked.flatMap(([where, expr]) => {
      const names = metricNames(expr);
      const labels = [...expr.matchAll(/\bby \(([\w, ]+)\)/g)].flatMap(([, list = ""]) => list.split(", "));
      const chosen = [...expr.matchAll(/[{,](\w+)=~?"/g)].map(([, label = ""]) => label);
      const declared = names.flatMap((name) => labelsOf(name.replace(/_(?:bucket|count)$/, "")));
      const pairs = ["()", "{}", "[]"].filter(([open = "", close = ""]) => expr.split(open).length !== expr.split(close).length);
      return [
        ...(names.length === 0 && !expr.startsWith("up{") ? [`${where} asks for nothing`] : []),
        ...names.filter((name) => !known.has(name)).map((name) => `${where}: ${name} is not in /metrics`),
        ...[...labels, ...chosen]
          .filter((label) => ![...everywhere, ...declared].includes(label))
          .map((label) => `${where}: no label ${label}`),
        ...pairs.map((pair) => `${where}: ${pair} do not pair`),
      ];
    });
    expect(asked.length).toBeGreaterThan(40);
    expect(problems).toEqual([]);
  });

  /** Of gauges and counters nobody has counted yet nothing is shown, so their labels stand here. */
  function labelsOf(name: string): string[] {
    const shown = [...text.matchAll(new RegExp(`^${name}(?:_\\w+)?\\{([^}]*)\\}`, "gm"))].flatMap(([, list = ""]) =>
      [...list.matchAll(/(\w+)="/g)].map(([, label = ""]) => label),
    );
    return name === "aranode_csp_reports_total" ? ["directive", "blocked"] : shown;
  }

  test("requests, calls, statements, jobs and mails are counted by declared names, never by what a person gave", async () => {
    expect(text).toContain('aranode_request_seconds_count{method="GET",route="/things/:id",status="200"} 1');
    expect(text).toContain('aranode_request_seconds_count{method="GET",route="/api/posts",status="200"} 1');
    expect(text).toContain('aranode_request_seconds_count{method="GET",route="/api/posts/{slug}",status="404"} 1');
    expect(text).toContain('aranode_request_seconds_count{method="GET",route="other",status="404"} 1');
    expect(text).toMatch(/^aranode_api_seconds_count\{method="GET",route="\/posts",status="200"\} 1$/m);
    expect(text).toMatch(/^aranode_mails_total\{outcome="captured"\} 1$/m);
    expect(text).toMatch(/^aranode_database_seconds_count\{outcome="done"\} [1-9]/m);
    expect(text).toMatch(/^aranode_database_slow_total [1-9]/m);
    expect(text).toMatch(/^aranode_ready 1$/m);
    expect(text).not.toMatch(/anna|none-of-this/);
  });

  test("what waits is counted, with its age", async () => {
    expect(await services.jobs.queues()).toContainEqual(expect.objectContaining({ name: "send-mail", waiting: 0 }));
    await services.jobs.stop();
    await services.database.query("update jobs.job set start_after = now() - interval '90 seconds' where state < 'active'");
    const later = await read();
    expect(later).toMatch(/^aranode_jobs_waiting\{queue="send-mail"\} 1$/m);
    expect(Number(/^aranode_jobs_oldest_seconds\{queue="send-mail"\} (\S+)$/m.exec(later)?.[1])).toBeGreaterThanOrEqual(90);
  });
});

test("each alert says what is seen and where to look, and has a name of its own", () => {
  expect(new Set(alerts.map(({ alert }) => alert)).size).toBe(alerts.length);
  for (const { annotations, labels } of alerts) {
    expect(["page", "ticket"]).toContain(labels.severity);
    expect(annotations).toEqual({ summary: expect.any(String), look: expect.any(String) });
  }
});
