import { facts } from "../../facts.ts";
import { colocationSite as site } from "../../figures/colocation.ts";
import { legalEffective } from "../../figures/legal.ts";
import { type LegalDocument, list, p, table } from "../../legal-model.ts";

const { sla, claimDays, maintenanceNoticeDays, postMortemBusinessDays } = facts;
const [high, middle, low] = facts.credits;
const minutes: Record<string, string> = facts.downtimePer30Days;
const row = (name: string, target: string) => [name, target, minutes[target] ?? ""] as const;

export const agreement: LegalDocument = {
  id: "sla",
  name: "Service level agreement",
  summary: "The availability targets, the credit when one is missed, and how to claim it.",
  effective: legalEffective,
  sections: [
    {
      id: "sla-downtime",
      heading: "1. What counts as downtime",
      blocks: [
        p(
          "Downtime is time, from one minute on, during which the customer cannot use the service at all or one of the conditions below holds. The company's monitoring decides, unless the customer's own record is more exact.",
        ),
        list(
          "Network and lines: packet loss above 5% on the contracted section",
          "Power: all contracted feeds to the rack are lost",
          "Instances: no external connection or no disk input and output",
          "CDN, load balancer, object storage: 5% or more of valid requests answered with 5xx",
        ),
      ],
    },
    {
      id: "sla-formula",
      heading: "2. Formula",
      blocks: [
        p("Monthly availability (%) = (total time − downtime) ÷ total time × 100"),
        p("Total time is every minute of the month. Announced maintenance and excluded causes do not count as downtime."),
      ],
    },
    {
      id: "sla-targets",
      heading: "3. Targets per service",
      blocks: [
        table(
          ["Service", "Monthly target", "Allowed in 30 days"],
          row("Network", sla.network),
          row("Power, A+B feeds", sla.powerDual),
          row("Power, single feed", sla.powerSingle),
          row("One instance", sla.instance),
          row("Instances over two zones", sla.multiZone),
          row("Server hosting", sla.serverHosting),
          row("Private cloud", sla.privateCloud),
          row("Load balancer", sla.loadBalancer),
          row("CDN", sla.cdn),
          row("Object storage", sla.objectStorage),
          row("VPN, HA", sla.vpnHa),
          row("Dedicated line", sla.privateLine),
          row("Dedicated line, diverse routes", sla.privateLineDiverse),
        ),
        p(
          `In colocation, an inlet temperature outside ${site.inletC.min}–${site.inletC.max} °C for more than ${site.temperatureBreachMinutes} minutes counts as downtime too.`,
        ),
      ],
    },
    {
      id: "sla-credits",
      heading: "4. Service credits",
      blocks: [
        table(
          ["Monthly availability", "Of that service's monthly fee"],
          [`target missed, but ${high.from} or more`, high.credit],
          [`${middle.from} or more, below ${high.from}`, middle.credit],
          [`below ${low.below}`, low.credit],
        ),
        p(
          "Credits reduce the next invoice and are not paid in cash. Where the contract has ended and no invoice follows, they are transferred.",
        ),
      ],
    },
    {
      id: "sla-claim",
      heading: "5. How to claim",
      blocks: [
        list(
          `Credits are given on claim, not automatically: within ${claimDays} days after the end of the month, by ticket, stating the service, the start and end time and the symptom.`,
          "Within 5 business days the company answers with its monitoring record.",
          "In case of dispute both sides review the raw measurements together.",
        ),
      ],
    },
    {
      id: "sla-exclusions",
      heading: "6. Exclusions",
      blocks: [
        list(
          `maintenance announced ${maintenanceNoticeDays} days ahead`,
          "faults caused by the customer's software, settings or instructions",
          "faults of lines and equipment bought elsewhere",
          "suspension for breach of the acceptable use policy or unpaid fees",
          "force majeure (article 17 of the terms)",
          "use beyond the contracted bandwidth, connections or protection",
        ),
      ],
    },
    {
      id: "sla-maintenance",
      heading: "7. Maintenance window",
      blocks: [
        p(
          `Planned maintenance takes place on Sundays, 02:00–06:00 KST (Saturdays, 17:00–21:00 UTC), announced ${maintenanceNoticeDays} days ahead. Redundant sections are worked on one side at a time and stay up.`,
        ),
      ],
    },
    {
      id: "sla-notice",
      heading: "8. Notice of outages",
      blocks: [
        list(
          "Cloud: without delay when a service is down for 10 minutes in a row, or for 15 minutes in total over two or more interruptions within 24 hours.",
          "Telecommunication services: cause, progress and contact without delay.",
          `Reports on major outages are published within ${postMortemBusinessDays} business days.`,
        ),
      ],
    },
  ],
};
