// `npm run bench [part …]`: speed as ratios in one run. Without names every part runs, one after the other, on 127.0.0.1 only.
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";

const options = process.argv.slice(2).filter((given) => given.startsWith("--"));
const named = process.argv.slice(2).filter((given) => !given.startsWith("--"));
/** How long a part that is bounded by time goes on. */
const minutes = Number(options.find((option) => option.startsWith("--minutes="))?.slice("--minutes=".length) ?? 10);

const parts: Record<string, () => Promise<unknown>> = {
  bytes: async () => (await import("./bytes.ts")).benchBytes(),
  pages: async () => (await import("./pages/pages.ts")).benchPages(),
  personal: async () => (await import("./pages/personal-pages.ts")).benchPersonalPages(),
  accounts: async () => (await import("./accounts.ts")).benchAccounts(),
  fuzz: async () => (await import("./fuzz.ts")).benchFuzz(),
  "fuzz-http": async () => (await import("./fuzz-api.ts")).fuzzApi(),
  hostile: async () => (await import("./hostile.ts")).benchHostile(minutes),
  internal: async () => (await import("./internal.ts")).benchInternal(),
  tickets: async () => (await import("./tickets.ts")).benchTickets(),
  search: async () => (await import("./search.ts")).benchSearch(),
  reports: async () => (await import("./reports.ts")).benchReports(),
  blog: async () => (await import("./blog.ts")).benchBlog(),
  replicas: async () => (await import("./replicas.ts")).benchReplicas(),
  settings: async () => (await import("./settings.ts")).benchSettings(),
  realtime: async () => void spawnSync(process.execPath, ["bench/realtime.ts"], { stdio: "inherit" }),
  chat: async () => void spawnSync(process.execPath, ["bench/chat.ts"], { stdio: "inherit" }),
  navigation: async () => (await import("./navigation/navigation.ts")).benchNavigation(),
  memory: async () => (await import("./memory.ts")).benchMemory(minutes),
  lighthouse: async () => (await import("./lighthouse.ts")).benchLighthouse(),
};

if (!existsSync("build/server/index.js")) spawnSync(process.execPath, ["scripts/build.ts"], { stdio: "inherit" });
const wanted = named.length > 0 ? named : Object.keys(parts);
for (const name of wanted) {
  const part = parts[name];
  if (!part) {
    console.error(`No such part: ${name}. There are: ${Object.keys(parts).join(", ")}`);
    process.exit(1);
  }
  await part();
}
process.exit();
