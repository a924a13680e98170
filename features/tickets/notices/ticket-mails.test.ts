// What strangers type, in mails: subjects, names, file names and texts stay text, in both languages and both kinds of body.
import PostalMime from "postal-mime";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { limits } from "#features/support/rules/support-settings.ts";
import { body, openOne } from "#features/tickets/server/ticket-fixture.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { type ApiBench, apiBench } from "#tests/fixtures/api-bench.ts";
import { type SmtpInbox, smtpInbox } from "#tests/fixtures/outside/smtp-inbox.ts";
import { usualEngine } from "#tests/fixtures/test-services.ts";
import { customerMails, staffMails, type TicketMailFacts, ticketMail } from "./ticket.email.ts";

/** Each carries a name of its own, so that it can be told where it came out. */
const payloads = [
  '<script>alert("XSS")</script>',
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "</title><style>*{display:none}</style>",
  '<a href="javascript:alert(1)">click</a>',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  "<!--[if mso]><script>alert(1)</script><![endif]-->",
  "{{constructor.constructor('alert(1)')()}} #{7*7} <%= 7*7 %>",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "<base href=https://evil.example/><form action=https://evil.example/>",
  "\u202egnp.exe <b>bold</b>",
];

const facts = (text: string, over: Partial<TicketMailFacts> = {}): TicketMailFacts => ({
  locale: "en",
  timezone: "Asia/Seoul",
  rules: { autoCloseDays: 7, reopenDays: 14 },
  name: text,
  origin: "https://aranode.example",
  ticketId: "t-1",
  number: "AR-2026-000482",
  subject: text,
  department: "technical",
  priority: "high",
  service: text,
  customer: text,
  actor: text,
  text: `${text}\n${text}`,
  incident: { id: "i-1", title: text, stage: text, text },
  files: [text, text],
  dueAt: new Date("2026-11-12T05:00:00Z"),
  answeredAt: new Date("2026-11-12T05:00:00Z"),
  closedAt: new Date("2026-11-12T05:00:00Z"),
  closedBy: "staff",
  answerable: true,
  unproved: false,
  automatic: false,
  waitsForThem: true,
  settings: "https://aranode.example/staff/settings/notifications",
  ...over,
});

/** Elements and attributes of a page, read the way a browser does: a payload that became markup shows here. */
function elementsOf(html: string): { names: Set<string>; attributes: string[] } {
  const names = new Set<string>();
  const attributes: string[] = [];
  for (const [, name = "", rest = ""] of html.matchAll(/<([a-z][a-z0-9-]*)((?:"[^"]*"|'[^']*'|[^'">])*)>/gi)) {
    names.add(name.toLowerCase());
    for (const [, attribute = "", value = ""] of rest.matchAll(/([\w:-]+)\s*=\s*"([^"]*)"/g))
      attributes.push(`${attribute.toLowerCase()}=${value}`);
  }
  return { names, attributes };
}

test.each([
  ["en", "This ticket closes on 15 November 2026 unless you reply"],
  ["ko", "회신이 없으면 2026년 11월 15일에 티켓이 종료됩니다"],
] as const)("copy: the notice of a closing names its day, however long before it is sent (%s)", (locale, heading) => {
  const rules = { autoCloseDays: 3, reopenDays: 14 };
  expect(ticketMail("closing", facts("harmless", { locale, rules })).heading).toBe(heading);
});

describe.each([...customerMails, ...staffMails])("mail %s", (kind) => {
  test.each(["en", "ko"] as const)("shows payloads as text in %s", async (locale) => {
    const plain = elementsOf((await composeMail(ticketMail(kind, facts("harmless", { locale })))).html);
    for (const payload of payloads) {
      const { html, text, subject } = await composeMail(ticketMail(kind, facts(payload, { locale })));
      const found = elementsOf(html);
      expect([...found.names].sort(), payload).toEqual([...plain.names].sort());
      expect(found.attributes.filter((attribute) => /^on|javascript:|evil\.example/.test(attribute))).toEqual([]);
      expect(found.attributes.filter((attribute) => attribute.startsWith("href="))).toEqual(
        plain.attributes.filter((attribute) => attribute.startsWith("href=")),
      );
      expect(html.match(/<script|<svg|<iframe|<form|<base/gi) ?? []).toEqual([]);
      expect(subject).toBe(`[AR-2026-000482] ${payload}`);
      expect(text).not.toBe("");
    }
  });
});

describe("how many", () => {
  let bench: ApiBench;
  beforeAll(async () => {
    bench = await apiBench();
  });
  afterAll(() => bench.dispose());

  test("security 13: what one customer sends does not silence the alerts about another, nor alerts of another kind", async () => {
    const [loud, quiet, agent] = [await bench.person(), await bench.person(), await bench.person({ role: "agent" })];
    const noisy = await openOne(bench, loud);
    await bench.mailsTo(agent.email, 1);
    // As many as one customer can cause.
    for (let n = 0; n <= limits.mailPerCustomer.points; n += 1) {
      await bench.services.limits.allows(limits.mailPerCustomer, agent.id);
      await bench.services.limits.allows(limits.mailPerCustomer, `${agent.id}:${loud.id}:staff_reply`);
    }
    await bench.call("POST", `/tickets/${noisy.id}/messages`, { body: body("One more") }, { token: loud.token });
    await openOne(bench, quiet);
    expect(await bench.mailsTo(agent.email, 2)).toHaveLength(2);
    await openOne(bench, loud, { subject: "Another one" });
    expect(await bench.mailsTo(agent.email, 3)).toHaveLength(3);
  });
});

describe("over SMTP", () => {
  let inbox: SmtpInbox;
  let bench: ApiBench;
  beforeAll(async () => {
    inbox = await smtpInbox();
    bench = await apiBench(usualEngine, { SMTP_URL: inbox.url });
  });
  afterAll(async () => {
    await bench.dispose();
    await inbox.stop();
  });

  const arrived = async (count: number) => {
    for (const until = Date.now() + 20_000; inbox.received.length < count && Date.now() < until; )
      await new Promise((r) => setTimeout(r, 50));
    return inbox.received;
  };

  test("no header, recipient or part can be written by a name or a subject", async () => {
    const name = 'Eve, <victim@evil.example>, "x"\u00a0Bcc: victim@evil.example';
    const customer = await bench.person({ name });
    const agent = await bench.person({ role: "agent", name: "Park" });
    const refused = await bench.call(
      "POST",
      "/tickets",
      { subject: "x\r\nBcc: victim@evil.example", department: "technical", priority: "low", body: body("x") },
      { token: customer.token },
    );
    expect(refused.status).toBe(422);
    await openOne(bench, customer, {
      subject: 'Bcc: victim@evil.example "<script>" =?utf-8?q?=0D=0ABcc:_a@b?=',
      body: body("--b\r\nContent-Type: text/html\r\n\r\n<b>"),
    });
    const received = await arrived(2);
    expect(received.map(({ to }) => to).sort()).toEqual([[agent.email], [customer.email]].sort());
    for (const { raw, mail } of received) {
      expect(raw.split("\r\n\r\n")[0]).not.toMatch(/^(bcc|cc):/im);
      expect(mail.to?.map(({ address }) => address)).toHaveLength(1);
      expect(mail.subject).toContain("Bcc: victim@evil.example");
      expect(mail.attachments).toEqual([]);
      expect(mail.html).not.toContain("<script>");
      // Threads by one root, and says that a machine wrote it.
      expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-generated");
      expect(mail.references).toMatch(/^<ticket\.[\w-]+@example\.com>$/);
      expect((await PostalMime.parse(raw)).html).toBe(mail.html);
    }
  });
});
