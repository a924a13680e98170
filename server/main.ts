// The process: settings, data folder, services, port, banner, and a graceful end. This file is the entry of the server build.
import { join } from "node:path";
import { setFlagsFromString } from "node:v8";
import { CannotStart } from "#platform/cannot-start.ts";
import { parseConfig } from "#platform/config.ts";
import { loadStaticFiles } from "#server/pages/static-files.ts";
import { banner } from "./banner.ts";
import { checkBuild } from "./check-build.ts";
import { startFailure } from "./start-failure.ts";
import { startServer } from "./start-server.ts";

const clientFolder = join(import.meta.dirname, "../client");

const demoNeeds =
  "Nothing to seed: the demo needs a loopback HOST, and none of PUBLIC_ORIGIN, DATABASE_URL, SMTP_URL and TRUST_PROXY may be set.";

// Between two collections the heap may become twice what is in use, not four times: 378 MB at work instead of 561 (docs/scaling.md). Half of
// that again would take a third more of the processor.
setFlagsFromString("--heap-growing-percent=100");

async function main() {
  // The last step of a build: nothing is opened, one page is drawn.
  if (process.argv.includes("--check")) {
    return checkBuild(await import("virtual:react-router/server-build"), loadStaticFiles(clientFolder, {}).stylesheet);
  }
  const settings = parseConfig(process.env);
  // `npm run db:seed` opens and closes everything once; the seed is part of opening.
  const seeding = process.argv.includes("--seed");
  const config = seeding ? { ...settings, PORT: 0 } : settings;
  const running = await startServer({
    config,
    clientFolder,
    build: () => import("virtual:react-router/server-build"),
  }).catch((error) => {
    throw startFailure(error, config);
  });
  if (seeding) {
    await running.stop();
    console.log(config.demo ? "The demo accounts and their sample data are in place." : demoNeeds);
    process.exit(0);
  }
  console.log(banner(config, running));
  process.send?.({ ready: true, address: running.address });

  let stopping = false;
  async function stop(signal: string) {
    if (stopping) return;
    stopping = true;
    running.log.info({ signal }, "stopping");
    // Whatever hangs must not hold the machine's shutdown for ever.
    setTimeout(() => process.exit(1), 25_000).unref();
    await running.stop();
    process.exit(0);
  }
  process.on("SIGTERM", () => void stop("SIGTERM"));
  process.on("SIGINT", () => void stop("SIGINT"));
}

main().catch((error: NodeJS.ErrnoException) => {
  if (error instanceof CannotStart) console.error(`\n${error.message}\n`);
  else if (error.code === "EADDRINUSE")
    console.error(`\nPort ${process.env.PORT ?? 3000} is in use. Choose another: PORT=4100 npm start\n`);
  else console.error(error);
  process.exit(1);
});
