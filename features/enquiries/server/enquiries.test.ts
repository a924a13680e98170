import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { company } from "#content/brand.ts";
import { page as en } from "#content/en/resources/contact-us.ts";
import { page as ko } from "#content/ko/resources/contact-us.ts";
import { defaultLiveValues, fillLive } from "#content/live.ts";
import { enquiries } from "#db/schema/enquiries.ts";
import { mails } from "#db/schema/mails.ts";
import { type Api, createApi } from "#server/api.ts";
import { oneEngine, type TestServices, testServices } from "#tests/fixtures/test-services.ts";

const body = {
  intent: "sales",
  name: "Alex <b>Morgan</b>",
  email: "Alex@Example.com",
  message: "Two racks in ICN2, 6.6 kW each, from March.\r\nBcc: victim@example.com",
  consent: true,
  config: "30 TB, Korea",
};

describe.each(oneEngine)("on %s", (engine) => {
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

  const mailsTo = (to: string, count: number) =>
    vi.waitFor(
      async () => {
        const found = (await services.mail.captured()).filter((mail) => mail.to === to);
        expect(found).toHaveLength(count);
        return found;
      },
      { timeout: 30_000, interval: 100 },
    );

  test("an enquiry is stored, numbered, and mailed to the team, escaped", async () => {
    const first = await contact(body);
    const second = await contact(body, "ko");
    expect(first.status).toBe(201);
    const references = [(await first.json()).data.reference, (await second.json()).data.reference] as string[];
    expect(references[0]).toMatch(/^E-\d{4}-\d{6}$/);
    expect(new Set(references).size).toBe(2);
    const rows = await services.database.orm.select().from(enquiries);
    expect(rows).toHaveLength(2);
    expect(rows[0]).toMatchObject({ email: "alex@example.com", config: "30 TB, Korea", status: "new" });
    const told = await mailsTo("sales@example.com", 2);
    expect(told[0]?.html).not.toContain("<b>Morgan");
    expect(told[0]?.subject).not.toContain("\n");
  });

  test.each(["support", "attack"])(
    "desk: an enquiry about %s goes to support, with a title, a link and its sender to reply to",
    async (intent) => {
      const reference = (await (await contact({ ...body, intent, service: "dedicated-line" })).json()).data.reference as string;
      const [mail] = await mailsTo("support@example.com", 1);
      expect(mail?.text, "look 24: the name of a service, not its address").not.toContain("dedicated-line");
      expect(mail?.text).toContain("전용회선");
      const [{ id } = { id: "" }] = await services.database.orm.select().from(enquiries);
      expect(mail?.subject).toContain(reference);
      expect(mail?.html).toContain("<title>");
      expect(mail?.text).toContain(`/staff/enquiries/${id}`);
      // In the team's language, whatever the sender's.
      expect(mail?.text).toMatch(/[가-힣]/);
      const [row] = await services.database.orm.select().from(mails).where(eq(mails.recipient, "support@example.com"));
      expect(row?.headers["reply-to"]).toBe("alex@example.com");
    },
  );

  test.each(["en", "ko"] as const)("customer 1: the sender gets a confirmation in %s, without a word of what was typed", async (locale) => {
    const typed = {
      ...body,
      name: "Qwertz Uiop",
      company: "Yxcvb",
      phone: "+82 10 9876 5432",
      config: "Asdfgh",
      message: "Jklmn ".repeat(5),
    };
    const reference = (await (await contact(typed, locale)).json()).data.reference as string;
    const [mail] = (await services.mail.captured()).filter(({ to }) => to === "alex@example.com");
    if (!mail) throw new Error("no confirmation");
    expect(mail.subject).toContain(reference);
    const { name, reply } = fillLive({ en, ko }[locale].intents.items.sales, defaultLiveValues(locale));
    const facts = [name, reply, company.contact.phone[locale]];
    for (const fact of [reference, "sales@example.com", ...facts]) expect(mail.text).toContain(fact);
    for (const text of [mail.subject, mail.text, mail.html]) {
      expect(text).not.toMatch(/Qwertz|Yxcvb|9876|Asdfgh|Jklmn/);
      if (locale === "ko") expect(text).toMatch(/[가-힣]/);
    }
  });

  test("customer 1: an attack's confirmation names the emergency line", async () => {
    await contact({ ...body, intent: "attack" });
    const mail = (await services.mail.captured()).find(({ to }) => to === "alex@example.com");
    expect(mail?.text).toContain(company.contact.emergencyPhone.en);
  });

  test("customer 1: nobody's mailbox is filled from the form, and no enquiry is refused for it", async () => {
    for (let count = 0; count < 6; count += 1) expect((await contact({ ...body, email: "ALEX@example.com" })).status).toBe(201);
    const mails = await services.mail.captured();
    expect(mails.filter(({ to }) => to === "alex@example.com")).toHaveLength(3);
    expect(await services.database.orm.select().from(enquiries)).toHaveLength(6);
  });

  test("the trap answers alike and stores nothing", async () => {
    const answer = await contact({ ...body, website: "http://spam.example" });
    expect(answer.status).toBe(201);
    expect((await answer.json()).data.reference).toMatch(/^E-\d{4}-\d{6}$/);
    expect(await services.database.orm.select().from(enquiries)).toEqual([]);
    expect(await services.mail.captured()).toEqual([]);
  });

  test("wrong entries are named in the caller's language; unknown fields are refused", async () => {
    const answer = await contact({ intent: "sales", name: "", email: "x", message: "short", consent: false, admin: true }, "ko");
    expect(answer.status).toBe(422);
    const { errors, message } = (await answer.json()) as { errors: Record<string, string[]>; message: string };
    expect(Object.keys(errors).sort()).toEqual(["admin", "consent", "email", "message", "name"]);
    expect(message).toMatch(/[가-힣]/);
  });
});
