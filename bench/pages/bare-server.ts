// The least a Node server can do: the same bytes and headers for every request.
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

const body = readFileSync(process.argv[2] ?? "");
const { date: _, connection: __, "keep-alive": ___, ...headers } = JSON.parse(process.argv[3] ?? "{}") as Record<string, string>;
const server = createServer((_req, res) => {
  res.writeHead(200, headers);
  res.end(body);
});
server.listen(0, "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
