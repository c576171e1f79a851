import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { type Encoding, encodings } from './contentEncoding.ts';

/** One encoding of an answer, as it goes over the wire. */
export interface Representation {
  body: Buffer;
  /** Strong: every encoding has its own. */
  etag: string;
  /** Names and values in turn, the form that Node writes fastest. */
  headers: readonly string[];
  /** The headers of a 304: those that a cache must update. */
  unchangedHeaders: readonly string[];
}

/** An answer with all that is needed to send it, worked out once: bytes in every encoding, and their headers. */
export interface ReadyAnswer {
  status: number;
  representations: Readonly<Record<Encoding, Representation>>;
  /** What keeping it costs, in bytes. */
  size: number;
  /** Whether readers in other variants of an experiment get another page. */
  byExperiment?: boolean;
}

interface AnswerFacts {
  status?: number;
  contentType: string;
  /** Beyond those of the body itself: caching, security. */
  headers: Readonly<Record<string, string>>;
  /** From 0 to 11: how much time may go into each byte that is saved. */
  brotliQuality: number;
}

const gzipLevel = 6;
/** What an answer costs besides its bytes: headers, objects, keys. */
const overheadBytes = 4096;

const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

/** Compresses a body and works out the headers of each of its encodings. */
export async function readyAnswer(
  identity: Buffer,
  { status = 200, contentType, headers, brotliQuality }: AnswerFacts,
): Promise<ReadyAnswer> {
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

  const represent = (encoding: Encoding): Representation => {
    const body = bodies[encoding];
    const etag = encoding === 'identity' ? `"${hash}"` : `"${hash}-${encoding}"`;
    const unchangedHeaders = ['ETag', etag, 'Vary', 'Accept-Encoding', ...Object.entries(headers).flat()];
    const ofBody = ['Content-Type', contentType, 'Content-Length', String(body.byteLength)];
    if (encoding !== 'identity') ofBody.push('Content-Encoding', encoding);
    return { body, etag, headers: [...ofBody, ...unchangedHeaders], unchangedHeaders };
  };
  return {
    status,
    representations: { br: represent('br'), gzip: represent('gzip'), identity: represent('identity') },
    size: encodings.reduce((size, encoding) => size + bodies[encoding].byteLength, overheadBytes),
  };
}
