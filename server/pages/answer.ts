import { createHash } from 'node:crypto';
import { compressFast, compressWell } from './compress.ts';
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
  /** Weak, because it is the same for all encodings: whoever has one of them has the content. */
  readonly etag: string;
  /** The headers of a 304, those that a cache must update: names and values in turn. */
  readonly unchangedHeaders: readonly string[];
  /** At the least as it is, and in those encodings that somebody took. */
  readonly representations: Readonly<Partial<Record<Encoding, Representation>>> & {
    readonly identity: Representation;
  };
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
  const identity: Representation = {
    body: bytes,
    headers: [...headersOfBody(contentType, bytes), ...unchangedHeaders],
    isBest: true,
  };
  return withRepresentations({ status, contentType, etag, unchangedHeaders }, { identity });
}

/** The answer with what a client takes, compressed at once where it is not there yet. */
export function inEncoding(answer: Answer, encoding: Encoding): Answer {
  if (encoding === 'identity' || answer.representations[encoding]) return answer;
  const body = compressFast(answer.representations.identity.body, encoding);
  return withEncoded(answer, encoding, body, false);
}

/** The answer with this encoding as good as it gets. */
export async function inBestEncoding(
  answer: Answer,
  encoding: Encoding,
  brotliQuality: number = usualBrotliQuality,
): Promise<Answer> {
  if (encoding === 'identity' || answer.representations[encoding]?.isBest) return answer;
  const body = await compressWell(answer.representations.identity.body, encoding, brotliQuality);
  return withEncoded(answer, encoding, body, true);
}

/** The answer with all encodings that it has as good as they get. */
export async function atItsBest(answer: Answer): Promise<Answer> {
  let best = answer;
  for (const encoding of encodings)
    if (answer.representations[encoding]) best = await inBestEncoding(best, encoding);
  return best;
}

function withEncoded(answer: Answer, encoding: Encoding, body: Buffer, isBest: boolean): Answer {
  const ofBody = headersOfBody(answer.contentType, body);
  const headers = [...ofBody, 'Content-Encoding', encoding, ...answer.unchangedHeaders];
  return withRepresentations(answer, { ...answer.representations, [encoding]: { body, headers, isBest } });
}

function withRepresentations(
  answer: Omit<Answer, 'representations' | 'size'>,
  representations: Answer['representations'],
): Answer {
  const bytes = Object.values(representations).map(({ body }) => body.byteLength);
  return { ...answer, representations, size: bytes.reduce((sum, each) => sum + each, overheadBytes) };
}

function headersOfBody(contentType: string, body: Buffer): string[] {
  return ['Content-Type', contentType, 'Content-Length', String(body.byteLength)];
}
