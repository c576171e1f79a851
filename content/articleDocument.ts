import { InvalidArticleError } from './errors.ts';

/** The largest article that a source takes, as UTF-8 JSON: ten times a very long one. */
export const maxArticleBytes = 2 * 1024 * 1024;
/** Deeper JSON would overflow the stack of recursive code further on; real articles stay below 30. */
export const maxArticleDepth = 200;
export const maxPathLength = 200;

/** What a source reads of an article; everything else is the pipeline's to judge. */
export interface ArticleEnvelope {
  path: string;
  title: string;
  description: string;
}

/** Whether a text can be an article's path: absolute, normalised, without query, fragment or control characters. */
export function isArticlePath(path: string): boolean {
  if (path.length > maxPathLength || !path.startsWith('/')) return false;
  if (path === '/') return true;
  return path
    .slice(1)
    .split('/')
    .every((segment) => /^[^\s\p{C}?#\\%]+$/u.test(segment) && segment !== '.' && segment !== '..');
}

/** The title and description that lists show. A title that is missing or no text is shown as the path. */
export function readEnvelope(path: string, value: unknown): ArticleEnvelope {
  const title = textField(value, 'title');
  return { path, title: title || path, description: textField(value, 'description') };
}

function textField(value: unknown, key: string): string {
  if (!isJsonObject(value)) return '';
  const field = Object.hasOwn(value, key) ? value[key] : undefined;
  return typeof field === 'string' ? field.trim() : '';
}

export function isJsonObject(value: unknown): value is { readonly [key: string]: unknown } {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Writes an article as the JSON text that the store keeps, after checking what keeping it needs: an object whose
 * `path` is the given one, within size and depth, without U+0000, which neither HTML nor the database's text can hold.
 *
 * @throws InvalidArticleError
 */
export function serialiseArticle(path: string, value: unknown): string {
  if (!isArticlePath(path)) {
    throw new InvalidArticleError(
      `“${path.slice(0, maxPathLength)}” is no article path: it begins with a slash and has no query, blank or empty segment.`,
      '/path',
    );
  }
  if (!isJsonObject(value)) throw new InvalidArticleError('An article is a JSON object.');
  if (value.path !== path) {
    throw new InvalidArticleError(
      `The article's own path is not the path it is saved under, ${path}.`,
      '/path',
    );
  }
  checkValues(value);
  const json = JSON.stringify(value);
  const bytes = Buffer.byteLength(json);
  if (bytes > maxArticleBytes) {
    throw new InvalidArticleError(`The article has ${bytes} bytes; at most ${maxArticleBytes} are kept.`);
  }
  return json;
}

/** Walks without recursion, because the depth is exactly what is not yet known. */
function checkValues(root: object): void {
  const pending: { value: unknown; pointer: string; depth: number }[] = [
    { value: root, pointer: '', depth: 1 },
  ];
  for (let entry = pending.pop(); entry; entry = pending.pop()) {
    const { value, pointer, depth } = entry;
    if (typeof value === 'string') {
      if (value.includes('\0')) {
        throw new InvalidArticleError(
          'The text holds the character U+0000, which no page can show. Remove it.',
          pointer,
        );
      }
      continue;
    }
    if (typeof value !== 'object' || value === null) continue;
    if (depth > maxArticleDepth) {
      throw new InvalidArticleError(
        `The article is nested more than ${maxArticleDepth} levels deep.`,
        pointer.slice(0, 200),
      );
    }
    for (const [key, child] of Object.entries(value)) {
      if (key.includes('\0'))
        throw new InvalidArticleError('A key holds the character U+0000. Remove it.', pointer);
      pending.push({ value: child, pointer: `${pointer}/${escapePointer(key)}`, depth: depth + 1 });
    }
  }
}

/** One step of a JSON Pointer (RFC 6901). */
function escapePointer(key: string): string {
  return key.replaceAll('~', '~0').replaceAll('/', '~1');
}
