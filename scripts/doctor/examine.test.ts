// What `npm run doctor` says of a machine in order and of one that is not, with the real parts: Postgres, a bucket, a mail server, a port.
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort } from "#tests/fixtures/free-port.ts";
import { type S3Server, s3Server } from "#tests/fixtures/outside/s3-server.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { postgresUrl } from "#tests/fixtures/test-database.ts";
import { examine, exitCode } from "./examine.ts";
import { type Finding, written } from "./finding.ts";

let folder: string;
let bucket: S3Server;
let inbox: SmtpInbox;
const key = Buffer.alloc(32, 7).toString("base64");

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "aranode-doctor-"));
  bucket = await s3Server();
  inbox = await smtpInbox();
});
afterAll(async () => {
  await bucket.stop();
  await inbox.stop();
  rmSync(folder, { recursive: true, force: true });
});

const about = (findings: Finding[], name: string) => findings.find((one) => one.about === name);
const states = (findings: Finding[]) => Object.fromEntries(findings.map((one) => [one.about, one.state]));

test("a fresh machine without settings is the demo, and in order", async () => {
  const findings = await examine({ DATA_DIR: join(folder, "not/there/yet"), PORT: "0" });
  expect(findings.filter(({ state }) => state === "fault")).toEqual([]);
  expect(about(findings, "Settings")?.says).toContain("the demo");
  expect(exitCode(findings)).toBe(0);
});

test.skipIf(!postgresUrl)("with a database, a bucket, a mail server and a proxy everything is asked, and left as it was", async () => {
  const findings = await examine({
    DATA_DIR: folder,
    PORT: "0",
    PUBLIC_ORIGIN: "https://localhost",
    DATABASE_URL: postgresUrl,
    SECRETS_KEY: key,
    SMTP_URL: inbox.url,
    MAIL_FROM: "Harbour <support@harbour.example.kr>",
    TRUST_PROXY: "127.0.0.1, 10.0.0.0/8",
    ...bucket.env,
  });
  const { Machine: _, Build: __, ...asked } = states(findings);
  expect(asked).toEqual(Object.fromEntries(Object.keys(asked).map((name) => [name, "good"])));
  const names = [
    "Node",
    "Settings",
    "Port",
    "Data folder",
    "Database",
    "Clock",
    "Connections",
    "Rights",
    "Tables",
    "Files",
    "Mail",
    "Name",
    "Proxy",
  ];
  expect(Object.keys(asked)).toEqual(names);
  expect(inbox.received).toEqual([]);
});

test("what is away is named with its reason and its remedy", async () => {
  const away = await freePort();
  const findings = await examine({
    DATA_DIR: folder,
    PORT: "0",
    PUBLIC_ORIGIN: "http://no-such-name.invalid",
    DATABASE_URL: `postgres://tester:secret-word@127.0.0.1:${away}/none`,
    SECRETS_KEY: key,
    SMTP_URL: `smtp://user:secret-word@127.0.0.1:${away}`,
    ...bucket.env,
    S3_ENDPOINT: `http://127.0.0.1:${away}`,
  });
  expect(states(findings)).toMatchObject({ Database: "fault", Mail: "fault", Files: "fault", Name: "fault", TLS: "doubt" });
  for (const { state, remedy } of findings) expect(remedy !== undefined).toBe(state !== "good");
  expect(about(findings, "Database")?.says).toContain("ECONNREFUSED");
  expect(exitCode(findings)).toBe(1);
  expect(findings.map(written).join("\n"), "passwords stay out of what is printed").not.toContain("secret-word");
}, 30_000);

test("wrong settings are said as a start says them; a port in use and an address of others too", async () => {
  const wrong = await examine({ DATABASE_URL: "mysql://x", PORT: "99999", TRUST_PROXY: "the-proxy" });
  expect(about(wrong, "Settings")).toMatchObject({
    state: "fault",
    says: expect.stringMatching(/PORT.*DATABASE_URL.*TRUST_PROXY: "the-proxy"/),
  });
  const taken = createServer();
  await new Promise<void>((done) => taken.listen(0, "127.0.0.1", done));
  const { port } = taken.address() as AddressInfo;
  expect(about(await examine({ DATA_DIR: folder, PORT: String(port) }), "Port")?.state).toBe("doubt");
  taken.close();
  const foreign = await examine({ DATA_DIR: folder, PORT: "0", HOST: "203.0.113.9", PUBLIC_ORIGIN: "https://localhost" });
  expect(about(foreign, "Port")?.state).toBe("fault");
  expect(about(foreign, "Proxy")?.state).toBe("doubt");
  expect(about(foreign, "Mail")?.state).toBe("fault");
});

test("a folder that cannot be written, and one without room", async () => {
  const file = join(folder, "a-file");
  writeFileSync(file, "");
  expect(about(await examine({ DATA_DIR: file, PORT: "0" }), "Data folder")?.state).toBe("fault");
  expect(about(await examine({ DATA_DIR: folder, PORT: "0", MIN_FREE_DISK_MB: "999999999" }), "Data folder")?.state).toBe("fault");
});
