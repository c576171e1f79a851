import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { consentApisName, outsideAddress, pixelsFrame } from '#contracts/outside/frame.ts';
import { type AssetRoute, asset } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { TrackerParty } from '#shell/parties/parties.ts';
import { type FramedPartner, frameDocument } from './frameDocument.ts';
import { pixelFrameScriptText } from './pixelFrameScript.ts';

const scriptHash = `'sha256-${createHash('sha256').update(pixelFrameScriptText).digest('base64')}'`;

const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Pictures that count</title></head><body><script>${pixelFrameScriptText}</script></body></html>`;

interface OutsideParts {
  partners: () => readonly FramedPartner[];
  trackers: () => readonly TrackerParty[];
  consentApis: string;
  siteOrigin: string;
  /** Undefined if there is none: frames then store nothing. */
  outsideOrigin: string | undefined;
}

/** Short because a partner may be removed. */
const caching = 'public, max-age=300';

export function outsideRoutes(parts: OutsideParts): AssetRoute[] {
  const { partners, trackers, consentApis, siteOrigin, outsideOrigin } = parts;
  const ownHost = outsideOrigin === undefined ? undefined : new URL(outsideOrigin).host;
  const isThere = (host: string | undefined): boolean => ownHost !== undefined && host === ownHost;
  const hasOwnHost = ownHost !== undefined;
  const framedBy = hasOwnHost ? siteOrigin : "'self'";
  function documentOf(requested: string | undefined): ReturnType<typeof frameDocument> | undefined {
    if (requested === pixelsFrame)
      return trackers().length > 0 ? pixelFrame(trackers(), { framedBy }) : undefined;
    const partner = partners().find(({ name }) => name === requested);
    return partner && frameDocument(partner, { framedBy, hasOwnHost });
  }
  return [
    asset(`GET ${outsideAddress}/:name`, async ({ params, headers }) => {
      // On a separate origin frames may store data, so they are never served on the site's own.
      if (ownHost !== undefined && !isThere(headers.host)) throw notFound();
      if (params.name === consentApisName)
        return {
          bytes: await readFile(consentApis),
          type: 'text/javascript; charset=utf-8',
          caching,
          // A frame without an origin is cross-origin to us.
          headers: { 'Cross-Origin-Resource-Policy': 'cross-origin' },
        };
      const document = documentOf(params.name);
      if (!document) throw notFound();
      return {
        bytes: Buffer.from(document.html),
        type: 'text/html; charset=utf-8',
        caching,
        headers: document.headers,
      };
    }),
  ];
}

/** Loads sponsors' tracking pixels. No origin, so no storage; no referrer; reaches only the trackers' hosts. */
function pixelFrame(
  trackers: readonly TrackerParty[],
  { framedBy }: { framedBy: string },
): { html: string; headers: Readonly<Record<string, string>> } {
  const reached = [...new Set(trackers.flatMap(({ reaches }) => reaches))].join(' ');
  const policy = [
    "default-src 'none'",
    `script-src ${scriptHash}`,
    `img-src ${reached}`,
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${framedBy}`,
    'sandbox allow-scripts',
  ];
  return {
    html,
    headers: {
      'Content-Security-Policy': policy.join('; '),
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex',
      'Origin-Agent-Cluster': '?0',
    },
  };
}
