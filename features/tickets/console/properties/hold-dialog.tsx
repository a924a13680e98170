// On hold until when, and who is told then.
import { type FormEvent, useState } from "react";
import type { Locale } from "#content/locales.ts";
import { momentText } from "#features/tickets/console/due-words.ts";
import type { TicketOnScreen } from "#features/tickets/console/ticket-page.ts";
import { deskLocal, deskMoment, type HoldPreset, presetsAt } from "#features/tickets/rules/hold-dates.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { RadioGroup } from "#ui/radio-group.tsx";
import { TextField } from "#ui/text-field.tsx";

type HoldDialogProps = {
  open: boolean;
  ticket: TicketOnScreen;
  now: number;
  locale: Locale;
  onClose: () => void;
  change: (fields: Record<string, string>) => void;
};

export function HoldDialog({ open, ticket, now, locale, onClose, change }: HoldDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={m.console_hold_title()}
      actions={
        <>
          <Button kind="quiet" size="compact" onClick={onClose}>
            {m.console_cancel()}
          </Button>
          <Button type="submit" form="ticket-hold" size="compact">
            {ticket.state === "on_hold" ? m.console_hold_save() : m.console_hold()}
          </Button>
        </>
      }
    >
      <HoldForm
        {...{ ticket, now, locale }}
        onChosen={(hold_until) => {
          change({ ...(ticket.state === "on_hold" ? {} : { state: "on_hold" }), hold_until });
          onClose();
        }}
      />
    </Dialog>
  );
}

const presetWords: Record<HoldPreset["preset"], () => string> = {
  tomorrow: m.console_hold_tomorrow,
  monday: m.console_hold_monday,
  week: m.console_hold_week,
};

type HoldFormProps = Pick<HoldDialogProps, "ticket" | "now" | "locale"> & { onChosen: (until: string) => void };

function HoldForm({ ticket, now, locale, onChosen }: HoldFormProps) {
  const presets = presetsAt(now);
  const [own, setOwn] = useState(ticket.hold_until ? deskLocal(ticket.hold_until) : (presets[0]?.local ?? ""));
  const [when, setWhen] = useState(ticket.hold_until ? "own" : (presets[0]?.local ?? "own"));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onChosen(when === "own" ? own : when);
  };
  return (
    <form id="ticket-hold" className="form-stack" onSubmit={submit}>
      <RadioGroup
        name="when"
        label={m.console_hold_until()}
        value={when}
        onChange={setWhen}
        options={[
          ...presets.map(({ preset, local }) => ({
            value: local,
            label: presetWords[preset](),
            hint: momentText(Date.parse(deskMoment(local)), now, locale),
          })),
          { value: "own", label: m.console_hold_own() },
          { value: "none", label: m.console_hold_open() },
        ]}
      />
      {when === "own" ? (
        <TextField
          type="datetime-local"
          name="own"
          label={m.console_hold_moment()}
          value={own}
          min={deskLocal(now)}
          onChange={(event) => setOwn(event.currentTarget.value)}
        />
      ) : null}
      <p className="hint">{when === "none" ? m.console_hold_then_nobody() : whoIsTold(ticket)}</p>
    </form>
  );
}

/** As the notice job does it: who has the ticket and who follows it, or the whole desk where that is nobody. */
function whoIsTold({ assignee, followers }: TicketOnScreen): string {
  const names = [...new Map([...(assignee ? [assignee] : []), ...followers].map(({ id, name }) => [id, name])).values()];
  return names.length > 0 ? m.console_hold_then({ names: names.join(", ") }) : m.console_hold_then_desk();
}
