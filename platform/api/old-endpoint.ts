// Calls that are declared where they are implemented and do not say what they answer yet.
import { z } from "zod";
import { type ApiCall, type Method, paramNames } from "./api-call.ts";
import { type ApiRouter, type Call, endpoint } from "./endpoint.ts";
import type { Access } from "./viewer.ts";

type Declaration<A extends Access, B, Q, P> = {
  method: Method;
  path: string;
  access: A;
  summary: string;
  tag: string;
  body?: z.ZodType<B>;
  bodyLimit?: ApiCall["bodyLimit"];
  query?: z.ZodType<Q>;
  params?: z.ZodType<P>;
  limit?: ApiCall["limit"];
  status?: ApiCall["status"] | 204;
  answer?: z.ZodType;
};

export function oldEndpoint<A extends Access, B = undefined, Q = undefined, P = undefined>(
  router: ApiRouter,
  declaration: Declaration<A, B, Q, P>,
  handler: (call: Call<A, B, Q, P>) => Promise<Response | object | null>,
): void {
  const id = `${declaration.method} ${declaration.path}`
    .split(/[^a-z]/i)
    .map((word, index) => (index === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join("");
  const params = declaration.params ?? (paramNames(declaration.path).length > 0 ? z.any() : undefined);
  endpoint(router, { ...declaration, id, params, answer: declaration.answer ?? z.any() } as unknown as ApiCall, handler as never);
}
