import { type Attributes, rewriteTags } from '#transformer/fromHtml/tree/rewriteTags.ts';
import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import type { ArchivePost, Attachment } from '../archive/archive.ts';
import type { ArchiveIndex } from '../oldSite/archiveIndex.ts';
import { newLink, withHref } from '../oldSite/links.ts';
import { type FoundPicture, foundPicture, withPicture } from '../pictures/pictureTags.ts';
import type { TakenPicture } from '../target/importTarget.ts';
import type { ImportNote } from './notes.ts';
import { withFootnotes } from './withFootnotes.ts';

const pattern = /<!-- wp:block \{"ref":(\d{1,12})[^<>]{0,500}-->/g;
/** Without numbers it has the pictures that were uploaded for the post. */
const gallery = /\[gallery\b([^[\]]{0,2000})\]/g;
const galleryBlock =
  /<!-- wp:gallery \{[^<>[\]]{0,300}"ids":\[([\d,\s"]{1,2000})\][^<>]{0,300}(?:\/-->|-->\s{0,9}<!-- \/wp:gallery -->)/g;
const pictureName = /\.(?:jpe?g|png|gif|webp|avif|heic|svg|bmp|tiff?)$/i;
/** Patterns may contain patterns, and themselves. */
const maxRounds = 3;
const maxLength = 8 * 1024 * 1024;

/** Inserts patterns and galleries by number. Parts that the archive lacks stay as they are. */
function withParts({ html, id }: Pick<ArchivePost, 'html' | 'id'>, index: ArchiveIndex): string {
  let whole = html;
  for (
    let round = 0;
    round < maxRounds && whole.includes('<!-- wp:block ') && whole.length < maxLength;
    round += 1
  )
    whole = whole.replace(pattern, (written, ref: string) => index.part(ref) ?? written);
  if (whole.includes('<!-- wp:gallery '))
    whole = whole.replace(
      galleryBlock,
      (written, ids: string) => figuresOf(listed(ids.replaceAll('"', ''), index)) ?? written,
    );
  return whole.includes('[gallery')
    ? whole.replace(
        gallery,
        (written, options: string) => figuresOf(picturesOf(options, id, index)) ?? written,
      )
    : whole;
}

function picturesOf(options: string, post: string, index: ArchiveIndex): Attachment[] {
  const [, ids] = /\b(?:ids|include)=["'“”]?([\d,\s]{1,2000})/.exec(options) ?? [];
  if (ids !== undefined) return listed(ids, index);
  const [, id = post] = /\bid=["'“”]?(\d{1,12})/.exec(options) ?? [];
  const [, without = ''] = /\bexclude=["'“”]?([\d,\s]{1,2000})/.exec(options) ?? [];
  const excluded = new Set(without.split(',').map((each) => each.trim()));
  return index.attachmentsOf(id).filter((each) => !excluded.has(each.id));
}

function listed(ids: string, index: ArchiveIndex): Attachment[] {
  return ids.split(',').flatMap((id) => index.attachment(id.trim()) ?? []);
}

function figuresOf(attachments: readonly Attachment[]): string | undefined {
  const pictures = attachments.filter(({ address }) => pictureName.test(address));
  if (pictures.length === 0) return undefined;
  return `\n\n<figure class="wp-block-gallery">${pictures.map(figureOf).join('')}</figure>\n\n`;
}

function figureOf({ id, address, alt, caption }: Attachment): string {
  const text = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure class="wp-block-image"><img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}" class="wp-image-${id}">${text}</figure>`;
}

export type FindPicture = (picture: FoundPicture) => Promise<TakenPicture | 'left-out'>;

export interface PreparedHtml {
  html: string;
  notes: ImportNote[];
}

const rewritten: ReadonlySet<string> = new Set(['a', 'img', 'video', 'audio', 'source', 'track', 'iframe']);
const withPictures: ReadonlySet<string> = new Set(['img', 'video']);
const concurrency = 4;

/** Resolves patterns, galleries, footnotes, picture addresses and links. All else stays. */
export async function prepareHtml(
  post: ArchivePost,
  index: ArchiveIndex,
  findPicture: FindPicture,
): Promise<PreparedHtml> {
  const notes: ImportNote[] = [];
  const html = withFootnotes(withParts(post, index), post);
  const found = await findPictures(html, index, findPicture);
  const rewrite = (name: string, attributes: Attributes): Attributes | null | undefined => {
    if (name === 'a') return rewriteLink(attributes, post, index, notes);
    const media = name === 'img' ? undefined : rewriteMedia(attributes, post, index, notes);
    const picture = pictureOf(name, attributes, index);
    const taken = picture && found.get(keyOf(picture));
    if (!picture || !taken) return media;
    if (taken === 'left-out') return name === 'img' ? null : { ...attributes, ...media, poster: '' };
    if (!taken.ok)
      notes.push({
        kind: 'to-do',
        what: 'picture-failed',
        quotation: `${picture.written}: ${taken.reason}`,
      });
    const shown = taken.ok ? taken : { src: picture.written };
    return name === 'img'
      ? withPicture(attributes, shown, picture.alt)
      : { ...attributes, ...media, poster: shown.src };
  };
  return { html: rewriteTags(html, rewritten, rewrite), notes };
}

function rewriteMedia(
  attributes: Attributes,
  { address }: ArchivePost,
  { site }: ArchiveIndex,
  notes: ImportNote[],
): Attributes | undefined {
  const { src = '' } = attributes;
  if (!/^\/(?!\/)/.test(src)) return undefined;
  const base = [address, site.addresses[0]].find((each) => URL.canParse(each ?? ''));
  const url = URL.parse(src, base);
  if (url) return { ...attributes, src: url.href };
  const quotation = `${src}: name the host of the old site in "hosts" of pagewell.import.js`;
  notes.push({ kind: 'to-do', what: 'relative-media', quotation });
  return undefined;
}

async function findPictures(
  html: string,
  index: ArchiveIndex,
  findPicture: FindPicture,
): Promise<Map<string, TakenPicture | 'left-out'>> {
  const pictures = new Map<string, FoundPicture>();
  rewriteTags(html, withPictures, (name, attributes) => {
    const picture = pictureOf(name, attributes, index);
    if (picture) pictures.set(keyOf(picture), picture);
    return undefined;
  });
  const found = new Map<string, TakenPicture | 'left-out'>();
  const pending = [...pictures];
  const work = async (): Promise<void> => {
    for (let next = pending.shift(); next; next = pending.shift())
      found.set(next[0], await findPicture(next[1]));
  };
  await Promise.all(Array.from({ length: concurrency }, work));
  return found;
}

/** The picture of an `img`, or the one that a film shows before it starts. */
function pictureOf(name: string, attributes: Attributes, index: ArchiveIndex): FoundPicture | undefined {
  if (name === 'img') return foundPicture(attributes, index);
  return name === 'video' ? foundPicture({ src: attributes.poster ?? '' }, index) : undefined;
}

function keyOf({ addresses }: FoundPicture): string {
  return addresses.join('\n');
}

function rewriteLink(
  attributes: Attributes,
  { address, place, formerAddresses }: ArchivePost,
  index: ArchiveIndex,
  notes: ImportNote[],
): Attributes | undefined {
  const { href } = attributes;
  const file = formerAddresses.find((each) => each === `/${place}`);
  const link = href === undefined ? undefined : newLink(href, { address, file }, index);
  if (!link) return undefined;
  if (link.fault) notes.push({ kind: 'to-do', what: link.fault, quotation: href ?? '' });
  return withHref(attributes, link.href);
}
