// What a page throws when its address leads nowhere: the same answer as an unknown path.
export function asNotFound(request: Request): Response {
  const path = new URL(request.url).pathname.replace(/\.data$/, "");
  return new Response(`Page Not Found: ${path}`, { status: 404, statusText: "Not Found" });
}
