import { isArticlePath } from '../../content/source/articleDocument.ts';
import { isRecord } from '../../contracts/json/isRecord.ts';
import { isSiteAddress } from '../../contracts/siteAddresses.ts';
import { badRequest, HttpError } from '../../platform/http/httpError.ts';

/** A CMS that has more to say says it in several requests. */
export const mostChanges = 1_000;

const kinds = ['published', 'withdrawn', 'moved'] as const;

/**
 * The paths at which something has changed, each once: of `{ changes: [{ path, kind, to? }] }`.
 *
 * @throws HttpError 400 where anything of it is of another form, 413 where there are too many
 */
export function readChangedPaths(body: Buffer): string[] {
  const sent = parsed(body);
  if (!isRecord(sent) || !Array.isArray(sent.changes) || Object.keys(sent).length > 1)
    throw badRequest('This is not of the form { "changes": [{ "path", "kind", "to" }] }.');
  if (sent.changes.length > mostChanges)
    throw new HttpError(413, `At most ${mostChanges} changes are taken at once.`);
  return [...new Set(sent.changes.flatMap(pathsOf))];
}

function pathsOf(change: unknown, index: number): string[] {
  const at = `/changes/${index}`;
  if (!isRecord(change)) throw badRequest(`${at} is no object.`);
  const { path, kind, to, ...others } = change;
  const [other] = Object.keys(others);
  if (other !== undefined)
    throw badRequest(`${at} has a field that nobody here knows: ${other.slice(0, 50)}.`);
  const known = kinds.find((each) => each === kind);
  if (!known) throw badRequest(`${at}/kind has to be one of ${kinds.join(', ')}.`);
  if ((known === 'moved') !== (to !== undefined))
    throw badRequest(`${at}/to says where an article has moved, and is there with "moved" alone.`);
  const paths = to === undefined ? [path] : [path, to];
  return paths.map((each, which) => {
    if (typeof each !== 'string' || !isArticlePath(each) || isSiteAddress(each))
      throw badRequest(`${at}/${which === 0 ? 'path' : 'to'} is no path of an article.`);
    return each;
  });
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch (cause) {
    throw new HttpError(400, 'This request holds no JSON.', { cause });
  }
}
