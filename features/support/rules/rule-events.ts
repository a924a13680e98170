// What rules can wait for, and the job that carries it. Told by tickets and enquiries, which know nothing else of rules.
import { z } from "zod";

export const ruleTriggers = ["ticket_opened", "customer_replied", "staff_replied", "time_passed", "enquiry_received"] as const;
export type RuleTrigger = (typeof ruleTriggers)[number];

export const applyRulesJob = "apply-rules";

export const ruleEvent = z.discriminatedUnion("trigger", [
  /** `seq`: the message that was written. */
  z.object({ trigger: z.enum(["ticket_opened", "customer_replied", "staff_replied"]), ticketId: z.string(), seq: z.number().int() }),
  z.object({ trigger: z.literal("enquiry_received"), enquiryId: z.string() }),
]);
export type RuleEvent = z.output<typeof ruleEvent>;
