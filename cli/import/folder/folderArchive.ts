import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { htmlOfMarkdown } from '#transformer/fromHtml/markdown/fromMarkdown.ts';
import { reasonOf } from '../../files/readBounded.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import type { DocumentFile, ReadDocument } from './document.ts';
import { factsIn, readFrontMatter, textIn, textsIn } from './frontMatter.ts';
import { htmlPost } from './htmlPost.ts';

/** As in Jekyll. */
const datedName = /^(\d{4}-\d\d-\d\d)-/;

function markdownPost({ place, text, timeZone }: DocumentFile): ReadDocument {
  const { fields, body, notes } = readFrontMatter(text);
  const name = basename(place).replace(/\.[A-Za-z]+$/, '');
  const isIndex = /^_?index$/i.test(name);
  const folder = dirname(place)
    .replace(/^\.$|^(?:_posts|_drafts|content|posts)(?=\/|$)/, '')
    .replace(/^\//, '');
  const [, day] = datedName.exec(name) ?? [];
  const slug = textIn(fields, 'slug') || (isIndex ? basename(folder) : name.replace(datedName, ''));
  const facts = factsIn(day === undefined ? fields : { date: day, ...fields }, timeZone);
  const { title, rest } = titleOf(body, textIn(fields, 'title'));
  const address = textIn(fields, 'permalink', 'url', 'canonical', 'canonical_url');
  const isDraftFolder = /(?:^|\/)_drafts\//.test(place);
  return {
    site: undefined,
    post: {
      ...facts,
      // An unreadable front matter may say that it is a draft.
      status: isDraftFolder ? 'draft' : notes.length > 0 ? 'unreadable' : facts.status,
      place,
      id: place,
      type: 'post',
      title: (title || slug).replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
      slug,
      address: address || `/${[folder, isIndex ? '' : slug].filter((step) => step !== '').join('/')}`,
      formerAddresses: [
        `/${place}`,
        `/${place.replace(/\.[A-Za-z]+$/, '')}`,
        ...textsIn(fields, 'aliases', 'redirect_from'),
      ],
      html: htmlOfMarkdown(rest),
      pictureId: undefined,
      notes: [...notes, ...facts.notes],
    },
  };
}

/** By default the first heading. */
function titleOf(body: string, written: string): { title: string; rest: string } {
  const text = body.trimStart();
  const [line = ''] = text.split('\n', 1);
  if (!line.startsWith('# ')) return { title: written, rest: body };
  const heading = line.slice(2).trim();
  if (written !== '' && written !== heading) return { title: written, rest: body };
  return { title: heading, rest: text.slice(line.length) };
}

/** Bytes of a document; more is no article. */
const maxBytes = 16 * 1024 * 1024;
const maxDepth = 16;

const readers = {
  markdown: { ending: /\.(?:md|markdown)$/i, read: markdownPost },
  html: { ending: /\.html?$/i, read: htmlPost },
} as const;

/** @param timeZone of dates without a zone */
export function folderArchive(
  target: string,
  kind: 'markdown' | 'html',
  timeZone: string | undefined,
): Archive {
  const isFolder = statSync(target).isDirectory();
  const folder = isFolder ? target : dirname(target);
  const { ending, read } = readers[kind];
  return {
    kind,
    name: basename(target),
    folder,
    entries: async function* entries() {
      const files = isFolder ? filesIn(folder, ending, 0) : [target];
      const sites = new Set<string>();
      for (const file of files) {
        // Each document may name the site; `known` has all but the first name.
        for (const entry of entriesOf(file, relative(folder, file).replaceAll('\\', '/'), {
          read,
          timeZone,
          kind,
        }))
          if (entry.is !== 'site' || !sites.has(entry.site.addresses.join())) {
            if (entry.is === 'site') sites.add(entry.site.addresses.join());
            yield entry;
          }
      }
    },
  };
}

function entriesOf(
  file: string,
  place: string,
  {
    read,
    timeZone,
    kind,
  }: {
    read: (document: DocumentFile) => ReadDocument;
    timeZone: string | undefined;
    kind: 'markdown' | 'html';
  },
): ArchiveEntry[] {
  try {
    const { size } = statSync(file);
    if (size > maxBytes)
      return [{ is: 'fault', place, reason: `it has more than ${maxBytes / 1024 / 1024} MB` }];
    const text = decoded(readFileSync(file), kind).replaceAll('\r\n', '\n');
    const { post, site } = read({ place, text, timeZone });
    return [
      ...(site
        ? [{ is: 'site' as const, site: { addresses: [site.address], language: site.language } }]
        : []),
      { is: 'post', post },
    ];
  } catch (error) {
    return [{ is: 'fault', place, reason: reasonOf(error) }];
  }
}

/** UTF-8, or the encoding that an HTML page declares at its beginning, as browsers find it. */
function decoded(bytes: Buffer, kind: 'markdown' | 'html'): string {
  const beginning = kind === 'html' ? bytes.toString('latin1', 0, 1024) : '';
  const label =
    /<meta\s[^<>]{0,200}charset\s{0,9}=\s{0,9}["']?([\w-]{1,40})/i.exec(beginning)?.[1] ?? 'utf-8';
  try {
    return new TextDecoder(label).decode(bytes);
  } catch (error) {
    // No browser knows this encoding.
    if (error instanceof RangeError) return new TextDecoder().decode(bytes);
    throw error;
  }
}

function filesIn(folder: string, ending: RegExp, depth: number): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      if (entry.name.startsWith('.') || entry.name === 'node_modules') return [];
      const name = join(folder, entry.name);
      if (entry.isDirectory()) return depth < maxDepth ? filesIn(name, ending, depth + 1) : [];
      return entry.isFile() && ending.test(entry.name) ? [name] : [];
    });
}
