// Makes build-pseudo/ unless it is as new as the sources: the site with the pseudo-language in it. Never part of the product's build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { sourceStamp } from "../../scripts/build/source-stamp.ts";
import { compilePseudoMessages } from "./pseudo-language.ts";

const stampFile = "build-pseudo/stamp.json";
const own = ["pseudo-language.ts", "pseudo-words.ts", "vite.config.ts"].map((file) => readFileSync(`tests/pseudo/${file}`, "utf8"));
const stamp = createHash("sha256").update(sourceStamp()).update(own.join("")).digest("hex");
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) process.exit(0);

await compilePseudoMessages();
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@react-router/dev/dist/cli/index.js", "build", ".", "--config", "tests/pseudo/vite.config.ts", "--logLevel", "warn"],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: "build-pseudo" } },
);
if (status === 0) writeFileSync(stampFile, stamp);
process.exit(status ?? 1);
