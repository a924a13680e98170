// Small files that are made, not built: robots.txt, health, security contact.
import { closedPolicy } from "#server/door/security-headers.ts";
import type { Services } from "#server/service-list.ts";

type FileRequest = { request: Request; pathname: string; services: Services };

export async function siteFiles({ request, pathname, services }: FileRequest): Promise<Response | undefined> {
  if (request.method !== "GET" && request.method !== "HEAD") return undefined;
  const origin = services.originAt(request.headers.get("host") ?? "");
  switch (pathname) {
    case "/healthz":
      return plain("ok");
    case "/readyz": {
      const trouble = await services.trouble();
      if (!trouble) return plain("ready");
      return trouble.readable ? plain(`ready, but ${trouble.words}`) : plain(`not ready: ${trouble.words}`, 503);
    }
    case "/robots.txt":
      return plain(
        `User-agent: *\nDisallow: /customer/\nDisallow: /staff/\nDisallow: /support\nDisallow: /api/\nDisallow: /dev/\n\nSitemap: ${origin}/sitemap.xml\n`,
      );
    case "/.well-known/security.txt":
      return plain(
        `Contact: ${origin}/resources/legal/vulnerability\nPreferred-Languages: en, ko\nCanonical: ${origin}/.well-known/security.txt\nExpires: ${nextYear()}\n`,
      );
    default:
      return undefined;
  }
}

function plain(text: string, status = 200): Response {
  return new Response(text, {
    status,
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store", "content-security-policy": closedPolicy },
  });
}

function nextYear(): string {
  const date = new Date();
  date.setUTCFullYear(date.getUTCFullYear() + 1, 0, 1);
  return `${date.toISOString().slice(0, 10)}T00:00:00Z`;
}
