// No route matches: the error page says so, with status 404.
import { AppError } from "#platform/errors.ts";

export function loader(): never {
  throw new AppError("not_found");
}

export const action = loader;

export default function NotFound() {
  return null;
}
