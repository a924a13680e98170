// One build: words, fonts, pages and server, then build metadata and precompressed files.
import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { sourceStamp } from "./build/source-stamp.ts";
import { writePageStyles } from "./build/write-page-styles.ts";

const started = Date.now();
const buildId = process.env.BUILD_ID || Date.now().toString(36);
const client = "build/client";
/** Scripts and styles of one page. The ticket at the desk has 103; one word looked up by a computed name once made it 250. */
const filesMaximum = 115;

function step(name: string, command: string, args: string[]) {
  console.log(`  ${name} …`);
  const result = spawnSync(command, args, {
    stdio: ["ignore", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production", BUILD_ID: buildId },
    encoding: "utf8",
  });
  if (result.status === 0) return;
  console.error(result.stdout);
  console.error(`\n${name} failed. The lines above say why.`);
  process.exit(1);
}

step("Files of the brand", process.execPath, ["scripts/build/write-brand-files.ts"]);
step("Words", process.execPath, ["scripts/words.ts"]);
step("Fonts", process.execPath, ["scripts/build/build-fonts.ts"]);
step("Pages and server", process.execPath, ["node_modules/@react-router/dev/dist/cli/index.js", "build"]);

console.log("  Compressing …");
writeBuildMetadata();
for (const file of walk(client)) compress(file);
step("A page", process.execPath, ["build/server/index.js", "--check"]);
writeFileSync("build/stamp.json", JSON.stringify({ stamp: sourceStamp(), id: buildId }));
console.log(`  Built in ${Math.round((Date.now() - started) / 1000)} s`);

/** /builds/latest.json names this build; /builds/meta/{id}.json lists its routes and their assets. */
function writeBuildMetadata() {
  mkdirSync(join(client, "builds/meta"), { recursive: true });
  const manifestFile = readdirSync(join(client, "assets")).find((name) => name.startsWith("manifest-"));
  const source = manifestFile ? readFileSync(join(client, "assets", manifestFile), "utf8") : "";
  const manifest = JSON.parse(source.replace(/^window\.__reactRouterManifest=/, "").replace(/;$/, ""));
  type Entry = { path?: string; module: string; imports?: string[]; css?: string[] };
  writePageStyles(client, manifest.routes);
  const routes = Object.fromEntries(
    Object.entries(manifest.routes as Record<string, Entry>).map(([id, route]) => [
      id,
      { path: route.path ?? "", assets: [route.module, ...(route.imports ?? []), ...(route.css ?? [])] },
    ]),
  );
  for (const [id, { assets }] of Object.entries(routes)) {
    if (assets.length <= filesMaximum) continue;
    console.error(`${id} needs ${assets.length} files, more than ${filesMaximum}: something it imports brings what it does not use.`);
    process.exit(1);
  }
  writeFileSync(join(client, "builds/latest.json"), JSON.stringify({ id: buildId, time: new Date().toISOString() }));
  writeFileSync(
    join(client, `builds/meta/${buildId}.json`),
    JSON.stringify({ id: buildId, entry: [manifest.entry.module, ...manifest.entry.imports], routes }),
  );
}

function compress(file: string) {
  if (![".js", ".css", ".json", ".svg", ".webmanifest", ".txt"].includes(extname(file))) return;
  const body = readFileSync(file);
  if (body.length < 600 || relative(client, file).split(sep)[0] === ".vite") return;
  writeFileSync(`${file}.br`, brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
  writeFileSync(`${file}.gz`, gzipSync(body, { level: 9 }));
}

function walk(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? walk(path) : [path];
  });
}
