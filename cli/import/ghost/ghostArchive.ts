import { readFileSync, statSync } from 'node:fs';
import { basename } from 'node:path';
import { isRecord } from '#contracts/json/isRecord.ts';
import { UsageError } from '../../terminal/exitStatus.ts';
import type { Archive, ArchiveEntry, ArchivePost, PostStatus, Term } from '../archive/archive.ts';
import { momentIn } from '../archive/moments.ts';
import { lexicalHtml } from './lexicalHtml.ts';
import { mobiledocHtml } from './mobiledocHtml.ts';

/** Bytes. The file is read into memory whole: Ghost writes one JSON document. */
const maxBytes = 400 * 1024 * 1024;
/** Tested versions. Others are read by the same rules, and reported. */
const knownVersions = /^[3-6]\./;

const statuses: Readonly<Record<string, PostStatus>> = {
  published: 'published',
  sent: 'sent',
  draft: 'draft',
  scheduled: 'scheduled',
};

type Row = Readonly<Record<string, unknown>>;

/** @throws UsageError for another file */
export function ghostArchive(file: string): Archive {
  return {
    kind: 'ghost',
    name: basename(file),
    folder: undefined,
    entries: async function* entries() {
      yield* entriesOf(file);
    },
  };
}

function* entriesOf(file: string): Generator<ArchiveEntry> {
  const { version, tables } = readExport(file);
  if (!knownVersions.test(version))
    yield {
      is: 'fault',
      place: 'meta.version',
      reason: `the export has an unknown Ghost version (${version || 'none'}); it was read like a known version`,
    };
  // Only newer exports have it. A canonical address is often that of another site.
  const address = settingOf(tables, 'url');
  yield {
    is: 'site',
    site: {
      addresses: address === undefined ? [] : [address],
      language: settingOf(tables, 'locale') ?? settingOf(tables, 'lang'),
    },
  };
  const related = relationsOf(tables);
  for (const [index, row] of rowsOf(tables, 'posts').entries()) {
    const post = ghostPost(row, { index, address, related });
    yield post.html === undefined
      ? {
          is: 'fault',
          place: post.place,
          reason: 'it has no readable HTML, lexical or mobiledoc content',
        }
      : { is: 'post', post: { ...post, html: post.html } };
  }
}

interface Tables {
  [name: string]: unknown;
}

function readExport(file: string): { version: string; tables: Tables } {
  if (statSync(file).size > maxBytes)
    throw new UsageError(`${file} has more than ${maxBytes / 1024 / 1024} MB; export it in parts`);
  let value: unknown;
  try {
    value = JSON.parse(readFileSync(file, 'utf8').replace(/^\ufeff/, ''));
  } catch (error) {
    throw new UsageError(`${file} is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const [database] = isRecord(value) && Array.isArray(value.db) ? value.db : [value];
  const tables = isRecord(database) ? database.data : undefined;
  if (!isRecord(database) || !isRecord(tables) || !Array.isArray(tables.posts))
    throw new UsageError(`${file} is not a Ghost export: it has no db[0].data.posts`);
  const meta = isRecord(database.meta) ? database.meta : {};
  return { version: textIn(meta, 'version'), tables };
}

interface Relations {
  tags: ReadonlyMap<string, Term[]>;
  authors: ReadonlyMap<string, string[]>;
  meta: ReadonlyMap<string, Row>;
}

function relationsOf(tables: Tables): Relations {
  const terms = new Map(rowsOf(tables, 'tags').map((tag) => [textIn(tag, 'id'), termOf(tag)]));
  const names = new Map(rowsOf(tables, 'users').map((user) => [textIn(user, 'id'), textIn(user, 'name')]));
  return {
    tags: groups(rowsOf(tables, 'posts_tags'), (row) => terms.get(textIn(row, 'tag_id'))),
    authors: groups(rowsOf(tables, 'posts_authors'), (row) => names.get(textIn(row, 'author_id'))),
    meta: new Map(rowsOf(tables, 'posts_meta').map((row) => [textIn(row, 'post_id'), row])),
  };
}

function groups<Item>(rows: readonly Row[], itemOf: (row: Row) => Item | undefined): Map<string, Item[]> {
  const found = new Map<string, Item[]>();
  const sorted = [...rows].sort((one, other) => Number(one.sort_order ?? 0) - Number(other.sort_order ?? 0));
  for (const row of sorted) {
    const item = itemOf(row);
    const post = textIn(row, 'post_id');
    if (item !== undefined) found.set(post, [...(found.get(post) ?? []), item]);
  }
  return found;
}

function ghostPost(
  row: Row,
  { index, address, related }: { index: number; address: string | undefined; related: Relations },
): Omit<ArchivePost, 'html'> & { html: string | undefined } {
  const [id, slug] = [textIn(row, 'id'), textIn(row, 'slug')];
  const status = statuses[textIn(row, 'status')] ?? 'draft';
  const meta = related.meta.get(id) ?? row;
  const image = textIn(row, 'feature_image') || textIn(row, 'image');
  // A tag whose name begins with # is internal.
  const tags = (related.tags.get(id) ?? []).filter(({ name }) => !name.startsWith('#'));
  // For paying or signed-in readers: the site must not publish it.
  const isForMembers = !['', 'public'].includes(textIn(row, 'visibility'));
  return {
    place: `posts[${index}] (${slug})`,
    id: id || String(index),
    type: row.type === 'page' || row.page === true || row.page === 1 ? 'page' : 'post',
    title: escaped(textIn(row, 'title')),
    slug,
    address: status === 'published' ? `${(address ?? '').replace(/\/$/, '')}/${slug}/` : undefined,
    formerAddresses: [],
    html: htmlOf(row, address),
    descriptions: [textIn(meta, 'meta_description'), textIn(row, 'custom_excerpt')].map(escaped),
    status: status === 'published' && isForMembers ? 'members' : status,
    publishedAt: momentIn(textIn(row, 'published_at'), 'UTC'),
    updatedAt: momentIn(textIn(row, 'updated_at'), 'UTC'),
    authors: related.authors.get(id) ?? [],
    categories: tags.slice(0, 1),
    tags: tags.slice(1),
    picture:
      image === ''
        ? undefined
        : {
            src: withAddress(image, address),
            alt: textIn(meta, 'feature_image_alt'),
            caption: textIn(meta, 'feature_image_caption'),
          },
    pictureId: undefined,
    language: textIn(row, 'locale') || undefined,
    translations: undefined,
    fields: Object.fromEntries(
      Object.entries({ ...meta, ...row }).flatMap(([name, value]) =>
        typeof value === 'string' && !contentFields.has(name) ? [[name, value]] : [],
      ),
    ),
    notes: [],
  };
}

const contentFields: ReadonlySet<string> = new Set(['html', 'lexical', 'mobiledoc', 'plaintext']);

function htmlOf(row: Row, address: string | undefined): string | undefined {
  const html = textIn(row, 'html') || lexicalHtml(row.lexical) || mobiledocHtml(row.mobiledoc);
  if (html) return withAddress(html, address);
  const isEmpty = [...contentFields].every(
    (name) => row[name] === null || row[name] === undefined || row[name] === '',
  );
  return isEmpty ? '' : undefined;
}

/** Ghost writes this placeholder instead of the site's address. */
function withAddress(text: string, address: string | undefined): string {
  return text.replaceAll('__GHOST_URL__', (address ?? '').replace(/\/$/, ''));
}

function settingOf(tables: Tables, key: string): string | undefined {
  const row = rowsOf(tables, 'settings').find((setting) => setting.key === key);
  return row === undefined ? undefined : textIn(row, 'value') || undefined;
}

function rowsOf(tables: Tables, name: string): Row[] {
  const rows = tables[name];
  return Array.isArray(rows) ? rows.filter(isRecord) : [];
}

function termOf(tag: Row): Term {
  return { slug: textIn(tag, 'slug'), name: textIn(tag, 'name') };
}

function textIn(row: Row, name: string): string {
  const value = row[name];
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';
}

/** Titles are plain text elsewhere. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
