import { readFile } from 'node:fs/promises';
import { consentApisName, outsideAddress, pixelsFrame } from '#contracts/outside/frame.ts';
import { type AssetRoute, asset } from '#feature-kit/route.ts';
import { notFound } from '#platform/http/httpError.ts';
import type { TrackerParty } from '#shell/parties/parties.ts';
import { type FramedPartner, frameDocument } from './frameDocument.ts';
import { pixelFrame } from './pixelFrame.ts';

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

export function outsideRoutes({
  partners,
  trackers,
  consentApis,
  siteOrigin,
  outsideOrigin,
}: OutsideParts): AssetRoute[] {
  const ownHost = outsideOrigin === undefined ? undefined : new URL(outsideOrigin).host;
  const isThere = (host: string | undefined): boolean => ownHost !== undefined && host === ownHost;
  const hasOwnHost = ownHost !== undefined;
  const framedBy = hasOwnHost ? siteOrigin : "'self'";
  function documentOf(asked: string | undefined): ReturnType<typeof frameDocument> | undefined {
    if (asked === pixelsFrame)
      return trackers().length > 0 ? pixelFrame(trackers(), { framedBy }) : undefined;
    const partner = partners().find(({ name }) => name === asked);
    return partner && frameDocument(partner, { framedBy, hasOwnHost });
  }
  return [
    asset(`GET ${outsideAddress}/:name`, {
      handle: async ({ params, headers }) => {
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
      },
    }),
  ];
}
