// A page of the console asks the API: what is not there or not theirs becomes the page's own error, with the API's words.
import { data, type RouterContextProvider } from "react-router";
import { apiContext } from "#app/context.ts";
import { ApiError, asPageError } from "#app/session/api-client.ts";

type Context = Readonly<RouterContextProvider>;

export async function pageGet<T>(context: Context, path: string): Promise<T> {
  try {
    return await context.get(apiContext).get<T>(path);
  } catch (error) {
    // What an address says may be nonsense to the API: nothing is found there.
    if (error instanceof ApiError && [403, 422].includes(error.failure.status))
      throw data(error.failure.message, { status: error.failure.status === 403 ? 403 : 404 });
    throw asPageError(error);
  }
}
