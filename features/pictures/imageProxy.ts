import { createHash } from 'node:crypto';
import { readFile, realpath, stat } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Counter } from 'prom-client';
import { uploadsPath } from '#editor-preview/model/media.ts';
import { WorkQueue } from '#platform/http/workQueue.ts';
import { SingleFlight } from '#platform/singleFlight.ts';
import { fetchImage, maxImageBytes } from './fetchImage.ts';
import type { CachedImage, ImageCache } from './imageCache.ts';
import { ImageError } from './imageError.ts';
import type { ImageRequest, ImageSource } from './imageRequest.ts';
import { resizeImage } from './resizeImage.ts';
import type { ReadUploaded } from './uploadedImage.ts';

interface ImageProxyOptions {
  cache: ImageCache;
  allowedHosts: ReadonlySet<string>;
  mediaFolders: readonly string[];
  readUploaded: ReadUploaded;
  isBusy: () => boolean;
  log: Logger;
  outcomes: Counter<'outcome'>;
  fetch?: typeof fetchImage;
}

/** Milliseconds until another host's picture is fetched again. */
const remoteLifetime = 24 * 60 * 60_000;
/** Negative cache, in milliseconds. */
const failureLifetime = 60_000;
const maxFailures = 5_000;
/** Each decode uses one core; pages need one too. */
const queueLimits = { maxRunning: 2, maxWaiting: 100 };

export class ImageProxy {
  readonly #options: ImageProxyOptions;
  readonly #flights = new SingleFlight<CachedImage>();
  readonly #queue = new WorkQueue(queueLimits);
  readonly #failures = new LRUCache<string, ImageError>({ max: maxFailures, ttl: failureLifetime });

  constructor(options: ImageProxyOptions) {
    this.#options = options;
  }

  /** @throws ImageError when there is no such picture; HttpError 503 when the queue is full */
  async get(request: ImageRequest, acceptsWebp: boolean): Promise<CachedImage> {
    const key = keyOf(request, acceptsWebp);
    return this.#flights.run(key, () => this.#getAlone(key, request, acceptsWebp));
  }

  async #getAlone(key: string, request: ImageRequest, acceptsWebp: boolean): Promise<CachedImage> {
    const { cache, log, outcomes } = this.#options;
    const cached = await cache.get(key);
    if (cached && !(await this.#isDue(request, cached))) {
      outcomes.inc({ outcome: 'hit' });
      return cached;
    }
    const failed = this.#failures.get(key);
    if (failed && !cached) throw failed;
    if (cached && (failed || this.#options.isBusy())) return cached;
    try {
      const made = await this.#queue.run(() => this.#make(request, acceptsWebp));
      await cache.keep(key, made);
      outcomes.inc({ outcome: 'made' });
      return { ...made, madeAt: Date.now() };
    } catch (error) {
      if (error instanceof ImageError) this.#noteFailure(key, request, error);
      if (!cached) throw error;
      log.warn({ err: error }, 'a stale picture is sent, because a new one could not be created');
      return cached;
    }
  }

  async #isDue({ source }: ImageRequest, { madeAt }: CachedImage): Promise<boolean> {
    // The name contains a hash of the content.
    if (source.kind === 'uploaded') return false;
    if (source.kind === 'remote') return Date.now() - madeAt > remoteLifetime;
    const file = await findLocalImage(source.file, this.#options.mediaFolders);
    return !file || file.changedAt > madeAt;
  }

  async #make({ source, width, still }: ImageRequest, acceptsWebp: boolean) {
    return resizeImage(await this.#read(source), { width, acceptsWebp, still });
  }

  async #read(source: ImageSource): Promise<Buffer> {
    const { fetch = fetchImage, allowedHosts, mediaFolders, readUploaded } = this.#options;
    if (source.kind === 'remote') return fetch(source.url, { allowedHosts });
    if (source.kind === 'local') return readLocalImage(source.file, mediaFolders);
    const uploaded = await readUploaded(source.name);
    if (!uploaded) throw new ImageError(`the upload ${source.name} was not found`);
    return uploaded;
  }

  #noteFailure(key: string, { source }: ImageRequest, error: ImageError): void {
    this.#failures.set(key, error);
    this.#options.outcomes.inc({ outcome: 'failed' });
    this.#options.log.warn({ err: error, picture: addressOf(source) }, 'a picture cannot be shown');
  }
}

function keyOf({ source, width, still }: ImageRequest, acceptsWebp: boolean): string {
  return createHash('sha256')
    .update(JSON.stringify([addressOf(source), width, acceptsWebp, ...(still ? ['still'] : [])]))
    .digest('hex');
}

function addressOf(source: ImageSource): string {
  if (source.kind === 'remote') return source.url.href;
  return source.kind === 'local' ? `/media${source.file}` : `${uploadsPath}/${source.name}`;
}

interface LocalImage {
  file: string;
  bytes: number;
  changedAt: number;
}

/** @param name begins with a slash, below `/media` @throws ImageError when no folder has it */
async function readLocalImage(name: string, folders: readonly string[]): Promise<Buffer> {
  const image = await findLocalImage(name, folders);
  if (!image) throw new ImageError(`${name} was not found`);
  if (image.bytes > maxImageBytes) throw new ImageError(`${name} has more than ${maxImageBytes} bytes`);
  return readFile(image.file);
}

async function findLocalImage(name: string, folders: readonly string[]): Promise<LocalImage | undefined> {
  for (const folder of folders) {
    const root = await orNothing(realpath(folder));
    const file = root && (await orNothing(realpath(path.join(root, name))));
    // A symbolic link must not lead out of the folder.
    if (!root || !file?.startsWith(root + path.sep)) continue;
    const stats = await stat(file);
    if (!stats.isFile()) continue;
    return { file, bytes: stats.size, changedAt: Math.max(stats.mtimeMs, stats.ctimeMs) };
  }
  return undefined;
}

async function orNothing(finding: Promise<string>): Promise<string | undefined> {
  try {
    return await finding;
  } catch (error) {
    if (saysMissing(error)) return undefined;
    throw error;
  }
}

function saysMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return error.code === 'ENOENT' || error.code === 'ENOTDIR';
}
