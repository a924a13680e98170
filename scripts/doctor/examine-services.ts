import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Config } from "#platform/config.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { doubt, type Finding, fault, good, reasonOf } from "./finding.ts";

/** A small file is put there, read and taken away. */
export async function examineBucket(config: Config): Promise<Finding[]> {
  if (!config.S3_BUCKET) return [good("Files", "in the data folder")];
  const key = `00/doctor-${randomBytes(12).toString("hex")}`;
  const folder = mkdtempSync(join(tmpdir(), "doctor-"));
  try {
    const file = join(folder, "probe");
    writeFileSync(file, key);
    const storage = openStorage(config);
    await storage.store(key, file, "text/plain");
    let read = "";
    for await (const chunk of await storage.read(key)) read += String(chunk);
    await storage.remove(key);
    if (read !== key)
      return [
        fault("Files", `the bucket ${config.S3_BUCKET} gives back other bytes than it got`, "Look at what stands between it and us."),
      ];
    return [good("Files", `the bucket ${config.S3_BUCKET} takes, gives and removes`)];
  } catch (error) {
    return [
      fault(
        "Files",
        `the bucket ${config.S3_BUCKET} cannot be used: ${reasonOf(error)}`,
        "Look at S3_BUCKET, S3_ENDPOINT and the two keys.",
      ),
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Says hello and logs in; no mail is sent. */
export async function examineMail({ SMTP_URL, MAIL_FROM, demo }: Config): Promise<Finding[]> {
  if (!SMTP_URL) {
    if (demo) return [good("Mail", "kept for /dev/mailbox")];
    return [
      fault("Mail", "no mail leaves: nobody can confirm an address or reset a password", "Set SMTP_URL=smtp://user:password@host:587"),
    ];
  }
  const { host } = new URL(SMTP_URL);
  const transport = createTransport(SMTP_URL, { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 5_000 } as object);
  try {
    await transport.verify();
  } catch (error) {
    return [
      fault("Mail", `${host} does not take our mails: ${reasonOf(error)}`, "Look at SMTP_URL: smtp:// or smtps://, port, user, password."),
    ];
  } finally {
    transport.close();
  }
  const found = [good("Mail", `${host} lets us in`)];
  if (/@example\.(?:com|net|org)\b/.test(MAIL_FROM)) {
    found.push(doubt("Sender", `MAIL_FROM is ${MAIL_FROM}`, "Use an address of your own domain, with SPF, DKIM and DMARC."));
  }
  return found;
}
