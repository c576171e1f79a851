import { readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { makeFolder } from '#platform/makeFolder.ts';
import { type ImageFormat, imageFormats, type ResizedImage } from './resizeImage.ts';

export interface CachedImage extends ResizedImage {
  madeAt: number;
}

interface Entry {
  format: ImageFormat;
  bytes: number;
  madeAt: number;
}

const fileName = /^([0-9a-f]{64})\.([a-z]+)$/;

/** LRU eviction. The folder may be emptied at any time; a picture that cannot be stored is still sent. */
export class ImageCache {
  readonly #folder: string;
  readonly #log: Logger;
  readonly #entries: LRUCache<string, Entry>;

  private constructor(folder: string, maxBytes: number, log: Logger) {
    this.#folder = folder;
    this.#log = log;
    this.#entries = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: ({ bytes }) => Math.max(bytes, 1),
      dispose: ({ format }, key, reason) => {
        if (reason === 'evict') this.#note(rm(this.#file(key, format), { force: true }));
      },
    });
  }

  static async open(folder: string, maxBytes: number, log: Logger): Promise<ImageCache> {
    await makeFolder(folder);
    const cache = new ImageCache(folder, maxBytes, log);
    const found: { key: string; entry: Entry; usedAt: number }[] = [];
    for (const name of await readdir(folder)) {
      const [, key, ending] = fileName.exec(name) ?? [];
      const format = imageFormats.find((known) => known === ending);
      if (key === undefined || format === undefined) continue;
      const { size, mtimeMs, atimeMs } = await stat(path.join(folder, name));
      found.push({ key, entry: { format, bytes: size, madeAt: mtimeMs }, usedAt: atimeMs });
    }
    found.sort((a, b) => a.usedAt - b.usedAt);
    for (const { key, entry } of found) cache.#entries.set(key, entry);
    return cache;
  }

  async get(key: string): Promise<CachedImage | undefined> {
    const entry = this.#entries.get(key);
    if (!entry) return undefined;
    try {
      return {
        bytes: await readFile(this.#file(key, entry.format)),
        format: entry.format,
        madeAt: entry.madeAt,
      };
    } catch (error) {
      // The folder was emptied: the picture is resized again.
      this.#log.debug({ err: error }, 'a cached picture was deleted');
      this.#entries.delete(key);
      return undefined;
    }
  }

  /** Never fails: a full disk costs the cache, not the reader. */
  async keep(key: string, image: ResizedImage): Promise<void> {
    const file = this.#file(key, image.format);
    // Written to a temporary file and renamed, so that no partial picture is read.
    const draft = `${file}.${process.pid}.part`;
    try {
      await writeFile(draft, image.bytes);
      await rename(draft, file);
      this.#entries.set(key, { format: image.format, bytes: image.bytes.byteLength, madeAt: Date.now() });
    } catch (error) {
      this.#log.warn({ err: error }, 'a picture could not be cached');
      this.#note(rm(draft, { force: true }));
    }
  }

  #file(key: string, format: ImageFormat): string {
    return path.join(this.#folder, `${key}.${format}`);
  }

  #note(work: Promise<unknown>): void {
    work.catch((error: unknown) =>
      this.#log.warn({ err: error }, 'the folder of cached pictures could not be changed'),
    );
  }
}
