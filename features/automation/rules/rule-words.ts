// What the parts of a rule are called.
import type { Words } from "#platform/i18n/words.ts";
import { m } from "#platform/paraglide/messages.js";
import type { Action, Channel, When } from "./rule-parts.ts";
import type { Effect } from "./rule-plan.ts";

export const whenWords: Record<Exclude<When["type"], "time_passed">, Words> = {
  ticket_opened: m.rule_when_ticket_opened,
  customer_replied: m.rule_when_customer_replied,
  staff_replied: m.rule_when_staff_replied,
  enquiry_received: m.rule_when_enquiry_received,
};

export const channelWords: Record<Channel, Words> = {
  portal: m.rule_channel_portal,
  mail: m.rule_channel_mail,
  chat: m.rule_channel_chat,
  staff: m.rule_channel_staff,
  form: m.rule_channel_form,
};

export const turnWords: Record<Extract<Action, { type: "turn" }>["by"], typeof m.rule_then_round_robin> = {
  round_robin: m.rule_then_round_robin,
  least_busy: m.rule_then_least_busy,
};

export const notDoneWords: Record<NonNullable<Effect["not"]>, Words> = {
  nobody_free: m.rule_not_nobody_free,
  gone: m.rule_not_gone,
  off: m.rule_not_off,
  unfilled: m.rule_not_unfilled,
  limit: m.rule_not_limit,
};
