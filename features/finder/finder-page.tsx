// The page of results: the same list, for those without scripts and for a link to a search.
import "#ui/console/console-pages.css";
import "#ui/styles/find-box.css";
import { Search } from "lucide-react";
import { Form } from "react-router";
import { m } from "#platform/paraglide/messages.js";
import { Button } from "#ui/button.tsx";
import type { Found } from "./finder.contract.ts";
import { isEmpty } from "./finder-lines.ts";
import { FinderResults } from "./finder-results.tsx";

export function FinderPage({ asked, found, kept }: { asked: string; found: Found | null; kept: string }) {
  return (
    <>
      <div className="cluster console-head">
        <div>
          <h1>{m.finder_title()}</h1>
          <p>{m.finder_sub()}</p>
        </div>
      </div>
      <Form method="get" role="search" aria-label={m.finder_title()} className="find-box console-find">
        <Search size={16} aria-hidden="true" />
        <input type="search" name="q" defaultValue={asked} key={asked} maxLength={200} required aria-label={m.finder_title()} />
        <Button type="submit" size="compact" kind="quiet">
          {m.customers_find()}
        </Button>
      </Form>
      <p className="console-none" role="status">
        {found && isEmpty(found) ? m.finder_none() : ""}
      </p>
      {found ? (
        <div className="finder-page">
          <FinderResults found={found} />
        </div>
      ) : null}
      <p className="hint console-note">{m.console_card_logged({ years: kept })}</p>
    </>
  );
}
