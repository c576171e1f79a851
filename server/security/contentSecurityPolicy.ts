import { createHash } from 'node:crypto';
import { type FrameHost, factsOfHost } from '#contracts/frames/frameHosts.ts';
import type { PolicyDirective, PolicySources } from '#features/parts/policy.ts';
import type { PageAbilities } from '#features/parts/route.ts';
import { bootScript } from '#shell/document/document.ts';
import { hostsLeftAsTheyAre } from '#transformer/imageProxy.ts';

export interface PolicyFacts extends PageAbilities {
  /** The exact text of the page's one `style` element. */
  css: string;
  /** The other sites that blocks of the page may show in frames; none where nothing is said. */
  frames?: readonly FrameHost[] | undefined;
  /** What features add. */
  sources?: PolicySources | undefined;
  /** In development: Vite's client replaces styles in the open page. */
  allowsAnyStyle?: boolean | undefined;
}

/** The source expression that lets exactly this inline text through. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const bootSource = hashSource(bootScript);

/**
 * The Content Security Policy of a page, by hash and not by nonce, so that a kept page stays the same bytes. The one
 * inline script creates the loader, which `strict-dynamic` then trusts; nothing in the content can. What a trusted script
 * creates is trusted whatever its host, so a second policy allows scripts of our own host alone: a browser runs what both allow.
 */
export function contentSecurityPolicy({
  css,
  frames = [],
  framing = 'none',
  framesItself = false,
  framesOrigin,
  inlineScripts = [],
  sources = {},
  allowsAnyStyle = false,
}: PolicyFacts): string {
  const pictures = hostsLeftAsTheyAre.map((host) => `https://${host}`);
  const otherOrigin = framesOrigin === undefined ? [] : [framesOrigin];
  const framed = [
    ...frames.map((host) => factsOfHost(host).origin),
    ...(framesItself ? ["'self'"] : []),
    ...otherOrigin,
    ...(sources['frame-src'] ?? []),
  ];
  const added = (directive: PolicyDirective): string =>
    (sources[directive] ?? []).map((source) => ` ${source}`).join('');
  const inline = [bootSource, ...inlineScripts.map(hashSource)].join(' ');
  const page = [
    "default-src 'none'",
    `script-src ${inline} 'strict-dynamic'`,
    `style-src-elem 'self' ${allowsAnyStyle ? "'unsafe-inline'" : hashSource(css)}`,
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${pictures.join(' ')}${added('img-src')}`,
    `font-src 'self'${added('font-src')}`,
    `connect-src 'self'${added('connect-src')}`,
    `media-src 'self'${added('media-src')}`,
    "manifest-src 'self'",
    `frame-src ${framed.length > 0 ? framed.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${["'self'", ...otherOrigin].join(' ')}`,
    `frame-ancestors ${framing === 'none' || framing === 'self' ? `'${framing}'` : framing}`,
  ].join('; ');
  return `${page}, script-src 'self' ${inline}`;
}

/** For answers that are no page: nothing in them may load or run anything, even when opened on their own. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
