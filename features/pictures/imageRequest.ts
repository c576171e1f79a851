import { isIP } from 'node:net';
import { uploadsPath } from '#editor-preview/model/media.ts';
import { isPublicAddress } from '#platform/upstream/publicAddress.ts';
import { hostsLeftAsTheyAre, widestProxiedImage } from '#transformer/pictures/imageProxy.ts';
import { uploadedName } from './uploadedImage.ts';

export type ImageSource =
  | { kind: 'local'; file: string }
  | { kind: 'uploaded'; name: string }
  | { kind: 'remote'; url: URL };

export interface ImageRequest {
  source: ImageSource;
  /** Device pixels; one of a few values, so that copies of one picture cannot fill the cache. */
  width: number;
  /** An animated picture becomes its first frame. */
  still: boolean;
}

/** Widths are rounded up to a multiple: at most 32 sizes of a picture. */
const widthStep = 80;
const maxSourceLength = 2048;

/** Plain letters, no segment begins with a dot: no path traversal, no hidden file. */
const localPath = /^\/media((?:\/[A-Za-z0-9_-][A-Za-z0-9._-]*)+)$/;

export function parseImageRequest(
  query: URLSearchParams,
  allowedHosts: ReadonlySet<string>,
): ImageRequest | undefined {
  const width = parseWidth(query.get('w'));
  const source = parseSource(query.get('src'), allowedHosts);
  return width === undefined || !source ? undefined : { source, width, still: query.has('still') };
}

function parseWidth(text: string | null): number | undefined {
  if (text === null || !/^[1-9]\d{0,3}$/.test(text) || Number(text) > widestProxiedImage) return undefined;
  return Math.ceil(Number(text) / widthStep) * widthStep;
}

function parseSource(text: string | null, allowedHosts: ReadonlySet<string>): ImageSource | undefined {
  if (text === null || text.length > maxSourceLength) return undefined;
  const [, file] = localPath.exec(text) ?? [];
  if (file !== undefined) return { kind: 'local', file };
  if (text.startsWith(`${uploadsPath}/`)) {
    const name = text.slice(uploadsPath.length + 1);
    return uploadedName.test(name) ? { kind: 'uploaded', name } : undefined;
  }
  const url = URL.parse(text);
  return url && mayBeFetched(url, allowedHosts) ? { kind: 'remote', url } : undefined;
}

/** https, default port, no credentials, and an allowed or public host. */
export function mayBeFetched(url: URL, allowedHosts: ReadonlySet<string> | 'public'): boolean {
  return (
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    (allowedHosts === 'public' ? mayBePublic(url.hostname) : allowedHosts.has(url.hostname)) &&
    !hostsLeftAsTheyAre.includes(url.hostname)
  );
}

/** Host names are checked when they are resolved at connect time; literal IP addresses here. */
function mayBePublic(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0 || isPublicAddress(host);
}
