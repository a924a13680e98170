// How much room is left where DATA_DIR lies. A database that meets a full disk cannot be talked to any more, so writing stops before.
import { statfsSync } from "node:fs";
import type { Config } from "./config.ts";
import { AppError } from "./errors.ts";
import type { Log } from "./log.ts";

/** `low`: nothing new is written. `full`: the embedded database is left alone altogether; even reading writes a little. */
export type DiskLevel = "room" | "low" | "full";

export type DiskWatch = { level(): DiskLevel; freeBytes(): number; stop(): void };

type Place = Pick<Config, "DATA_DIR" | "MIN_FREE_DISK_MB">;

const megabyte = 1024 * 1024;
/** Two segments of the write-ahead log. */
const fullBelowBytes = 32 * megabyte;
const freshForMs = 250;
const lookEveryMs = 5_000;

/** A folder that cannot be asked counts as roomy: the failure that matters will say so itself. */
export function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

export function diskLevel(free: number, { MIN_FREE_DISK_MB }: Pick<Config, "MIN_FREE_DISK_MB">): DiskLevel {
  const reserve = MIN_FREE_DISK_MB * megabyte;
  if (free >= reserve) return "room";
  return free < Math.min(fullBelowBytes, reserve) ? "full" : "low";
}

/** Before bytes are put on the disk. */
export function needRoom(place: Place, bytes = 0): void {
  if (diskLevel(freeBytes(place.DATA_DIR) - bytes, place) !== "room") throw new AppError("disk_full");
}

/** Was it the disk that had no room? */
export function isOutOfSpace(error: unknown): boolean {
  const { code, cause } = (error ?? {}) as { code?: unknown; cause?: unknown };
  return code === "ENOSPC" || code === "EDQUOT" || (cause !== undefined && isOutOfSpace(cause));
}

/** Asked before every statement of the embedded database, so a fresh answer is kept for a moment. A change is logged once. */
export function watchDisk(place: Place, log: Log, measure = () => freeBytes(place.DATA_DIR)): DiskWatch {
  let free = Number.POSITIVE_INFINITY;
  let known: DiskLevel = "room";
  let lookedAt = Number.NEGATIVE_INFINITY;

  function level(): DiskLevel {
    if (performance.now() - lookedAt < freshForMs) return known;
    lookedAt = performance.now();
    free = measure();
    const next = diskLevel(free, place);
    if (next !== known) {
      const figures = { freeMb: Math.floor(free / megabyte), neededMb: place.MIN_FREE_DISK_MB, folder: place.DATA_DIR };
      if (next === "room") log.info(figures, "the disk has room again: writing goes on");
      else log.error(figures, next === "low" ? "the disk is nearly full: nothing is written until there is room" : "the disk is full");
    }
    known = next;
    return known;
  }

  const timer = setInterval(level, lookEveryMs).unref();
  return { level, freeBytes: () => free, stop: () => clearInterval(timer) };
}
