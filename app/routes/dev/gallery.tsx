import { ArrowRight, Copy, Ellipsis, Plus, Trash2, UserPlus } from "lucide-react";
import { type ReactNode, useState } from "react";
import { useRouteLoaderData } from "react-router";
import { localeTraits } from "#content/locale-traits.ts";
import { defaultLocale, type Locale, locales } from "#content/locales.ts";
import { Button, ButtonLink, IconButton } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { Kbd } from "#ui/kbd.tsx";
import { Menu } from "#ui/menu.tsx";
import { Notice } from "#ui/notice.tsx";
import { Pagination } from "#ui/pagination.tsx";
import { Table } from "#ui/table.tsx";
import { LinkTabs, Tabs } from "#ui/tabs.tsx";
import { TextLink } from "#ui/text-link.tsx";
import { showToast } from "#ui/toast.ts";
import { Tooltip } from "#ui/tooltip.tsx";
import { GalleryFields } from "./gallery-fields.tsx";
import { GalleryMarks } from "./gallery-marks.tsx";
import { galleryWords } from "./gallery-words.ts";

/** Every part of the design system in its states. Not part of a production build. */
export default function Gallery() {
  const [locale, setLocale] = useState(useRouteLoaderData<{ locale: Locale }>("root")?.locale ?? defaultLocale);
  const [open, setOpen] = useState(false);
  const [muted, setMuted] = useState(true);
  const words = galleryWords[locale];

  function speak(next: Locale) {
    setLocale(next);
    document.body.dataset.script = localeTraits[next].script;
  }
  function paint(theme: string) {
    document.documentElement.dataset.theme = theme;
  }

  return (
    <div className="wrap stack stack-wide page-end" lang={locale}>
      <div className="stack">
        <h1>{words.title}</h1>
        <p>{words.intro}</p>
        <div className="cluster">
          {locales.map((name) => (
            <Button key={name} size="compact" kind="quiet" onClick={() => speak(name)}>
              {localeTraits[name].name}
            </Button>
          ))}
          <Button size="compact" kind="quiet" onClick={() => paint("light")}>
            {words.light}
          </Button>
          <Button size="compact" kind="quiet" onClick={() => paint("dark")}>
            {words.dark}
          </Button>
        </div>
      </div>

      <Part name="button, text-link">
        {(["normal", "small", "compact"] as const).map((size) => (
          <div className="cluster" key={size}>
            <Button size={size}>
              <Plus size={17} aria-hidden="true" />
              {words.open}
              {size === "compact" ? <Kbd keys="C" /> : null}
            </Button>
            <ButtonLink size={size} kind="quiet" to="#prices">
              {words.quiet}
            </ButtonLink>
            <Button size={size} kind="bare">
              {words.bare}
            </Button>
            <Button size={size} kind="danger">
              {words.danger}
            </Button>
            <Button size={size} busy busyLabel={words.sending}>
              {words.open}
            </Button>
            <Button size={size} kind="quiet" busy>
              {words.quiet}
            </Button>
            <Button size={size} disabled>
              {words.open}
            </Button>
            <IconButton size={size} label={words.menu}>
              <Ellipsis size={18} />
            </IconButton>
          </div>
        ))}
        <div className="cluster">
          {["compute", "network", "security", "data"].map((family) => (
            <span data-family={family} key={family}>
              <TextLink to="#next">{words.next}</TextLink>
            </span>
          ))}
          <TextLink kind="underline" to="#terms">
            {words.inProse}
          </TextLink>
        </div>
      </Part>

      <Part name="fields, form">
        <GalleryFields words={words} />
      </Part>

      <Part name="status-icon, signal-bars, badge, kbd, avatar, live-dot, relative-time, progress-bar, skeleton">
        <GalleryMarks words={words} locale={locale} />
      </Part>

      <Part name="tabs, pagination">
        <LinkTabs
          label={words.menu}
          items={words.tabs.map((label, index) => ({ to: `#tab-${index}`, label, count: [6, 2, 41][index], current: index === 0 }))}
        />
        <Tabs
          label={words.menu}
          items={[
            { value: "reply", label: words.reply, panel: <p>{words.replyPanel}</p> },
            { value: "note", label: words.note, panel: <p>{words.notePanel}</p> },
          ]}
        />
        <Pagination page={5} pages={9} href={(page) => `#page-${page}`} words={words.pages} />
        <Pagination page={1} pages={3} href={(page) => `#page-${page}`} words={{ ...words.pages, label: `${words.pages.label} 2` }} />
      </Part>

      <Part name="table">
        <Table
          caption={words.tableCaption}
          stack
          hover
          rows={[
            { city: words.cities[0], code: "CGK", ms: "84 ms", capacity: "200 Gbps" },
            { city: words.cities[1], code: "SIN", ms: "70 ms", capacity: "800 Gbps" },
            { city: words.cities[2], code: "FRA", ms: "223 ms", capacity: "400 Gbps" },
          ]}
          rowKey={(row) => row.code}
          columns={[
            { key: "city", label: words.columns[0] ?? "", cell: (row) => row.city },
            { key: "code", label: words.columns[1] ?? "", cell: (row) => row.code },
            { key: "ms", label: words.columns[2] ?? "", cell: (row) => row.ms, numeric: true },
            { key: "capacity", label: words.columns[3] ?? "", cell: (row) => row.capacity, numeric: true },
          ]}
        />
      </Part>

      <Part name="notice, empty-state">
        <Notice
          tone="soon"
          heading={words.maintenance}
          action={
            <TextLink kind="underline" to="#maintenance">
              {words.details}
            </TextLink>
          }
        >
          {words.maintenanceBody}
        </Notice>
        <Notice tone="info">{words.emptyBody}</Notice>
        <Notice tone="good" heading={words.saved}>
          {words.savedBody}
        </Notice>
        <Notice tone="late" heading={words.failed}>
          {words.failedBody}
        </Notice>
        <EmptyState
          heading={words.emptyHeading}
          action={<Button size="compact">{words.open}</Button>}
          steps={words.emptySteps.map(([when = "", what]) => ({ when, what }))}
        >
          <p>{words.emptyBody}</p>
        </EmptyState>
      </Part>

      <Part name="dialog, menu, tooltip, toast">
        <div className="cluster">
          <Button kind="quiet" size="small" onClick={() => setOpen(true)}>
            {words.closeTicket}
          </Button>
          <Menu
            align="start"
            trigger={
              <Button kind="quiet" size="small">
                {words.menu}
              </Button>
            }
            entries={[
              { id: "assign", label: words.assign, icon: <UserPlus size={16} />, hint: <Kbd keys="A" />, onSelect: () => {} },
              { id: "copy", label: words.copy, icon: <Copy size={16} />, to: "#copied" },
              { id: "mute", label: words.mute, checked: muted, onCheck: setMuted },
              { id: "rule", rule: true },
              { id: "delete", label: words.danger, icon: <Trash2 size={16} />, danger: true, onSelect: () => {} },
            ]}
          />
          <Tooltip text={words.tooltip}>
            <Button kind="quiet" size="small">
              {words.tooltipOn}
            </Button>
          </Tooltip>
          <Button kind="quiet" size="small" onClick={() => showToast(words.saved, { detail: words.savedBody })}>
            {words.saved} <ArrowRight size={16} aria-hidden="true" />
          </Button>
          <Button kind="quiet" size="small" onClick={() => showToast(words.failed, { detail: words.failedBody, tone: "error" })}>
            {words.failed} <ArrowRight size={16} aria-hidden="true" />
          </Button>
        </div>
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          title={words.dialogTitle}
          closeLabel={words.close}
          actions={
            <>
              <Button kind="quiet" size="compact" onClick={() => setOpen(false)}>
                {words.bare}
              </Button>
              <Button size="compact" onClick={() => setOpen(false)}>
                {words.closeTicket}
              </Button>
            </>
          }
        >
          <p>{words.dialogBody}</p>
        </Dialog>
      </Part>
    </div>
  );
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <section className="stack stack-wide">
      <h2 className="eyebrow">{name}</h2>
      {children}
    </section>
  );
}
