import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { cpus, totalmem } from "node:os";
import { dirname, join } from "node:path";
import type { Config } from "#platform/config.ts";
import { diskLevel, freeBytes } from "#platform/disk-space.ts";
import { doubt, type Finding, fault, good, reasonOf } from "./finding.ts";

const megabyte = 1024 * 1024;
/** Embedded database, pages in memory and one picture at a time. */
const memoryMb = 900;

export function examineMachine(): Finding[] {
  const wanted = (JSON.parse(readFileSync("package.json", "utf8")) as { dependencies: { node: string } }).dependencies.node;
  const running = process.versions.node;
  const node =
    running === wanted
      ? good("Node", `${running}, the project's own`)
      : doubt("Node", `${running}; the project brings ${wanted}`, "npm install fetches it, and npm run uses it.");
  const memory = Math.round(totalmem() / megabyte);
  const size = `${memory} MB of memory, ${cpus().length} processors`;
  const room =
    memory >= memoryMb ? good("Machine", size) : doubt("Machine", size, `Give it ${memoryMb} MB, or use a Postgres on another machine.`);
  const built = existsSync("build/server/index.js")
    ? good("Build", "there is one")
    : doubt("Build", "there is none yet", "npm start builds it; so does npm run build, ahead of time.");
  return [node, room, built];
}

/** Asked by taking it for a moment. */
export function examinePort({ HOST, PORT }: Config): Promise<Finding[]> {
  const place = `${HOST}:${PORT}`;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => {
      const taken = error.code === "EADDRINUSE";
      const remedy =
        error.code === "EACCES"
          ? "Ports below 1024 belong to root: use PORT=3000 and a proxy."
          : "HOST has to be an address of this machine.";
      resolve([
        taken
          ? doubt("Port", `${place} is in use`, "By this server if it is running; otherwise choose another with PORT=4100.")
          : fault("Port", `${place} cannot be opened: ${reasonOf(error)}`, remedy),
      ]);
    });
    probe.listen({ host: HOST, port: PORT }, () => probe.close(() => resolve([good("Port", `${place} is free`)])));
  });
}

/** The folder is made at the first start; until then the nearest one above it is asked. */
export async function examineDisk(config: Config): Promise<Finding[]> {
  let folder = config.DATA_DIR;
  while (!existsSync(folder)) folder = dirname(folder);
  const probe = join(folder, `.doctor-${randomBytes(6).toString("hex")}`);
  try {
    mkdirSync(probe);
    writeFileSync(join(probe, "probe"), "probe");
  } catch (error) {
    return [
      fault(
        "Data folder",
        `${config.DATA_DIR} cannot be written: ${reasonOf(error)}`,
        "Give the server's user the folder, or set DATA_DIR.",
      ),
    ];
  } finally {
    rmSync(probe, { recursive: true, force: true });
  }
  const free = freeBytes(folder);
  const says = `${config.DATA_DIR} can be written, ${Math.floor(free / megabyte)} MB free`;
  if (diskLevel(free, config) === "room") return [good("Data folder", says)];
  return [
    fault("Data folder", `${says}; ${config.MIN_FREE_DISK_MB} MB are needed to write`, "Free some space, or lower MIN_FREE_DISK_MB."),
  ];
}
