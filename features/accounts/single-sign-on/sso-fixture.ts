// An API whose staff log in at a real provider, and people who do.
import { type Answer, type ApiBench, apiBench, type CallOptions } from "#tests/fixtures/api-bench.ts";
import type { Cookies, OidcPerson, OidcServer } from "#tests/fixtures/outside/oidc-server.ts";

export const ssoOrigin = "http://console.test:4100";

export type Leaving = { address: string; attempt: string };
let visits = 0;

export async function ssoBench(engine: "pglite" | "postgres", oidc: OidcServer, env: Record<string, string> = {}) {
  const bench = await apiBench(engine, { ...oidc.env, ...env });
  let people = 0;
  /** Each from an address of its own: what limits do is asked elsewhere. */
  const call: ApiBench["call"] = (method, path, body, options) => {
    visits += 1;
    return bench.call(method, path, body, { address: `10.7.${visits >> 8}.${visits & 255}`, ...options });
  };
  const begin = async (): Promise<Leaving> => {
    for (let tries = 0; ; tries += 1) {
      const { status, body } = await call("POST", "/login/single-sign-on");
      // Provider and database start in this very process: on a busy machine the first question may go unanswered.
      if (status === 200 || tries === 5) return body.data;
    }
  };
  const finish = (attempt: string, answer: string, options: CallOptions = {}) =>
    call("POST", "/login/single-sign-on/finish", { attempt, answer, session_id: "browser" }, options);
  return {
    ...bench,
    call,
    begin,
    finish,
    async logIn(login: string, cookies?: Cookies): Promise<Answer> {
      const { address, attempt } = await begin();
      return finish(attempt, await oidc.logIn(address, login, cookies));
    },
    /** Somebody at the provider; with a role, somebody whose address a staff account has. */
    async colleague(more: OidcPerson = {}, role: "agent" | "admin" | null = "agent") {
      people += 1;
      const login = `${engine}-${people}`;
      const email = more.email ?? `${login}@example.com`;
      const person = role ? await bench.person({ role, email }) : undefined;
      oidc.people.set(login, { email, email_verified: true, groups: ["everybody", "support"], name: "Dana Kim", ...more });
      return { login, email, id: person?.id ?? "" };
    },
    query: (sql: string, values: unknown[] = []) => bench.services.database.query<Record<string, unknown>>(sql, values as never),
    async events(id: string) {
      const rows = await bench.services.database.query<{ kind: string }>(
        "select kind from security_events where account_id = $1 order by created_at",
        [id],
      );
      return rows.map(({ kind }) => kind);
    },
  };
}

export type SsoBench = Awaited<ReturnType<typeof ssoBench>>;
