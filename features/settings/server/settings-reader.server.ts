// The settings that hold, in memory: read by every request without asking the database. Every replica reads them again when one of them has
// saved (topic "settings" of the event bus, which also catches up after a lost connection), and when a value's day has come.
import { and, desc, eq, gt, lte } from "drizzle-orm";
import { type Company, type LiveValues, liveValues } from "#content/live.ts";
import { type Locale, locales } from "#content/locales.ts";
import { type PriceList, priceList } from "#content/price-list.ts";
import { settingVersions } from "#db/schema/settings.ts";
import { companyOf } from "#features/settings/rules/company-settings.ts";
import { deskOf, liveDeskOf } from "#features/settings/rules/desk-settings.ts";
import { messageLimitsOf } from "#features/settings/rules/limit-values.ts";
import { pricesAt, priceValueOf } from "#features/settings/rules/price-settings.ts";
import { liveRetentionOf } from "#features/settings/rules/retention-values.ts";
import { type SettingGroup, settingGroups } from "#features/settings/rules/setting-figures.ts";
import { groups, type SettingValues } from "#features/settings/rules/setting-groups.ts";
import type { DepartmentSetting } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import type { Desk } from "#features/support/rules/desk.ts";
import type { MessageLimits } from "#features/support/rules/message-limits.ts";
import type { TicketField } from "#features/support/rules/ticket-fields.ts";
import type { Database, Db } from "#platform/db/database.ts";
import type { EventBus } from "#platform/events/event-bus.ts";
import type { Log } from "#platform/log.ts";

export const settingsTopic = "settings";

export type SettingsReader = {
  current(): Readonly<SettingValues>;
  /** When the desk is open, and by when this department answers. */
  desk(department?: Department): Desk;
  company(): Company;
  prices(): PriceList;
  /** In their order. */
  departments(): readonly DepartmentSetting[];
  /** The same, null where nobody has set anything: pages need not be told. */
  departmentsSet(): readonly DepartmentSetting[] | null;
  /** How much a message holds; null where nobody has set anything. */
  limitsSet(): MessageLimits | null;
  /** The fields of tickets that the provider has defined, retired ones among them. */
  fields(): readonly TicketField[];
  /** What stands in copy and mails of a language where it names a value. */
  live(locale: Locale): LiveValues;
  /** Called on this replica after other values have come to hold here. */
  onChange(listener: () => void): void;
  start(): Promise<void>;
  stop(): void;
};

/** Timers take no longer than this; the value's day is looked at again then. */
const longestWaitMs = 12 * 3_600_000;

export function createSettingsReader(database: Database, bus: EventBus, log: Log): SettingsReader {
  let stored: Partial<Record<SettingGroup, unknown>> = {};
  let kept: Kept | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let reading: Promise<void> = Promise.resolve();
  const listeners: (() => void)[] = [];

  /** Kept until something is saved or a year begins: the preset holidays are those of the year and the next. */
  function held() {
    const now = new Date();
    const year = now.getFullYear();
    if (kept?.year !== year) kept = keep(year, valuesAt(stored, now, log));
    return kept;
  }

  async function read(): Promise<void> {
    const before = JSON.stringify(stored);
    const now = new Date();
    const found = await Promise.all(settingGroups.map(async (group) => [group, await valueAt(database.orm, group, now)] as const));
    stored = Object.fromEntries(found);
    const [next] = await database.orm
      .select({ at: settingVersions.holdsFrom })
      .from(settingVersions)
      .where(gt(settingVersions.holdsFrom, now))
      .orderBy(settingVersions.holdsFrom)
      .limit(1);
    clearTimeout(timer);
    if (next && !stopped) timer = setTimeout(refresh, Math.min(longestWaitMs, next.at.getTime() - Date.now() + 5)).unref();
    if (JSON.stringify(stored) === before) return;
    kept = undefined;
    for (const listener of listeners) listener();
  }

  /** One after the other: an older answer never replaces a younger one. */
  function refresh(): Promise<void> {
    reading = reading.then(read).catch((error) => log.error({ err: error }, "settings could not be read again"));
    return reading;
  }

  bus.subscribe(settingsTopic, refresh);
  return {
    current: () => held().values,
    desk(department) {
      const { values, desks } = held();
      const known = desks.get(department ?? "");
      if (known) return known;
      const desk = deskOf(values, department);
      desks.set(department ?? "", desk);
      return desk;
    },
    company: () => held().company,
    prices: () => held().prices,
    fields: () => held().values.fields.fields,
    departments: () => held().values.departments.departments,
    departmentsSet: () => (stored.departments ? held().values.departments.departments : null),
    limitsSet: () => (stored.limits ? held().limits : null),
    live: (locale) => held().live[locale],
    onChange: (listener) => void listeners.push(listener),
    start: read,
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

type Kept = {
  year: number;
  values: SettingValues;
  desks: Map<Department | "", Desk>;
  company: Company;
  prices: PriceList;
  limits: MessageLimits;
  live: Record<Locale, LiveValues>;
};

function keep(year: number, values: SettingValues): Kept {
  const [company, desk] = [companyOf(values.company), liveDeskOf(deskOf(values))];
  const prices = priceList(priceValueOf(values.prices));
  const liveOf = (locale: Locale) =>
    liveValues(locale, company, desk, prices, { signature: values.mail.signature[locale], retention: liveRetentionOf(values.retention) });
  const live = Object.fromEntries(locales.map((locale) => [locale, liveOf(locale)])) as Kept["live"];
  return { year, values, desks: new Map(), company, prices, limits: messageLimitsOf(values.limits), live };
}

async function valueAt(db: Db, group: SettingGroup, at: Date): Promise<unknown> {
  if (group === "prices") return readPriceList(db, at);
  const [row] = await db
    .select({ value: settingVersions.value })
    .from(settingVersions)
    .where(and(eq(settingVersions.groupName, group), lte(settingVersions.holdsFrom, at)))
    .orderBy(desc(settingVersions.holdsFrom), desc(settingVersions.seq))
    .limit(1);
  return row?.value ?? null;
}

/** Every change that has come to hold by then; none where nobody has set a price. */
async function readPriceList(db: Db, at: Date): Promise<unknown> {
  const rows = await db
    .select()
    .from(settingVersions)
    .where(and(eq(settingVersions.groupName, "prices"), lte(settingVersions.holdsFrom, at)));
  return rows.length > 0 ? pricesAt(rows, at) : null;
}

function valuesAt(stored: Partial<Record<SettingGroup, unknown>>, now: Date, log: Log): SettingValues {
  const read = <G extends SettingGroup>(group: G) => readValue(group, stored[group], now, log);
  return {
    calendar: read("calendar"),
    targets: read("targets"),
    company: read("company"),
    prices: read("prices"),
    mail: read("mail"),
    fields: read("fields"),
    departments: read("departments"),
    support: read("support"),
    limits: read("limits"),
    retention: read("retention"),
  };
}

/** A value of another release that does not fit this one counts as none; it stays stored. */
export function readValue<G extends SettingGroup>(group: G, stored: unknown, now: Date, log?: Log): SettingValues[G] {
  const { schema, defaults } = groups[group];
  if (stored === null || stored === undefined) return defaults(now);
  const read = schema.safeParse(stored);
  if (read.success) return read.data;
  log?.error({ group, issues: read.error.issues }, "a stored setting does not fit this release; its default holds");
  return defaults(now);
}
