// One request as it is written: any Host, any target, nothing added.
import { request } from "node:http";

export type RawAnswer = { status: number; headers: Record<string, string | undefined>; body: Buffer; text: string };

export function rawGet(site: string, path: string, headers: Record<string, string> = {}, method = "GET"): Promise<RawAnswer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const req = request({ hostname, port, path, method, headers }, (res) => {
      const chunks: Buffer[] = [];
      res.on("data", (chunk) => chunks.push(chunk));
      res.on("end", () => {
        const body = Buffer.concat(chunks);
        resolve({ status: res.statusCode ?? 0, headers: res.headers as RawAnswer["headers"], body, text: body.toString() });
      });
    });
    req.on("error", reject);
    req.end();
  });
}

/** The addresses a page's head names, with `&amp;` undone. */
export function addressesIn(html: string) {
  const plain = (text: string | undefined) => (text ?? "").replaceAll("&amp;", "&");
  const links = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)];
  return {
    canonical: plain(/<link rel="canonical" href="([^"]+)"/.exec(html)?.[1]),
    ogUrl: plain(/<meta property="og:url" content="([^"]+)"/.exec(html)?.[1]),
    alternates: Object.fromEntries(links.map(([, language, href]) => [language ?? "", plain(href)])),
  };
}

/** The addresses of a sitemap. */
export function locationsIn(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, href]) => (href ?? "").replaceAll("&amp;", "&"));
}
