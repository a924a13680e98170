import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { enquiries } from "#db/schema/enquiries.ts";
import { type Api, createApi } from "#server/api.ts";
import { engines, type TestServices, testServices } from "#tests/fixtures/test-services.ts";

const body = {
  intent: "sales",
  name: "Alex <b>Morgan</b>",
  email: "Alex@Example.com",
  message: "Two racks in ICN2, 6.6 kW each, from March.\r\nBcc: victim@example.com",
  consent: true,
  config: "30 TB, Korea",
};

describe.each(engines)("on %s", (engine) => {
  let services: TestServices;
  let api: Api;
  beforeEach(async () => {
    services = await testServices(engine);
    api = createApi(services, async () => null);
    await services.jobs.start();
  });
  afterEach(() => services.dispose());

  async function contact(input: unknown, locale = "en") {
    return api.fetch(
      new Request("http://api.test/contact", {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": locale },
        body: JSON.stringify(input),
      }),
      { requestId: "t", clientAddress: "203.0.113.7" },
    );
  }

  test("an enquiry is stored, numbered, and mailed to the team only, escaped", async () => {
    const first = await contact(body);
    const second = await contact(body, "ko");
    expect(first.status).toBe(201);
    const references = [(await first.json()).data.reference, (await second.json()).data.reference] as string[];
    expect(references[0]).toMatch(/^E-\d{4}-\d{6}$/);
    expect(new Set(references).size).toBe(2);
    const rows = await services.database.orm.select().from(enquiries);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ email: "alex@example.com", config: "30 TB, Korea", status: "new" });
    const mails = await services.mail.captured();
    expect(mails.every((mail) => mail.to === "sales@example.com")).toBe(true);
    expect(mails[0]?.html).not.toContain("<b>Morgan");
    expect(mails[0]?.subject).not.toContain("\n");
  });

  test("the trap answers alike and stores nothing", async () => {
    const answer = await contact({ ...body, website: "http://spam.example" });
    expect(answer.status).toBe(201);
    expect((await answer.json()).data.reference).toMatch(/^E-\d{4}-\d{6}$/);
    expect(await services.database.orm.select().from(enquiries)).toEqual([]);
  });

  test("wrong entries are named in the caller's language; unknown fields are refused", async () => {
    const answer = await contact({ intent: "sales", name: "", email: "x", message: "short", consent: false, admin: true }, "ko");
    expect(answer.status).toBe(422);
    const { errors, message } = (await answer.json()) as { errors: Record<string, string[]>; message: string };
    expect(Object.keys(errors).sort()).toEqual(["admin", "consent", "email", "message", "name"]);
    expect(message).toMatch(/[가-힣]/);
  });
});
