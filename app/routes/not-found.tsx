// No route matches: status 404 and the message the error page shows.
import type { Route } from "./+types/not-found";

export function loader({ request }: Route.LoaderArgs): never {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  throw new Response(`Page Not Found: ${path}`, { status: 404, statusText: "Not Found" });
}

export const action = loader;

export default function NotFound() {
  return null;
}
