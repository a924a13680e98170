// What all mails go by: read with its history, saved, drawn as a mail, sent to oneself.
import { z } from "zod";
import { locales } from "#content/locales.ts";
import { apiCall, one } from "#platform/api/api-call.ts";
import { emptyBody } from "#platform/api/call-fields.ts";
import { nobody } from "#platform/api/shown-data.ts";
import { mailValue } from "./mail-settings.ts";
import { access, seen, shows, tag, view } from "./settings.contract.ts";

const mailView = view(mailValue).extend({
  /** What the configuration says: the address mails come from, the name beside it where none is set, domains a reply address may have. */
  configured: z.object({ name: z.string(), address: z.string(), domains: z.array(z.string()) }),
});

export const readMail = apiCall({
  id: "readMail",
  method: "get",
  path: "/staff/settings/mail",
  access,
  tag,
  summary: "Sender, reply address and signature of all mails as they hold, with every change of them",
  shows,
  answer: one(mailView),
});

export const saveMail = apiCall({
  id: "saveMail",
  method: "put",
  path: "/staff/settings/mail",
  access,
  freshFactor: true,
  tag,
  summary: "Set sender, reply address and signature; every mail written from then on has them",
  body: z.strictObject({ version: seen, value: mailValue }),
  shows,
  answer: one(mailView),
});

const drawnMail = z.object({ from: z.string(), reply_to: z.string(), subject: z.string(), html: z.string() }).meta({ id: "DrawnMail" });
export type DrawnMail = z.output<typeof drawnMail>;

export const previewMail = apiCall({
  id: "previewMail",
  method: "post",
  path: "/staff/settings/mail/preview",
  access,
  tag,
  summary: "The mail that says a password was changed, in every language, as it would leave with these values",
  body: z.strictObject({ value: mailValue }),
  shows: nobody("the caller's own name in a made-up mail"),
  answer: one(z.record(z.enum(locales), drawnMail)),
});

export const sendTestMail = apiCall({
  id: "sendTestMail",
  method: "post",
  path: "/staff/settings/mail/test",
  access,
  tag,
  summary: "Send a mail with the values that hold to the caller's own address",
  body: emptyBody,
  shows: nobody("the caller's own address"),
  answer: one(z.object({ id: z.literal("mail"), to: z.string() })),
});
