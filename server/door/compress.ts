// Personal pages and API answers are compressed as they leave; stored pages and assets were compressed ahead.
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { acceptedEncoding } from "#server/pages/page-cache/page-cache.ts";

const brotli = promisify(brotliCompress);
const gz = promisify(gzip);
const worthwhile = 1_000;

export async function compressed(request: Request, response: Response): Promise<Response> {
  const type = response.headers.get("content-type") ?? "";
  if (
    !response.body ||
    response.headers.has("content-encoding") ||
    !/^(?:text\/|application\/(?:json|xml|javascript)|text\/x-script)/.test(type)
  )
    return response;
  if (response.headers.has("content-disposition") || request.method === "HEAD") return response;
  const encoding = acceptedEncoding(request.headers.get("accept-encoding") ?? "");
  if (encoding === "identity") return response;
  const body = Buffer.from(await response.arrayBuffer());
  const headers = new Headers(response.headers);
  headers.append("vary", "accept-encoding");
  if (body.length < worthwhile) return new Response(body, { status: response.status, headers });
  const packed = encoding === "br" ? await brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }) : await gz(body);
  headers.set("content-encoding", encoding);
  headers.delete("content-length");
  return new Response(new Uint8Array(packed), { status: response.status, headers });
}
