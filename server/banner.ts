import { brand } from "#content/brand.ts";
import type { DemoAccount } from "#db/seed/demo-accounts.ts";
import type { Config } from "#platform/config.ts";
import { addressOf, siteOf } from "#platform/i18n/site-addresses.ts";

type Running = { address: string; demoAccounts: readonly DemoAccount[] };

export function banner(config: Config, { address, demoAccounts }: Running): string {
  const site = config.PUBLIC_ORIGIN ?? address;
  const korean = addressOf(siteOf(site, config.FORCED_LOCALE_HOSTS), "ko", "/");
  const lines = [
    "",
    `  ${brand.name.en} is ready`,
    "",
    `  Site             ${site}/            (한국어: ${korean})`,
    `  Customer area    ${site}/login`,
    `  Staff console    ${site}/staff/login`,
    `  API              ${site}/api/docs`,
  ];
  if (config.PUBLIC_ORIGIN) lines.push(`  Listens on       ${address}, for the proxy in front`);
  if (config.demo) {
    lines.push(`  Captured mails   ${address}/dev/mailbox`, "");
    if (demoAccounts.length === 0) {
      lines.push("  This data has no open demo accounts. To try the demo, start with another folder: DATA_DIR=./demo npm start");
    } else lines.push("  Demo accounts (for browsers on this machine, while nothing real is configured)");
    for (const account of demoAccounts) lines.push(`    ${account.kind.padEnd(9)} ${account.email.padEnd(24)} ${account.password}`);
  }
  lines.push("", `  Data             ${config.DATABASE_URL ? "Postgres (DATABASE_URL)" : config.DATA_DIR}`, "");
  return lines.join("\n");
}
