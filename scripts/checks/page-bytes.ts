// What the pages of a build weigh on the line, compressed: each document in each language, the scripts that the first intent brings, the
// style sheets. Read from a running site and its build by `npm run check`, `npm run bench bytes` and the browser tests.
import { existsSync, readFileSync, statSync } from "node:fs";
import { locales } from "../../content/locales.ts";
import { publicPaths } from "../../content/pages.ts";

/** Bytes, and what they are made of by file name without the hash. A document is made of nothing else. */
export type Weight = { page: string; part: string; bytes: number; files: Record<string, number> };

type Build = { entry: string[]; routes: Record<string, { path: string; assets: string[] }> };

const client = "build/client";

export async function pageWeights(origin: string, paths: readonly string[] = publicPaths): Promise<Weight[]> {
  return [...fileWeights(), ...(await documentWeights(origin, paths))];
}

async function documentWeights(origin: string, paths: readonly string[]): Promise<Weight[]> {
  const weights: Weight[] = [];
  for (const page of paths) {
    for (const locale of locales) {
      weights.push({ page, part: `html ${locale}`, bytes: await settledBytes(`${origin}${page}?lang=${locale}`), files: {} });
    }
  }
  return weights;
}

/** A page that was asked for often is packed once more (server/pages/page-cache/page-cache.ts): what most visitors get. */
export async function settledBytes(address: string): Promise<number> {
  for (let tries = 0; tries < 400; tries += 1) {
    const answer = await fetch(address, { headers: { "accept-encoding": "br" } });
    await answer.arrayBuffer();
    if (!answer.ok || answer.headers.get("content-encoding") !== "br") throw new Error(`${address} answered ${answer.status}`);
    if (answer.headers.get("etag")?.endsWith('-11"')) return Number(answer.headers.get("content-length"));
    if (tries > 20) await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`${address} was not packed`);
}

function fileWeights(): Weight[] {
  const { id } = JSON.parse(readFileSync(`${client}/builds/latest.json`, "utf8")) as { id: string };
  const { entry, routes } = JSON.parse(readFileSync(`${client}/builds/meta/${id}.json`, "utf8")) as Build;
  const weigh = (page: string, part: string, ending: string, ids: readonly string[]): Weight => {
    const assets = [entry, ...ids.map((route) => routes[route]?.assets ?? [])].flat().map((asset) => asset.replace(/#$/, ""));
    const files: Record<string, number> = {};
    for (const asset of new Set(assets.filter((name) => name.endsWith(ending)))) {
      const name = nameOf(asset);
      files[name] = (files[name] ?? 0) + sizeOf(asset);
    }
    return { page, part, bytes: Object.values(files).reduce((sum, bytes) => sum + bytes, 0), files };
  };
  return Object.entries(routes).flatMap(([route, { path }]) => {
    // A feed has a dot in its name and no scripts.
    const isPage = route.startsWith("routes/site/") && !route.endsWith("/layout") && !path.includes(".");
    if (!isPage && route !== "routes/auth/login" && route !== "routes/auth/signup") return [];
    const ids = ["root", isPage ? "routes/site/layout" : "routes/auth/layout", route];
    const page = `/${path}`;
    return [weigh(page, "scripts", ".js", ids), weigh(page, "css", ".css", ids)];
  });
}

function sizeOf(asset: string): number {
  const file = `${client}${asset}`;
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** "/assets/shell-COYvvQHy.js" is shell.js in every build. */
function nameOf(asset: string): string {
  return asset.replace(/^.*\//, "").replace(/-[\w-]{8}(\.\w+)$/, "$1");
}
