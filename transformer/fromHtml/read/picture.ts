import { checkLink } from '#contracts/link.ts';
import { pictureAddressOf } from '../../html/pictureAddress.ts';
import { inOneLine } from '../../html/textOfHtml.ts';
import type { TreeElement } from '../../html/treeNodes.ts';
import type { ReadPicture } from '../claim.ts';
import type { AddNote } from '../note.ts';

/** The limit of a picture's text alternative, in UTF-16 units. */
const maxAlt = 300;
const maxPixels = 20_000;
/** In CSS pixels. Smaller pictures are tracking pixels. */
const maxCounter = 2;

export function readPicture(image: TreeElement, note: AddNote): ReadPicture | undefined {
  const { attribs, at } = image;
  const alt = inOneLine(attribs.alt ?? attribs['aria-label'] ?? '');
  const width = pixelsIn(attribs.width);
  const height = pixelsIn(attribs.height);
  const isCounter = [width, height].some((size) => size !== undefined && size <= maxCounter);
  if (isCounter && alt === '') {
    note('lost', 'pixel', attribs.src ?? '', at);
    return undefined;
  }
  const src = addressIn(pictureAddressOf(attribs));
  if (src === undefined) note('to-do', 'choose-picture', alt, at);
  if (alt.length > maxAlt) note('lost', 'too-long', alt, at);
  return {
    ...(src === undefined ? {} : { src }),
    ...(alt === '' ? {} : { alt: alt.slice(0, maxAlt).toWellFormed() }),
    ...(src !== undefined && width && height && width <= maxPixels && height <= maxPixels
      ? { width, height }
      : {}),
  };
}

/** Web or local addresses only: readers cannot reach `file:` and `data:`. */
function addressIn(written: string | undefined): string | undefined {
  const link = written === undefined ? undefined : checkLink(written);
  return link?.ok && link.readable && /^(?:https?:|\/)/i.test(link.href) ? link.href : undefined;
}

function pixelsIn(written: string | undefined): number | undefined {
  const size = Number.parseFloat(written ?? '');
  return Number.isFinite(size) && size >= 0 && !written?.includes('%') ? Math.round(size) : undefined;
}
