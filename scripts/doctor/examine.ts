// Every question of `npm run doctor`, in the order of a start.
import { ConfigError, parseConfig } from "#platform/config.ts";
import { examineDatabase } from "./examine-database.ts";
import { examineDisk, examineMachine, examinePort } from "./examine-machine.ts";
import { examineAddresses, examineProxy } from "./examine-network.ts";
import { examineBucket, examineMail } from "./examine-services.ts";
import { type Finding, fault, good } from "./finding.ts";

export async function examine(env: Record<string, string | undefined>): Promise<Finding[]> {
  const machine = examineMachine();
  let config: ReturnType<typeof parseConfig>;
  try {
    config = parseConfig({ LOG_LEVEL: "silent", ...env });
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return [...machine, fault("Settings", error.message.replace(/\n\s*/g, " · "), "The README lists every setting with an example.")];
  }
  const kind = config.demo ? "the demo: nothing real is set (PUBLIC_ORIGIN, DATABASE_URL, SMTP_URL, TRUST_PROXY)" : "read and in order";
  const asked = await Promise.all([
    examinePort(config),
    examineDisk(config),
    examineDatabase(config),
    examineBucket(config),
    examineMail(config),
    examineAddresses(config),
    examineProxy(config),
  ]);
  return [...machine, good("Settings", kind), ...asked.flat()];
}

export function exitCode(findings: readonly Finding[]): 0 | 1 {
  return findings.some(({ state }) => state === "fault") ? 1 : 0;
}
