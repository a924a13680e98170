// npm run staff:create -- --email sera@example.com --name "윤세라" --role admin
// Makes a staff account and prints, once, the link by which its owner chooses a password.

import { z } from "zod";
import { lifetimes } from "#features/accounts/rules/account-figures.ts";
import { emailField, nameField } from "#features/accounts/rules/accounts.contract.ts";
import { createStaff } from "#features/accounts/team/staff.server.ts";
import { createAuditTrail } from "#features/audit/audit-trail.server.ts";
import { staffRoles } from "#platform/api/capabilities.ts";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { lockDataDir } from "#platform/data-lock.ts";
import { openDatabase } from "#platform/db/open-database.ts";
import { AppError } from "#platform/errors.ts";
import { originOf, siteOf } from "#platform/i18n/site-addresses.ts";
import { loadSecrets } from "#platform/secrets.ts";
import { loadKeys } from "#platform/vault/key-file.ts";
import { createVault } from "#platform/vault/vault.ts";
import { locales, teamLocale } from "../content/locales.ts";
import { asScript } from "./command-line/as-script.ts";

const usage = `npm run staff:create -- --email sera@example.com --name "Sera Yoon" --role ${staffRoles().join("|")} [--locale en|ko] [--origin https://…]`;

const person = z.object({
  email: emailField,
  name: nameField,
  role: z.enum(staffRoles()),
  locale: z.enum(locales).default(teamLocale),
});

const script = {
  usage,
  options: {
    email: { type: "string" },
    name: { type: "string" },
    role: { type: "string" },
    locale: { type: "string" },
    origin: { type: "string" },
  },
  whileRunning: "Stop it first, or invite the colleague from the staff console.",
} as const;

await asScript(script, async ({ values }) => {
  const parsed = person.safeParse(values);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  --${issue.path.join(".")}: ${issue.message}`);
    throw new CannotStart(`${problems.join("\n")}\n\nUsage: ${usage}`);
  }
  const config = parseConfig({ LOG_LEVEL: "silent", ...process.env });
  const lock = config.DATABASE_URL ? undefined : await lockDataDir(config.DATA_DIR);
  const database = await openDatabase(config);
  try {
    await database.migrate();
    const secrets = await loadSecrets(database, config.DATA_DIR, createVault(loadKeys(config)));
    const token = await createStaff(database.orm, createAuditTrail(secrets), parsed.data).catch((error) => {
      throw error instanceof AppError && error.id === "conflict"
        ? new CannotStart("There is already a staff account with this address.")
        : error;
    });
    const site = siteOf(config.PUBLIC_ORIGIN ?? `http://${config.HOST}:${config.PORT}`, config.FORCED_LOCALE_HOSTS);
    const origin = values.origin ?? originOf(site, parsed.data.locale);
    console.log(`\n  ${parsed.data.email} is staff (${parsed.data.role}).`);
    console.log(`  Choose the password here, once, within ${lifetimes.invitationDays} days:\n\n    ${origin}/reset-password/${token}\n`);
    console.log(`  Then log in at ${origin}/staff/login\n`);
  } finally {
    await database.close();
    await lock?.release();
  }
});
