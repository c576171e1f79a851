import { outsideAddress } from '../../../contracts/outside/frame.ts';
import { notFound } from '../../../platform/http/httpError.ts';
import { type AssetRoute, asset, type Guard, guard } from '../../parts/route.ts';
import { type FramedPartner, frameDocument } from './frameDocument.ts';

interface OutsideParts {
  /** The partners as they are now. */
  partners: () => readonly FramedPartner[];
  siteOrigin: string;
  /** The origin that frames have of their own; undefined where they have none, and so keep nothing. */
  outsideOrigin: string | undefined;
}

/** For proxies and browsers: the same for all readers, and gone soon where a partner is. */
const caching = 'public, max-age=300';

/** The documents in which partners' scripts run, each at the partner's name. */
export function outsideRoutes({ partners, siteOrigin, outsideOrigin }: OutsideParts): (Guard | AssetRoute)[] {
  const ownHost = outsideOrigin === undefined ? undefined : new URL(outsideOrigin).host;
  const isThere = (host: string | undefined): boolean => ownHost !== undefined && host === ownHost;
  return [
    // On the host of the frames nothing can be changed: what runs there shall not speak for a page of the site.
    guard('/api', ({ headers }) => {
      if (isThere(headers.host)) throw notFound();
      return undefined;
    }),
    asset(`GET ${outsideAddress}/:name`, {
      handle: ({ params, headers }) => {
        const partner = partners().find(({ name }) => name === params.name);
        // With an origin of their own, frames may keep something: never where that would be the origin of the site.
        if (!partner || (ownHost !== undefined && !isThere(headers.host))) throw notFound();
        const hasOwnHost = ownHost !== undefined;
        const framedBy = hasOwnHost ? siteOrigin : "'self'";
        const document = frameDocument(partner, { framedBy, hasOwnHost });
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
