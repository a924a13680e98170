// Connections that never become a request, or not in time: what they are told, and that they end.
import { type IncomingMessage, type Server, STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import { AppError } from "#platform/errors.ts";
import { refusalInEveryLanguage, refusalPolicy } from "./door/refusal.ts";

export const connectionLimits = {
  options: { maxHeaderSize: 32 * 1024, connectionsCheckingInterval: 5_000 },
  timeouts: {
    /** From the first byte, or from the connection on when nothing comes at all. */
    headersTimeout: 15_000,
    /** The longest a whole request may take; each body has its own, shorter deadline (request-body.ts). */
    requestTimeout: 1_800_000,
    /** Longer than proxies keep their side open, so that they never send into a connection that is being closed. */
    keepAliveTimeout: 65_000,
    /** Nothing went either way for so long, looked at twice: a client that asks and does not read is let go. Realtime has a rule of its own. */
    timeout: 60_000,
  },
};

/** How long a refused client may take to read its answer. */
const lingerMs = 1_000;

/** What the parser of Node met, as the errors that the rest of the door answers with. */
const metByParser: Record<string, () => AppError> = {
  HPE_HEADER_OVERFLOW: () => new AppError("headers_too_large"),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: () => new AppError("too_large", { limitBytes: 16 * 1024 }),
  ERR_HTTP_REQUEST_TIMEOUT: () => new AppError("request_timeout"),
};

export function closeBrokenConnections(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const { bytesRead, _httpMessage } = socket as Duplex & { bytesRead?: number; _httpMessage?: { headersSent: boolean } };
    // Whoever has said nothing is told nothing; and an answer that has begun cannot be followed by another.
    if (!socket.writable || !bytesRead || _httpMessage?.headersSent) return socket.destroy();
    finish(socket, metByParser[error.code ?? ""]?.() ?? new AppError("malformed"));
  });
  // CONNECT comes on its own way: this is no proxy.
  server.on("connect", (_: IncomingMessage, socket: Duplex) =>
    finish(socket, new AppError("method_not_allowed"), "Allow: GET, HEAD, POST\r\n"),
  );
}

function finish(socket: Duplex, error: AppError, headers = "") {
  const body = refusalInEveryLanguage(error);
  const head = [
    `HTTP/1.1 ${error.status} ${STATUS_CODES[error.status]}`,
    "Connection: close",
    "Content-Type: text/html; charset=utf-8",
    `Content-Length: ${Buffer.byteLength(body)}`,
    `Content-Security-Policy: ${refusalPolicy}`,
    "Cache-Control: no-store",
  ];
  socket.on("error", () => socket.destroy());
  socket.end(`${head.join("\r\n")}\r\n${headers}\r\n${body}`);
  // What is still arriving is read away meanwhile: a connection reset would overtake the answer.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
