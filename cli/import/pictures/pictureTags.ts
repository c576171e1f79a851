import type { Attributes } from '#transformer/fromHtml/tree/rewriteTags.ts';
import { type ArchiveIndex, fullSize } from '../oldSite/archiveIndex.ts';

export interface FoundPicture {
  /** Best first: as uploaded, then as in the text. */
  addresses: readonly string[];
  /** Used if the picture is not imported. */
  written: string;
  alt: string | undefined;
}

/** Scripts copy these attributes to `src` later. */
const lazyAttributes = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-file', 'data-large-file'];
/** Prefix of WordPress's image service. */
const imageService = /^https?:\/\/i\d\.wp\.com\//;
const sizeParameters = ['w', 'h', 'resize', 'fit', 'quality', 'ssl', 'strip'];

export function foundPicture(
  attributes: Attributes,
  index: Pick<ArchiveIndex, 'attachment' | 'attachmentAt'>,
): FoundPicture | undefined {
  const id = attributes['data-id'] ?? /\bwp-image-(\d{1,12})\b/.exec(attributes.class ?? '')?.[1];
  const written = addressOf(attributes);
  const attachment =
    (id && index.attachment(id)) || (written && index.attachmentAt(plain(written))) || undefined;
  const addresses = [
    attachment?.address,
    ...(written === undefined ? [] : [fullSize(plain(written)), plain(written)]),
  ];
  const known = [...new Set(addresses.filter((each) => each !== undefined && each !== ''))];
  if (known.length === 0) return undefined;
  const original = attachment?.address ?? (written === undefined ? '' : plain(written));
  return {
    addresses: known.map(String),
    written: original,
    alt: attributes.alt?.trim() || attachment?.alt || attributes.alt,
  };
}

export function withPicture(
  { srcset: _set, sizes: _sizes, loading: _loading, ...attributes }: Attributes,
  { src, width, height }: { src: string; width?: number | undefined; height?: number | undefined },
  alt: string | undefined,
): Attributes {
  const rest = Object.entries(attributes).filter(([name]) => !lazyAttributes.includes(name));
  return {
    ...Object.fromEntries(rest),
    src,
    ...(alt === undefined ? {} : { alt }),
    ...(width === undefined || height === undefined ? {} : { width: String(width), height: String(height) }),
  };
}

function addressOf(attributes: Attributes): string | undefined {
  const lazy = lazyAttributes.map((name) => attributes[name]?.trim()).find(isAddress);
  if (lazy !== undefined) return lazy;
  const { src } = attributes;
  if (isAddress(src?.trim())) return src?.trim();
  return largestOf(attributes['data-srcset'] ?? attributes.srcset ?? '');
}

function isAddress(text: string | undefined): boolean {
  return text !== undefined && text !== '' && !/^(?:data|about|blob|javascript):/i.test(text);
}

function largestOf(set: string): string | undefined {
  const candidates = set
    .split(/,\s+/)
    .map((each) => each.trim().split(/\s+/))
    .map(([address = '', size = '0']) => ({ address, size: Number.parseFloat(size) || 0 }))
    .filter(({ address }) => isAddress(address));
  return candidates.sort((one, other) => other.size - one.size)[0]?.address;
}

function plain(address: string): string {
  const direct = address.replace(imageService, 'https://');
  const url = URL.parse(direct);
  if (!url) return direct;
  for (const name of sizeParameters) url.searchParams.delete(name);
  return url.href;
}
