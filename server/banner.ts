import { brand } from "#content/brand.ts";
import { demoAccounts } from "#db/seed/demo-accounts.ts";
import type { Config } from "#platform/config.ts";

export function banner(config: Config, address: string): string {
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
    lines.push(`  Captured mails   ${address}/dev/mailbox`, "", "  Demo accounts (only while nothing public is configured)");
    for (const account of demoAccounts) lines.push(`    ${account.kind.padEnd(9)} ${account.email.padEnd(24)} ${account.password}`);
  }
  lines.push("", `  Data             ${config.DATABASE_URL ? "Postgres (DATABASE_URL)" : config.DATA_DIR}`, "");
  return lines.join("\n");
}
