// The views of the desk, its departments and one's own views, each with how many it holds.
import { Plus, X } from "lucide-react";
import { useId } from "react";
import { Form, Link } from "react-router";
import { departmentWords } from "#features/support/console/department-words.ts";
import { departmentsInOrder } from "#features/support/rules/department-list.ts";
import { viewWords } from "#features/tickets/console/console-words.ts";
import { queueViews } from "#features/tickets/rules/queue-views.ts";
import type { SavedViewView } from "#features/tickets/rules/saved-views.contract.ts";
import { m } from "#platform/paraglide/messages.js";
import { Checkbox } from "#ui/checkbox.tsx";
import { errorOf } from "#ui/form-failure.ts";
import { LimitedInput } from "#ui/limited.tsx";
import { useConsoleCounts } from "./queue-counts.tsx";
import { type Outcome, refusedBy } from "./queue-data.ts";
import { activeFilters, type QueueAddress, savedAddress, writeAddress } from "./queue-query.ts";

const countMaximum = 999;

type ViewsNavProps = { address: QueueAddress; saved: SavedViewView[]; outcome: Outcome };

export function ViewsNav({ address, saved, outcome }: ViewsNavProps) {
  const refused = refusedBy(outcome, "save-view");
  const counts = useConsoleCounts();
  const here = writeAddress({ ...address, q: undefined, cursor: undefined, sort: undefined });
  const plain = activeFilters(address).length === 0 && !address.q;
  return (
    <nav aria-label={m.console_views()} className="console-nav">
      <h2>{m.console_views_desk()}</h2>
      {queueViews.map((view) => (
        <ViewLink
          key={view}
          to={writeAddress({ view })}
          label={viewWords[view]()}
          count={view === "all" ? undefined : counts?.views[view]}
          tone={view === "overdue" ? "late" : view === "due_soon" ? "soon" : undefined}
          current={plain && address.view === view}
        />
      ))}
      <h2>{m.console_departments()}</h2>
      {departmentsInOrder().map((department) => {
        const to = writeAddress({ view: "needs_reply", department });
        return (
          <ViewLink
            key={department}
            to={to}
            label={departmentWords[department]()}
            count={counts?.departments[department]}
            current={here === to}
          />
        );
      })}
      <h2>{m.console_saved()}</h2>
      {saved.length === 0 ? <p className="hint console-nav-hint">{m.console_saved_none()}</p> : null}
      {saved.map(({ id, name, filters, count, mine }) => {
        const to = savedAddress(filters);
        return (
          <div key={id} className="row console-nav-own">
            <ViewLink to={to} label={name} count={count} current={here === to} />
            {mine ? <DropView id={id} name={name} here={here} /> : null}
          </div>
        );
      })}
      <details
        className="console-nav-save"
        open={refused ? true : undefined}
        onToggle={({ currentTarget }) => currentTarget.open && currentTarget.querySelector<HTMLInputElement>("[name=name]")?.focus()}
      >
        <summary>
          <Plus size={14} aria-hidden="true" />
          {m.console_save_view()}
        </summary>
        <Form method="post" action={`/staff/tickets${here}`} preventScrollReset>
          <LimitedInput
            name="name"
            required
            limit={60}
            defaultValue={refused?.values.name}
            error={errorOf(refused?.errors, "name")}
            aria-label={m.console_save_name()}
            placeholder={m.console_save_name()}
            className="input input-small"
          />
          <Checkbox name="shared" id={useId()} label={m.console_save_shared()} defaultChecked={refused?.values.shared === "on"} />
          <button type="submit" name="intent" value="save-view" className="btn btn-quiet btn-compact">
            {m.console_save()}
          </button>
        </Form>
      </details>
    </nav>
  );
}

function DropView({ id, name, here }: { id: string; name: string; here: string }) {
  const label = m.console_drop_view({ name });
  return (
    <Form method="post" action={`/staff/tickets${here}`} preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <button type="submit" name="intent" value="drop-view" aria-label={label} title={label}>
        <X size={14} aria-hidden="true" />
      </button>
    </Form>
  );
}

type ViewLinkProps = { to: string; label: string; count?: number | undefined; tone?: "soon" | "late" | undefined; current: boolean };

function ViewLink({ to, label, count, tone, current }: ViewLinkProps) {
  return (
    <Link to={`/staff/tickets${to}`} aria-current={current ? "page" : undefined}>
      <span>{label}</span>
      {count === undefined ? null : (
        <b data-tone={count > 0 ? tone : undefined} data-zero={count === 0 || undefined}>
          {count >= countMaximum ? m.console_more({ count: String(countMaximum) }) : count}
        </b>
      )}
    </Link>
  );
}
