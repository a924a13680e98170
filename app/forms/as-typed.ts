// What a visitor typed or chose, on its way to the API: it may be anything. The API reads it by the call's schema and says in words which
// field is wrong; here only the names of the fields are checked. The one place where a form's text passes for what a call takes.
import type { ApiCall, CallInput } from "#platform/api/api-call.ts";

type BodyOf<C extends ApiCall> = CallInput<C> extends { body: infer B } ? B : never;
type Fields<B> = { [K in keyof B]?: unknown };

export function asTyped<C extends ApiCall & { body: unknown }>(_call: C, values: Fields<BodyOf<C>>): BodyOf<C> {
  return values as BodyOf<C>;
}
