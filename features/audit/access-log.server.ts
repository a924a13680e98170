// Who of the staff looked at whose personal data, and how. Kept for two years, as the law asks.
import { lt, sql } from "drizzle-orm";
import { accessLog, customerViews } from "#db/schema/records.ts";
import type { AccessAction, AccessRecord, Shown } from "#platform/api/shown-data.ts";
import type { Db } from "#platform/db/database.ts";
import { expectedFailure } from "#platform/errors.ts";
import type { Log } from "#platform/log.ts";

export type Access = { staffId: string; customerId: string; action: AccessAction; subjectId: string; address: string };

type Entry = { staff: string; action: AccessAction; kind: Shown["kind"]; subject: string; address: string; at: string };

const waitMs = 200;
const retryMs = 2_000;
const batchMaximum = 1_000;
/** A database that is away for long must not fill the memory: beyond this the log takes it. */
const waitingMaximum = 20_000;

/** An open page asks again whenever something changes: that is still one reading. */
const readingMs = 10 * 60_000;
const readingsKept = 50_000;
/** These are counted every time. */
const always: readonly AccessAction[] = ["customer.contact", "enquiry.export"];

export function createAccessRecord(db: Db, log: Log): AccessRecord {
  let waiting: Entry[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();
  const readings = new Map<string, number>();

  function wake(ms: number): void {
    timer ??= setTimeout(() => {
      timer = undefined;
      void flush();
    }, ms).unref();
  }

  function flush(): Promise<void> {
    writing = writing.then(write);
    return writing;
  }

  async function write(): Promise<void> {
    while (waiting.length > 0) {
      const batch = waiting.slice(0, batchMaximum);
      try {
        await insertEntries(db, batch);
      } catch (error) {
        // Staff must be able to read while nothing can be saved.
        if (expectedFailure(error)?.id === "disk_full") say(batch);
        else {
          log.warn({ err: error, waiting: waiting.length }, "the access record could not be written yet");
          if (waiting.length > waitingMaximum) say(waiting.splice(0, waiting.length - waitingMaximum));
          wake(retryMs);
          return;
        }
      }
      waiting.splice(0, batch.length);
    }
  }

  function say(entries: readonly Entry[]): void {
    for (const access of entries) log.warn({ access }, "somebody looked at personal data while the access record could not be written");
  }

  return {
    add({ staffId, address }, action, shown) {
      const now = Date.now();
      for (const { kind, id } of shown) {
        const key = `${staffId} ${action} ${kind} ${id}`;
        if (!always.includes(action)) {
          if ((readings.get(key) ?? 0) > now - readingMs) continue;
          // The oldest goes first; a reading that is forgotten too early is written twice, no harm.
          if (readings.size >= readingsKept) readings.delete(readings.keys().next().value as string);
          readings.delete(key);
          readings.set(key, now);
        }
        waiting.push({ staff: staffId, action, kind, subject: id, address, at: new Date(now).toISOString() });
      }
      if (waiting.length > 0) wake(waitMs);
    },
    flush,
    async close() {
      clearTimeout(timer);
      timer = undefined;
      await flush();
      clearTimeout(timer);
      say(waiting);
      waiting = [];
    },
  };
}

/**
 * One statement for the whole batch; it finds the customer behind each thing. A loose file is its uploader's own and nobody else's. The
 * sender of an enquiry is a customer where the address is a proved one, else known by the enquiry alone.
 */
async function insertEntries(db: Db, entries: readonly Entry[]): Promise<void> {
  await db.execute(sql`
    with e as (
      select n, x->>'staff' staff, x->>'action' action, x->>'kind' kind, x->>'subject' subject, x->>'address' address, (x->>'at')::timestamptz at
      from jsonb_array_elements(${JSON.stringify(entries)}::jsonb) with ordinality as listed(x, n)
    )
    insert into access_log (staff_id, customer_id, action, subject_id, address, created_at)
    select e.staff, coalesce(t.customer_id, c.customer_id, f.customer_id, a.id, n.enquiry_id, f.bound_id, e.subject), e.action, e.subject, e.address, e.at
    from e
    left join tickets t on e.kind = 'ticket' and t.id = e.subject
    left join chats c on e.kind = 'chat' and c.id = e.subject
    left join files f on e.kind = 'file' and f.id = e.subject
    left join enquiry_entries n on f.bound_kind = 'enquiry-message' and n.id = f.bound_id
    left join enquiries q on e.kind = 'enquiry' and q.id = e.subject
    left join accounts a on a.kind = 'customer' and a.email = q.email and a.email_verified_at is not null
    where e.kind <> 'file' or f.customer_id is not null or f.bound_kind = 'enquiry-message'
    order by e.n`);
}

/** For what is written together with a change. */
export async function logAccess(db: Db, access: Access): Promise<void> {
  await db.insert(accessLog).values(access);
}

export async function sweepAccessLog(db: Db, days: number): Promise<void> {
  const before = new Date(Date.now() - days * 86_400_000);
  await db.delete(accessLog).where(lt(accessLog.createdAt, before));
  await db.delete(customerViews).where(lt(customerViews.createdAt, before));
}
