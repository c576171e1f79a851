import { driversAddress, placementLoadAttribute, popupAttribute } from '#contracts/placements.ts';
import { feature } from '#feature-kit/feature.ts';
import { optional, partnerAddress } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('placements', {
  settings: {
    driversUrl: setting({
      variable: 'DRIVERS_URL',
      about:
        'A partner’s service for marketing placements that are not in the site configuration, called only for readers who have agreed.',
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
      why: 'Requests the content of placements that are not in the site configuration.',
    },
    {
      script: 'features/placements/browser/livePlacements.ts',
      marker: `[${popupAttribute}]`,
      moment: 'idle',
      why: 'Opens a popup after half of the page was read, and closes it.',
    },
  ],
  open: async (parts, { driversUrl }) => {
    const { partnerDrivers } = await import('./partnerDrivers.ts');
    const { placementRoutes } = await import('./placementRoutes.ts');
    return { routes: placementRoutes(parts, partnerDrivers(parts, driversUrl)) };
  },
});
