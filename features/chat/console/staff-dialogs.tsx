// Hand over, assign, end, make a ticket: each asks once, then does it.
import { type FormEvent, useState } from "react";
import { notifyChat } from "#features/chat/conversation/chat-calls.ts";
import { useChatPost } from "#features/chat/conversation/use-chat-post.ts";
import { chatCommentMaximum } from "#features/chat/rules/chat-settings.ts";
import type { ChatPresenceView, StaffChat } from "#features/chat/rules/chat-views.ts";
import type { assignChat, endChat, transferChat, turnStaffChatIntoTicket } from "#features/chat/rules/staff-chat.contract.ts";
import { departmentShown, departmentsInOrder } from "#features/support/rules/department-list.ts";
import { departmentName } from "#features/support/rules/department-settings.ts";
import type { Department } from "#features/support/rules/departments.ts";
import { subjectMaximum } from "#features/support/rules/support-settings.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { SelectField } from "#ui/select-field.tsx";
import { TextField } from "#ui/text-field.tsx";
import { TextareaField } from "#ui/textarea-field.tsx";

export type StaffDialog = "transfer" | "assign" | "end" | "ticket";

type Text = (name: string) => string;

const actions = {
  transfer: ({ id }: StaffChat, text: Text) => {
    const body = { agent: text("agent") || null, note: text("note") };
    return notifyChat<typeof transferChat>("transferChat", { params: { id }, body });
  },
  assign: ({ id }: StaffChat, text: Text) =>
    notifyChat<typeof assignChat>("assignChat", { params: { id }, body: { agent: text("agent") || null } }),
  end: ({ id }: StaffChat) => notifyChat<typeof endChat>("endChat", { params: { id }, body: {} }),
  ticket: ({ id, department }: StaffChat, text: Text) => {
    const subject = text("subject") ? { subject: text("subject") } : {};
    // One of the departments the form offers; the API asks again.
    const body = { ...subject, department: (text("department") || department) as Department };
    return notifyChat<typeof turnStaffChatIntoTicket>("turnStaffChatIntoTicket", { params: { id }, body });
  },
} satisfies Record<StaffDialog, (chat: StaffChat, text: Text) => Promise<unknown>>;

type StaffDialogsProps = {
  open: StaffDialog | null;
  chat: StaffChat;
  availability: ChatPresenceView;
  onClose: () => void;
  onDone: (what: StaffDialog) => void;
};

export function StaffDialogs({ open, chat, availability, onClose, onDone }: StaffDialogsProps) {
  const { busy, post } = useChatPost();
  const [formId] = useState("chat-staff-dialog-form");
  const titles = {
    transfer: m.console_chat_transfer_title(),
    assign: m.console_chat_assign_title(),
    end: m.console_chat_end_ask(),
    ticket: m.console_chat_ticket_title(),
  };
  const labels = {
    transfer: m.console_chat_transfer(),
    assign: m.console_chat_assign(),
    end: m.console_chat_end(),
    ticket: m.console_chat_ticket(),
  };

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!open) return;
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? "").trim();
    if (await post(() => actions[open](chat, text))) onDone(open);
  }

  return (
    <Dialog
      open={open !== null}
      onClose={onClose}
      title={open ? titles[open] : ""}
      actions={
        <>
          <Button kind="quiet" size="compact" onClick={onClose}>
            {m.chat_cancel()}
          </Button>
          <Button type="submit" form={formId} size="compact" busy={busy}>
            {open ? labels[open] : ""}
          </Button>
        </>
      }
    >
      <form id={formId} className="form-stack" onSubmit={submit}>
        {open === "end" ? <p>{m.console_chat_end_text()}</p> : null}
        {open === "transfer" || open === "assign" ? <AgentField chat={chat} availability={availability} /> : null}
        {open === "transfer" ? (
          <TextareaField
            name="note"
            label={m.console_chat_transfer_note()}
            hint={m.console_chat_transfer_hint()}
            optional={m.chat_optional()}
            rows={2}
            limit={chatCommentMaximum}
          />
        ) : null}
        {open === "ticket" ? <TicketFields chat={chat} /> : null}
      </form>
    </Dialog>
  );
}

function AgentField({ chat, availability }: { chat: StaffChat; availability: ChatPresenceView }) {
  const others = availability.agents.filter(({ id, status }) => id !== chat.agent?.id && status !== "offline");
  return (
    <SelectField
      name="agent"
      label={m.console_chat_transfer_to()}
      optional=" "
      options={[
        ...others.map(({ id, name, taken, seats }) => ({
          value: id,
          label: m.console_chat_agent_seats({ name, taken: String(taken), seats: String(seats) }),
          disabled: taken >= seats,
        })),
        ...(chat.state === "active" ? [{ value: "", label: m.console_chat_transfer_queue() }] : []),
      ]}
    />
  );
}

function TicketFields({ chat }: { chat: StaffChat }) {
  const names = {
    technical: m.chat_department_technical(),
    billing: m.chat_department_billing(),
    sales: m.chat_department_sales(),
    abuse: m.chat_department_abuse(),
  };
  return (
    <>
      <p>{m.console_chat_ticket_text()}</p>
      <TextField name="subject" label={m.console_chat_subject()} defaultValue={chat.topic} limit={subjectMaximum} />
      <SelectField
        name="department"
        label={m.console_chat_department()}
        defaultValue={chat.department}
        options={departmentsInOrder().map((value) => ({ value, label: departmentShown(value) ? departmentName(value)() : names[value] }))}
      />
    </>
  );
}
