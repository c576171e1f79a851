import { driversAddress, placementLoadAttribute, popupAttribute } from '#contracts/placements.ts';
import { feature } from '#feature-kit/feature.ts';
import { optional, partnerAddress } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('placements', {
  settings: {
    driversUrl: setting({
      variable: 'DRIVERS_URL',
      about:
        'A partner’s service for what stands at places of marketing of which the site configuration says nothing, asked for readers who have agreed to it. Without it nobody is.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
  },
  // The path of the requesting page follows it.
  privatePaths: [driversAddress],
  behaviours: [
    {
      script: 'features/placements/browser/livePlacements.ts',
      marker: `[${placementLoadAttribute}]`,
      moment: 'idle',
      why: 'Asks for what stands at places that the site itself says nothing of.',
    },
    {
      script: 'features/placements/browser/livePlacements.ts',
      marker: `[${popupAttribute}]`,
      moment: 'idle',
      why: 'Shows a window above the page once half of that was read, and closes it.',
    },
  ],
  open: async (parts, { driversUrl }) => {
    const { partnerDrivers } = await import('./partnerDrivers.ts');
    const { placementRoutes } = await import('./placementRoutes.ts');
    return { routes: placementRoutes(parts, partnerDrivers(parts, driversUrl)) };
  },
});
