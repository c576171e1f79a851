import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type CoarseCategory, coarseCategories } from '#contracts/outside/payload.ts';
import { type DriversRequest, driverPlacements } from '#contracts/placements.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import type { DriverData } from '#widgets/driver/driverContent.ts';
import type { FeatureParts } from '../parts/feature.ts';
import { PartnerError } from '../parts/partners.ts';
import type { AskOthers, Drivers } from './placementRoutes.ts';

/** The largest answer, in bytes: a driver has a few kB, and a page five places. */
const maxBytes = 64_000;

type DriversParts = Pick<FeatureParts, 'partners' | 'readerProfile'> & {
  renderer: { site: Pick<FeatureParts['renderer']['site'], 'configuration'> };
};

/**
 * Asks a partner for the drivers of places, on behalf of a reader who has agreed. It is told the names of the places, how wide the
 * window is, the country, what the page is about in one coarse word, and of the reader's audiences those that the site itself names: what another
 * company found out is not handed on, nor what somebody made up; nothing else that the browser says goes along. Where
 * anything fails, nothing stands there.
 *
 * @param address of the partner; without one nobody is asked
 */
export function partnerDrivers(
  { partners, readerProfile, renderer }: DriversParts,
  address: string | undefined,
): AskOthers {
  if (address === undefined) return async () => ({});
  const partner = partners.connect('drivers', { address, method: 'POST', maxBytes });
  return async (names, { body, headers }) => {
    // A name that somebody has made up could say anything.
    const placements = driverPlacements.filter((name) => names.includes(name));
    if (placements.length === 0 || !partner.mayAsk(headers)) return {};
    const { country } = readerProfile({ headers });
    const category = categoryOf(body);
    const audiences = ownAudiences(body, renderer.site.configuration);
    const payload = {
      placements,
      language: defaultLanguage,
      ...(body.deviceType ? { breakpoint: body.deviceType } : {}),
      ...(country ? { country } : {}),
      ...(category ? { category } : {}),
      ...(audiences.length > 0 ? { audiences } : {}),
    };
    try {
      return readDrivers(await partner.ask({ reader: headers, payload }), placements);
    } catch (error) {
      if (!(error instanceof PartnerError)) throw error;
      return {};
    }
  };
}

/** The audiences that a page says its reader is of, as far as the site names them. */
function ownAudiences({ profile }: DriversRequest, { audiences = [] }: SiteConfiguration): string[] {
  return audiences.map(({ name }) => name).filter((name) => profile?.audiences?.includes(name));
}

/** The one of the page's categories that others may learn. */
function categoryOf({ categorySlugs = [] }: DriversRequest): CoarseCategory | undefined {
  return coarseCategories.find((category) => categorySlugs.includes(category));
}

/** The drivers in an answer of unknown shape, of the places that were asked for. One that is no driver costs no other. */
export function readDrivers(answer: unknown, places: readonly string[]): Drivers {
  const byPlace = isRecord(answer) ? ownValue(answer, 'placementDrivers') : undefined;
  if (!isRecord(byPlace)) return {};
  return Object.fromEntries(
    places.flatMap((place): [string, DriverData][] => {
      const driver = ownValue(byPlace, place);
      return isDriver(driver) ? [[place, driver]] : [];
    }),
  );
}

function isDriver(value: unknown): value is DriverData {
  return blockValidators.get('driver')?.(value) === true;
}
