// The process: settings, data folder, services, port, banner, and a graceful end. This file is the entry of the server build.
import { join } from "node:path";
import { ConfigError, parseConfig } from "#platform/config.ts";
import { DataDirInUse } from "#platform/data-lock.ts";
import { banner } from "./banner.ts";
import { startServer } from "./start-server.ts";

async function main() {
  const config = parseConfig(process.env);
  const running = await startServer({
    config,
    clientFolder: join(import.meta.dirname, "../client"),
    build: () => import("virtual:react-router/server-build"),
  });
  console.log(banner(config, running.address));
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
  if (error instanceof ConfigError || error instanceof DataDirInUse) console.error(`\n${error.message}\n`);
  else if (error.code === "EADDRINUSE")
    console.error(`\nPort ${process.env.PORT ?? 3000} is in use. Choose another: PORT=4100 npm start\n`);
  else console.error(error);
  process.exit(1);
});
