import { createHash } from 'node:crypto';
import { compressFast, compressWell, decompress } from './compress.ts';
import { type Encoding, encodings } from './contentEncoding.ts';

export interface Representation {
  readonly body: Buffer;
  /** Names and values alternating, the form that Node writes fastest. */
  readonly headers: readonly string[];
  /** Not compressible, or compressed well. */
  readonly isBest: boolean;
}

/** Immutable: adding an encoding creates another one. */
export interface Answer {
  readonly status: number;
  readonly contentType: string;
  /** Weak, because all encodings share it. */
  readonly etag: string;
  /** Those that a cache must update. Alternating names and values. */
  readonly unchangedHeaders: readonly string[];
  /** Requested ones; each can be derived from any other. */
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>>;
  readonly size: number;
}

interface AnswerFacts {
  status?: number;
  contentType?: string;
  headers: Readonly<Record<string, string>>;
}

/** Higher levels take ten times as long for one percent. */
const usualBrotliQuality = 5;
const overheadBytes = 4096;

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

/** Compressed synchronously if it is missing. */
export function representationIn(answer: Answer, encoding: Encoding): Representation {
  const known = answer.representations[encoding];
  if (known) return known;
  const plain = plainBody(answer);
  return encoding === 'identity'
    ? represent(answer, encoding, plain, true)
    : represent(answer, encoding, compressFast(plain, encoding), false);
}

export function inEncoding(answer: Answer, encoding: Encoding): Answer {
  if (answer.representations[encoding]) return answer;
  return withRepresentation(answer, encoding, representationIn(answer, encoding));
}

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

export async function atItsBest(answer: Answer): Promise<Answer> {
  let best = answer;
  for (const encoding of encodings)
    if (answer.representations[encoding]) best = await inBestEncoding(best, encoding);
  return best;
}

/** Without the large uncompressed body if there is a compressed one. */
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
