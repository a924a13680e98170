import { expect, test } from "vitest";
import { page as enBackup } from "#content/en/services/backup.ts";
import { page as enVpn } from "#content/en/services/vpn.ts";
import { won } from "#content/format.ts";
import { page as koBackup } from "#content/ko/services/backup.ts";
import { page as koVpn } from "#content/ko/services/vpn.ts";
import { renderPart } from "#ui/page/test-labels.tsx";
import { retentionPlan } from "./backup/retention.ts";
import { RetentionPlanner } from "./backup/retention-planner.tsx";
import { VpnCalculator } from "./vpn/vpn-calculator.tsx";

const plan = { sites: 6, shape: "hub", gw: "small", ha: "on", users: "u10" } as const;
const set = () => {};
/** What the planner shows when it is opened. */
const kept = retentionPlan({
  sourceGb: 5000,
  changePercent: 2,
  daily: 14,
  weekly: 8,
  monthly: 6,
  reduction: 3,
  offsite: true,
  vms: 10,
  servers: 2,
});

/** What the link to the contact form takes along. */
function asked(html: string): string {
  const [, href = ""] = /href="(\/resources\/contact-us[^"]*)"/.exec(html) ?? [];
  return new URL(href.replaceAll("&amp;", "&"), "https://example.com").searchParams.get("config") ?? "";
}

test("customer frictions: enquiries about backup and VPN carry the price that was shown", () => {
  expect(asked(renderPart(<VpnCalculator words={enVpn.topology} locale="en" plan={plan} set={set} />))).toContain("= ₩169,200, per month");
  expect(asked(renderPart(<VpnCalculator words={koVpn.topology} locale="ko" plan={plan} set={set} />))).toContain("= 169,200원");
  for (const [words, locale] of [
    [enBackup.planner, "en"],
    [koBackup.planner, "ko"],
  ] as const) {
    expect(asked(renderPart(<RetentionPlanner words={words} locale={locale} />))).toContain(`= ${won(kept.total.krw, locale)}`);
  }
});
