// Opening a ticket. Nothing typed is lost: not by an error, not by a reload, not by a browser that closes.
import type { Promises } from "#features/tickets/rules/answer-promises.ts";
import "./ticket-form.css";
import "#features/tickets/customer/list/ticket-list.css";
import "#ui/styles/side-panel.css";
import "#features/tickets/customer/ticket-side.css";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { AttachmentField, FailedFiles } from "#features/files/attachment-field.tsx";
import { acceptedFiles } from "#features/files/file-rules.ts";
import type { FileView } from "#features/files/files.contract.ts";
import { useUploads } from "#features/files/use-uploads.ts";
import type { RichText } from "#features/rich-text/rich-text.ts";
import { RichTextEditor } from "#features/rich-text/rich-text-editor.tsx";
import type { RichTextHandle } from "#features/rich-text/rich-text-props.ts";
import { departmentsOffered } from "#features/support/rules/department-list.ts";
import type { Department, Priority } from "#features/support/rules/departments.ts";
import { copiesMaximum } from "#features/support/rules/support-settings.ts";
import { type Clockwork, clockText, momentText, promiseText } from "#features/tickets/customer/ticket-times.ts";
import { departmentTexts, departmentWords, ticketBodyHint } from "#features/tickets/customer/ticket-words.ts";
import type { FieldOffered } from "#features/tickets/rules/ticket-fields.contract.ts";
import { cutLines, lineNames, linesOf, type TicketLines, ticketLines } from "#features/tickets/rules/ticket-lines.ts";
import type { ServiceView } from "#features/tickets/rules/ticket-views.ts";
import { prioritiesFor } from "#features/tickets/rules/tickets.policy.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { ErrorSummary, FormActions } from "#ui/form.tsx";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { AnswersAside } from "./answers-aside.tsx";
import { OwnFields, type OwnFieldTexts, ownTexts } from "./own-fields.tsx";
import { PriorityRows } from "./priority-rows.tsx";
import { useTicketDraft } from "./use-ticket-draft.ts";

type FixedFields = { department: Department; priority: Priority; service: string; cc: string } & TicketLines;
export type TicketFields = FixedFields & OwnFieldTexts;
type SomeFields = Partial<FixedFields> & OwnFieldTexts;

export type TicketFailure = {
  message: string;
  errors: Record<string, string>;
  fields: TicketFields;
  text: string;
  draft: string;
  files: FileView[];
  attempt: number;
};

type TicketFormProps = {
  services: ServiceView[];
  promises: Promises;
  /** The provider's own fields, of all departments. */
  ownFields: FieldOffered[];
  start: TicketFields;
  /** What the address asks to be written ahead. */
  startText: string;
  createKey: string;
  failure: TicketFailure | null;
  now: number;
  clockwork: Clockwork;
  /** What is known already about what was chosen. */
  known?: (chosen: Pick<TicketFields, "department" | "service">) => ReactNode;
};

export function TicketForm(props: TicketFormProps) {
  const { services, promises, ownFields, start, startText, createKey, failure, now, clockwork, known } = props;
  const form = useRef<HTMLFormElement>(null);
  const editor = useRef<RichTextHandle>(null);
  const body = useRef<RichText | null>(null);
  const navigation = useNavigation();
  const [fields, setFields] = useState<TicketFields>(failure?.fields ?? start);
  const [restored, setRestored] = useState<{ at: number; body: RichText | null } | null>(null);
  const [waiting, setWaiting] = useState(false);
  // The page is asked for anew whenever something happens; this form stays the same form.
  const [key] = useState(createKey);
  const uploads = useUploads({ draft: failure?.draft, files: failure?.files });
  const { files, draft, busy: uploading, restart } = uploads;
  const { savedAt, touch, drop, read } = useTicketDraft("create", () =>
    lineNames.some((name) => fields[name].trim()) || body.current?.content.length || files.length > 0
      ? { fields, body: body.current, draft, files }
      : null,
  );
  const busy = navigation.state !== "idle" && navigation.formMethod === "POST";
  const opened = navigation.state === "loading" && navigation.location.pathname.startsWith("/customer/ticket/details/") && busy;
  const errors = failure?.errors ?? {};

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when scripts take over
  useEffect(() => {
    const kept = read();
    if (!kept || failure) return;
    body.current = kept.body;
    setFields((known) => ({ ...known, ...knownFields(kept.fields, services, ownFields) }));
    setRestored({ at: kept.at, body: kept.body });
    restart({ draft: kept.draft, files: kept.files });
  }, []);
  useEffect(() => {
    if (opened) drop();
  }, [opened, drop]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever changes is kept
  useEffect(() => touch(), [fields, uploads.ids.join()]);
  useEffect(() => {
    if (!uploading) setWaiting(false);
  }, [uploading]);

  function change(next: SomeFields) {
    setFields((known) => {
      const merged = { ...known, ...next };
      const allowed = prioritiesFor(merged.department);
      return allowed.includes(merged.priority) ? merged : { ...merged, priority: "high" };
    });
  }

  function startAfresh() {
    setFields(start);
    setRestored(null);
    body.current = null;
    editor.current?.clear();
    restart();
    drop();
  }

  function place(file: FileView) {
    if (file.width) editor.current?.insertImage(file);
  }

  const listed = Object.entries(errors).map(([name, message]) => ({ name, message }));
  return (
    <div className="ticket-new">
      <Form
        ref={form}
        method="post"
        encType="multipart/form-data"
        className="form-stack"
        noValidate
        onSubmit={(event) => {
          if (!uploading) return;
          event.preventDefault();
          setWaiting(true);
        }}
      >
        <input type="hidden" name="key" value={key} />
        <ErrorSummary
          heading={
            listed.length === 1
              ? m.ticket_create_needs_one()
              : listed.length > 1
                ? m.ticket_create_needs({ count: String(listed.length) })
                : (failure?.message ?? "")
          }
          errors={listed}
          attempt={failure?.attempt}
        >
          {failure && listed.length === 0 ? <p>{failure.message}</p> : null}
        </ErrorSummary>
        {restored ? (
          <Notice
            tone="info"
            action={
              <Button kind="bare" size="compact" onClick={startAfresh}>
                {m.ticket_draft_discard()}
              </Button>
            }
          >
            {m.ticket_draft_restored({ time: momentText(restored.at, now, clockwork) })}
          </Notice>
        ) : null}
        <fieldset className="field" id="field-department" tabIndex={-1}>
          <legend className="field-label">{m.ticket_department()}</legend>
          <div className="ticket-teams">
            {departmentsOffered().map((department) => (
              <label key={department} htmlFor={`department-${department}`}>
                <input
                  type="radio"
                  name="department"
                  id={`department-${department}`}
                  value={department}
                  checked={fields.department === department}
                  onChange={() => change({ department })}
                />
                <b>{departmentWords[department]()}</b>
                <small>{departmentTexts[department]()}</small>
              </label>
            ))}
          </div>
        </fieldset>
        <SelectField
          name="service"
          label={m.ticket_service()}
          hint={m.ticket_service_hint()}
          error={errors.service}
          required={false}
          placeholder={m.tickets_no_service()}
          value={fields.service}
          onChange={(event) => change({ service: event.currentTarget.value })}
          options={services.map(({ id, code, name, site }) => ({ value: id, label: [name, code, site].filter(Boolean).join(" · ") }))}
        />
        {known ? (
          <div className="stack" aria-live="polite">
            {known(fields)}
          </div>
        ) : null}
        {lineNames.map((name) => (
          <TextField
            key={name}
            name={name}
            label={ticketLines[name].label()}
            hint={ticketLines[name].hint()}
            error={errors[name]}
            {...(ticketLines[name].required ? {} : { optional: m.account_optional() })}
            limit={ticketLines[name].max}
            counted
            autoComplete="off"
            value={fields[name]}
            onChange={(event) => change({ [name]: event.currentTarget.value })}
          />
        ))}
        <OwnFields
          fields={ownFields}
          department={fields.department}
          values={fields}
          errors={errors}
          onChange={(name, value) => change({ [name]: value })}
        />
        <PriorityRows
          {...{ now, clockwork }}
          promises={promises[fields.department]}
          department={fields.department}
          value={fields.priority}
          onChange={(priority) => change({ priority })}
          error={errors.priority}
        />
        <RichTextEditor
          name="body"
          label={m.ticket_body()}
          hint={ticketBodyHint()}
          error={errors.body}
          handle={editor}
          value={restored?.body ?? null}
          defaultValue={failure?.text ?? startText}
          minRows={7}
          onChange={(doc) => {
            body.current = doc;
            touch();
          }}
          acceptedFiles={acceptedFiles}
          onFiles={(list, how) => uploads.add(list, how === "insert" ? place : undefined)}
          onSubmit={() => form.current?.requestSubmit()}
          status={savedAt ? m.ticket_draft_saved({ time: clockText(savedAt, clockwork) }) : null}
        />
        <AttachmentField uploads={uploads} error={errors.file_ids} saysFailed />
        <TextField
          name="cc"
          label={m.ticket_copies()}
          hint={m.ticket_cc_hint({ count: String(copiesMaximum) })}
          error={errors.cc}
          optional={m.account_optional()}
          autoComplete="off"
          value={fields.cc}
          onChange={(event) => change({ cc: event.currentTarget.value })}
        />
        <FailedFiles uploads={uploads} />
        <FormActions
          note={
            waiting
              ? m.files_busy()
              : m.ticket_open_note({ time: promiseText(promises[fields.department][fields.priority].due, now, clockwork) })
          }
        >
          <Button type="submit" busy={busy} busyLabel={m.ticket_opening()}>
            {m.ticket_open()}
          </Button>
        </FormActions>
      </Form>
      <AnswersAside subject={fields.subject} />
    </div>
  );
}

/** A draft may be older than the list of services, or written by another version. */
function knownFields(kept: Record<string, string>, services: readonly ServiceView[], ownFields: readonly FieldOffered[]): SomeFields {
  const department = departmentsOffered().find((candidate) => candidate === kept.department);
  const priority = department ? prioritiesFor(department).find((candidate) => candidate === kept.priority) : undefined;
  return {
    ...cutLines(linesOf(kept)),
    ...ownTexts(ownFields, (name) => kept[name] ?? ""),
    cc: kept.cc ?? "",
    service: services.some(({ id }) => id === kept.service) ? (kept.service ?? "") : "",
    ...(department ? { department } : {}),
    ...(priority ? { priority } : {}),
  };
}
