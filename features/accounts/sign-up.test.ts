import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ApiBench, apiBench, goodPassword } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";

const form = {
  name: "Jamie Park",
  email: "jamie@example.com",
  password: goodPassword,
  password_confirmation: goodPassword,
  locale: "en",
  terms: true,
  privacy: true,
};

describe.each(engines)("on %s", (engine) => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench(engine);
  });
  afterAll(() => bench.dispose());

  test("sign up, verify, log in, log out", async () => {
    const signedUp = await bench.call("POST", "/customer-register", form);
    expect(signedUp.status).toBe(201);
    expect(signedUp.body).toEqual({ success: true, message: "Sign up completed. Please verify your email." });

    const login = { email: form.email, password: form.password, session_id: "s", device: "web" };
    expect((await bench.call("POST", "/login", login)).body.code).toBe("email_not_verified");
    const [mail] = await bench.mailsTo(form.email);
    const token = /email-verification\/([\w-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
    const verified = await bench.call("POST", "/email-verification", { token });
    expect(verified.body).toMatchObject({ success: true, data: { kind: "verify-email", email: form.email } });

    const loggedIn = await bench.call("POST", "/login", login);
    expect(loggedIn.status).toBe(200);
    expect(loggedIn.body.data).toMatchObject({ name: "Jamie Park", email: form.email, kind: "customer", two_factor: false });
    const bearer = { token: loggedIn.body.data.token };
    expect((await bench.call("GET", "/user", undefined, bearer)).body.data.email).toBe(form.email);
    expect((await bench.call("POST", "/logout", undefined, bearer)).body).toEqual({ success: true });
    expect((await bench.call("GET", "/user", undefined, bearer)).status).toBe(401);
  });
});
