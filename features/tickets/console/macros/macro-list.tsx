// Macros there are: one's own and everybody's, the most used first.
import "#ui/console/console-pages.css";
import { Plus } from "lucide-react";
import { Link } from "react-router";
import type { MacroView } from "#features/tickets/rules/macros.contract.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { ButtonLink } from "#ui/button.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Table } from "#ui/table.tsx";
import { macrosPath } from "./macros-path.ts";

export function MacroList({ macros, undoSeconds }: { macros: MacroView[]; undoSeconds: number }) {
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.macro_title()}</h1>
          <p>{m.macro_sub({ seconds: String(undoSeconds) })}</p>
        </div>
        <ButtonLink to={`${macrosPath}/new`} size="compact">
          <Plus size={16} aria-hidden="true" />
          {m.macro_new()}
        </ButtonLink>
      </div>
      {macros.length === 0 ? (
        <EmptyState heading={m.macro_none()}>{m.macro_none_text()}</EmptyState>
      ) : (
        <Table
          caption={m.macro_title()}
          hideCaption
          stack
          rows={macros}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "name",
              label: m.macro_name(),
              cell: ({ id, name }) => (
                <Link to={`${macrosPath}/${id}`} className="link-underline" {...writtenIn(name)}>
                  {name}
                </Link>
              ),
            },
            { key: "does", label: m.macro_changes(), long: true, cell: ({ does }) => does.join(" · ") },
            { key: "whom", label: m.macro_whom(), cell: ({ shared }) => (shared ? m.macro_shared() : m.macro_own()) },
            { key: "used", label: m.macro_use(), cell: ({ used }) => m.macro_used({ count: String(used) }) },
          ]}
        />
      )}
    </>
  );
}
