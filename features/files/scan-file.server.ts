// Asks a scanner about a file: a clamd daemon (INSTREAM over its socket) or any command. Off unless FILE_SCAN names one.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { connect, type Socket } from "node:net";
import type { Config } from "#platform/config.ts";

export type Verdict = { infected: false } | { infected: true; found: string };

/** Throws where there is no verdict: the scanner is away, slow, or says something else. */
export type Scanner = (path: string) => Promise<Verdict>;

const patienceMs = 30_000;
const clean: Verdict = { infected: false };

export function scannerOf({ FILE_SCAN }: Pick<Config, "FILE_SCAN">): Scanner | undefined {
  if (!FILE_SCAN) return undefined;
  if (FILE_SCAN.startsWith("command:")) return (path) => scanByCommand(FILE_SCAN.slice("command:".length).trim().split(/\s+/), path);
  return (path) => scanByDaemon(FILE_SCAN, path);
}

/** The file's path is the last argument. As clamscan has it: 0 is clean, 1 is infected, anything else is trouble. */
async function scanByCommand([program = "", ...given]: readonly string[], path: string): Promise<Verdict> {
  const child = spawn(program, [...given, path], {
    stdio: ["ignore", "pipe", "ignore"],
    timeout: patienceMs,
    env: { PATH: process.env.PATH },
  });
  let said = "";
  child.stdout.on("data", (chunk: Buffer) => {
    if (said.length < 2_000) said += chunk.toString();
  });
  const [code] = (await once(child, "close")) as [number | null];
  if (code === 0) return clean;
  if (code === 1) return { infected: true, found: nameIn(said) };
  throw new Error(`the scanner ended with ${code}`);
}

async function scanByDaemon(address: string, path: string): Promise<Verdict> {
  const socket = opened(address);
  try {
    const answer = answerOf(socket);
    answer.catch(() => {});
    socket.write("zINSTREAM\0");
    for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
      const size = Buffer.alloc(4);
      size.writeUInt32BE(chunk.length);
      socket.write(size);
      // A daemon that has hung up never drains: whichever comes first.
      if (!socket.write(chunk)) await Promise.race([once(socket, "drain"), answer]);
    }
    socket.write(Buffer.alloc(4));
    const said = await answer;
    if (/: OK$/.test(said)) return clean;
    if (/ FOUND$/.test(said)) return { infected: true, found: nameIn(said) };
    throw new Error(`the scanner said: ${said.slice(0, 200)}`);
  } finally {
    socket.destroy();
  }
}

function opened(address: string): Socket {
  if (address.startsWith("unix:")) return connect(address.slice("unix:".length));
  const { hostname, port } = new URL(address);
  return connect(Number(port || 3310), hostname);
}

function answerOf(socket: Socket): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let said = "";
  socket.setTimeout(patienceMs, () => reject(new Error("the scanner does not answer")));
  socket.on("error", reject);
  socket.on("data", (chunk: Buffer) => {
    said += chunk.toString("latin1");
    if (said.includes("\0") || said.length > 4_000) resolve(said.replaceAll("\0", "").trim());
  });
  socket.on("close", () => (said ? resolve(said.trim()) : reject(new Error("the scanner hung up"))));
  return promise;
}

/** "stream: Eicar-Test-Signature FOUND" → the name alone. */
function nameIn(said: string): string {
  return (/: ([\w./ -]{1,80}) FOUND/.exec(said)?.[1] ?? "unnamed").trim();
}
