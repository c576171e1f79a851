import { defaultLanguage } from '#contracts/defaultLanguage.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import { ownValue } from '#contracts/json/ownValue.ts';
import { type CoarseCategory, coarseCategories } from '#contracts/outside/payload.ts';
import { type DriversRequest, driverPlacements } from '#contracts/placements.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { PartnerError } from '#feature-kit/partners.ts';
import type { SiteConfiguration } from '#schemas/generated/types.ts';
import { blockValidators } from '#schemas/generated/validators.js';
import type { DriverData } from '#widgets/driver/driverContent.ts';
import type { AskOthers, Drivers } from './placementRoutes.ts';

/** A driver has a few kB, and a page five places. */
const maxBytes = 64_000;

type DriversParts = Pick<FeatureParts, 'partners' | 'readerProfile'> & {
  renderer: { site: Pick<FeatureParts['renderer']['site'], 'configuration'> };
};

export function partnerDrivers(parts: DriversParts, address: string | undefined): AskOthers {
  const { partners, readerProfile, renderer } = parts;
  if (address === undefined) return async () => ({});
  const partner = partners.connect('drivers', { address, method: 'POST', maxBytes });
  return async (names, { body, headers }) => {
    // An unknown name could carry any data.
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

/** Those of other companies and made-up ones are not passed on. */
function ownAudiences({ profile }: DriversRequest, { audiences = [] }: SiteConfiguration): string[] {
  return audiences.map(({ name }) => name).filter((name) => profile?.audiences?.includes(name));
}

function categoryOf({ categorySlugs = [] }: DriversRequest): CoarseCategory | undefined {
  return coarseCategories.find((category) => categorySlugs.includes(category));
}

/** An invalid one does not affect others. */
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
