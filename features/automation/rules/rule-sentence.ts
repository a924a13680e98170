// A rule in one sentence, and what it did in a few words, in any of the console's languages.
import type { Locale } from "#content/locales.ts";
import { departmentWords } from "#features/support/console/department-words.ts";
import { priorityWords } from "#features/tickets/console/console-words.ts";
import { formatList } from "#platform/i18n/format.ts";
import { languageWord } from "#platform/i18n/language-words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Action, Condition, RuleParts, When } from "./rule-parts.ts";
import type { Effect } from "./rule-plan.ts";
import { channelWords, notDoneWords, turnWords, whenWords } from "./rule-words.ts";

/** Names of people, texts and receivers by their ids; what is gone has none. */
export type Names = ReadonlyMap<string, string>;

export function ruleSentence(rule: RuleParts, names: Names, locale: Locale): string {
  const to = { locale };
  const actions = formatList(
    rule.do.map((action) => actionText(action, names, locale)),
    locale,
  );
  const when = whenText(rule.when, locale);
  if (rule.if.length === 0) return m.rule_sentence_always({ when, actions }, to);
  const conditions = formatList(
    rule.if.map((condition) => conditionText(condition, names, locale)),
    locale,
  );
  return m.rule_sentence({ when, conditions, actions }, to);
}

function whenText(when: When, locale: Locale): string {
  const to = { locale };
  if (when.type !== "time_passed") return whenWords[when.type]({}, to);
  const hours = String(when.hours);
  return when.since === "opened" ? m.rule_when_time_opened({ hours }, to) : m.rule_when_time_customer({ hours }, to);
}

function conditionText(condition: Condition, names: Names, locale: Locale): string {
  const to = { locale };
  switch (condition.type) {
    case "department":
      return m.rule_if_department({ department: departmentWords[condition.is]({}, to) }, to);
    case "priority":
      return m.rule_if_priority({ priority: priorityWords[condition.is]({}, to) }, to);
    case "language":
      return m.rule_if_language({ language: languageWord[condition.is]({}, to) }, to);
    case "channel":
      return m.rule_if_channel({ channel: channelWords[condition.is]({}, to) }, to);
    case "company":
      return m.rule_if_company({ company: condition.is }, to);
    case "words":
      return m.rule_if_words({ words: condition.any.map((word) => m.rule_quoted({ text: word }, to)).join(", ") }, to);
    case "tag":
      return m.rule_if_tag({ tag: condition.is }, to);
    case "field":
      return m.rule_if_field({ choice: names.get(condition.is) ?? m.rule_gone({}, to) }, to);
    case "assigned":
      return condition.is ? m.rule_if_assigned({}, to) : m.rule_if_unassigned({}, to);
    case "opening_hours":
      return condition.is ? m.rule_if_open({}, to) : m.rule_if_closed({}, to);
  }
}

function actionText(action: Action, names: Names, locale: Locale): string {
  const to = { locale };
  const named = (id: string) => names.get(id) ?? m.rule_gone({}, to);
  switch (action.type) {
    case "department":
      return m.rule_then_department({ department: departmentWords[action.to]({}, to) }, to);
    case "priority":
      return m.rule_then_priority({ priority: priorityWords[action.to]({}, to) }, to);
    case "tag":
      return m.rule_then_tag({ tag: action.tag }, to);
    case "field":
      return m.rule_then_field({ choice: named(action.to) }, to);
    case "assign":
      return m.rule_then_assign({ name: named(action.person) }, to);
    case "turn":
      return turnWords[action.by]({ held: String(action.held) }, to);
    case "reply":
      return m.rule_then_reply({ title: named(action.canned) }, to);
    case "notify":
      return m.rule_then_notify({ name: named(action.person) }, to);
    case "webhook":
      return m.rule_then_webhook({ url: named(action.webhook) }, to);
  }
}

/** What was done; or what was not, and why. */
export function effectText(effect: Effect, names: Names, locale: Locale): string {
  const to = { locale };
  const what = doneText(effect, names, locale);
  return effect.not ? m.rule_not_done({ what, why: notDoneWords[effect.not]({}, to) }, to) : what;
}

function doneText(effect: Effect, names: Names, locale: Locale): string {
  if (effect.type !== "assign") return actionText(effect, names, locale);
  const to = { locale };
  return effect.person ? actionText({ type: "assign", person: effect.person }, names, locale) : m.rule_then_assign_turn({}, to);
}
