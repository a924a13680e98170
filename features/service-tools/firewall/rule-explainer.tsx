import type { page } from "#content/en/services/firewall.ts";
import type { Translation } from "#content/model.ts";
import { fillLabel } from "#ui/page/page-labels.tsx";
import { explainFlow, type RuleId, services, type Verdict, type ZoneId } from "./rule-base.ts";

type RuleExplainerProps = { words: Translation<typeof page>["zones"]; from: ZoneId; to: ZoneId };

type Group = { id: RuleId; number: number; allow: boolean; verdicts: readonly Verdict[] };

/** Services that the same rule decides are told together. */
function groupByRule(verdicts: readonly Verdict[]): readonly Group[] {
  const groups = new Map<RuleId, Group>();
  for (const verdict of verdicts) {
    const { id } = verdict.rule;
    const known = groups.get(id);
    groups.set(id, { id, number: verdict.number, allow: verdict.allow, verdicts: [...(known?.verdicts ?? []), verdict] });
  }
  return [...groups.values()];
}

const ports = Object.fromEntries(services.map(({ id, port }) => [id, port]));

/** Which rule decides on each service between two zones, and why it is there. */
export function RuleExplainer({ words, from, to }: RuleExplainerProps) {
  if (from === to) {
    return (
      <div className="fwr strip" aria-live="polite">
        <p className="fwr-title">{words.sameZone.title}</p>
        <p className="fwr-note note-large">{words.sameZone.body}</p>
      </div>
    );
  }
  const verdicts = explainFlow(from, to);
  const allowed = verdicts.filter(({ allow }) => allow).length;
  const title = fillLabel(words.summary, {
    from: words.names[from].name,
    to: words.names[to].name,
    allowed: String(allowed),
    total: String(verdicts.length),
  });
  return (
    <div className="fwr strip" aria-live="polite">
      <p className="fwr-title">{title}</p>
      <ol>
        {groupByRule(verdicts).map((group) => (
          <li key={group.id} className={group.allow ? "fwr-allow" : "fwr-deny"}>
            <div className="fwr-head cluster">
              <em>{group.allow ? words.allow : words.deny}</em>
              <b>{words.rules[group.id].name}</b>
              <i>
                {words.rule} {group.number}
              </i>
            </div>
            <ul>
              {group.verdicts.map(({ service }) => (
                <li key={service}>
                  {words.services[service]} <code>{ports[service]}</code>
                </li>
              ))}
            </ul>
            <p>{words.rules[group.id].why}</p>
          </li>
        ))}
      </ol>
      {allowed > 0 ? <p className="fwr-note note-large">{words.stateful}</p> : null}
    </div>
  );
}
