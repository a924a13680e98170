// One process per DATA_DIR. A listening socket is the lock: it cannot outlive its process, so kill -9 leaves nothing to clean.
import { createHash } from "node:crypto";
import { existsSync, realpathSync, rmSync } from "node:fs";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CannotStart } from "./cannot-start.ts";
import { makeFolder } from "./make-folder.ts";

export class DataDirInUse extends CannotStart {
  constructor(dataDir: string) {
    super(
      `Another process already uses the data folder ${dataDir}.\nStop it first, or give this one a folder of its own: DATA_DIR=./second PORT=4100 npm start`,
    );
  }
}

/** Who holds the folder can be asked something by another process of the same user: one word in a line, then whatever `answer` writes. */
export type FolderAnswer = (word: string, to: Socket) => Promise<void>;
export type FolderLock = { release: () => Promise<void>; answer: (how: FolderAnswer) => void };

export async function lockDataDir(dataDir: string): Promise<FolderLock> {
  makeFolder(dataDir, "DATA_DIR");
  const address = lockAddress(realpathSync(dataDir));
  if (await answers(address)) throw new DataDirInUse(dataDir);
  if (process.platform !== "win32") rmSync(address, { force: true });
  let how: FolderAnswer | undefined;
  const server = await listen(address, (word, to) => how?.(word, to) ?? Promise.resolve()).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "EADDRINUSE") throw new DataDirInUse(dataDir);
    throw error;
  });
  server.unref();
  return {
    release: () => new Promise((done) => server.close(() => done())),
    answer: (given) => {
      how = given;
    },
  };
}

/** A line to whoever holds the folder, or nothing where nobody does. */
export async function askDataDir(dataDir: string, word: string): Promise<Socket | undefined> {
  const address = existsSync(dataDir) ? lockAddress(realpathSync(dataDir)) : undefined;
  if (!address || !(await answers(address))) return undefined;
  const socket = connect(address);
  socket.write(`${word}\n`);
  return socket;
}

const askedWithinMs = 5_000;

// Unix socket paths are limited to about 100 bytes, so a deep folder is named by its hash in the temporary folder.
function lockAddress(dataDir: string): string {
  const hash = createHash("sha256").update(dataDir).digest("hex").slice(0, 24);
  if (process.platform === "win32") return `\\\\.\\pipe\\aranode-${hash}`;
  const inside = join(dataDir, "lock.sock");
  return inside.length < 100 ? inside : join(tmpdir(), `aranode-${hash}.sock`);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address);
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", () => resolve(false));
  });
}

function listen(address: string, answer: FolderAnswer): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => {
      // Who only knocks says nothing and leaves.
      socket.on("error", () => {});
      socket.setTimeout(askedWithinMs, () => socket.destroy());
      socket.once("data", (given) => {
        socket.setTimeout(0);
        void answer(given.toString().trim(), socket)
          .catch(() => {})
          .finally(() => socket.end());
      });
      socket.unref();
    });
    server.once("error", reject);
    server.listen(address, () => resolve(server));
  });
}
