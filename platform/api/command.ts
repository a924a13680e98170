// The frame of everything that changes something (decision 18): limits first, then one transaction in which the work is done, its events,
// mails and jobs are stored and its audit is written, then the answer. What was not committed is not announced (platform/events). A write
// that is sent again under the same Idempotency-Key gets the same answer and is not done twice.
import type { Locale } from "#content/locales.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import type { Limit } from "#platform/rate-limits.ts";
import { isSocketId } from "#platform/realtime/frames.ts";
import type { ApiCall, HandlerAnswer } from "./api-call.ts";
import { changesNoted, subjectOf } from "./audit-trail.ts";
import { type AnswerResponse, type ApiContext, type ApiRouter, type Call, type CallOf, endpoint } from "./endpoint.ts";
import { errorAnswer } from "./error-answer.ts";
import { writeOnce } from "./idempotency.ts";
import type { Viewer } from "./viewer.ts";

/** Who does it, from where, and in which language they read the answer. */
export type Actor<V extends Viewer | null = Viewer> = {
  viewer: V;
  reader: V extends Viewer ? Reader<V["kind"]> : Reader | null;
  locale: Locale;
  address: string;
  userAgent: string;
  /** The caller's page: it knows already and is not told. */
  socketId: string | undefined;
};
export type Reader<Kind extends Viewer["kind"] = Viewer["kind"]> = { id: string; kind: Kind; locale: Locale };

export type CommandCall<C extends ApiCall> = CallOf<C> & { actor: Actor<CallOf<C>["viewer"]> };

export type Frame<C extends ApiCall, Proved> = {
  /** Counted per account, before the transaction, and not for an answer that is given again. */
  limit?: Limit;
  /** What has to be slow, asked elsewhere or counted otherwise: done before the transaction, handed to the work. */
  before?: (made: CommandCall<C>) => Promise<Proved>;
  /** Another way that has done it already, in a transaction it shares with others. */
  instead?: (made: CommandCall<C>) => Promise<HandlerAnswer<C> | null>;
  /** Written in the same transaction. */
  audit?: (tx: Db, made: CommandCall<C>) => Promise<void>;
  /** What a refused writer has not seen yet, sent along with the refusal; undefined for other failures. */
  newer?: (error: unknown, made: CommandCall<C>) => unknown;
  /** What comes in or goes out is a secret: nothing of it is kept for a repetition, which is then a new call. */
  secret?: true;
};

type Work<C extends ApiCall, Proved> = (tx: Db, made: CommandCall<C> & { proved: Proved }) => Promise<HandlerAnswer<C>>;

const framed = new WeakSet<ApiCall>();

/** Asked by the test over the inventory. */
export function isCommand(call: ApiCall): boolean {
  return framed.has(call);
}

export function command<C extends ApiCall, Proved = undefined>(
  router: ApiRouter,
  call: C,
  frame: Frame<C, Proved>,
  work: Work<C, Proved>,
): void {
  framed.add(call);
  endpoint(router, call, async (given) => {
    const made = { ...given, actor: actorOf(given as Call) } as CommandCall<C>;
    try {
      const quick = await frame.instead?.(made);
      return quick ?? (await perform(call, frame, made, work));
    } catch (error) {
      const newer = await frame.newer?.(error, made);
      if (newer === undefined || !(error instanceof AppError)) throw error;
      const answer = errorAnswer(error, given.locale, given.c.var.requestId);
      return given.c.json({ ...((await answer.json()) as object), data: newer }, 409) as AnswerResponse<HandlerAnswer<C>>;
    }
  });
}

async function perform<C extends ApiCall, Proved>(call: C, frame: Frame<C, Proved>, made: CommandCall<C>, work: Work<C, Proved>) {
  let proved = undefined as Proved;
  const before = async () => {
    if (frame.limit) await made.limits.consume(frame.limit, made.viewer?.id ?? made.actor.address);
    if (frame.before) proved = await frame.before(made);
  };
  const accountId = frame.secret ? undefined : made.viewer?.id;
  const { c, db, body } = made;
  return writeOnce<HandlerAnswer<C>>({ c, db, accountId, body, status: call.status, before }, async (tx) => {
    const answer = await work(tx, { ...made, proved });
    await frame.audit?.(tx, made);
    await writeDown(tx, call, made as unknown as Call, answer);
    return answer;
  });
}

/** What staff did, in the audit log. Also for calls with a frame of their own, as the last thing of each of their transactions. */
export async function writeDown(tx: Db, call: ApiCall, { c, viewer, params }: Call, answer: unknown): Promise<void> {
  if (viewer?.kind !== "staff") return;
  await c.var.auditTrail.write(tx, {
    call,
    by: { id: viewer.id, keyId: viewer.key?.id ?? null },
    subjectId: subjectOf({ params, answer, viewerId: viewer.id }),
    changes: changesNoted(tx),
    address: c.var.clientAddress,
    userAgent: c.var.userAgent,
  });
}

export function actorOf<V extends Viewer | null>({ c, viewer, locale }: { c: ApiContext; viewer: V; locale: Locale }): Actor<V> {
  const { clientAddress: address, userAgent } = c.var;
  return { viewer, reader: viewer ? readerOf({ viewer, locale }) : null, locale, address, userAgent, socketId: socketIdOf(c) } as Actor<V>;
}

export function readerOf<V extends Viewer>({ viewer, locale }: { viewer: V; locale: Locale }): Reader<V["kind"]> {
  return { id: viewer.id, kind: viewer.kind, locale };
}

function socketIdOf(c: ApiContext): string | undefined {
  const given = c.req.header("x-socket-id");
  return isSocketId(given) ? given : undefined;
}
