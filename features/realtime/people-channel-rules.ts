// The channels that belong to people: each customer's and colleague's own, and the one all of support listens to.
import { can } from "#platform/api/capabilities.ts";
import type { ChannelRule } from "./channel-rule.ts";

export const peopleChannelRules: readonly ChannelRule[] = [
  { name: /^private-customer-([\w-]{8,64})$/, decide: (_, viewer, id) => viewer.kind === "customer" && viewer.id === id },
  { name: /^private-staff()$/, decide: (_, viewer) => can(viewer, "tickets.answer") },
  { name: /^private-staff-([\w-]{8,64})$/, decide: (_, viewer, id) => viewer.kind === "staff" && viewer.id === id },
];
