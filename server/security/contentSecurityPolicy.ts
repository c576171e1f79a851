import { createHash } from 'node:crypto';
import { type FrameHost, factsOfHost } from '#contracts/frames/frameHosts.ts';
import type { PolicyDirective, PolicySources } from '#feature-kit/policy.ts';
import type { PageAbilities } from '#feature-kit/route.ts';
import { bootScript } from '#shell/document/document.ts';
import { hostsLeftAsTheyAre } from '#transformer/pictures/imageProxy.ts';

export interface PolicyFacts extends PageAbilities {
  /** Exact text of the page's one `style` element. */
  css: string;
  frames?: readonly FrameHost[] | undefined;
  media?: readonly string[] | undefined;
  sources?: PolicySources | undefined;
  /** In development: Vite replaces styles in the open page. */
  allowsAnyStyle?: boolean | undefined;
}

/** Allows exactly this inline text. */
export function hashSource(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

const bootSource = hashSource(bootScript);

/** Hashes instead of nonces, so that pages can be cached. A second policy restricts scripts to our own host. */
export function contentSecurityPolicy({
  css,
  frames = [],
  media = [],
  framing = 'none',
  framesItself = false,
  framesOrigin,
  picturesOrigin,
  inlineScripts = [],
  sources = {},
  allowsAnyStyle = false,
}: PolicyFacts): string {
  const pictures = [
    ...hostsLeftAsTheyAre.map((host) => `https://${host}`),
    ...(picturesOrigin === undefined ? [] : [picturesOrigin]),
  ];
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
    `media-src ${["'self'", ...media].join(' ')}${added('media-src')}`,
    "manifest-src 'self'",
    `frame-src ${framed.length > 0 ? framed.join(' ') : "'none'"}`,
    "base-uri 'none'",
    "object-src 'none'",
    `form-action ${["'self'", ...otherOrigin].join(' ')}`,
    `frame-ancestors ${framing === 'none' || framing === 'self' ? `'${framing}'` : framing}`,
  ].join('; ');
  return `${page}, script-src 'self' ${inline}`;
}

/** Nothing in the answer may load or run, even if opened directly. */
export const inertPolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox";
