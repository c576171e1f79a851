import { LineCounter, parseDocument } from 'yaml';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { ArchivePost, Term } from '../archive/archive.ts';
import { momentIn } from '../archive/moments.ts';

/** And what could not be read of it. */
export interface FrontMatter {
  fields: Readonly<Record<string, unknown>>;
  body: string;
  notes: string[];
}

const fenced = /^---[ \t]*\n/;
const fenceEnd = /\n(?:---|\.\.\.)[ \t]*(?:\n|$)/;

/** YAML between lines of three dashes. Invalid YAML gives no fields, and a note. */
export function readFrontMatter(text: string): FrontMatter {
  const without = (body: string, ...notes: string[]): FrontMatter => ({ fields: {}, body, notes });
  if (/^\+\+\+[ \t]*\n/.test(text))
    return without(
      text.replace(/^\+\+\+[ \t]*\n[\s\S]*?\n\+\+\+[ \t]*(?:\n|$)/, ''),
      'Its front matter is TOML, which is not supported. Write it as YAML between lines of ---.',
    );
  const start = fenced.exec(text)?.[0].length;
  if (start === undefined) return without(text);
  const end = fenceEnd.exec(text.slice(start - 1));
  if (!end) return without(text, 'Its front matter is not closed: a line of --- is missing.');
  const yaml = text.slice(start, start - 1 + end.index);
  const body = text.slice(start - 1 + end.index + end[0].length);
  const lines = new LineCounter();
  const document = parseDocument(yaml, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) {
    const line = lines.linePos(error.pos[0]).line + 1;
    return without(body, `Its front matter is not valid YAML (line ${line}): ${error.message}`);
  }
  try {
    const value: unknown = document.toJS({ maxAliasCount: 100 });
    if (isRecord(value)) return { fields: value, body, notes: [] };
    return value === null ? without(body) : without(body, 'Its front matter has no fields.');
  } catch (cause) {
    // Against aliases that would fill the memory.
    return without(body, `Its front matter cannot be read: ${cause instanceof Error ? cause.message : ''}`);
  }
}

type Fields = FrontMatter['fields'];

/** Hugo knows these names in lower case too. `published` is a date or a word such as `no`. */
const dateNames = 'date publishDate publishdate published_at publishedAt pubDate pubdate published'.split(
  ' ',
);
const expiryNames = ['expiryDate', 'expirydate', 'unpublishDate', 'unpublishdate'];
/** YAML 1.2 reads only `true` and `false` as booleans. */
const yes = /^(?:yes|on|true|y|1)$/i;
const no = /^(?:no|off|false|n|0)$/i;

export function textIn(fields: Fields, ...names: readonly string[]): string {
  for (const name of names) {
    const value = fields[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
    if (typeof value === 'number') return String(value);
  }
  return '';
}

/** A text, a list of texts, or a list of groups with a name. */
export function textsIn(fields: Fields, ...names: readonly string[]): string[] {
  for (const name of names) {
    const value = fields[name];
    const items: readonly unknown[] = Array.isArray(value)
      ? value
      : value === undefined || value === null
        ? []
        : [value];
    const texts = items
      .map((item) =>
        isRecord(item) ? textIn(item, 'name', 'title') : typeof item === 'string' ? item.trim() : '',
      )
      .filter((text) => text !== '');
    if (texts.length > 0) return texts;
  }
  return [];
}

export function factsIn(
  fields: Fields,
  timeZone: string | undefined,
): Pick<
  ArchivePost,
  | 'status'
  | 'publishedAt'
  | 'updatedAt'
  | 'authors'
  | 'categories'
  | 'tags'
  | 'picture'
  | 'language'
  | 'translations'
  | 'descriptions'
  | 'fields'
  | 'notes'
> {
  const dates = datesIn(fields, dateNames, timeZone);
  const expiries = datesIn(fields, expiryNames, timeZone);
  const future = dates.moments.find(isLater);
  const expired = expiries.moments.find((moment) => !isLater(moment));
  const changed = textIn(
    fields,
    'lastmod',
    'updated',
    'modified',
    'last_modified_at',
    'updatedAt',
    'updated_at',
  );
  const draft = wordIn(fields, 'draft');
  const isDraft =
    // An unknown word may mean yes.
    (draft !== '' && !no.test(draft)) ||
    no.test(wordIn(fields, 'published')) ||
    /^(?:draft|pending|private|unpublished)$/i.test(textIn(fields, 'status')) ||
    expired !== undefined;
  return {
    status: isDraft ? 'draft' : future !== undefined ? 'scheduled' : 'published',
    publishedAt: future ?? dates.moments[0],
    updatedAt: momentIn(changed, timeZone),
    authors: textsIn(fields, 'authors', 'author'),
    categories: textsIn(fields, 'categories', 'category', 'section').map(termOf),
    tags: textsIn(fields, 'tags', 'tag', 'keywords').map(termOf),
    picture: pictureIn(fields),
    language: textIn(fields, 'lang', 'language', 'locale') || undefined,
    translations: textIn(fields, 'translationKey') || undefined,
    descriptions: [textIn(fields, 'description', 'summary', 'excerpt')].map((text) =>
      text.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
    ),
    fields: Object.fromEntries(
      Object.entries(fields).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    ),
    notes: [
      ...[...dates.unreadable, ...expiries.unreadable].map(
        (written) => `Its date "${written}" cannot be read. Write it as 2026-05-04.`,
      ),
      ...(expired === undefined ? [] : [`It expired in the archive: ${expired}`]),
    ],
  };
}

function datesIn(fields: Fields, names: readonly string[], timeZone: string | undefined) {
  const written = names
    .map((name) => textIn(fields, name))
    .filter((text) => text !== '' && !yes.test(text) && !no.test(text));
  return {
    moments: written.flatMap((text) => momentIn(text, timeZone) ?? []),
    unreadable: written.filter((text) => momentIn(text, timeZone) === undefined),
  };
}

function isLater(moment: string): boolean {
  return Date.parse(moment) > Date.now();
}

function wordIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === 'boolean' ? String(value) : textIn(fields, name);
}

export function termOf(name: string): Term {
  return { slug: name.toLowerCase().replace(/[\s/]+/g, '-'), name };
}

function pictureIn(fields: Fields): ArchivePost['picture'] {
  for (const name of ['image', 'cover', 'featured_image', 'featuredImage', 'hero', 'thumbnail', 'banner']) {
    const value = fields[name];
    const src = isRecord(value) ? textIn(value, 'src', 'image', 'url', 'path') : textIn(fields, name);
    if (src === '') continue;
    const alt = isRecord(value) ? textIn(value, 'alt') : textIn(fields, `${name}_alt`, `${name}Alt`, 'alt');
    return { src, alt };
  }
  return undefined;
}
