// Renders a page to a whole document. The nonce signs its scripts; in public pages the page cache turns it into hashes.
import { PassThrough } from "node:stream";
import { createReadableStreamFromReadable } from "@react-router/node";
import { renderToPipeableStream } from "react-dom/server";
import { type EntryContext, type HandleErrorFunction, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from "react-router";
import { SessionEnded } from "#app/session/api-client.ts";
import { AppError } from "#platform/errors.ts";
import { requestContext } from "./context.ts";

const renderTimeoutMs = 10_000;

export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = loadContext.get(requestContext);
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
      onShellError(error) {
        clearTimeout(stop);
        reject(error);
      },
      onError() {
        answerStatus = 500;
      },
    });
  });
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  if (request.signal.aborted || error instanceof AppError || error instanceof SessionEnded || isRouteErrorResponse(error)) return;
  (context as RouterContextProvider).get(requestContext).onError(error);
};
