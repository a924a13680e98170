// Beside an enquiry: its state and keeper, who sent it, and where it can go from here.
import "#ui/console/console-side.css";
import "#ui/console/facts.css";
import "./enquiry-side.css";
import { Form, Link, useLocation, useNavigate, useSubmit } from "react-router";
import type { Locale } from "#content/locales.ts";
import { intentWords, languageWords, statusShapes, statusWords } from "#features/enquiries/rules/enquiry-words.ts";
import type { EnquiryDetail } from "#features/enquiries/rules/staff-enquiries.contract.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { priorities } from "#features/support/rules/departments.ts";
import { priorityWords } from "#features/tickets/console/console-words.ts";
import { formatDate } from "#platform/i18n/format.ts";
import type { Words } from "#platform/i18n/words.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Key } from "#ui/console/key-list.ts";
import { useKeys } from "#ui/console/use-keys.ts";
import type { FormFailure } from "#ui/form-failure.ts";
import { RelativeTime } from "#ui/relative-time.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { StatusIcon } from "#ui/status-icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { Colleague } from "./colleague.ts";

type EnquirySideProps = {
  enquiry: EnquiryDetail;
  people: Colleague[];
  me: string;
  failure: FormFailure | undefined;
  now: string;
  locale: Locale;
};

export function EnquirySide({ enquiry, people, me, failure, now, locale }: EnquirySideProps) {
  const { status } = enquiry;
  const done = status === "closed" || status === "spam";
  // Whose it is, though they may not be chosen any more.
  const gone = people.some(({ id }) => id === enquiry.assignee?.id) ? null : enquiry.assignee;
  const submit = useSubmit();
  const { search } = useLocation();
  const navigate = useNavigate();
  const press = (intent: string) => () => submit({ intent, before: status }, { method: "post", preventScrollReset: true });
  const key = (letter: string, does: Words, run: () => void): Key => ({ press: `Key${letter}`, shown: letter, does, run, foot: true });
  useKeys(m.console_keys_enquiry, [
    ...(enquiry.assignee?.id === me ? [] : [key("A", m.enquiries_key_take, press(`assign:${me}`))]),
    key("E", done ? m.enquiries_key_reopen : m.enquiries_key_close, press(done ? "status:open" : "status:closed")),
    key("U", m.enquiries_key_back, () => navigate(`/staff/enquiries${search}`)),
  ]);
  return (
    <aside className="console-side enquiry-side" aria-label={m.enquiry_properties()}>
      <section>
        <h3>{m.enquiry_properties()}</h3>
        <Form method="post" className="enquiry-assign" preventScrollReset key={enquiry.assignee?.id ?? "none"}>
          <SelectField
            name="assignee"
            label={m.enquiry_assignee()}
            required={false}
            defaultValue={enquiry.assignee?.id ?? ""}
            options={[
              { value: "", label: m.enquiries_nobody() },
              ...(gone ? [{ value: gone.id, label: `${gone.name} (${m.team_state_disabled()})` }] : []),
              ...people.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
          <Button type="submit" size="compact" kind="quiet" name="intent" value="assign">
            {m.enquiry_assign()}
          </Button>
        </Form>
        <Form method="post" className="enquiry-buttons" preventScrollReset>
          <input type="hidden" name="before" value={status} />
          {enquiry.assignee?.id === me ? null : (
            <Button type="submit" size="compact" kind="quiet" name="intent" value={`assign:${me}`}>
              {m.enquiry_take()}
            </Button>
          )}
          <Button type="submit" size="compact" kind="quiet" name="intent" value={done ? "status:open" : "status:closed"}>
            {status === "spam" ? m.enquiry_not_spam() : status === "closed" ? m.enquiry_reopen() : m.enquiry_close()}
          </Button>
          {done ? null : (
            <Button type="submit" size="compact" kind="bare" name="intent" value="status:spam">
              {m.enquiry_spam()}
            </Button>
          )}
        </Form>
      </section>
      <section>
        <h3>{m.enquiry_sender()}</h3>
        <dl className="console-facts enquiry-dl">
          <Fact label={m.enquiry_email()}>
            <a href={`mailto:${enquiry.email}`}>{enquiry.email}</a>
          </Fact>
          {enquiry.phone ? (
            <Fact label={m.enquiry_phone()}>
              <a href={`tel:${enquiry.phone.replace(/[^+\d]/g, "")}`}>{enquiry.phone}</a>
            </Fact>
          ) : null}
          {enquiry.company ? (
            <Fact label={m.enquiry_company()}>
              <bdi {...writtenIn(enquiry.company)}>{enquiry.company}</bdi>
            </Fact>
          ) : null}
          <Fact label={m.enquiry_language()}>{languageWords[enquiry.locale]()}</Fact>
          <Fact label={m.enquiry_erased()}>
            <span className="figure-number">{formatDate(new Date(enquiry.erase_after), locale, "Asia/Seoul")}</span>
          </Fact>
        </dl>
        <p className="enquiry-hint">{m.enquiry_address_unproved()}</p>
      </section>
      <section>
        <h3>{m.enquiry_customer()}</h3>
        {enquiry.customer ? (
          <p>
            <Link to={`/staff/customers/${enquiry.customer.id}`} className="enquiry-link">
              <bdi {...writtenIn(enquiry.customer.name)}>{enquiry.customer.name}</bdi>
              {enquiry.customer.company ? (
                <>
                  , <bdi {...writtenIn(enquiry.customer.company)}>{enquiry.customer.company}</bdi>
                </>
              ) : null}
            </Link>
            <span className="enquiry-hint">{m.enquiry_customer_known()}</span>
          </p>
        ) : (
          <Invitation enquiry={enquiry} now={now} locale={locale} />
        )}
        {enquiry.ticket ? (
          <p>
            <Link to={`/staff/tickets/${enquiry.ticket.id}`} className="enquiry-link">
              {m.enquiry_ticket_link({ number: enquiry.ticket.number })}
            </Link>
          </p>
        ) : enquiry.customer && status !== "spam" ? (
          <TicketForm enquiry={enquiry} name={enquiry.customer.name} failure={failure} />
        ) : null}
      </section>
      {enquiry.others.length > 0 ? (
        <section>
          <h3>{m.enquiry_others()}</h3>
          <ul className="enquiry-others">
            {enquiry.others.map((other) => (
              <li key={other.id}>
                <Link to={`/staff/enquiries/${other.id}?view=all`}>
                  <StatusIcon shape={statusShapes[other.status]} size={14} />
                  <span className="vh">{statusWords[other.status]()}</span>
                  <span className="enquiry-number">{other.reference}</span>
                  <span>{intentWords[other.intent]()}</span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </aside>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Invitation({ enquiry, now, locale }: { enquiry: EnquiryDetail; now: string; locale: Locale }) {
  return (
    <Form method="post" className="enquiry-invite" preventScrollReset>
      <p>{m.enquiry_customer_none()}</p>
      {enquiry.invited_at ? (
        <p className="enquiry-hint">
          <RelativeTime at={enquiry.invited_at} now={now} locale={locale} /> {m.enquiry_entry_invitation()}
        </p>
      ) : enquiry.status === "spam" ? null : (
        <>
          <p className="enquiry-hint">{m.enquiry_invite_text()}</p>
          <Button type="submit" size="compact" kind="quiet" name="intent" value="invite">
            {m.enquiry_invite()}
          </Button>
          <p className="enquiry-hint">{m.enquiry_ticket_needs()}</p>
        </>
      )}
    </Form>
  );
}

function TicketForm({ enquiry, name, failure }: { enquiry: EnquiryDetail; name: string; failure: FormFailure | undefined }) {
  const mine = failure?.values.intent === "ticket" ? failure : undefined;
  const department = { sales: "sales", abuse: "abuse" }[enquiry.intent as string] ?? "technical";
  return (
    <details className="enquiry-ticket" open={mine !== undefined || undefined}>
      <summary className="btn btn-quiet btn-compact">{m.enquiry_ticket()}</summary>
      <Form method="post" preventScrollReset noValidate>
        <p className="enquiry-hint">{m.enquiry_ticket_text({ name })}</p>
        <TextField
          name="subject"
          id="enquiry-ticket-subject"
          label={m.enquiry_ticket_subject()}
          limit={150}
          defaultValue={mine?.values.subject ?? m.enquiry_ticket_default({ reference: enquiry.reference }, { locale: enquiry.locale })}
          error={mine?.errors.subject}
          lang={enquiry.locale}
        />
        <SelectField
          name="department"
          label={m.enquiry_ticket_department()}
          defaultValue={mine?.values.department ?? department}
          options={departmentsInOrder().map((value) => ({ value, label: departmentWords[value]() }))}
        />
        <SelectField
          name="priority"
          label={m.enquiry_ticket_priority()}
          defaultValue={mine?.values.priority ?? (enquiry.intent === "attack" ? "urgent" : "normal")}
          options={priorities.map((value) => ({ value, label: priorityWords[value]() }))}
        />
        <Button type="submit" size="compact" name="intent" value="ticket">
          {m.enquiry_ticket_make()}
        </Button>
      </Form>
    </details>
  );
}
