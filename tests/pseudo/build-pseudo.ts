// Makes build-pseudo/ unless it is as new as the product's build: the server with the pseudo-language in it, beside a copy of what the
// product sends to browsers. Never part of the product's build.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { compilePseudoMessages } from "./pseudo-language.ts";

const stampFile = "build-pseudo/stamp.json";
const own = ["only-the-server.ts", "pseudo-language.ts", "pseudo-words.ts", "vite.config.ts"].map((file) =>
  readFileSync(`tests/pseudo/${file}`, "utf8"),
);
const stamp = createHash("sha256").update(readFileSync("build/stamp.json")).update(own.join("")).digest("hex");
if (existsSync(stampFile) && readFileSync(stampFile, "utf8") === stamp) process.exit(0);

rmSync("build-pseudo", { recursive: true, force: true });
cpSync("build/client", "build-pseudo/client", { recursive: true });
await compilePseudoMessages();
const { status } = spawnSync(
  process.execPath,
  ["node_modules/@react-router/dev/dist/cli/index.js", "build", ".", "--config", "tests/pseudo/vite.config.ts", "--logLevel", "warn"],
  { stdio: "inherit", env: { ...process.env, NODE_ENV: "production", BUILD_FOLDER: "build-pseudo" } },
);
if (status === 0) writeFileSync(stampFile, stamp);
process.exit(status ?? 1);
