// Files and a scanner: a daemon that speaks clamd's protocol, and a command. Both are real; only the signatures are ours.
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openOne } from "#features/tickets/server/ticket-fixture.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { download, draft, pngBytes, upload } from "./file-fixture.ts";
import { scanWaiting } from "./quarantine.server.ts";

const folder = mkdtempSync(join(tmpdir(), "aranode-scan-"));
const marker = "HARMLESS-TEST-SIGNATURE";

/** Takes zINSTREAM, chunks with their length in front, an empty one at the end. */
function clamd(path: string): Promise<Server> {
  const server = createServer((socket: Socket) => {
    let got = Buffer.alloc(0);
    socket.on("error", () => {});
    socket.on("data", (chunk: Buffer) => {
      got = Buffer.concat([got, chunk]);
      const command = got.indexOf(0);
      if (command < 0) return;
      if (got.toString("latin1", 0, command) !== "zINSTREAM") return socket.end("UNKNOWN COMMAND\0");
      const parts: Buffer[] = [];
      for (let at = command + 1; at + 4 <= got.length; ) {
        const size = got.readUInt32BE(at);
        if (size === 0) {
          const found = Buffer.concat(parts).includes(marker);
          return socket.end(found ? "stream: Test.Signature-1 FOUND\0" : "stream: OK\0");
        }
        if (at + 4 + size > got.length) return;
        parts.push(got.subarray(at + 4, at + 4 + size));
        at += 4 + size;
      }
    });
  });
  return new Promise((resolve) => server.listen(path, () => resolve(server)));
}
const closed = (server: Server) => new Promise<void>((resolve) => server.close(() => resolve()));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

const trail = (bench: ApiBench, person: Person) =>
  bench.services.database.query("select kind from security_events where account_id = $1 and kind = 'file-infected'", [person.id]);

describe("with clamd", () => {
  const socket = join(folder, "clamd.sock");
  let bench: ApiBench;
  let ann: Person;
  let agent: Person;
  let daemon: Server;
  beforeAll(async () => {
    daemon = await clamd(socket);
    bench = await apiBench(engines.at(-1), { FILE_SCAN: `unix:${socket}` });
    [ann, agent] = [await bench.person(), await bench.person({ role: "agent" })];
  });
  afterAll(async () => {
    await closed(daemon);
    await bench.dispose();
  });
  const store = () => ({
    config: bench.services.config,
    storage: openStorage(bench.services.config),
    db: bench.services.database.orm,
  });

  test("item 6: what is clean is there at once; what is infected is refused in plain words, with a line in the trail", async () => {
    const fine = await upload(bench, ann, "mtr.txt", `${"hop 3 loss 3.1%\n".repeat(20_000)}`);
    expect([fine.status, (fine.body.data as { held?: string }).held]).toEqual([201, undefined]);
    expect((await download(bench, ann, `/files/${fine.body.data.id}`)).status).toBe(200);
    const refused = await upload(bench, ann, "report.txt", `text\n${marker}\n`);
    expect([refused.status, refused.body.code]).toEqual([422, "file_infected"]);
    expect(await trail(bench, ann)).toHaveLength(1);
  });

  test("item 6: while the scanner is away a file is held for everybody, and judged when it is back", async () => {
    await closed(daemon);
    const before = (await trail(bench, ann)).length;
    const kept = await upload(bench, ann, "손실.png", await pngBytes());
    const bad = await upload(bench, ann, "bad.txt", `${marker}\n`);
    expect([kept.status, bad.status]).toEqual([201, 201]);
    expect(kept.body.data).toMatchObject({ held: "checking", width: null });
    const ids = [kept.body.data.id, bad.body.data.id];
    const ticket = await openOne(bench, ann, { file_ids: ids, draft });
    const seenBy = async (person: Person) =>
      (
        await bench.call("GET", `${person === ann ? "" : "/staff"}/tickets/${ticket.id}`, undefined, { token: person.token })
      ).body.data.messages[0].files.map(({ held = "free" }: { held?: string }) => held);
    for (const person of [ann, agent]) {
      expect(await seenBy(person)).toEqual(["checking", "checking"]);
      for (const path of ids.flatMap((id) => [`/files/${id}`, `/files/${id}/preview`])) {
        const answer = await download(bench, person, path);
        expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([409, "file_checking"]);
      }
    }
    expect(await scanWaiting(store())).toBe(0);
    expect(await seenBy(agent)).toEqual(["checking", "checking"]);

    daemon = await clamd(socket);
    // The job of the running minute may have come first.
    await scanWaiting(store());
    await expect.poll(() => seenBy(agent), { timeout: 60_000 }).toEqual(["free", "infected"]);
    expect((await download(bench, agent, `/files/${ids[0]}/preview`)).status).toBe(200);
    expect((await download(bench, ann, `/files/${ids[1]}`)).status).toBe(404);
    const [row] = await bench.services.database.query<{ storage_key: string }>("select storage_key from files where id = $1", [ids[1]]);
    await expect.poll(() => store().storage.exists(row?.storage_key ?? ""), { timeout: 60_000 }).toBe(false);
    expect(await trail(bench, ann)).toHaveLength(before + 1);
  });

  test("item 6: asked about by several at once, a file is judged once; one whose bytes are gone holds up nobody", async () => {
    await closed(daemon);
    const before = (await trail(bench, ann)).length;
    const ids: string[] = [];
    for (const text of ["gone\n", `${marker}\n`, "fine\n"]) ids.push((await upload(bench, ann, "waits.txt", text)).body.data.id);
    const rows = await bench.services.database.query<{ storage_key: string }>("select storage_key from files where id = $1", [ids[0]]);
    await store().storage.remove(rows[0]?.storage_key ?? "");
    daemon = await clamd(socket);
    const judged = await Promise.all([scanWaiting(store()), scanWaiting(store()), scanWaiting(store())]);
    // The job of the running minute may have taken its share.
    expect(judged.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(2);
    const stateOf = async (id = "") =>
      (await bench.services.database.query<{ scan: string }>("select scan from files where id = $1", [id]))[0]?.scan;
    await expect.poll(() => Promise.all(ids.map(stateOf)), { timeout: 60_000 }).toEqual(["waiting", "infected", "clean"]);
    expect(await trail(bench, ann)).toHaveLength(before + 1);
  });
});

test("item 6: a command judges by its exit: 0 clean, 1 infected, anything else nobody knows", async () => {
  const program = join(folder, "scan.sh");
  writeFileSync(
    program,
    `#!/bin/sh\nif grep -q BROKEN "$2"; then exit 2; fi\nif grep -q ${marker} "$2"; then echo "$2: Test.Signature-2 FOUND"; exit 1; fi\nexit 0\n`,
  );
  chmodSync(program, 0o700);
  const bench = await apiBench(engines.at(-1), { FILE_SCAN: `command:${program} --quiet` });
  const ann = await bench.person();
  expect((await upload(bench, ann, "fine.txt", "fine\n")).status).toBe(201);
  expect((await upload(bench, ann, "bad.txt", `${marker}\n`)).body.code).toBe("file_infected");
  expect((await upload(bench, ann, "odd.txt", "BROKEN\n")).body.data).toMatchObject({ held: "checking" });
  await bench.dispose();
});
