// docs/operations.md, done: every command of the page is run as it stands there, on a copy of this installation with Postgres databases of
// its own. Only places are others (/opt, /etc and /var lie in a scratch folder) and names that a machine gives (port, file of a backup).
// systemd is played by a program that does what the unit says. What needs Docker or a cluster is run where there is one.
import { type ChildProcess, execFile, execFileSync, spawn, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { freePort } from "../fixtures/free-port.ts";
import { smtpInbox } from "../fixtures/outside/smtp-inbox.ts";
import { type OwnDatabase, ownDatabase } from "../fixtures/own-database.ts";
import { postgresUrl } from "../fixtures/test-database.ts";
import { expect, test } from "./site-test.ts";

type Settings = Record<string, string>;

const page = readFileSync("docs/operations.md", "utf8");
const chapters = new Map(
  page
    .split(/^## /m)
    .slice(1)
    .map((text) => [
      text.slice(0, text.indexOf("\n")),
      [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = ""]) => block.trim().split("\n")),
    ]),
);

const has = (program: string) => spawnSync("which", [program]).status === 0;
const answers = (program: string, ...args: string[]) => has(program) && spawnSync(program, args).status === 0;
// The program alone is not enough: it may lack its compose part, or the engine it speaks to.
const withDocker = answers("docker", "compose", "version") && answers("docker", "info");
const withCluster = answers("kubectl", "cluster-info");
/** Looked at by tests/deploy.test.ts in any case. */
const elsewhere = (command: string) => (command.startsWith("docker ") && !withDocker) || (command.startsWith("kubectl ") && !withCluster);

test.skip(!postgresUrl, "several databases are needed: set TEST_DATABASE_URL");

test("every command of the operations page does what the page says", async () => {
  test.setTimeout(900_000);
  const root = mkdtempSync(join(tmpdir(), "aranode-operations-"));
  const home = installed(root);
  const [main, restored, moved] = (await Promise.all([ownDatabase(), ownDatabase(), ownDatabase()])) as [
    OwnDatabase,
    OwnDatabase,
    OwnDatabase,
  ];
  const mail = await smtpInbox();
  const port = await freePort();
  const settings: Settings = {
    NODE_ENV: "production",
    PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
    HOST: "127.0.0.1",
    PORT: String(port),
    DATABASE_URL: main.url,
    DATA_DIR: join(root, "var/lib/aranode"),
    SMTP_URL: mail.url,
    MAIL_FROM: "Example <no-reply@example.com>",
    METRICS_TOKEN: "a-token-of-twenty-letters",
    BACKUP_DIR: join(root, "var/backups/aranode"),
    LOG_LEVEL: "info",
  };
  const unit = serviceManager(root, home, settings);
  const done = new Set<string>();

  async function run(command: string, more: Settings = {}): Promise<string> {
    done.add(command);
    const here = command
      .replaceAll("/etc/", `${root}/etc/`)
      .replaceAll("/var/", `${root}/var/`)
      .replaceAll(":3000", `:${port}`)
      .replace(/aranode-\d{8}T\d+Z\.tar\.gz\.age/, newestBackup(settings.BACKUP_DIR ?? ""));
    const env = { ...process.env, ...settings, ...more, PATH: `${join(home, "node_modules/.bin")}:${process.env.PATH}` };
    // Not in one go: the mail server it may ask runs in this process.
    return promisify(execFile)("sh", ["-c", here], { cwd: home, env, timeout: 300_000, maxBuffer: 1 << 26 }).then(
      ({ stdout }) => stdout,
      (error: { stdout: string; stderr: string }) => Promise.reject(new Error(`${command}\n${error.stdout}\n${error.stderr}`)),
    );
  }
  async function runs(chapter: string): Promise<string[]> {
    const said: string[] = [];
    for (const command of chapters.get(chapter) ?? []) {
      if (elsewhere(command)) done.add(command);
      else if (command.startsWith("systemctl ")) {
        done.add(command);
        await unit.start();
      } else if (command.startsWith("journalctl ")) {
        done.add(command);
        said.push(unit.log());
      } else said.push(await run(command));
    }
    return said;
  }

  try {
    await test.step("configure, install, first administrator", async () => {
      settings.SECRETS_KEY = (await run("openssl rand -base64 32")).trim();
      const [, , found] = await runs("Configure");
      expect(found).toContain("Postgres");
      await runs("Install");
      expect(readdirSync(join(root, "etc/systemd/system"))).toEqual(["aranode.service"]);
      const [said] = await runs("First administrator");
      expect(said).toContain(`http://127.0.0.1:${port}/`);
    });

    await test.step("backup, checked, before an upgrade as well", async () => {
      const [key, ...rest] = chapters.get("Backup") ?? [];
      settings.BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(await run(key ?? ""))?.[1] ?? "";
      let said = "";
      for (const command of rest) said = await run(command);
      expect(said).toContain("can be restored");
      await runs("Upgrade");
      expect(readdirSync(settings.BACKUP_DIR ?? "").length).toBe(2);
    });

    await test.step("restore into an empty database: the administrator is there", async () => {
      const [command = ""] = chapters.get("Restore") ?? [];
      await run(command, { DATABASE_URL: restored.url, DATA_DIR: join(root, "var/lib/restored") });
      expect(await restored.run("select email from accounts")).toEqual([{ email: "you@example.com" }]);
    });

    await test.step("from the embedded database to Postgres: the administrator is there", async () => {
      const small = { DATABASE_URL: "", DATA_DIR: join(root, "var/lib/small") };
      for (const command of chapters.get("First administrator") ?? []) await run(command, small);
      const [command = ""] = chapters.get("Scale") ?? [];
      await run(command, { ...small, DATABASE_URL: moved.url });
      expect(await moved.run("select email from accounts")).toEqual([{ email: "you@example.com" }]);
    });

    await test.step("rotate secrets with the server running", async () => {
      const [make = "", rotate = ""] = chapters.get("Rotate secrets") ?? [];
      const old = settings.SECRETS_KEY;
      const next = (await run(make)).trim();
      settings.SECRETS_KEY = `${next},${old}`;
      await unit.start();
      await run(rotate);
      settings.SECRETS_KEY = next;
      await unit.start();
    });

    await test.step("watch and troubleshoot", async () => {
      const [metrics = ""] = await runs("Watch");
      expect(metrics).toMatch(/^aranode_backup_age_seconds \d/m);
      const said = await runs("Troubleshoot");
      expect(said.join("\n")).toContain('"bomFormat"');
      expect(unit.log()).toContain("Aranode is ready");
    });

    expect([...chapters.values()].flat().filter((command) => !done.has(command))).toEqual([]);
  } finally {
    await unit.stop();
    await Promise.all([main.drop(), restored.drop(), moved.drop(), mail.stop()]);
    rmSync(root, { recursive: true, force: true });
  }
});

/** /opt/aranode: what git knows of this folder, what is installed and what was built. */
function installed(root: string): string {
  const home = join(root, "opt/aranode");
  const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "-z"], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
  for (const file of files.split("\0").filter((name) => name && existsSync(name))) {
    mkdirSync(dirname(join(home, file)), { recursive: true });
    cpSync(file, join(home, file));
  }
  // Linked, not copied, where both are on one disk: half a gigabyte that nobody writes to.
  if (spawnSync("cp", ["-al", "node_modules", home], { stdio: "ignore" }).status !== 0) execFileSync("cp", ["-a", "node_modules", home]);
  for (const made of ["build", "platform/paraglide"]) cpSync(made, join(home, made), { recursive: true });
  mkdirSync(join(root, "etc/systemd/system"), { recursive: true });
  return home;
}

function newestBackup(folder: string): string {
  const [newest = ""] = existsSync(folder) ? readdirSync(folder).sort().reverse() : [];
  return join(folder, newest);
}

/** `systemctl restart aranode`: ExecStartPre, then ExecStart, with the settings as they are now; SIGTERM to stop. */
function serviceManager(root: string, home: string, settings: Settings) {
  const logFile = join(root, "journal");
  writeFileSync(logFile, "");
  let running: ChildProcess | undefined;
  const commandOf = (text: string, key: string) =>
    (new RegExp(`^${key}=(.+)$`, "m").exec(text)?.[1] ?? "").replace("/opt/aranode", home).split(" ") as [string, ...string[]];
  async function stop() {
    if (!running || running.exitCode !== null) return;
    const ended = new Promise((resolve) => running?.once("exit", resolve));
    running.kill("SIGTERM");
    await ended;
  }
  return {
    stop,
    log: () => readFileSync(logFile, "utf8"),
    async start() {
      await stop();
      const text = readFileSync(join(root, "etc/systemd/system/aranode.service"), "utf8");
      const env = { PATH: process.env.PATH, ...settings };
      const [before, ...beforeArgs] = commandOf(text, "ExecStartPre");
      execFileSync(before, beforeArgs, { cwd: home, env, stdio: "pipe" });
      const [file, ...args] = commandOf(text, "ExecStart");
      const log = openSync(logFile, "a");
      running = spawn(file, args, { cwd: home, env, stdio: ["ignore", log, log] });
      await expect
        .poll(
          () =>
            fetch(`${settings.PUBLIC_ORIGIN}/readyz`)
              .then((answer) => answer.status)
              .catch(() => 0),
          { timeout: 60_000 },
        )
        .toBe(200);
    },
  };
}
