import { z } from "zod";

const title = z.string().trim().min(1).max(160);
const body = z.string().trim().max(4000);

export const incidentBody = z.strictObject({
  kind: z.enum(["incident", "maintenance"]),
  affects: z.array(z.string().trim().min(1).max(40)).max(30),
  title_en: title,
  title_ko: title,
  body_en: body.default(""),
  body_ko: body.default(""),
  starts_at: z.iso.datetime({ offset: true }),
  ends_at: z.iso.datetime({ offset: true }).nullable().default(null),
});

export const incidentChange = z.strictObject({
  title_en: title.optional(),
  title_ko: title.optional(),
  body_en: body.optional(),
  body_ko: body.optional(),
  ends_at: z.iso.datetime({ offset: true }).nullable().optional(),
});

export type IncidentView = {
  id: string;
  kind: "incident" | "maintenance";
  affects: string[];
  title: string;
  body: string;
  starts_at: string;
  ends_at: string | null;
  state: "planned" | "running" | "over";
};

export type StatusView = { ok: boolean; incidents: IncidentView[] };
