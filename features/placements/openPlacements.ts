import type { FeatureParts, OpenFeature } from '../feature.ts';
import { placementRoutes } from './placementRoutes.ts';

/** Answers for the places of marketing by what the site itself says. */
export function openPlacements({ renderer }: Pick<FeatureParts, 'renderer'>): OpenFeature {
  return { routes: placementRoutes(renderer, async () => ({})) };
}
