import { escapeAttribute, escapeText } from '#transformer/escape.ts';
import type { Attachment } from '../archive/archive.ts';
import type { ArchiveIndex } from '../oldSite/archiveIndex.ts';

/** A pattern in the place of which its number stands: `<!-- wp:block {"ref":12} /-->`. */
const pattern = /<!-- wp:block \{"ref":(\d{1,12})[^<>]{0,500}-->/g;
/** `[gallery ids="1,2,3" columns="2"]` */
const gallery = /\[gallery\b([^[\]]{0,2000})\]/g;
/** Patterns may hold patterns, and themselves. */
const maxRounds = 3;
/** Of the text that patterns make. Characters. */
const maxLength = 8 * 1024 * 1024;

/** HTML with patterns and galleries in the places in which it has their numbers. What the archive does not have stays as it is. */
export function withParts(html: string, index: ArchiveIndex): string {
  let whole = html;
  for (
    let round = 0;
    round < maxRounds && whole.includes('<!-- wp:block ') && whole.length < maxLength;
    round += 1
  )
    whole = whole.replace(pattern, (written, id: string) => index.part(id) ?? written);
  return whole.includes('[gallery')
    ? whole.replace(gallery, (written, options: string) => galleryOf(options, index) ?? written)
    : whole;
}

function galleryOf(options: string, index: ArchiveIndex): string | undefined {
  const [, ids = ''] = /\bids=["'“”]?([\d,\s]{1,2000})/.exec(options) ?? [];
  const pictures = ids.split(',').flatMap((id) => index.attachment(id.trim()) ?? []);
  if (pictures.length === 0) return undefined;
  return `\n\n<figure class="wp-block-gallery">${pictures.map(figureOf).join('')}</figure>\n\n`;
}

function figureOf({ id, address, alt, caption }: Attachment): string {
  const text = caption === '' ? '' : `<figcaption>${escapeText(caption)}</figcaption>`;
  return `<figure class="wp-block-image"><img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}" class="wp-image-${id}">${text}</figure>`;
}
