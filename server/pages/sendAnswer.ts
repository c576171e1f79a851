import type { IncomingMessage, ServerResponse } from 'node:http';
import { negotiateEncoding } from './contentEncoding.ts';
import { namesEntityTag } from './entityTag.ts';
import type { ReadyAnswer } from './readyAnswer.ts';

/**
 * Sends a page in the encoding the client likes best, or 304 where the client has it already. Range requests get the
 * whole page: pages are small, and a part of one is of no use to anybody.
 *
 * @param extraHeaders names and values in turn
 */
export function sendAnswer(
  request: IncomingMessage,
  response: ServerResponse,
  page: ReadyAnswer,
  extraHeaders: readonly string[] = [],
): void {
  const representation =
    page.representations[negotiateEncoding(request.headers['accept-encoding'] as string | undefined)];
  if (page.status === 200 && namesEntityTag(request.headers['if-none-match'], representation.etag)) {
    response.writeHead(304, [...representation.unchangedHeaders, ...extraHeaders]);
    response.end();
    return;
  }
  response.writeHead(page.status, [...representation.headers, ...extraHeaders]);
  if (request.method === 'HEAD') response.end();
  else response.end(representation.body);
}
