import { escapeAttribute, escapeText } from '#transformer/html/escape.ts';
import type { ArchivePost, Attachment } from '../archive/archive.ts';
import type { ArchiveIndex } from '../oldSite/archiveIndex.ts';

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
export function withParts({ html, id }: Pick<ArchivePost, 'html' | 'id'>, index: ArchiveIndex): string {
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
