// Every call the contracts declare, found by looking through them. For what runs before a server does: the checks and the generated client.
import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { ApiCall } from "./api-call.ts";

export async function declaredCalls(root = "."): Promise<ApiCall[]> {
  const files = readdirSync(join(root, "features"), { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".contract.ts"));
  const calls = new Map<string, ApiCall>();
  for (const file of files.sort()) {
    const contract = (await import(pathToFileURL(resolve(root, "features", file)).href)) as Record<string, unknown>;
    for (const value of Object.values(contract)) {
      if (!isCall(value)) continue;
      const known = calls.get(value.id);
      if (known && known !== value) throw new Error(`Two calls are named ${value.id}`);
      calls.set(value.id, value);
    }
  }
  return [...calls.values()];
}

function isCall(value: unknown): value is ApiCall {
  return typeof value === "object" && value !== null && "id" in value && "method" in value && "path" in value && "answer" in value;
}
