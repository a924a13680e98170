// The page of one ticket, put together.
import "#features/tickets/customer/list/ticket-list.css";
import "./ticket-screen.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { Link } from "react-router";
import { useConnectionState } from "#features/realtime/use-live.ts";
import { asRichText } from "#features/rich-text/read-rich-text.ts";
import type { MessageView, TicketView } from "#features/tickets/rules/ticket-views.ts";
import type { sayTicketTyping } from "#features/tickets/rules/tickets.contract.ts";
import { sendCall } from "#platform/api/browser-call.ts";
import { formatDate } from "#platform/i18n/format.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { buttonClass } from "#ui/button.tsx";
import { Notice } from "#ui/notice.tsx";
import { showToast } from "#ui/toast.ts";
import { useNow } from "#ui/use-now.ts";
import { useOpenAtNewest } from "#ui/use-open-at-newest.ts";
import { ChangePriority } from "./change-priority.tsx";
import { CloseTicket } from "./close-ticket.tsx";
import { EscalateTicket } from "./escalate-ticket.tsx";
import type { OwnTicketOutcome } from "./own-ticket-outcome.ts";
import { RateTicket, ReopenTicket } from "./rate-ticket.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { mergeThread, type ThreadLog } from "./thread-log.ts";
import { TicketCopies } from "./ticket-copies.tsx";
import { PriorityLabel, ServiceLabel, StateLabel } from "./ticket-marks.tsx";
import { TicketSide } from "./ticket-side.tsx";
import { TicketThread } from "./ticket-thread.tsx";
import { TicketCourse } from "./ticket-timeline.tsx";
import type { Clockwork } from "./ticket-times.ts";
import { UnsentReply } from "./unsent-reply.tsx";
import { useTicketTyping } from "./use-ticket-typing.ts";

type TicketScreenProps = {
  loaded: {
    ticket: TicketView;
    messages: MessageView[];
    moreBefore: boolean;
    earlierPage: boolean;
    own: { id: string; name: string; company: string | null };
    clockwork: Clockwork;
    replyKey: string;
    repliesByMail: boolean;
    answerMinutes: number;
  };
  fetcher: FetcherWithComponents<unknown>;
  outcome: OwnTicketOutcome | null;
  earlier: { messages: MessageView[] | null; moreBefore: boolean; loading: boolean; load: (beforeSeq: number) => void };
  actions: ReactNode;
  /** What was said before the ticket was one: shown above its messages. */
  history: ReactNode;
};

const typingEveryMs = 1_500;

export function TicketScreen({ loaded, fetcher, outcome, earlier, actions, history }: TicketScreenProps) {
  const { ticket, own, clockwork } = loaded;
  const now = useNow(ticket.now, 30_000);
  const writing = useTicketTyping(own.id)[ticket.id];
  const [seenSeq] = useState(ticket.read_seq);
  const log = useThreadLog(loaded, earlier);
  const onTyping = useTypingReport(ticket.id);
  const sent = useTold(outcome);
  const action = `/customer/ticket/details/${ticket.id}`;
  const merged = ticket.links.find(({ kind }) => kind === "merged_into");
  useOpenAtNewest(ticket.id, ...(loaded.earlierPage ? [] : [".thread-new", ".thread [role=log] > :last-child"]));
  const count = log.messages.filter(({ kind }) => kind === "public").length;
  const sending = sendingOf(fetcher, own);
  const failed = outcome && "failed" in outcome ? outcome : null;
  return (
    <>
      <div className="account-title">
        <div className="ticket-title">
          <p className="ticket-printed">
            {m.ticket_printed({ number: ticket.number, date: formatDate(now, clockwork.locale, clockwork.timeZone) })}
          </p>
          <h1 {...writtenIn(ticket.subject)}>{ticket.subject}</h1>
          <div className="ticket-facts">
            <StateLabel state={ticket.state} />
            <PriorityLabel priority={ticket.priority} />
            {ticket.service ? <ServiceLabel service={ticket.service} /> : null}
            <span>{count === 1 ? m.ticket_messages_one() : m.ticket_messages_many({ count: String(count) })}</span>
          </div>
        </div>
        <div className="account-actions">{actions}</div>
      </div>
      <Deaf />
      <TicketCourse ticket={ticket} messages={log.messages} answerMinutes={loaded.answerMinutes} now={now} clockwork={clockwork} />
      <div className="ticket-cols">
        <div>
          {history}
          <TicketThread
            messages={log.messages}
            seenSeq={seenSeq}
            now={now}
            clockwork={clockwork}
            writing={writing}
            sending={sending}
            earlier={<Earlier log={log} loaded={loaded} earlier={earlier} />}
          />
          {ticket.may.reply ? (
            <ReplyForm
              {...{ ticket, own, fetcher, sent, clockwork, onTyping }}
              replyKey={loaded.replyKey}
              byMail={loaded.repliesByMail}
              failure={failed?.failed === "reply" ? failed.failure : null}
            />
          ) : (
            <>
              {merged ? (
                <Notice action={<Link to={`/customer/ticket/details/${merged.id}`}>{merged.number}</Link>}>
                  {m.ticket_merged_notice({ number: merged.number })}
                </Notice>
              ) : null}
              <UnsentReply
                key={ticket.id}
                ticketId={ticket.id}
                into={merged}
                refused={failed?.failed === "reply" ? failed.failure : null}
              />
            </>
          )}
        </div>
        <TicketSide ticket={ticket} own={own} now={now} clockwork={clockwork}>
          {failed && failed.failed !== "reply" && failed.message ? (
            <Notice tone="late" announce>
              {failed.message}
            </Notice>
          ) : null}
          <TicketCopies {...{ fetcher, action, ticket }} error={failed?.failed === "copy" ? failed.errors.email : undefined} />
          <ChangePriority
            {...{ fetcher, action, ticket, now, clockwork }}
            error={failed?.failed === "priority" ? failed.errors.priority : undefined}
          />
          <EscalateTicket {...{ fetcher, action, ticket, now, clockwork }} />
          {ticket.may.close ? <CloseTicket fetcher={fetcher} action={action} writing={writing} /> : null}
          <RateTicket {...{ fetcher, action, ticket, clockwork }} refused={failed?.failed === "rate" ? failed : undefined} />
          <ReopenTicket {...{ fetcher, action, ticket, clockwork }} />
        </TicketSide>
      </div>
    </>
  );
}

/** Said on the page itself: the dot in the top bar is not there on phones. */
function Deaf() {
  const state = useConnectionState();
  return state === "offline" || state === "reconnecting" ? (
    <div className="apart-below">
      <Notice tone="soon" announce>
        {m.ticket_deaf()}
      </Notice>
    </div>
  ) : null;
}

function Earlier({ log, loaded, earlier }: Pick<TicketScreenProps, "loaded" | "earlier"> & { log: ThreadLog }) {
  const oldest = log.messages[0]?.seq;
  const path = `/customer/ticket/details/${loaded.ticket.id}`;
  if (loaded.earlierPage) {
    return (
      <p className="thread-earlier">
        <Link className={buttonClass({ kind: "quiet", size: "compact" })} to={path}>
          {m.ticket_latest()}
        </Link>
      </p>
    );
  }
  if (!log.moreBefore || oldest === undefined) return null;
  return (
    <p className="thread-earlier">
      <a
        className={buttonClass({ kind: "quiet", size: "compact" })}
        href={`${path}?before=${oldest}`}
        aria-busy={earlier.loading || undefined}
        onClick={(event) => {
          event.preventDefault();
          if (!earlier.loading) earlier.load(oldest);
        }}
      >
        {m.ticket_earlier()}
      </a>
    </p>
  );
}

function useThreadLog(loaded: TicketScreenProps["loaded"], earlier: TicketScreenProps["earlier"]): ThreadLog {
  const { ticket, messages, moreBefore } = loaded;
  const [log, setLog] = useState<ThreadLog>({ ticketId: ticket.id, messages, moreBefore });
  useEffect(() => setLog((known) => mergeThread(known, { ticketId: ticket.id, messages, moreBefore })), [ticket.id, messages, moreBefore]);
  useEffect(() => {
    const older = earlier.messages;
    if (older) setLog((known) => mergeThread(known, { ticketId: ticket.id, messages: older, moreBefore: earlier.moreBefore }));
  }, [ticket.id, earlier.messages, earlier.moreBefore]);
  return log;
}

/** At most every second and a half; it may be lost. */
function useTypingReport(id: string): () => void {
  const last = useRef(0);
  return () => {
    if (Date.now() - last.current < typingEveryMs) return;
    last.current = Date.now();
    void sendCall<typeof sayTicketTyping>("sayTicketTyping", { params: { id }, body: {} }).catch(() => {});
  };
}

/** Says once that something was done; counts the replies that have arrived. */
function useTold(outcome: OwnTicketOutcome | null): number {
  const [sent, setSent] = useState(0);
  const told = useRef(0);
  useEffect(() => {
    if (!outcome || !("done" in outcome) || outcome.at === told.current) return;
    told.current = outcome.at;
    if (outcome.done === "reply") setSent(outcome.at);
    else showToast(outcome.told);
  }, [outcome]);
  return sent;
}

function sendingOf({ state, formData }: FetcherWithComponents<unknown>, own: { id: string; name: string }) {
  const body = formData?.get("body");
  if (state !== "submitting" || typeof body !== "string" || formData?.get("intent") !== "reply") return null;
  return { by: { id: own.id, name: own.name, role: "you" as const }, body: asRichText(body) };
}
