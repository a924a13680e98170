// Everything the server writes into its log while people use it, at the finest level and with every statement logged as slow: nothing in it
// says who they are or what they wrote. Failures are among it: a mail that is refused with the address in the reason, a statement that fails.
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { accounts } from "#db/schema/accounts.ts";
import { createLog } from "#platform/log.ts";
import { type ApiBench, benchOn, type Person } from "#tests/fixtures/api-bench.ts";
import { freePort } from "#tests/fixtures/free-port.ts";
import { buildOf, type Listening, listening } from "#tests/fixtures/listening.ts";
import { engines, type TestServices, testServices } from "#tests/fixtures/test-services.ts";

const secrets = {
  email: "hyeonju.byun@privat.example",
  name: "Hyeonju Byun-Quill",
  phone: "+82 10 9876 5432",
  password: "an-unheard-of-password-77",
  said: "zebra crossing at midnight",
  address: "203.0.113.77",
  browser: "Netscape-of-the-writer/4.0",
};

describe.each(engines)("on %s", (engine) => {
  const lines: string[] = [];
  let services: TestServices;
  let bench: ApiBench;
  let site: Listening;
  let person: Person;
  let server: SMTPServer;

  beforeAll(async () => {
    const port = await freePort();
    server = new SMTPServer({
      disabledCommands: ["AUTH", "STARTTLS"],
      logger: false,
      onRcptTo: ({ address }, _session, done) => done(Object.assign(new Error(`No mailbox <${address}> here`), { responseCode: 550 })),
    });
    server.on("error", () => {});
    await new Promise<void>((ready) => server.listen(port, "127.0.0.1", ready));
    const log = createLog("trace", { write: (line) => void lines.push(line) });
    const env = { SMTP_URL: `smtp://127.0.0.1:${port}`, SLOW_QUERY_MS: "1", TRUST_PROXY: "127.0.0.1" };
    services = await testServices(engine, env, log);
    bench = benchOn(services);
    await services.jobs.start();
    site = await listening(services, buildOf({}));
    person = await bench.person({ email: secrets.email, name: secrets.name });
  });
  afterAll(async () => {
    await site.close();
    await services.dispose();
    await new Promise<void>((closed) => server.close(() => closed()));
  });

  const send = (method: string, path: string, body?: object, token?: string) =>
    fetch(site.url + path, {
      method,
      headers: {
        "content-type": "application/json",
        "user-agent": secrets.browser,
        "x-forwarded-for": secrets.address,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    }).then(async (answer) => ({ status: answer.status, text: await answer.text() }));

  test("security: the log holds no address, name, number, password, token, network address or word that a person wrote", async () => {
    const { email, name, phone, password, said } = secrets;
    const login = { email, password, session_id: "a-browser-of-theirs", user_type: "customer", device: "web" };
    const doc = { type: "doc", content: [{ type: "paragraph", content: [{ type: "text", text: said }] }] };
    const statuses = [
      await send("POST", "/api/login", login),
      await send("POST", "/api/forgot-password", { email, user_type: "customer" }),
      await send("GET", `/api/tickets?q=${encodeURIComponent(said)}`, undefined, person.token),
      await send("POST", "/api/tickets", { subject: said, department: "technical", priority: "normal", body: doc }, person.token),
      await send("PATCH", "/api/user", { name, phone, company: said }, person.token),
      await send("POST", "/api/contact", { intent: "sales", name, email, phone, message: `${said} ${said} ${said}`, consent: true }),
      await send("GET", `/reset-password/${person.token}`),
      await send("GET", "/api/tickets/not-theirs", undefined, `${person.token}x`),
    ].map(({ status }) => status);
    expect(statuses.filter((status) => status >= 500)).toEqual([]);
    expect(statuses).toContain(201);
    // A statement that fails with the person's own values in it.
    const twice = { id: "twice", kind: "customer", email, name, passwordHash: password, locale: "en" } as const;
    await services.database.orm
      .insert(accounts)
      .values(twice)
      .catch((error) => services.log.error({ err: error, requestId: "test" }, "the API failed"));
    await vi.waitFor(() => expect(lines.join("")).toContain("a mail could not be handed over"), { timeout: 60_000, interval: 100 });

    const all = lines.join("");
    for (const kind of ["request", "slow statement", "the API failed", "a mail could not be handed over"])
      expect(all).toContain(`"${kind}"`);
    const found = [...Object.values(secrets), person.token, "hyeonju", "privat.example", ...["98765432", "9876 5432", "9876-5432"]].filter(
      (secret) => all.toLowerCase().includes(secret.toLowerCase()),
    );
    expect(found).toEqual([]);
    expect(all).toContain("No mailbox <…@…> here");
  });
});
