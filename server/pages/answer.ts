import { createHash } from 'node:crypto';
import { compressFast, compressWell, decompress } from './compress.ts';
import { type Encoding, encodings } from './contentEncoding.ts';

/** One encoding of an answer, as it goes over the wire. */
export interface Representation {
  readonly body: Buffer;
  /** Names and values in turn, the form that Node writes fastest. */
  readonly headers: readonly string[];
  /** Whether there is nothing better to make: it is as it is, or was compressed with time. */
  readonly isBest: boolean;
}

/** An answer with all that is needed to send it. It is never changed: what is added to it makes another one. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** Weak, because it is the same for all encodings. */
  readonly etag: string;
  /** The headers of a 304, those that a cache must update: names and values in turn. */
  readonly unchangedHeaders: readonly string[];
  /** In the encodings that clients have accepted; uncompressed until then. Each can be made from any other. */
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>>;
  /** What keeping it costs, in bytes. */
  readonly size: number;
}

interface AnswerFacts {
  status?: number;
  contentType?: string;
  /** Beyond those of the body itself: caching, security. */
  headers: Readonly<Record<string, string>>;
}

/** Higher levels take ten times as long for one percent. */
const usualBrotliQuality = 5;
/** What an answer costs besides its bytes: headers, objects, keys. */
const overheadBytes = 4096;

/** An answer as it is, not compressed yet. A page unless it says that it is something else. */
export function createAnswer(
  body: string | Buffer,
  { status = 200, contentType = 'text/html; charset=utf-8', headers }: AnswerFacts,
): Answer {
  const bytes = typeof body === 'string' ? Buffer.from(body) : body;
  const hash = createHash('sha256').update(bytes).update(JSON.stringify(headers)).digest('base64url');
  const etag = `W/"${hash.slice(0, 22)}"`;
  const unchangedHeaders = ['ETag', etag, 'Vary', 'Accept-Encoding', ...Object.entries(headers).flat()];
  const facts = { status, contentType, etag, unchangedHeaders };
  return withRepresentations(facts, { identity: represent(facts, 'identity', bytes, true) });
}

/** What goes to a client who takes this encoding, compressed at once where it is not there yet. */
export function representationIn(answer: Answer, encoding: Encoding): Representation {
  const known = answer.representations[encoding];
  if (known) return known;
  const plain = plainBody(answer);
  return encoding === 'identity'
    ? represent(answer, encoding, plain, true)
    : represent(answer, encoding, compressFast(plain, encoding), false);
}

/** The answer with a representation in this encoding. */
export function inEncoding(answer: Answer, encoding: Encoding): Answer {
  if (answer.representations[encoding]) return answer;
  return withRepresentation(answer, encoding, representationIn(answer, encoding));
}

/** The answer with this encoding as good as it gets. */
export async function inBestEncoding(
  answer: Answer,
  encoding: Encoding,
  brotliQuality: number = usualBrotliQuality,
): Promise<Answer> {
  if (encoding === 'identity' || answer.representations[encoding]?.isBest)
    return inEncoding(answer, encoding);
  const body = await compressWell(plainBody(answer), encoding, brotliQuality);
  return withRepresentation(answer, encoding, represent(answer, encoding, body, true));
}

/** The answer with all encodings that it has as good as they get. */
export async function atItsBest(answer: Answer): Promise<Answer> {
  let best = answer;
  for (const encoding of encodings)
    if (answer.representations[encoding]) best = await inBestEncoding(best, encoding);
  return best;
}

/**
 * An answer as it is cached: without the uncompressed body, which is several times as large and rarely accepted, if there
 * is a compressed one.
 */
export function compact(answer: Answer): Answer {
  const { identity, ...compressed } = answer.representations;
  return identity && Object.keys(compressed).length > 0 ? withRepresentations(answer, compressed) : answer;
}

function plainBody({ representations: { identity, br, gzip } }: Answer): Buffer {
  if (identity) return identity.body;
  if (br) return decompress(br.body, 'br');
  if (gzip) return decompress(gzip.body, 'gzip');
  throw new Error('An answer has no representation at all.');
}

function withRepresentation(answer: Answer, encoding: Encoding, representation: Representation): Answer {
  return withRepresentations(answer, { ...answer.representations, [encoding]: representation });
}

function represent(
  { contentType, unchangedHeaders }: Pick<Answer, 'contentType' | 'unchangedHeaders'>,
  encoding: Encoding,
  body: Buffer,
  isBest: boolean,
): Representation {
  const ofBody = ['Content-Type', contentType, 'Content-Length', String(body.byteLength)];
  if (encoding !== 'identity') ofBody.push('Content-Encoding', encoding);
  return { body, headers: [...ofBody, ...unchangedHeaders], isBest };
}

function withRepresentations(
  answer: Omit<Answer, 'representations' | 'size'>,
  representations: Answer['representations'],
): Answer {
  const bytes = Object.values(representations).map(({ body }) => body.byteLength);
  return { ...answer, representations, size: bytes.reduce((sum, each) => sum + each, overheadBytes) };
}
