import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { discardedFiles, files } from "#db/schema/files.ts";
import { imageBomb } from "#platform/images/image-bombs.ts";
import { openStorage } from "#platform/storage/storage.ts";
import { zipArchive } from "#platform/zip-archive.server.ts";
import { type ApiBench, apiBench, type Person } from "#tests/fixtures/api-bench.ts";
import { engines } from "#tests/fixtures/test-services.ts";
import { bombBytes, docxBytes, download, draft, multipart, pngBytes, send, upload, zipBytes } from "./file-fixture.ts";
import { looseBytesMaximum } from "./file-rules.ts";
import { sweepFiles } from "./files.server.ts";

describe.each(engines)("files on %s", (engine) => {
  let bench: ApiBench;
  let ann: Person;
  let bob: Person;
  beforeAll(async () => {
    bench = await apiBench(engine);
    ann = await bench.person();
    bob = await bench.person();
  });
  afterAll(() => bench.dispose());
  beforeEach(() => bench.services.limits.reset({ name: "file-upload", points: 60, seconds: 60 }, ann.id));

  const storedFiles = () => {
    const folder = join(bench.services.config.DATA_DIR, "files");
    return existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length : 0;
  };
  const partsLeft = () => readdirSync(join(bench.services.config.DATA_DIR, "uploads"));

  test("a picture goes in, comes out as a download, and is previewed from new pixels", async () => {
    const bytes = await pngBytes();
    const sent = await upload(bench, ann, "손실 그래프 1310.png", bytes);
    expect(sent).toMatchObject({
      status: 201,
      body: { data: { name: "손실 그래프 1310.png", type: "image/png", size: bytes.length, width: 64 } },
    });
    const { id } = sent.body.data;
    const got = await download(bench, ann, `/files/${id}`);
    expect(Buffer.from(await got.arrayBuffer()).equals(bytes)).toBe(true);
    expect(got.headers.get("content-disposition")).toMatch(/^attachment; filename="[ -~]+"; filename\*=UTF-8''%EC%86%90/);
    expect(got.headers.get("x-content-type-options")).toBe("nosniff");
    expect(got.headers.get("content-security-policy")).toBe("sandbox; default-src 'none'");
    const preview = await download(bench, ann, `/files/${id}/preview`);
    expect(preview.headers.get("content-type")).toBe("image/webp");
    expect((await sharp(Buffer.from(await preview.arrayBuffer())).metadata()).format).toBe("webp");
    expect(partsLeft()).toEqual([]);
  });

  test("desk and customer frictions: a capture, a packed log and a configuration can be sent, and are only ever downloaded", async () => {
    const capture = Buffer.concat([Buffer.from("d4c3b2a1020004000000000000000000ffff000001000000", "hex"), Buffer.from("<html><script>")]);
    for (const [name, bytes, type] of [
      ["loss.pcap", capture, "application/vnd.tcpdump.pcap"],
      ["messages.tar.gz", gzipSync("hop 3 loss 3.1%"), "application/gzip"],
      ["haproxy.conf", Buffer.from("frontend www\n  bind :443\n"), "text/plain"],
    ] as const) {
      const sent = await upload(bench, ann, name, bytes);
      expect(sent).toMatchObject({ status: 201, body: { data: { name, type } } });
      const got = await download(bench, ann, `/files/${sent.body.data.id}`);
      expect(got.headers.get("content-disposition")).toMatch(/^attachment/);
    }
    expect((await upload(bench, ann, "page.pcap", Buffer.from("<html>"))).status).toBe(415);
  });

  test("only its uploader has it before a message takes it; then nobody else learns that it is there", async () => {
    const { id } = (await upload(bench, ann, "mtr.txt", "hop 3 loss 3.1%\n")).body.data;
    const admin = await bench.person({ role: "admin" });
    for (const path of [`/files/${id}`, `/files/${id}/preview`]) {
      expect((await download(bench, bob, path)).status).toBe(404);
      expect((await download(bench, admin, path)).status).toBe(404);
      expect((await download(bench, null, path)).status).toBe(401);
    }
    expect((await download(bench, bob, `/files/${id}`, "DELETE")).status).toBe(404);
    expect((await download(bench, ann, `/files/${id}/preview`)).status).toBe(404);
    expect((await download(bench, ann, `/files/${id}`, "DELETE")).status).toBe(204);
    expect((await download(bench, ann, `/files/${id}`)).status).toBe(404);
  });

  test.each([
    ["report.log", "2026-11-12 접속 실패\n"],
    ["cp949.csv", Buffer.from([0xc0, 0xcc, 0xb8, 0xa7, 0x2c, 0x31, 0x0a])],
    ["wide.txt", Buffer.from("\ufeffline", "utf16le")],
    ["data.json", '{"a": 1}'],
    ["archive.zip", zipBytes("a.txt", "b/c.log")],
    ["manual.pdf", "%PDF-1.7\n1 0 obj << >> endobj\ntrailer << >>\n%%EOF\n"],
    ["장부.docx", docxBytes()],
  ])("%s is accepted", async (name, bytes) => {
    const sent = await upload(bench, ann, name, bytes);
    expect([sent.status, sent.body.code]).toEqual([201, undefined]);
  });

  test("what is refused, and that nothing of it stays", async () => {
    const png = await pngBytes();
    const before = storedFiles();
    const rows = (await bench.services.database.orm.select().from(files)).length;
    const corpus: [string, Uint8Array | string, string][] = [
      ["program.exe", "MZ\x90\x00", "file_type"],
      ["program.txt", Buffer.from("4d5a90000300000004000000ffff0000", "hex"), "file_type"],
      ["program.png", Buffer.concat([Buffer.from("MZ\x90\x00", "latin1"), Buffer.alloc(200)]), "file_type"],
      ["wide-page.txt", Buffer.from("\ufeff<html><script>alert(1)</script>", "utf16le"), "file_type"],
      ["wide-noise.txt", Buffer.from("fffe00000100020003000400", "hex"), "file_type"],
      ["elf.log", Buffer.concat([Buffer.from("\x7fELF\x02\x01\x01", "latin1"), Buffer.alloc(60)]), "file_type"],
      ["script.txt", "#!/bin/sh\nrm -rf /\n", "file_type"],
      ["drawing.svg", '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', "file_type"],
      ["drawing.png", '<svg xmlns="http://www.w3.org/2000/svg"/>', "file_type"],
      ["drawing.txt", ' \n<svg onload="alert(1)"/>', "file_type"],
      ["page.html", "<html><script>alert(1)</script>", "file_type"],
      ["page.txt", "\ufeff<!DOCTYPE html><script>alert(1)</script>", "file_type"],
      ["page.json", "<script>alert(1)</script>", "file_type"],
      ["page.pdf", "<html>%PDF-1.7", "file_type"],
      [".htaccess", "AddType application/x-httpd-php .txt", "file_type"],
      ["shell.pht", "<?php system($_GET[0]);", "file_type"],
      ["shell.php\u200b", "<?php", "file_type"],
      ["photo.png\u202e.exe", png, "file_type"],
      ["photo.ｐｈｐ", png, "file_type"],
      ["noending", "text", "file_type"],
      ["renamed.jpg", png, "file_type"],
      ["two-in-one.png", Buffer.concat([png, zipBytes("evil.class")]), "file_type"],
      ["page-in-picture.png", Buffer.concat([png, Buffer.from("<script>alert(1)</script>")]), "file_type"],
      ["archive-in-pdf.pdf", Buffer.concat([Buffer.from("%PDF-1.7\n%%EOF\n"), zipBytes("a")]), "file_type"],
      ["prefixed.zip", Buffer.concat([Buffer.from("#!/bin/sh\n"), zipBytes("a")]), "file_type"],
      ["bomb.zip", bombBytes(), "file_type"],
      ["bomb.docx", bombBytes(), "file_type"],
      ["bomb.png", await imageBomb("png"), "image_too_large"],
      ["bomb.jpg", await imageBomb("jpeg"), "image_too_large"],
      ["bomb.gif", await imageBomb("gif"), "image_too_large"],
      ["bomb.webp", await imageBomb("webp"), "image_too_large"],
      ["picture.avif", await sharp(png).avif().toBuffer(), "file_type"],
      ["real-bomb.zip", zipArchive([{ name: "zeros.txt", content: Buffer.alloc(80 * 1024 * 1024) }], new Date()), "file_type"],
      ["script.gif", "GIF89a/*<svg onload=alert(1)>*/=1;", "file_type"],
      ["script.jpg", Buffer.concat([Buffer.from("ffd8ffe0", "hex"), Buffer.from("*/=alert(1);/*")]), "file_type"],
      ["program.zip", zipBytes("META-INF/MANIFEST.MF", "a.class"), "file_type"],
      ["cut.png", png.subarray(0, 40), "file_type"],
      ["empty.txt", "", "file_empty"],
      ["large.txt", Buffer.alloc(20 * 1024 * 1024 + 1, "a"), "file_too_large"],
    ];
    for (const [name, bytes, code] of corpus) {
      const sent = await upload(bench, ann, name, bytes);
      expect([name, sent.body.code]).toEqual([name, code]);
    }
    expect(storedFiles()).toBe(before);
    expect((await bench.services.database.orm.select().from(files)).length).toBe(rows);
    expect(partsLeft()).toEqual([]);
  });

  test("an interrupted, cut or mislabelled upload leaves nothing", async () => {
    const before = storedFiles();
    const whole = multipart("a.txt", "hello");
    const dying = new ReadableStream({
      start(controller) {
        controller.enqueue(new Uint8Array(whole.subarray(0, 120)));
        setTimeout(() => controller.error(new Error("connection lost")), 10);
      },
    });
    const code = async (sent: ReturnType<typeof send>) => (await sent).body.code;
    expect(await code(send(bench, ann, dying))).toBe("file_broken");
    expect(await code(send(bench, ann, new Uint8Array(whole.subarray(0, whole.length - 6))))).toBe("file_broken");
    expect(await code(send(bench, ann, new Uint8Array(whole), { "content-length": String(whole.length + 5) }))).toBe("file_broken");
    expect(await code(send(bench, ann, new Uint8Array(whole), { "content-length": "99999999" }))).toBe("file_too_large");
    expect(await code(send(bench, ann, "{}", { "content-type": "application/json" }))).toBe("unsupported_type");
    expect(await code(send(bench, ann, "no parts at all"))).toBe("file_broken");
    expect(await code(send(bench, ann, "------b0undary--\r\n"))).toBe("file_empty");
    expect(await code(send(bench, ann, new Uint8Array(whole), {}, "?draft=../x"))).toBe("invalid");
    expect(storedFiles()).toBe(before);
    expect(partsLeft()).toEqual([]);
  });

  test("boundaries are found wherever the stream is cut", async () => {
    const text = "line\r\n--\r\n----b0undar\r\nmore\r\n";
    const whole = multipart("cut.txt", text);
    for (const size of [1, 3, 7, 50]) {
      const pieces = new ReadableStream({
        start(controller) {
          for (let at = 0; at < whole.length; at += size) controller.enqueue(new Uint8Array(whole.subarray(at, at + size)));
          controller.close();
        },
      });
      const sent = await send(bench, ann, pieces);
      expect(sent.body.data.size).toBe(text.length);
      expect(await (await download(bench, ann, `/files/${sent.body.data.id}`)).text()).toBe(text);
    }
  });

  test("a quota per person, also for uploads at the same time", async () => {
    const cat = await bench.person();
    const full = { uploaderId: cat.id, draft, name: "a.txt", type: "text/plain", sha256: "", audience: "customer" as const };
    const size = looseBytesMaximum - 3 * 1024 * 1024;
    await bench.services.database.orm.insert(files).values({ ...full, id: "nearly-full", storageKey: "00/nearly-full", size });
    const two = Buffer.alloc(2 * 1024 * 1024, "a");
    const codes = (await Promise.all([1, 2, 3].map((n) => upload(bench, cat, `${n}.txt`, two)))).map(({ body }) => body.code);
    expect(codes.sort()).toEqual(["file_quota", "file_quota", undefined]);
    await bench.services.database.orm.delete(files).where(eq(files.id, "nearly-full"));
    await bench.services.database.orm.delete(discardedFiles).where(eq(discardedFiles.storageKey, "00/nearly-full"));
  });

  test("orphans are swept with their bytes, twice without harm; what a message holds stays", async () => {
    const store = { config: bench.services.config, storage: openStorage(bench.services.config), db: bench.services.database.orm };
    const later = Date.now() + (7 * 24 + 2) * 3_600_000;
    await sweepFiles(store, later);
    await sweepFiles(store, later);
    await sweepFiles(store, later + 2 * 3_600_000);
    expect(storedFiles()).toBe(0);
    expect(await bench.services.database.orm.select().from(files)).toEqual([]);
    expect(await bench.services.database.orm.select().from(discardedFiles)).toEqual([]);
  });

  test("the draft's name is needed", async () => {
    expect((await upload(bench, ann, "a.txt", "a", "")).status).toBe(422);
    expect(draft).toMatch(/^[\w-]{8,64}$/);
  });
});
