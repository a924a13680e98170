// What was told of an incident, by mail to whoever asked for it: a hundred at a time, each once, however often the job runs.
import { createHash } from "node:crypto";
import { z } from "zod";
import { versionFor } from "#content/versions.ts";
import { stageAt } from "#features/status/rules/stages.ts";
import { touchedWords } from "#features/status/server/component-names.server.ts";
import { type StatusServices, statusMailJob } from "#features/status/server/incidents.server.ts";
import { type IncidentRow, incidentRow } from "#features/status/server/status.server.ts";
import { leavingSignature, type Subscriber, subscribersAfter } from "#features/status/server/subscribers.server.ts";
import { nullWhenGone } from "#platform/errors.ts";
import { composeMail } from "#platform/mail/compose-mail.ts";
import { toldMail } from "./status.email.ts";

const atOnce = 100;

/** `updateId` is empty for what was written when it was published. */
export const statusMail = z.object({ incidentId: z.string(), updateId: z.string(), after: z.string().default("") });
type StatusMail = z.output<typeof statusMail>;

export async function sendStatusMails(services: StatusServices, { incidentId, updateId, after }: StatusMail): Promise<void> {
  const db = services.database.orm;
  const incident = await incidentRow(db, incidentId).catch(nullWhenGone);
  if (!incident) return;
  const toldAt = incident.updates.find(({ id }) => id === updateId)?.at ?? incident.createdAt;
  const people = await subscribersAfter(db, after, toldAt, atOnce);
  for (const person of people) await mailOne(services, incident, updateId, person);
  const last = people.at(-1);
  if (last && people.length === atOnce) await services.jobs.send(db, statusMailJob, { incidentId, updateId, after: last.id });
}

async function mailOne(services: StatusServices, incident: IncidentRow, updateId: string, { id: subscriber, email, locale }: Subscriber) {
  const { config, secrets, origin, mail, database } = services;
  const update = incident.updates.find(({ id }) => id === updateId);
  const way = `${subscriber}/${leavingSignature(secrets.signing, subscriber)}`;
  const words = toldMail({
    locale,
    title: versionFor(incident.title, locale),
    stage: update?.stage ?? stageAt(incident, incident.createdAt),
    text: versionFor(update?.text ?? incident.body, locale),
    affected: incident.touched.map((pair) => touchedWords(pair, locale)),
    startsAt: incident.startsAt,
    endsAt: incident.endsAt,
    planned: incident.startsAt > new Date(),
    page: `${origin(locale)}/status/${incident.id}`,
    leave: `${origin(locale)}/status-mail/leave/${way}`,
  });
  const composed = await composeMail(words);
  const id = createHash("sha256").update(`status:${incident.id}:${updateId}:${subscriber}`).digest("base64url").slice(0, 24);
  const headers = {
    "list-unsubscribe": `<${config.API_BASE_URL ?? `${origin(locale)}/api`}/status-subscribers/${way}>`,
    "list-unsubscribe-post": "List-Unsubscribe=One-Click",
  };
  await database.orm.transaction((tx) => mail.send(tx, { id, to: email, locale, ...composed, headers }));
}
