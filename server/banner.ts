import { brand } from "#content/brand.ts";
import type { DemoAccount } from "#db/seed/demo-accounts.ts";
import type { Config } from "#platform/config.ts";

type Running = { address: string; demoAccounts: readonly DemoAccount[] };

export function banner(config: Config, { address, demoAccounts }: Running): string {
  const lines = [
    "",
    `  ${brand.name.en} is ready`,
    "",
    `  Site             ${address}/            (한국어: ${address}/?lang=ko)`,
    `  Customer area    ${address}/login`,
    `  Staff console    ${address}/staff/login`,
    `  API              ${address}/api/docs`,
  ];
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
