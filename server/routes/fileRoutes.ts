import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { LRUCache } from 'lru-cache';
import { retryFolder } from '#contracts/island.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { PageAssets } from '#shell/document/pageAssets.ts';
import { createAnswer } from '../pages/answer.ts';
import { KeptAnswer } from '../pages/keptAnswer.ts';
import { sendKept } from '../pages/sendAnswer.ts';

/** Kinds of built files that become much smaller when they are compressed; fonts and pictures are so already. */
const cssType = 'text/css; charset=utf-8';
const compressible: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', cssType],
  ['.svg', 'image/svg+xml'],
]);

/** A built file is compressed once and sent for a year. */
const brotliQuality = 10;
/** Files of the build have their content's hash in their names, so they never change. */
const kept = { 'Cache-Control': 'public, max-age=31536000, immutable' };

/** How many of the sheets that are made for pages are kept as they are sent. */
const keptSheets = 200;

/** A file of another release, by its name. */
export type ReadOtherBuild = (name: string) => Promise<Buffer | undefined>;

/**
 * The files of the build, and the style sheets that are combined of them. Text is compressed when it is first asked for, and kept:
 * of files there is no more than was built, and of sheets a number.
 */
export function builtAssets(
  folder: string | undefined,
  combinedSheet: PageAssets['combinedSheet'],
  ofOtherBuild: ReadOtherBuild = async () => undefined,
): RequestHandler[] {
  const names = new Set(folder === undefined ? [] : readdirSync(folder));
  const made = new Map<string, Promise<KeptAnswer>>();

  const combined = new LRUCache<string, KeptAnswer>({ max: keptSheets });

  function readCombined(name: string): KeptAnswer | undefined {
    const text = combinedSheet(name);
    return text === undefined
      ? undefined
      : new KeptAnswer(createAnswer(text, { contentType: cssType, headers: kept }));
  }

  async function read(folder: string, name: string, contentType: string): Promise<KeptAnswer> {
    try {
      const body = await readFile(path.join(folder, name));
      return new KeptAnswer(createAnswer(body, { contentType, headers: kept }), brotliQuality);
    } catch (error) {
      // Whoever asks next tries again.
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
      return sendKept(request, response, await file);
    }
    const sheet = combined.get(name) ?? readCombined(name);
    if (!sheet) return next();
    combined.set(name, sheet);
    await sendKept(request, response, sheet);
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
      response.set(kept).type(path.extname(name)).send(body);
      return;
    }
    const answer = new KeptAnswer(createAnswer(body, { contentType, headers: kept }));
    combined.set(name, answer);
    await sendKept(request, response, answer);
  };
  return [sameFileAtRetry, compressed, ...others, ofOthers, noSuchFile];
}

/** A browser keeps a module that failed, so the loader asks for it again under another address (`retryFolder`). */
const sameFileAtRetry: RequestHandler = (request, _response, next) => {
  request.url = request.url.replace(retryFolder, '');
  next();
};

/** Pictures and other media of the project and of the publication, under names that may get another content. */
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
