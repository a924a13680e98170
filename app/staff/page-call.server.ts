// A page of the console asks the API: what is not there or not theirs becomes the page's own error, with the API's words.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiError } from "#app/session/api-client.ts";

type Context = Readonly<RouterContextProvider>;

/** What an address says may be nonsense to the API: nothing is found there. */
const pageStatus: Record<number, number> = { 403: 403, 404: 404, 410: 410, 422: 404 };

export async function pageGet<T>(context: Context, path: string): Promise<T> {
  try {
    return await context.get(apiContext).get<T>(path);
  } catch (error) {
    const status = error instanceof ApiError ? pageStatus[error.failure.status] : undefined;
    if (error instanceof ApiError && status) throw data(error.failure.message, { status });
    throw error;
  }
}
