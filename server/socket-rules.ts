// Connections that never become a request, or not in time: what they are told, and that they end.
import type { IncomingMessage, Server } from "node:http";
import type { Duplex } from "node:stream";

export const connectionLimits = {
  options: { maxHeaderSize: 32 * 1024, connectionsCheckingInterval: 5_000 },
  timeouts: {
    /** From the first byte, or from the connection on when nothing comes at all. */
    headersTimeout: 15_000,
    /** The longest a whole request may take; each body has its own, shorter deadline (request-body.ts). */
    requestTimeout: 1_800_000,
    /** Longer than proxies keep their side open, so that they never send into a connection that is being closed. */
    keepAliveTimeout: 65_000,
  },
};

/** How long a refused client may take to read its answer. */
const lingerMs = 1_000;

const answers: Record<string, string> = {
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
  HPE_CHUNK_EXTENSIONS_OVERFLOW: "413 Content Too Large",
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
};

export function closeBrokenConnections(server: Server): void {
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    const { bytesRead, _httpMessage } = socket as Duplex & { bytesRead?: number; _httpMessage?: { headersSent: boolean } };
    // Whoever has said nothing is told nothing; and an answer that has begun cannot be followed by another.
    if (!socket.writable || !bytesRead || _httpMessage?.headersSent) return socket.destroy();
    finish(socket, answers[error.code ?? ""] ?? "400 Bad Request");
  });
  // CONNECT comes on its own way: this is no proxy.
  server.on("connect", (_: IncomingMessage, socket: Duplex) => finish(socket, "405 Method Not Allowed", "Allow: GET, HEAD, POST\r\n"));
}

function finish(socket: Duplex, status: string, headers = "") {
  const body = `${status}\n`;
  socket.on("error", () => socket.destroy());
  socket.end(
    `HTTP/1.1 ${status}\r\n${headers}Connection: close\r\nContent-Type: text/plain; charset=utf-8\r\nContent-Length: ${body.length}\r\n\r\n${body}`,
  );
  // What is still arriving is read away meanwhile: a connection reset would overtake the answer.
  socket.resume();
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
