// Exit code 0 when build/ was made from the sources as they are now.
import { existsSync, readFileSync } from "node:fs";
import { sourceStamp } from "./source-stamp.ts";

const file = "build/stamp.json";
const fresh = existsSync(file) && JSON.parse(readFileSync(file, "utf8")).stamp === sourceStamp();
process.exit(fresh ? 0 : 1);
