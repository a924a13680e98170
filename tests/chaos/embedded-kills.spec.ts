// The embedded database under a process that is killed again and again while it writes: it opens every time, what was committed is there,
// and no transaction is there by half. No browser and no server: the database as the server opens it.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { expect, test } from "@playwright/test";

const kills = 25;
type Found = { orders: number[]; lines: number[] };

/** Killed after so many commits, or never with `--look`. */
async function life(DATA_DIR: string, commits: number): Promise<{ found: Found; last: number }> {
  const child = spawn(process.execPath, ["--liftoff-only", "tests/fixtures/write-until-killed.ts", ...(commits === 0 ? ["--look"] : [])], {
    env: { PATH: process.env.PATH, DATA_DIR },
    stdio: ["ignore", "pipe", "inherit"],
  });
  let found: Found | undefined;
  let last = 0;
  for await (const line of createInterface({ input: child.stdout })) {
    if (!found) {
      found = JSON.parse(line) as Found;
      continue;
    }
    last = Number(line);
    commits -= 1;
    if (commits === 0) child.kill("SIGKILL");
  }
  if (!found) throw new Error("the database did not open");
  return { found, last };
}

test(`${kills} kills during writes on the embedded database: nothing committed is lost, nothing is there by half`, async () => {
  test.setTimeout(600_000);
  const folder = mkdtempSync(join(tmpdir(), "aranode-kills-"));
  try {
    let acknowledged = 0;
    const whole = ({ orders, lines }: Found) => {
      expect(lines).toEqual(orders);
      expect(orders).toEqual(Array.from({ length: orders.length }, (_, n) => n + 1));
      expect(orders.length).toBeGreaterThanOrEqual(acknowledged);
    };
    for (let n = 0; n < kills; n++) {
      const { found, last } = await life(folder, 1 + Math.floor(Math.random() * 40));
      whole(found);
      acknowledged = last;
    }
    const { found } = await life(folder, 0);
    whole(found);
    console.log(
      `${kills} kills during writes: ${acknowledged} transactions were acknowledged, ${found.orders.length} are there, none by half`,
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
