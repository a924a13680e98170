// Renders a page to a whole document. The nonce signs its scripts; in public pages the page cache turns it into hashes.
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { requestContext } from "./context.ts";
import { unexpected } from "./shell/page-failure.server.ts";

const renderTimeoutMs = 10_000;

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce, locale, onError, requestId } = loadContext.get(requestContext);
  headers.set("content-type", "text/html; charset=utf-8");
  return new Promise((resolve, reject) => {
    let answerStatus = status;
    const stop = setTimeout(() => abort(new Error("the page took too long to render")), renderTimeoutMs);
    // The whole document at once: pages are cached or small, and a failed boundary can still change the status.
    const { pipe, abort } = renderToPipeableStream(<ServerRouter context={routerContext} url={request.url} nonce={nonce} />, {
      nonce,
      onAllReady() {
        clearTimeout(stop);
        const body = new PassThrough();
        pipe(body);
        resolve(new Response(createReadableStreamFromReadable(body), { headers, status: answerStatus }));
      },
      onShellError() {
        clearTimeout(stop);
        // Once more, as the error page; it names the record.
        reject(Response.json(unexpected(locale, requestId), { status: 500 }));
      },
      onError(error) {
        answerStatus = 500;
        if (!request.signal.aborted) onError(error);
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // What routes throw has become an answer before it comes here (server/pages/page-failures.ts); what a page throws was recorded when it did.
  if (request.signal.aborted || error instanceof Response || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(requestContext).onError(error);
};
