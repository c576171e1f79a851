import type { IncomingMessage, ServerResponse } from 'node:http';
import { type Answer, representationIn } from './answer.ts';
import type { CachedAnswer } from './cachedAnswer.ts';
import { type Encoding, negotiateEncoding } from './contentEncoding.ts';

export function encodingOf(request: IncomingMessage): Encoding {
  return negotiateEncoding(request.headers['accept-encoding'] as string | undefined);
}

/** Range requests get the whole: pages are small. @param extraHeaders names and values alternating */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
  extraHeaders: readonly string[] = [],
): void {
  if (answer.status === 200 && namesEntityTag(request.headers['if-none-match'], answer.etag)) {
    response.writeHead(304, [...answer.unchangedHeaders, ...extraHeaders]);
    response.end();
    return;
  }
  const { headers, body } = representationIn(answer, encodingOf(request));
  response.writeHead(answer.status, [...headers, ...extraHeaders]);
  if (request.method === 'HEAD') response.end();
  else response.end(body);
}

export async function sendCached(
  request: IncomingMessage,
  response: ServerResponse,
  cached: CachedAnswer,
  extraHeaders: readonly string[] = [],
): Promise<void> {
  sendAnswer(request, response, await cached.in(encodingOf(request)), extraHeaders);
}

/** Compared weakly (RFC 9110 §13.1.2). */
function namesEntityTag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((tag) => opaque(tag.trim()) === opaque(etag));
}

function opaque(tag: string): string {
  return tag.startsWith('W/') ? tag.slice(2) : tag;
}
