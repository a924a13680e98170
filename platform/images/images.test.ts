import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { afterAll, describe, expect, test } from "vitest";
import { bombEdge, imageBomb } from "./image-bombs.ts";
import { imageSizeOf } from "./image-header.ts";
import { createImages, images } from "./images.ts";

const folder = mkdtempSync(join(tmpdir(), "aranode-images-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const kept = (name: string, bytes: Uint8Array | string) => {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
};
const formats = ["png", "jpeg", "gif", "webp"] as const;
const picture = (format: (typeof formats)[number], width = 640, height = 480) =>
  sharp({ create: { width, height, channels: 3, background: "#1f5fa8" } })
    .toFormat(format)
    .toBuffer();

describe.each(formats)("%s", (format) => {
  test("its size is read from the header and agrees with the decoder", async () => {
    const bytes = await picture(format);
    expect(imageSizeOf(bytes)).toEqual({ format, width: 640, height: 480 });
    expect(await images.measure(kept(`plain.${format}`, bytes), format)).toEqual({ width: 640, height: 480 });
  });

  test("security low: a small file that promises a huge picture is refused in its own word before anything is decoded", async () => {
    const bytes = await imageBomb(format);
    expect(bytes.length).toBeLessThan(2_000);
    expect(imageSizeOf(bytes)).toMatchObject({ width: bombEdge, height: bombEdge });
    // A thread that would fail the test: it is never asked.
    const undecoded = createImages(new URL("data:text/javascript,process.exit(1)"));
    await expect(undecoded.measure(kept(`bomb.${format}`, bytes), format)).rejects.toMatchObject({ id: "image_too_large" });
  });

  test("cut off, empty or of another format: not accepted, and nothing falls over", async () => {
    const bytes = await picture(format);
    for (const cut of [0, 3, 11, 20, 29]) {
      await expect(images.measure(kept("cut", bytes.subarray(0, cut)), format)).rejects.toMatchObject({ id: "file_type" });
    }
    const other = format === "png" ? "gif" : "png";
    await expect(images.measure(kept("other", bytes), other)).rejects.toMatchObject({ id: "file_type" });
  });
});

test("other webp forms say their size too", async () => {
  const plain = sharp({ create: { width: 301, height: 97, channels: 4, background: "#1f5fa880" } });
  expect(imageSizeOf(await plain.clone().webp({ lossless: true }).toBuffer())).toMatchObject({ width: 301, height: 97 });
  expect(imageSizeOf(await plain.clone().webp({ quality: 50 }).toBuffer())).toMatchObject({ width: 301, height: 97 });
});

const slow = `
  import { parentPort } from "node:worker_threads";
  let [at, most] = [0, 0];
  parentPort.on("message", async () => {
    at += 1;
    await new Promise((done) => setTimeout(done, 30));
    // The first to be done knows of all that came meanwhile.
    most = Math.max(most, at);
    at -= 1;
    parentPort.postMessage({ format: "webp", width: most, height: 1 });
  });
`;

test("security low: however many come at once, one is decoded at a time", async () => {
  const thread = pathToFileURL(kept("slow.mjs", slow));
  const counting = createImages(thread);
  const path = kept("many.webp", await picture("webp", 8, 8));
  const widths = await Promise.all(Array.from({ length: 6 }, async () => (await counting.measure(path, "webp")).width));
  expect(widths).toEqual([1, 1, 1, 1, 1, 1]);
  const crowd = await Promise.allSettled(Array.from({ length: 60 }, () => counting.draw(path, "", { quality: 1 })));
  expect(crowd.filter(({ status }) => status === "rejected").length).toBe(20);
});

test("a thread that does not answer is given up, and the next picture gets a new one", async () => {
  const stuck = `import { parentPort } from "node:worker_threads";
    import { existsSync, writeFileSync } from "node:fs";
    const been = ${JSON.stringify(join(folder, "been"))};
    parentPort.on("message", () => {
      if (!existsSync(been)) { writeFileSync(been, ""); Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0); }
      parentPort.postMessage({ format: "png", width: 5, height: 5 });
    });`;
  const impatient = createImages(pathToFileURL(kept("stuck.mjs", stuck)), 4);
  const path = kept("plain-two.png", await picture("png", 8, 8));
  await expect(impatient.measure(path, "png")).rejects.toMatchObject({ id: "file_type" });
  await expect(impatient.measure(path, "png")).resolves.toEqual({ width: 5, height: 5 });
});

test("what is drawn is upright, within its bounds, and carries nothing of the original along", async () => {
  const lying = await sharp(await picture("jpeg", 800, 400))
    .withMetadata({ orientation: 6 })
    .toBuffer();
  const from = kept("lying.jpg", lying);
  expect(await images.measure(from, "jpeg")).toEqual({ width: 400, height: 800 });
  const to = join(folder, "drawn.webp");
  await images.draw(from, to, { width: 200, height: 200, quality: 80 });
  const { width, height, exif } = await sharp(to).metadata();
  expect([width, height, exif]).toEqual([100, 200, undefined]);
});
