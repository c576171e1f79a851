import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { type AssetReply, asset, type Route } from '#feature-kit/route.ts';
import { HttpError } from '#platform/http/httpError.ts';

const type = 'application/schema+json; charset=utf-8';
/** Code editors rarely fetch it, and a new release is known the same day. */
const caching = 'public, max-age=3600';
/** Any page or program may read them: schemas contain no private data. */
const forEverybody = { 'Access-Control-Allow-Origin': '*', 'Cross-Origin-Resource-Policy': 'cross-origin' };

/** @param folder `schemas/` with a trailing slash */
export async function schemaRoutes(folder: URL): Promise<Route[]> {
  const names = (await Promise.all(['', 'blocks/'].map((inner) => schemasIn(folder, inner)))).flat();
  const replies = new Map(
    await Promise.all(
      names.map(async (name) => [name, replyOf(await readFile(new URL(name, folder)))] as const),
    ),
  );
  const reply = (name: string): AssetReply => {
    const found = replies.get(name);
    if (!found) throw new HttpError(404, 'No schema was found with this name.');
    return found;
  };
  return [
    asset('GET /schemas/:name', ({ params: { name = '' } }) => reply(name)),
    asset('GET /schemas/blocks/:name', ({ params: { name = '' } }) => reply(`blocks/${name}`)),
  ];
}

async function schemasIn(folder: URL, inner: string): Promise<string[]> {
  const names = await readdir(new URL(inner, folder));
  return names.filter((name) => name.endsWith('.json')).map((name) => inner + name);
}

function replyOf(bytes: Buffer): AssetReply {
  const tag = createHash('sha256').update(bytes).digest('base64url').slice(0, 22);
  return { bytes, type, caching, headers: { ...forEverybody, ETag: `"${tag}"` } };
}
