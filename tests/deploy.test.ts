// What ships the product, read as the tools read it: every setting named there exists, every command can be run, every path answers, and
// nothing runs as root. No container is started here.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { settingNames } from "#platform/config.ts";
import { buildOf, type Listening, listening } from "./fixtures/listening.ts";
import { type TestServices, testServices } from "./fixtures/test-services.ts";

type Tree = { [key: string]: unknown };
const text = (file: string) => readFileSync(file, "utf8");
const packageFile = JSON.parse(text("package.json")) as {
  version: string;
  dependencies: Record<string, string>;
  scripts: Record<string, string>;
};
const kubernetes = "deploy/kubernetes";
const manifests = readdirSync(kubernetes)
  .filter((name) => name !== "kustomization.yaml")
  .flatMap((name) => parseAllDocuments(text(join(kubernetes, name))).map((document) => document.toJS() as Tree & { kind: string }));

/** Every value under a key of this name, however deep. */
function under(tree: unknown, key: string): unknown[] {
  if (Array.isArray(tree)) return tree.flatMap((item) => under(item, key));
  if (typeof tree !== "object" || tree === null) return [];
  return Object.entries(tree).flatMap(([name, value]) => (name === key ? [value, ...under(value, key)] : under(value, key)));
}

/** Names our settings, or one of those Node itself and the images read. */
const foreign = [
  "NODE_ENV",
  "NODE_OPTIONS",
  "MALLOC_ARENA_MAX",
  "SITE",
  "POSTGRES_USER",
  "POSTGRES_DB",
  "POSTGRES_PASSWORD",
  "MINIO_ROOT_USER",
  "MINIO_ROOT_PASSWORD",
  "MC_HOST_s",
];
const unknownSettings = (names: readonly string[]) => names.filter((name) => !settingNames.includes(name) && !foreign.includes(name));

/** `node FILE …` of a file that is there, or is made by the build. */
function expectRunnable(command: readonly string[]) {
  const [program = "", file = ""] = command;
  expect(program).toMatch(/(^|\/)node$/);
  expect(file === "build/server/index.js" || existsSync(file), file).toBe(true);
}

describe("the image", () => {
  const lines = text("Dockerfile")
    .replace(/\\\n\s*/g, "")
    .split("\n");
  const of = (word: string) => lines.filter((line) => line.startsWith(`${word} `)).map((line) => line.slice(word.length + 1));

  test("has the Node of package.json, runs as nobody special and says whether it is well", () => {
    expect(of("ARG")).toEqual([`NODE_VERSION=${packageFile.dependencies.node}`]);
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith("FROM ")));
    expect(last.find((line) => line.startsWith("USER "))).toBe("USER 1000:1000");
    expect(last.some((line) => line.startsWith("HEALTHCHECK ") && line.includes("/readyz"))).toBe(true);
    expectRunnable(JSON.parse(of("CMD").at(-1) ?? "[]") as string[]);
  });

  test("copies what is there, from stages that are there, and everything its scripts import", () => {
    const stages = of("FROM").map((line) => line.split(" AS ")[1]);
    const copied: string[] = [];
    for (const line of of("COPY")) {
      const [, from, rest = ""] = /^(?:--from=(\S+) )?(.*)$/.exec(line) ?? [];
      if (from) expect(stages).toContain(from);
      const sources = rest.split(" ").slice(0, -1);
      copied.push(...sources);
      if (!from) for (const source of sources) expect([source, existsSync(source)]).toEqual([source, true]);
    }
    for (const folder of reachedFrom("scripts").filter((name) => name !== "tests"))
      expect(copied.map((path) => path.replace("/app/", ""))).toContain(folder);
  });

  test("its settings exist", () => {
    const names = of("ENV").flatMap((line) => [...line.matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = ""]) => name));
    expect(unknownSettings(names)).toEqual([]);
  });
});

/** Top folders that operators' scripts import from, and what those import. */
function reachedFrom(folder: string): string[] {
  const seen = new Set([folder]);
  const operators = ["db-migrate", "db-move", "backup", "restore", "doctor", "staff-create", "secrets-rotate"].map(
    (name) => `scripts/${name}.ts`,
  );
  const files = [...operators];
  const read = new Set<string>();
  for (let file = files.pop(); file; file = files.pop()) {
    if (read.has(file) || !existsSync(file)) continue;
    read.add(file);
    seen.add(file.split("/")[0] ?? "");
    for (const [, target = ""] of text(file).matchAll(/^import (?!type\b)[^;]*?"(#[\w-]+\/[^"]+|\.{1,2}\/[^"]+)"/gm))
      files.push(target.startsWith("#") ? target.slice(1) : join(file, "..", target));
  }
  return [...seen];
}

describe("compose.yaml", () => {
  const compose = parse(text("compose.yaml"), { merge: true }) as {
    services: Record<string, Tree & { environment?: Tree; command?: string[] }>;
  };
  const own = Object.entries(compose.services).filter(([, service]) => service.image === "aranode");

  test("two replicas, migrated before they start, behind a proxy, with everything they need", () => {
    expect(Object.keys(compose.services).sort()).toEqual(["backup", "bucket", "mail", "migrate", "postgres", "proxy", "storage", "web"]);
    expect(compose.services.web).toMatchObject({ deploy: { replicas: 2 }, read_only: true, cap_drop: ["ALL"] });
    expect(compose.services.web?.depends_on).toMatchObject({ migrate: { condition: "service_completed_successfully" } });
    for (const [name, service] of own) {
      expect([name, unknownSettings(Object.keys(service.environment ?? {}))]).toEqual([name, []]);
      if (service.command) expectRunnable(service.command);
    }
    for (const on of under(compose.services, "depends_on"))
      for (const name of Object.keys(on as Tree)) expect(compose.services).toHaveProperty(name);
  });

  test("nothing secret is written in it, and every image has a version", () => {
    for (const [, name = "", value = ""] of text("compose.yaml").matchAll(/^\s+(\w*(?:PASSWORD|SECRETS_KEY|SECRET_ACCESS_KEY)): (.*)$/gm))
      expect([name, value]).toEqual([name, expect.stringMatching(/^\$\{\w+:\?/)]);
    for (const [name, { image }] of Object.entries(compose.services))
      if (image !== "aranode") expect([name, image]).toEqual([name, expect.stringMatching(/:[\w.-]*\d/)]);
    const asked = [...text("compose.yaml").matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name);
    for (const name of new Set(asked)) expect(text("deploy/env.example")).toMatch(new RegExp(`^${name}=`, "m"));
  });

  test("the example of settings names settings", () => {
    const names = [...text("deploy/env.example").matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = ""]) => name);
    expect(unknownSettings(names)).toEqual([]);
  });
});

describe("Kubernetes", () => {
  const pods = manifests
    .flatMap((one) => under(one, "template") as (Tree & { spec?: Tree })[])
    .filter((template) => template.spec?.containers);
  const containers = pods.flatMap((pod) => pod.spec?.containers as Tree[]);

  test("all parts are listed and are of the kinds they should be", () => {
    const { resources, images } = parse(text(join(kubernetes, "kustomization.yaml"))) as {
      resources: string[];
      images: { newTag: string }[];
    };
    expect(resources.sort()).toEqual(
      readdirSync(kubernetes)
        .filter((name) => name !== "kustomization.yaml")
        .sort(),
    );
    expect(images[0]?.newTag).toBe(packageFile.version);
    expect(manifests.map(({ kind }) => kind).sort()).toEqual(
      [
        "ConfigMap",
        "CronJob",
        "Deployment",
        "HorizontalPodAutoscaler",
        "Ingress",
        "Job",
        "PersistentVolumeClaim",
        "PodDisruptionBudget",
        "Service",
      ].sort(),
    );
  });

  test("no pod is root, none writes outside of its volumes, every command can be run", () => {
    expect(pods).toHaveLength(3);
    for (const pod of pods) expect(pod.spec?.securityContext).toMatchObject({ runAsNonRoot: true, runAsUser: 1000 });
    for (const container of containers) {
      expect(container.securityContext).toMatchObject({ readOnlyRootFilesystem: true, allowPrivilegeEscalation: false });
      if (container.command) expectRunnable(container.command as string[]);
    }
  });

  test("settings exist; selectors, ports and names meet", () => {
    const settings = manifests.find(({ kind }) => kind === "ConfigMap")?.data as Tree;
    const named = under(containers, "env").flatMap((list) => (list as { name: string }[]).map(({ name }) => name));
    expect(unknownSettings([...Object.keys(settings), ...named])).toEqual([]);
    const labels = manifests.flatMap((one) => [...under(one, "matchLabels"), ...(one.kind === "Service" ? under(one, "selector") : [])]);
    for (const label of labels) expect(label).toEqual({ app: "aranode" });
    const grace = (under(pods, "terminationGracePeriodSeconds")[0] ?? 0) as number;
    const [pause] = under(under(pods, "preStop"), "seconds") as number[];
    expect(grace - (pause ?? 0), "a draining server has 25 s").toBeGreaterThan(25);
  });
});

describe("a machine of its own", () => {
  test("the systemd unit runs what is there, as a user of its own, shut in", () => {
    const unit = Object.fromEntries([...text("deploy/aranode.service").matchAll(/^(\w+)=(.*)$/gm)].map(([, key, value]) => [key, value]));
    expect(unit).toMatchObject({
      User: "aranode",
      NoNewPrivileges: "yes",
      ProtectSystem: "strict",
      CapabilityBoundingSet: "",
      PrivateTmp: "yes",
    });
    expect(unit).not.toHaveProperty("MemoryDenyWriteExecute");
    for (const key of ["ExecStart", "ExecStartPre"]) expectRunnable((unit[key] ?? "").split(" "));
    const names = [...(unit.Environment ?? "").matchAll(/(?:^|\s)(\w+)=/g)].map(([, name = ""]) => name);
    expect(unknownSettings(names)).toEqual([]);
    expect(Number(unit.TimeoutStopSec), "a draining server has 25 s").toBeGreaterThan(25);
  });

  test("the Procfile's commands can be run", () => {
    const lines = text("Procfile").trim().split("\n");
    expect(lines.map((line) => line.split(":")[0])).toEqual(["release", "web"]);
    for (const line of lines) expectRunnable(line.replace(/^\w+:\s*/, "").split(" "));
  });
});

describe("the paths that probes ask", () => {
  let services: TestServices;
  let site: Listening;
  beforeAll(async () => {
    services = await testServices();
    site = await listening(services, buildOf({}));
  });
  afterAll(async () => {
    await site.close();
    await services.dispose();
  });

  test("answer 200", async () => {
    const asked = [...under(manifests, "path"), ...[...text("Dockerfile").matchAll(/'(\/\w+z)'/g)].map(([, path]) => path)];
    const paths = [...new Set(asked)].filter((path) => path !== "/");
    expect(paths.sort()).toEqual(["/healthz", "/readyz"]);
    for (const path of paths) expect([path, (await fetch(site.url + path)).status]).toEqual([path, 200]);
  });
});
