// docs/operations.md: every command in it exists, with the flags it is given, and every file it names is there. They are run by
// tests/e2e/operations.spec.ts.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { parseConfig, settingNames } from "#platform/config.ts";

const page = readFileSync("docs/operations.md", "utf8");
const { scripts } = JSON.parse(readFileSync("package.json", "utf8")) as { scripts: Record<string, string> };
const commands = [...page.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n"));

/** How each kind of command is looked at. One that nobody looks at does not belong in the page. */
const looks: [RegExp, (found: RegExpExecArray) => void][] = [
  [/^npm (?:run (\S+)|(install) --include=dev)(?: -- (.*))?$/, ([, name, install, given = ""]) => npmScript(name ?? install ?? "", given)],
  [/^cp (\S+) \S+$/, ([, file = ""]) => expect(existsSync(file), file).toBe(true)],
  [/^openssl rand -base64 32$/, () => expect(parseConfig({ SECRETS_KEY: opensslKey() }).SECRETS_KEY[0]).toHaveLength(32)],
  [
    /^docker compose up --build --wait$/,
    () => expect(Object.keys(parse(readFileSync("compose.yaml", "utf8"), { merge: true }))).toContain("services"),
  ],
  [/^kubectl create secret generic (\w+) --namespace (\w+) --from-env-file=\.env$/, ([, name]) => expect(secretsAsked()).toEqual([name])],
  [/^kubectl apply -k (\S+)$/, ([, folder]) => expect(existsSync(`${folder}/kustomization.yaml`)).toBe(true)],
  [/^systemctl (?:enable --now|restart) (\w+)$/, ([, unit]) => expect(existsSync(`deploy/${unit}.service`)).toBe(true)],
  [/^journalctl -u (\w+) --since "1 hour ago"$/, ([, unit]) => expect(existsSync(`deploy/${unit}.service`)).toBe(true)],
  // Asked for real in tests/monitoring.test.ts.
  [
    /^curl -fsS -H "Authorization: Bearer \$(\w+)" http:\/\/127\.0\.0\.1:3000\/metrics$/,
    ([, name]) => expect(settingNames).toContain(name),
  ],
  // Both are asked for real in tests/deploy.test.ts.
  [/^curl -fsS http:\/\/127\.0\.0\.1:3000(\/\w+)$/, ([, path]) => expect(["/healthz", "/readyz"]).toContain(path)],
];

function npmScript(name: string, given: string) {
  if (name === "install") return;
  expect(scripts, name).toHaveProperty([name]);
  const file = /^node (\S+)/.exec(scripts[name] ?? "")?.[1] ?? "";
  if (file) expect(existsSync(file), file).toBe(true);
  const source = file ? readFileSync(file, "utf8") : "";
  for (const [, flag] of given.matchAll(/--([\w-]+)/g))
    expect(source, `${name} --${flag}`).toMatch(new RegExp(`^\\s+"?${flag}"?: \\{ type: "string"|options: \\{ ${flag}:`, "m"));
}

function opensslKey(): string {
  return execFileSync("openssl", ["rand", "-base64", "32"], { encoding: "utf8" }).trim();
}

function secretsAsked(): string[] {
  const text = ["web", "migrate", "backup"].map((name) => readFileSync(`deploy/kubernetes/${name}.yaml`, "utf8")).join("\n");
  return [...new Set([...text.matchAll(/secretRef: \{ name: (\w+) \}/g)].map(([, name = ""]) => name))];
}

test("the page has commands for each chapter", () => {
  const chapters = page.split(/^## /m).slice(1);
  expect(chapters.map((chapter) => chapter.split("\n")[0])).toEqual([
    "Install",
    "Configure",
    "First administrator",
    "Mail",
    "TLS",
    "Upgrade",
    "Backup",
    "Restore",
    "Scale",
    "Rotate secrets",
    "Watch",
    "Troubleshoot",
  ]);
  expect(commands.length).toBeGreaterThan(15);
});

test.each([...new Set(commands)])("%s", (command) => {
  const [look, found] = looks.flatMap(([pattern, check]) => {
    const match = pattern.exec(command);
    return match ? ([check, match] as const) : [];
  }) as [((found: RegExpExecArray) => void) | undefined, RegExpExecArray];
  expect(look, "nobody looks at this kind of command").toBeDefined();
  look?.(found);
});

test("every file it links to is there, and every setting it names exists", () => {
  for (const [, target = ""] of page.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g))
    expect([target, existsSync(`docs/${target}`)]).toEqual([target, true]);
  const named = [...page.matchAll(/`([A-Z][A-Z0-9]+(?:_[A-Z0-9]+)+)`/g)].map(([, name = ""]) => name);
  expect(named.filter((name) => !settingNames.includes(name))).toEqual([]);
  const listed = readFileSync("README.md", "utf8");
  expect(
    settingNames.filter((name) => !listed.includes(`\`${name}\``)),
    "settings the README does not list",
  ).toEqual([]);
});
