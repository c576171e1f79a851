import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { partnerDrivers } from './partnerDrivers.ts';
import { placementRoutes } from './placementRoutes.ts';

/** Answers for the places of marketing: by what the site itself says, and else by what a partner does. */
export function openPlacements(
  parts: Pick<FeatureParts, 'renderer' | 'partners' | 'toldReader' | 'log'>,
  { driversUrl }: { driversUrl: string | undefined },
): OpenFeature {
  return { routes: placementRoutes(parts, partnerDrivers(parts, driversUrl)) };
}
