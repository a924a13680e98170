// Pictures of posts: drawn anew in the widths a page asks for, so that nothing of the original's bytes or metadata is served.
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { Locale } from "#content/locales.ts";
import { postImages, postImageUses, posts } from "#db/schema/blog.ts";
import { discardedFiles } from "#db/schema/files.ts";
import { imageWidths } from "#features/blog/rules/image-sizes.ts";
import type { PostDocument } from "#features/blog/rules/post-nodes.ts";
import { picturesOf } from "#features/blog/rules/post-text.ts";
import type { ImageView } from "#features/blog/rules/staff-post-views.ts";
import { allowedExtension, cleanFileName } from "#features/files/file-name.ts";
import { inspectFile } from "#features/files/inspect-file.server.ts";
import type { Received } from "#features/files/receive-file.server.ts";
import type { Db } from "#platform/db/database.ts";
import { AppError } from "#platform/errors.ts";
import { images } from "#platform/images/images.ts";
import { newId, newToken } from "#platform/random-token.server.ts";
import type { Storage } from "#platform/storage/storage.ts";
import { sharedPost } from "./post-previews.server.ts";
import { findVersion } from "./post-store.server.ts";

type ImageStore = { storage: Storage; db: Db };
const pictures = ["png", "jpg", "jpeg", "webp", "gif"];

export async function keepImage(
  { storage, db }: ImageStore,
  { postId, alt, lang, uploaderId }: { postId: string; alt: string; lang: Locale; uploaderId: string },
  received: Received,
): Promise<ImageView> {
  const made: string[] = [];
  try {
    const [post] = await db
      .select({ id: posts.id })
      .from(posts)
      .where(and(eq(posts.id, postId), isNull(posts.deletedAt)));
    if (!post) throw new AppError("not_found");
    const extension = allowedExtension(cleanFileName(received.name));
    if (!extension || !pictures.includes(extension)) throw new AppError("file_type");
    const { width, height } = await inspectFile(received.path, extension);
    if (width === null || height === null) throw new AppError("file_type");
    const sizes: Record<string, string> = {};
    for (const target of imageWidths(width)) {
      const file = `${received.path}.${target}.webp`;
      made.push(file);
      await images.draw(received.path, file, { width: target, quality: 82 });
      const key = newStorageKey();
      // Written first: should the process die before the row is there, the sweep knows the key.
      await db.insert(discardedFiles).values({ storageKey: key });
      await storage.store(key, file, "image/webp");
      sizes[String(target)] = key;
    }
    const id = newId();
    await db.transaction(async (tx) => {
      await tx.insert(postImages).values({ id, postId, alts: alt ? { [lang]: alt } : {}, width, height, sizes, uploadedBy: uploaderId });
      for (const key of Object.values(sizes)) await tx.delete(discardedFiles).where(eq(discardedFiles.storageKey, key));
    });
    return { src: `/blog/images/${id}`, alt, width, height };
  } finally {
    await Promise.all([received.path, ...made].map((file) => rm(file, { force: true })));
  }
}

/** The bytes of one width (the nearest that is at least as wide), to readers while a published text shows it, to its editors always, and
 * by a shared link while that link's text shows it. */
export async function readImage(
  { storage, db }: ImageStore,
  { id, width, staff, preview }: { id: string; width: number | undefined; staff: boolean; preview?: string | undefined },
): Promise<{ stream: Readable; public: boolean }> {
  const [image] = await db.select().from(postImages).where(eq(postImages.id, id));
  const open = image !== undefined && (await isShown(db, image.id));
  if (!image || !(open || staff || (preview && (await isShared(db, id, preview))))) throw new AppError("not_found");
  const widths = Object.keys(image.sizes)
    .map(Number)
    .sort((a, b) => a - b);
  const chosen = widths.find((one) => one >= (width ?? Number.POSITIVE_INFINITY)) ?? widths.at(-1);
  const key = image.sizes[String(chosen)];
  if (!key) throw new AppError("not_found");
  return { stream: await storage.read(key), public: open };
}

/** Asked of what readers find at this moment, so that nothing stays public by being forgotten. */
async function isShown(db: Db, id: string): Promise<boolean> {
  const [found] = await db
    .select({ one: sql`1` })
    .from(postImageUses)
    .where(and(eq(postImageUses.imageId, id), eq(postImageUses.public, true)))
    .limit(1);
  return found !== undefined;
}

async function isShared(db: Db, id: string, token: string): Promise<boolean> {
  const shared = await sharedPost(db, token).catch(() => null);
  const version = shared ? await findVersion(db, shared.postId, shared.locale) : null;
  return version !== null && picturesOf(version.body as PostDocument).includes(id);
}

function newStorageKey(): string {
  const name = newToken();
  return `${Buffer.from(name).toString("hex").slice(0, 2)}/${name}`;
}
