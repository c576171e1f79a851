import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings } from './contentEncoding.ts';

/** One encoding of a page, as it goes over the wire. */
export interface Representation {
  body: Buffer;
  /** Strong: every encoding has its own. */
  etag: string;
  /** Names and values in turn, the form that Node writes fastest. */
  headers: readonly string[];
  /** The headers of a 304: those that a cache must update. */
  unchangedHeaders: readonly string[];
}

/** A page with all that is needed to send it, worked out once: bytes in every encoding, and their headers. */
export interface ReadyPage {
  status: number;
  representations: Readonly<Record<Encoding, Representation>>;
  /** What keeping it costs, in bytes. */
  size: number;
}

/** Worth the wait: a page is compressed once and sent often. Higher levels cost ten times as much for a few percent. */
const brotliQuality = 5;
const gzipLevel = 6;
/** What a page costs besides its bytes: headers, objects, keys. */
const overheadBytes = 4096;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/**
 * Makes a page ready to send.
 *
 * @param headers beyond those of the body itself: caching, security
 */
export async function readyPage(
  html: string,
  { status = 200, headers }: { status?: number; headers: Readonly<Record<string, string>> },
): Promise<ReadyPage> {
  const identity = Buffer.from(html);
  const [br, gz] = await Promise.all([
    compressBrotli(identity, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: brotliQuality,
        [constants.BROTLI_PARAM_SIZE_HINT]: identity.byteLength,
      },
    }),
    compressGzip(identity, { level: gzipLevel }),
  ]);
  const bodies: Record<Encoding, Buffer> = { br, gzip: gz, identity };
  const hash = createHash('sha256')
    .update(identity)
    .update(JSON.stringify(headers))
    .digest('base64url')
    .slice(0, 22);
  const represent = (encoding: Encoding) => representation(bodies[encoding], encoding, hash, headers);
  return {
    status,
    representations: { br: represent('br'), gzip: represent('gzip'), identity: represent('identity') },
    size: encodings.reduce((size, encoding) => size + bodies[encoding].byteLength, overheadBytes),
  };
}

function representation(
  body: Buffer,
  encoding: Encoding,
  hash: string,
  headers: Readonly<Record<string, string>>,
): Representation {
  const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
  const shared = ['ETag', etag, 'Vary', 'Accept-Encoding', ...Object.entries(headers).flat()];
  return {
    body,
    etag,
    headers: [
      'Content-Type',
      'text/html; charset=utf-8',
      'Content-Length',
      String(body.byteLength),
      ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
      ...shared,
    ],
    unchangedHeaders: shared,
  };
}
