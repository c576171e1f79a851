import { checkLink } from '../link.ts';

export interface MediaFile {
  readonly kind: 'film' | 'sound';
  readonly src: string;
  /** The other host's origin; undefined for a file of this site. */
  readonly origin?: string;
}

const films = /\.(?:m4v|mov|mp4|ogv|webm)$/i;
const sounds = /\.(?:aac|flac|m4a|mp3|oga|ogg|opus|wav)$/i;

export function mediaFile(address: string | undefined): MediaFile | undefined {
  const link = checkLink(address ?? '');
  if (!link.ok || /^[?#]/.test(link.href)) return undefined;
  const isPath = /^\/(?![/\\])/.test(link.href);
  const url = isPath ? new URL(link.href, 'https://site.invalid') : URL.parse(link.href);
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const kind = films.test(url.pathname) ? 'film' : sounds.test(url.pathname) ? 'sound' : undefined;
  if (!kind) return undefined;
  if (isPath) return { kind, src: link.href };
  // Browsers refuse or upgrade http on a page with https.
  url.protocol = 'https:';
  return { kind, src: url.href, origin: url.origin };
}
