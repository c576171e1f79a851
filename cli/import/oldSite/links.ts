import type { Attributes } from '#transformer/fromHtml/tree/rewriteTags.ts';
import type { ArchiveIndex } from './archiveIndex.ts';

export type LinkFault = 'dead-link' | 'old-file';

export interface FoundLink {
  href: string;
  fault?: LinkFault;
}

const fileEnding = /\.(?:pdf|docx?|xlsx?|pptx?|zip|csv|txt|mp3|mp4|mov|epub|jpe?g|png|gif|webp|avif|svg)$/i;

/** Relative links refer to the post's address, or its file in the archive's folder. */
export interface LinkBase {
  address: string | undefined;
  file: string | undefined;
}

export function newLink(href: string, base: LinkBase, index: ArchiveIndex): FoundLink | undefined {
  const { address, file } = base;
  if (href.trim() === '' || href.trim().startsWith('#')) return undefined;
  const inFolder = file === undefined ? undefined : absolute(href.trim(), file);
  const isFile = inFolder !== undefined && index.pathAt(inFolder) !== undefined;
  const written = isFile ? inFolder : absolute(href.trim(), address);
  if (!index.isOnSite(written)) return undefined;
  const hash = written.includes('#') ? written.slice(written.indexOf('#')) : '';
  const path = index.pathAt(written);
  if (path !== undefined) return { href: path + hash };
  const url = URL.parse(written, index.site.addresses[0] ?? 'https://site.invalid/');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const attachment = index.attachment(url.searchParams.get('attachment_id') ?? '');
  if (attachment) return { href: attachment.address, fault: 'old-file' };
  if (fileEnding.test(url.pathname)) return { href: written, fault: 'old-file' };
  if (url.pathname === '/' && url.search === '') return { href: `/${hash}` };
  const topic = /\/(?:category|topic|tag)\/(?:[^/]+\/)*([^/]+)\/?$/.exec(url.pathname)?.[1];
  if (topic !== undefined && index.topics.has(`/${topic}`)) return { href: `/${topic}` };
  return { href: url.pathname.toLowerCase().replace(/(?<=.)\/$/, '') + hash, fault: 'dead-link' };
}

/** Without a known site address, addresses of posts are paths. */
function absolute(href: string, base: string | undefined): string {
  if (base === undefined || href.startsWith('/')) return href;
  const isPath = base.startsWith('/');
  const url = URL.parse(href, isPath ? `https://site.invalid${base}` : base);
  if (!url) return href;
  return url.host === 'site.invalid' ? url.pathname + url.search + url.hash : url.href;
}

export function withHref(attributes: Attributes, href: string): Attributes {
  return { ...attributes, href };
}
