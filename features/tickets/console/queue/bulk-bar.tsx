// One change for many tickets. The ticks in the rows belong to this form; it shows itself when one of them is set, without scripts too.
import "./bulk-bar.css";
import { Fragment, useEffect, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { priorities } from "#features/support/rules/departments.ts";
import { priorityCodes, priorityWords, stateWords } from "#features/tickets/console/console-words.ts";
import { settableStates } from "#features/tickets/rules/queue-views.ts";
import type { ColleagueView } from "#features/tickets/rules/staff-ticket-views.ts";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import { FilterSelect } from "#ui/console/filter-select.tsx";
import { useKeys } from "#ui/console/use-keys.ts";
import { errorOf } from "#ui/form-failure.ts";
import { LimitedInput } from "#ui/limited.tsx";
import { type Outcome, refusedBy } from "./queue-data.ts";

type BulkBarProps = { formId: string; people: ColleagueView[]; me: string; where: string; count: number; outcome: Outcome };

export function BulkBar({ formId, people, me, where, count, outcome }: BulkBarProps) {
  const bar = useRef<HTMLFormElement>(null);
  const picked = usePicked(bar, formId, count);
  const navigation = useNavigation();
  const busy = navigation.state !== "idle" && navigation.formData?.get("intent") === "bulk";
  const ticks = () => [...document.querySelectorAll<HTMLInputElement>(`input[form="${formId}"][name=ids]`)];
  const setAll = (on: boolean) => {
    for (const tick of ticks()) if (tick.checked !== on) tick.click();
  };

  // What was asked for is done: the same ticks must not do it again.
  const done = outcome && "told" in outcome && outcome.tone === "good" ? outcome.at : null;
  useEffect(() => {
    if (done !== null) bar.current?.reset();
  }, [done]);

  // What is left stays selected, to be asked for once more; what was done does not.
  const partly = outcome && "left" in outcome ? outcome : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once per answer
  useEffect(() => {
    if (!partly?.left) return;
    const left = new Set(partly.left.tickets.map(({ id }) => id));
    for (const tick of ticks()) if (tick.checked !== left.has(tick.value)) tick.click();
  }, [partly?.at]);

  useKeys(
    m.console_keys_list,
    picked > 0
      ? [{ press: "KeyB", shown: "B", does: m.console_key_bulk, run: () => bar.current?.querySelector("select")?.focus(), foot: true }]
      : [],
  );

  const keep = { value: "", label: m.console_bulk_keep() };
  const asked = outcome && "again" in outcome ? outcome.again?.values : undefined;
  return (
    <Form
      ref={bar}
      id={formId}
      method="post"
      action={`/staff/tickets${where}`}
      className="ticket-bulk"
      aria-label={m.console_bulk()}
      preventScrollReset
    >
      <label className="ticket-bulk-all needs-scripts">
        <input
          type="checkbox"
          className="tick"
          checked={picked > 0 && picked === count}
          ref={(node) => {
            if (node) node.indeterminate = picked > 0 && picked < count;
          }}
          onChange={(event) => setAll(event.currentTarget.checked)}
          aria-label={m.console_select_all()}
        />
        <span role="status">{m.console_bulk_count({ count: String(picked) })}</span>
      </label>
      {/* Drawn anew once it is done: a form is reset to what it was drawn with. */}
      <Fragment key={done}>
        <FilterSelect
          name="assignee"
          value={asked?.assignee}
          label={m.console_assignee()}
          options={[
            keep,
            { value: me, label: m.console_assignee_me() },
            { value: "none", label: m.console_assignee_none() },
            ...people.filter(({ id }) => id !== me).map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <FilterSelect
          name="state"
          value={asked?.state}
          label={m.console_state()}
          options={[keep, ...settableStates.map((value) => ({ value, label: stateWords[value]() }))]}
        />
        <FilterSelect
          name="priority"
          value={asked?.priority}
          label={m.console_priority()}
          options={[
            keep,
            ...[...priorities].reverse().map((value) => ({ value, label: `${priorityCodes[value]} ${priorityWords[value]()}` })),
          ]}
        />
        <label className="console-filter">
          <span>{m.console_bulk_tag()}</span>
          <LimitedInput
            name="add_tags"
            limit={100}
            defaultValue={asked?.add_tags}
            error={errorOf(refusedBy(outcome, "bulk")?.errors, "change.add_tags")}
            className="input input-small"
          />
        </label>
      </Fragment>
      <div className="row console-filter-actions">
        <Button type="submit" name="intent" value="bulk" size="compact" busy={busy}>
          {m.console_bulk_apply()}
        </Button>
        <button type="button" className="console-button needs-scripts" onClick={() => setAll(false)}>
          {m.console_bulk_clear()}
        </button>
      </div>
    </Form>
  );
}

/** How many ticks are set: counted where they are, because rows come and go. */
function usePicked(bar: React.RefObject<HTMLFormElement | null>, formId: string, count: number): number {
  const [picked, setPicked] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that left the list took their ticks along
  useEffect(() => {
    const look = () => setPicked(document.querySelectorAll(`input[form="${formId}"][name=ids]:checked`).length);
    const onChange = (event: Event) => {
      if (event.target instanceof HTMLInputElement && event.target.name === "ids") look();
    };
    const onReset = () => setTimeout(look);
    look();
    document.addEventListener("change", onChange);
    const form = bar.current;
    form?.addEventListener("reset", onReset);
    return () => {
      document.removeEventListener("change", onChange);
      form?.removeEventListener("reset", onReset);
    };
  }, [bar, formId, count]);
  return picked;
}
