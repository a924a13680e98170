import { and, eq, isNotNull } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { accountTokens } from "#db/schema/accounts.ts";
import { type ApiBench, apiBench, goodPassword, type Person } from "#tests/fixtures/api-bench.ts";
import { oneEngine } from "#tests/fixtures/test-services.ts";

const tokenIn = (text = "") => /(?:email-verification|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? "";
let networks = 0;
const network = () => ({ address: `203.0.113.${++networks}` });

describe.each(oneEngine)("another address on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  const ask = (person: Person, email: string, password = goodPassword) =>
    bench.call("POST", "/user/email", { email, password }, { token: person.token });
  const user = async (person: Person) => (await bench.call("GET", "/user", undefined, { token: person.token })).body.data;
  const confirm = (token: string) => bench.call("POST", "/email-verification", { token }, network());

  test("it waits until its own link is followed; both addresses are told", async () => {
    const person = await bench.person({ email: "old@example.com" });
    const asked = await ask(person, "New@example.com");
    expect(asked.status).toBe(202);
    expect(asked.body.data).toEqual({ pending_email: "new@example.com" });
    expect(await user(person)).toMatchObject({ email: "old@example.com", pending_email: "new@example.com" });
    const notice = (await bench.mailsTo("old@example.com"))[0];
    expect(notice?.subject).toBe("A change of your e-mail address was requested");
    expect(notice?.text).toContain("new@example.com");
    const [link] = await bench.mailsTo("new@example.com");
    expect(link?.text).not.toContain("Jamie");

    expect((await bench.call("POST", "/login", { email: "new@example.com", password: goodPassword }, network())).status).toBe(422);
    expect((await confirm(tokenIn(link?.text))).body).toMatchObject({
      success: true,
      data: { kind: "change-email", email: "new@example.com" },
    });
    expect(await user(person)).toMatchObject({ email: "new@example.com", pending_email: null });
    expect((await bench.call("POST", "/login", { email: "new@example.com", password: goodPassword }, network())).status).toBe(200);
    for (const email of ["old@example.com", "new@example.com"]) {
      expect((await bench.mailsTo(email, 2))[1]?.subject).toBe("Your e-mail address was changed");
    }
  });

  test("a link sent to the old address does not open the account after the change", async () => {
    const person = await bench.person();
    await bench.call("POST", "/forgot-password", { email: person.email }, network());
    const resetToken = tokenIn((await bench.mailsTo(person.email))[0]?.text);
    await ask(person, "moved@example.com");
    await confirm(tokenIn((await bench.mailsTo("moved@example.com"))[0]?.text));
    const body = { token: resetToken, password: "a-new-chart-every-year", password_confirmation: "a-new-chart-every-year" };
    expect((await bench.call("POST", "/reset-password", body, network())).body.code).toBe("token_invalid");
  });

  test("an address that belongs to somebody gets the same answer; its owner is told and keeps it", async () => {
    const owner = await bench.person();
    const person = await bench.person();
    const taken = await ask(person, owner.email);
    const free = await ask(person, "free@example.com");
    expect(taken.status).toBe(free.status);
    expect(taken.body.message).toBe(free.body.message);
    expect((await ask(person, owner.email)).status).toBe(202);
    expect((await user(person)).pending_email).toBe(owner.email);
    const mails = await bench.mailsTo(owner.email);
    expect(mails.map((mail) => mail.subject)).toContain("You already have an account");
    expect(mails.map((mail) => tokenIn(mail.text)).join("")).toBe("");
    expect((await bench.call("POST", "/login", { email: owner.email, password: goodPassword }, network())).body.data.id).toBe(owner.id);
  });

  test("the address that waits is the one whose link works, whichever transaction began first", async () => {
    const person = await bench.person();
    for (const name of ["first", "second"]) {
      await ask(person, `${name}-wish@example.com`);
      await bench.mailsTo(`${name}-wish@example.com`);
    }
    // As if the mail of the first wish had been written in a transaction that began after that of the second.
    await bench.services.database.orm
      .update(accountTokens)
      .set({ createdAt: new Date(Date.now() + 60_000) })
      .where(and(eq(accountTokens.accountId, person.id), isNotNull(accountTokens.replacedAt)));
    expect((await user(person)).pending_email).toBe("second-wish@example.com");
  });

  test("two accounts that want one free address: the first to prove it has it", async () => {
    const [first, second] = [await bench.person(), await bench.person()];
    await ask(first, "wanted@example.com");
    const firstLink = tokenIn((await bench.mailsTo("wanted@example.com"))[0]?.text);
    await ask(second, "wanted@example.com");
    const secondLink = tokenIn((await bench.mailsTo("wanted@example.com", 2))[1]?.text);
    expect((await confirm(firstLink)).status).toBe(200);
    expect((await confirm(secondLink)).body.code).toBe("token_invalid");
  });

  test("the password is asked, the own address refused, the wish can be withdrawn", async () => {
    const person = await bench.person();
    const wrong = await ask(person, "x@example.com", "not the password");
    expect(wrong.status).toBe(422);
    expect(wrong.body).toMatchObject({ code: "wrong_password", errors: { password: [expect.any(String)] } });
    expect((await ask(person, person.email)).body.errors.email).toHaveLength(1);
    await ask(person, "withdrawn@example.com");
    const [link] = await bench.mailsTo("withdrawn@example.com");
    expect((await bench.call("DELETE", "/user/email", undefined, { token: person.token })).status).toBe(200);
    expect((await user(person)).pending_email).toBeNull();
    expect((await confirm(tokenIn(link?.text))).body.code).toBe("token_invalid");
  });

  test("wrong passwords inside a session are counted", async () => {
    const person = await bench.person();
    for (let n = 0; n < 10; n += 1) expect((await ask(person, "x@example.com", `guess ${n}`)).status).toBe(422);
    expect((await ask(person, "x@example.com")).status).toBe(429);
  });
});
