// Colleagues, one a row: who they are, what they may do, and what an administrator may change.
import "./team-list.css";
import { Form } from "react-router";
import type { Locale } from "#content/locales.ts";
import { NameVersions } from "#features/accounts/settings/name-versions.tsx";
import { staffRoles } from "#platform/api/capabilities.ts";
import { writtenIn } from "#platform/i18n/written-in.ts";
import { m } from "#platform/paraglide/messages.js";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { RelativeTime } from "#ui/relative-time.tsx";
import { roleWords } from "./role-words.ts";
import type { ColleagueView } from "./team.contract.ts";

type TeamListProps = { team: ColleagueView[]; me: string; locale: Locale; timezone: string; now: string };

export function TeamList({ team, me, ...clock }: TeamListProps) {
  return (
    <ul className="team">
      {team.map((person) => (
        <li key={person.id} data-state={person.state}>
          <Avatar name={person.name} kind="staff" />
          <div className="team-who">
            <b {...writtenIn(person.name)}>{person.name}</b> <State person={person} mine={person.id === me} />
            <small>{person.email}</small>
          </div>
          <Facts person={person} {...clock} />
          {person.id === me ? <p className="team-mine">{m.team_mine({ role: roleWords(person.role) })}</p> : <Changes person={person} />}
        </li>
      ))}
    </ul>
  );
}

function State({ person, mine }: { person: ColleagueView; mine: boolean }) {
  if (mine) return <Badge tone="jade">{m.team_you()}</Badge>;
  if (person.state === "invited") return <Badge tone="sea">{m.team_state_invited()}</Badge>;
  if (person.state === "disabled") return <Badge tone="late">{m.team_state_disabled()}</Badge>;
  return null;
}

function Facts({ person, locale, timezone, now }: { person: ColleagueView } & Omit<TeamListProps, "team" | "me">) {
  return (
    <dl className="team-facts">
      <div>
        <dt>{m.team_seen()}</dt>
        <dd>
          {person.last_seen_at ? <RelativeTime at={person.last_seen_at} now={now} locale={locale} timeZone={timezone} /> : m.team_never()}
        </dd>
      </div>
      <div>
        <dt>{m.settings_two_step()}</dt>
        <dd>{person.two_factor ? m.settings_two_step_on() : m.settings_two_step_off()}</dd>
      </div>
      {person.single_sign_on ? (
        <div>
          <dt>{m.team_sso()}</dt>
          <dd>{m.team_sso_on()}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Changes({ person }: { person: ColleagueView }) {
  const disabled = person.state === "disabled";
  return (
    <div className="team-changes">
      <Form method="post" className="team-role" preventScrollReset>
        <input type="hidden" name="id" value={person.id} />
        <select
          className="input input-small"
          name="role"
          defaultValue={person.role ?? ""}
          key={person.role}
          aria-label={m.team_role_of({ name: person.name })}
        >
          {staffRoles().map((role) => (
            <option key={role} value={role}>
              {roleWords(role)}
            </option>
          ))}
        </select>
        <Button type="submit" kind="quiet" size="compact" name="intent" value="role">
          {m.team_role_save()}
        </Button>
      </Form>
      <Form method="post" className="team-buttons" preventScrollReset>
        <input type="hidden" name="id" value={person.id} />
        {person.state === "invited" ? <Press intent="again" label={m.team_invite_again()} /> : null}
        {person.single_sign_on ? <Press intent="separate" label={m.team_separate()} /> : null}
        {person.two_factor ? <Press intent="two-step" label={m.team_two_step_reset()} /> : null}
        {disabled ? <Press intent="enable" label={m.team_enable()} /> : null}
      </Form>
      <Names person={person} />
      {disabled ? null : <EndAccess person={person} />}
    </div>
  );
}

/** As customers read the name, in each language. */
function Names({ person: { id, names } }: { person: ColleagueView }) {
  return (
    <details className="team-end">
      <summary className="btn btn-quiet btn-compact">{m.team_names()}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <NameVersions names={names} id={id} />
        <p>{m.settings_names_hint()}</p>
        <Press intent="names" label={m.settings_save()} />
      </Form>
    </details>
  );
}

/** Asks first: everything the colleague has open ends at once. Without scripts the question opens in place. */
function EndAccess({ person: { id, name, open_tickets, open_chats } }: { person: ColleagueView }) {
  return (
    <details className="team-end">
      <summary className="btn btn-quiet btn-compact">{m.team_disable()}</summary>
      <Form method="post" preventScrollReset>
        <input type="hidden" name="id" value={id} />
        <p>
          <b>{m.team_disable_question({ name })}</b> {m.team_disable_text()}
        </p>
        {open_tickets + open_chats > 0 ? <p>{m.team_disable_held({ tickets: String(open_tickets), chats: String(open_chats) })}</p> : null}
        <Press intent="disable" label={m.team_disable()} />
      </Form>
    </details>
  );
}

function Press({ intent, label }: { intent: string; label: string }) {
  return (
    <Button type="submit" kind="quiet" size="compact" name="intent" value={intent}>
      {label}
    </Button>
  );
}
