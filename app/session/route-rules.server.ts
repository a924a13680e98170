import { type MiddlewareFunction, redirect, redirectDocument } from "react-router";
import { isExternal, ruleFor } from "./route-rules.ts";

export const followRouteRules: MiddlewareFunction<Response> = async ({ request }, next) => {
  const url = new URL(request.url);
  const rule = ruleFor(url.pathname.replace(/\.data$/, ""));
  if (!rule) return next();
  const target = isExternal(rule.to) ? rule.to : rule.to + url.search;
  throw isExternal(rule.to) ? redirectDocument(target, rule.status) : redirect(target, rule.status);
};
