import { createReadStream } from 'node:fs';
import { basename } from 'node:path';
import { openFile } from '../../files/readBounded.ts';
import type { Archive, ArchiveEntry } from '../archive/archive.ts';
import { fieldOf, postTypeOf, wxrAttachment, wxrPost } from './wxrPost.ts';
import { type XmlElement, xmlItems } from './xmlItems.ts';

/** Characters that contain the declared encoding. */
const declarationLength = 200;

/** Streamed each time from the beginning. @param timeZone of dates without a zone */
export function wxrArchive(file: string, timeZone: string | undefined): Archive {
  return {
    kind: 'wordpress',
    name: basename(file),
    folder: undefined,
    entries: () => entriesOf(file, timeZone),
  };
}

async function* entriesOf(file: string, timeZone: string | undefined): AsyncGenerator<ArchiveEntry> {
  const authors = new Map<string, string>();
  let lastLine = 0;
  let onLine = 1;
  const site = { addresses: [] as string[], language: undefined as string | undefined };
  for await (const event of xmlItems(textOf(file))) {
    if (event.is === 'fault') {
      yield { is: 'fault', place: `line ${event.line}`, reason: event.reason };
      continue;
    }
    const { element, line } = event;
    switch (element.name) {
      case 'link':
      case 'wp:base_site_url':
      case 'wp:base_blog_url':
        if (element.text.trim() !== '') site.addresses.push(element.text.trim());
        yield { is: 'site', site };
        break;
      case 'language':
        site.language = element.text.trim() || undefined;
        yield { is: 'site', site };
        break;
      case 'wp:author':
        authors.set(fieldOf(element, 'wp:author_login'), authorName(element));
        break;
      case 'item':
        // A file without line breaks has all of its posts on one line.
        onLine = line === lastLine ? onLine + 1 : 1;
        lastLine = line;
        yield entryOf(element, {
          place: onLine === 1 ? `line ${line}` : `line ${line}, item ${onLine}`,
          authors,
          timeZone,
        });
        break;
      default:
    }
  }
}

function entryOf(item: XmlElement, parts: Parameters<typeof wxrPost>[1]): ArchiveEntry {
  const type = postTypeOf(item);
  if (type === 'attachment') return { is: 'attachment', attachment: wxrAttachment(item) };
  const post = wxrPost(item, parts);
  // Posts refer to patterns by number. WordPress shows nothing of one that is deleted, a draft or protected.
  if (type === 'wp_block')
    return { is: 'part', id: post.id, html: post.status === 'published' ? post.html : '' };
  return post.status === 'skipped'
    ? { is: 'other', type: `${type} in the bin or without a status` }
    : { is: 'post', post };
}

function authorName(author: XmlElement): string {
  const [shown, first, last] = ['display_name', 'first_name', 'last_name'].map((name) =>
    fieldOf(author, `wp:author_${name}`),
  );
  return shown || `${first} ${last}`.trim() || fieldOf(author, 'wp:author_login');
}

/** In the declared encoding. Invalid bytes become U+FFFD, which a rule finds. */
async function* textOf(file: string): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const bytes of createReadStream(file, { fd: openFile(file) })) {
    if (!(bytes instanceof Uint8Array)) throw new TypeError('A file could not be read as bytes.');
    decoder ??= new TextDecoder(encodingOf(bytes));
    yield decoder.decode(bytes, { stream: true });
  }
  if (decoder) yield decoder.decode();
}

function encodingOf(bytes: Uint8Array): string {
  const [first = 0, second = 0] = bytes;
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const beginning = Buffer.from(bytes.subarray(0, declarationLength)).toString('latin1');
  const [, encoding = 'utf-8'] =
    /^[^<]*<\?xml[^>]*\sencoding=["']([A-Za-z0-9._-]+)["']/.exec(beginning) ?? [];
  try {
    return new TextDecoder(encoding).encoding;
  } catch {
    // Unknown encoding: most exports are UTF-8 whatever they say.
    return 'utf-8';
  }
}
