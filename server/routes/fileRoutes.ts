import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { retryFolder } from '#contracts/island.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import { createAnswer } from '../pages/answer.ts';
import { CachedAnswer } from '../pages/cachedAnswer.ts';
import { sendCached } from '../pages/sendAnswer.ts';

/** Compressible types; fonts and pictures are compressed already. */
const cssType = 'text/css; charset=utf-8';
const compressible: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', cssType],
  ['.svg', 'image/svg+xml'],
]);

/** Slow, but each file is compressed once. */
const brotliQuality = 10;
/** Built files have a content hash in their names, so they never change. */
const immutable = { 'Cache-Control': 'public, max-age=31536000, immutable' };

const maxCachedSheets = 200;

export type ReadOtherBuild = (name: string) => Promise<Buffer | undefined>;

export function builtAssets(
  folder: string | undefined,
  combinedSheet: PageAssets['combinedSheet'],
  ofOtherBuild: ReadOtherBuild = async () => undefined,
): RequestHandler[] {
  const names = new Set(folder === undefined ? [] : readdirSync(folder));
  const made = new Map<string, Promise<CachedAnswer>>();

  const combined = new LRUCache<string, CachedAnswer>({ max: maxCachedSheets });

  function readCombined(name: string): CachedAnswer | undefined {
    const text = combinedSheet(name);
    return text === undefined
      ? undefined
      : new CachedAnswer(createAnswer(text, { contentType: cssType, headers: immutable }));
  }

  async function read(folder: string, name: string, contentType: string): Promise<CachedAnswer> {
    try {
      const body = await readFile(path.join(folder, name));
      return new CachedAnswer(createAnswer(body, { contentType, headers: immutable }), brotliQuality);
    } catch (error) {
      // The next request retries.
      made.delete(name);
      throw error;
    }
  }

  const compressed: RequestHandler = async (request, response, next) => {
    const name = request.path.slice(1);
    const contentType = compressible.get(path.extname(name));
    if (contentType === undefined || !reads(request.method)) return next();
    if (folder !== undefined && names.has(name)) {
      const file = made.get(name) ?? read(folder, name, contentType);
      made.set(name, file);
      return sendCached(request, response, await file);
    }
    const sheet = combined.get(name) ?? readCombined(name);
    if (!sheet) return next();
    combined.set(name, sheet);
    await sendCached(request, response, sheet);
  };

  const others =
    folder === undefined
      ? []
      : [
          express.static(folder, {
            immutable: true,
            maxAge: '365d',
            index: false,
            redirect: false,
            dotfiles: 'ignore',
          }),
        ];
  const ofOthers: RequestHandler = async (request, response, next) => {
    if (!reads(request.method)) return next();
    const name = request.path.slice(1);
    const body = await ofOtherBuild(name);
    if (!body) return next();
    const contentType = compressible.get(path.extname(name));
    if (contentType === undefined) {
      response.set(immutable).type(path.extname(name)).send(body);
      return;
    }
    const answer = new CachedAnswer(createAnswer(body, { contentType, headers: immutable }));
    combined.set(name, answer);
    await sendCached(request, response, answer);
  };
  return [sameFileAtRetry, compressed, ...others, ofOthers, noSuchFile];
}

/** Browsers cache a failed module, so the loader retries at another address (`retryFolder`). */
const sameFileAtRetry: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(retryFolder, '');
  next();
};

export function mediaFiles(folders: readonly string[]): RequestHandler[] {
  return [
    ...folders.map((folder) =>
      express.static(folder, { maxAge: '1h', index: false, redirect: false, dotfiles: 'ignore' }),
    ),
    noSuchFile,
  ];
}

const noSuchFile: RequestHandler = () => {
  throw notFound();
};

function reads(method: string): boolean {
  return method === 'GET' || method === 'HEAD';
}
