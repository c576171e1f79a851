import { readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import express, { type RequestHandler } from 'express';
import { retryFolder } from '../../contracts/island.ts';
import { notFound } from '../../platform/http/httpError.ts';
import { createAnswer } from '../pages/answer.ts';
import { KeptAnswer } from '../pages/keptAnswer.ts';
import { sendKept } from '../pages/sendAnswer.ts';

/** Kinds of built files that become much smaller when they are compressed; fonts and pictures are so already. */
const compressible: ReadonlyMap<string, string> = new Map([
  ['.js', 'text/javascript; charset=utf-8'],
  ['.css', 'text/css; charset=utf-8'],
  ['.svg', 'image/svg+xml'],
]);

/** A built file is compressed once and sent for a year. */
const brotliQuality = 10;
/** Files of the build have their content's hash in their names, so they never change. */
const forever = 'public, max-age=31536000, immutable';

/** The files of the build. Text is compressed when it is first asked for, and kept: there is no more than was built. */
export function builtAssets(folder: string): RequestHandler[] {
  const names = new Set(readdirSync(folder));
  const made = new Map<string, Promise<KeptAnswer>>();

  async function read(name: string, contentType: string): Promise<KeptAnswer> {
    try {
      const body = await readFile(path.join(folder, name));
      const headers = { 'Cache-Control': forever };
      return new KeptAnswer(createAnswer(body, { contentType, headers }), brotliQuality);
    } catch (error) {
      // Whoever asks next tries again.
      made.delete(name);
      throw error;
    }
  }

  const compressed: RequestHandler = async (request, response, next) => {
    const name = request.path.slice(1);
    const contentType = compressible.get(path.extname(name));
    if (contentType === undefined || !names.has(name) || !reads(request.method)) return next();
    const kept = made.get(name) ?? read(name, contentType);
    made.set(name, kept);
    await sendKept(request, response, await kept);
  };

  const others = express.static(folder, {
    immutable: true,
    maxAge: '365d',
    index: false,
    redirect: false,
    dotfiles: 'ignore',
  });
  return [sameFileAtRetry, compressed, others, noSuchFile];
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
