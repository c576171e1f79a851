import { defaultLanguage } from '../../contracts/defaultLanguage.ts';
import { isRecord } from '../../contracts/json/isRecord.ts';
import { areMachineNames } from '../../contracts/machineName.ts';
import { outsidePayload } from '../../contracts/outside/payload.ts';
import type { FeatureParts } from '../parts/feature.ts';
import { PartnerError } from '../parts/partners.ts';
import { posted } from '../parts/postedBody.ts';
import { type ApiRoute, api } from '../parts/route.ts';

type MarketplaceParts = Pick<FeatureParts, 'partners' | 'toldReader'>;

/** What a page says: for which places, the how-many-eth of their kind, and what it may say of itself and its reader. */
interface MarketplaceQuestion {
  placements: string[];
  contentIndex?: number;
  contentMeta?: { category?: unknown };
  profile?: { audiences?: string[] };
  /** A breakpoint. */
  deviceType?: unknown;
}

const fields = ['placements', 'contentIndex', 'contentMeta', 'profile', 'deviceType'];
/** What is answered where there is no offer. Why, is counted. */
const nothing = { error: 'There is no offer.' };

/**
 * `POST /api/marketplace`: what a partner offers for places on a page, or `{ error }`. Of what a page says of itself, its category is
 * told alone. What comes back is the partner's: whoever shows it believes none of it.
 *
 * @param address of the partner; without one nobody is asked
 */
export function marketplaceRoute(
  { partners, toldReader }: MarketplaceParts,
  address: string | undefined,
): ApiRoute {
  const partner =
    address === undefined ? undefined : partners.connect('marketplace', { address, method: 'POST' });
  return api('POST /api/marketplace', {
    limit: { most: 60, seconds: 60 },
    body: posted(isQuestion, { fields }),
    handle: async ({ body, headers }) => {
      if (!partner?.mayAsk(headers)) return { body: nothing };
      const { placements, contentIndex, contentMeta, profile, deviceType } = body;
      const { country } = toldReader({ headers });
      const facts = { category: contentMeta?.category, breakpoint: deviceType, country };
      const payload = {
        ...outsidePayload({ ...facts, language: defaultLanguage }),
        placements,
        ...(contentIndex === undefined ? {} : { contentIndex }),
        ...(profile?.audiences ? { audiences: profile.audiences } : {}),
      };
      try {
        return { body: await partner.ask({ reader: headers, payload }) };
      } catch (error) {
        if (!(error instanceof PartnerError)) throw error;
        return { body: nothing };
      }
    },
  });
}

function isQuestion(value: unknown): value is MarketplaceQuestion {
  if (!isRecord(value)) return false;
  const { placements, contentIndex, contentMeta = {}, profile = {} } = value;
  return (
    areMachineNames(placements) &&
    (contentIndex === undefined || (Number.isInteger(contentIndex) && Number(contentIndex) >= 0)) &&
    isRecord(contentMeta) &&
    isRecord(profile) &&
    (profile.audiences === undefined || areMachineNames(profile.audiences))
  );
}
