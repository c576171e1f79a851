import { isArticlePath } from '#content/source/articleDocument.ts';
import type { ContentChange } from '#content/source/source.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { isSiteAddress } from '#contracts/siteAddresses.ts';
import { badRequest, HttpError } from '#platform/http/httpError.ts';

export const mostChanges = 1_000;

const kinds = ['published', 'withdrawn', 'moved'] as const;

/** `{ changes: [{ path, kind, to? }] }`. @throws HttpError 400 for another format, 413 for too many changes */
export function readChanges(body: Buffer): ContentChange[] {
  const sent = parsed(body);
  if (!isRecord(sent) || !Array.isArray(sent.changes) || Object.keys(sent).length > 1)
    throw badRequest('The body must have the form { "changes": [{ "path", "kind", "to" }] }.');
  if (sent.changes.length > mostChanges)
    throw new HttpError(413, `At most ${mostChanges} changes are allowed in one request.`);
  return sent.changes.map(readChange);
}

function readChange(change: unknown, index: number): ContentChange {
  const at = `/changes/${index}`;
  if (!isRecord(change)) throw badRequest(`${at} is not an object.`);
  const { path, kind, to, ...others } = change;
  const [other] = Object.keys(others);
  if (other !== undefined) throw badRequest(`${at} has an unknown field: ${other.slice(0, 50)}.`);
  const known = kinds.find((each) => each === kind);
  if (!known) throw badRequest(`${at}/kind must be one of ${kinds.join(', ')}.`);
  if ((known === 'moved') !== (to !== undefined))
    throw badRequest(`${at}/to is the new path of a moved article, and is allowed only with "moved".`);
  const from = readPath(path, `${at}/path`);
  return known === 'moved'
    ? { path: from, kind: known, to: readPath(to, `${at}/to`) }
    : { path: from, kind: known };
}

function readPath(path: unknown, at: string): string {
  if (typeof path !== 'string' || !isArticlePath(path) || isSiteAddress(path))
    throw badRequest(`${at} is not an article path.`);
  return path;
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new HttpError(400, 'This request has no JSON body.', { cause });
  }
}
