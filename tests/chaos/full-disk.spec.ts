// A real disk that fills up under the running server: a small one in memory, where this may be mounted.
import { spawnSync } from "node:child_process";
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "../e2e/site-test.ts";
import { copyPreparedData } from "../fixtures/prepared-data.ts";
import { type RunningSite, startSite } from "../fixtures/running-site.ts";

const megabyte = 1024 * 1024;

test("tools 3: a disk that fills up: read-only, then at rest, then well again; it stops when told, and nothing is lost", async () => {
  test.setTimeout(240_000);
  const disk = mkdtempSync(join(tmpdir(), "aranode-disk-"));
  const mounted = spawnSync("mount", ["-t", "tmpfs", "-o", "size=220m", "tmpfs", disk]).status === 0;
  test.skip(!mounted, "mounting is not allowed here");
  const filler = join(disk, "filler");
  const free = () => Math.floor((statfsSync(disk).bavail * statfsSync(disk).bsize) / megabyte);
  async function leave(room: number) {
    rmSync(filler, { force: true });
    const file = openSync(filler, "w");
    for (let left = free() - room; left > 0; left--) writeSync(file, Buffer.alloc(megabyte));
    closeSync(file);
    // A fresh answer about the disk is kept for a moment.
    await new Promise((resolve) => setTimeout(resolve, 400));
  }
  let site: RunningSite | undefined;
  try {
    const dataDir = join(disk, "data");
    copyPreparedData(dataDir);
    const start = () => startSite({ dataDir, env: { MIN_FREE_DISK_MB: "64" } });
    site = await start();
    const status = async (path: string) => (await fetch(`${site?.url}${path}`)).status;
    /** A log-in writes a session. */
    const logIn = async () => {
      const who = { email: "alex@example.com", password: "sail-by-the-chart-26", session_id: "full-disk-test", user_type: "customer" };
      const answer = await fetch(`${site?.url}/api/login`, {
        method: "POST",
        headers: { "content-type": "application/json", "accept-language": "ko" },
        body: JSON.stringify({ ...who, device: "web" }),
      });
      return `${answer.status} ${await answer.text()}`;
    };
    expect(await logIn()).toMatch(/^20/);
    await leave(50);
    expect(await logIn()).toMatch(/^503 .*저장 공간.*disk_full/);
    expect(await (await fetch(`${site?.url}/readyz`)).text()).toContain("read-only");
    for (const path of ["/healthz", "/readyz", "/about", "/blog", "/login"]) expect(await status(path), path).toBe(200);
    await leave(0);
    for (const path of ["/healthz", "/about"]) expect(await status(path), path).toBe(200);
    expect(await status("/readyz")).toBe(503);
    await leave(100);
    expect(await status("/readyz")).toBe(200);
    expect(await logIn()).toMatch(/^20/);
    await leave(0);
    await site.stop();
    expect(site.process.exitCode).toBe(0);
    expect(site.output().match(/"the disk is/g)?.length).toBeLessThan(8);
    await expect(start()).rejects.toThrow("is nearly full");
    await leave(50);
    site = await start();
    expect(await status("/readyz")).toBe(200);
    console.log(
      "disk full, embedded: below 64 MB writes 503 and pages 200, at 0 MB pages 200 and /readyz 503, with room all 200; stopped and started without loss",
    );
    await site.stop();
  } finally {
    await site?.stop("SIGKILL");
    spawnSync("umount", [disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});
