import { placementLoadAttribute, popupAttribute } from '../../contracts/placements.ts';
import { feature } from '../feature.ts';

/** What stands at places of marketing: by the site's own configuration in the page, and else asked for. */
export default feature('placements', {
  behaviours: [
    {
      script: 'features/placements/browser/loadPlacements.ts',
      marker: `[${placementLoadAttribute}]`,
      moment: 'idle',
      why: 'Asks for what stands at places that the site itself says nothing of.',
    },
    {
      script: 'features/placements/browser/popup.ts',
      marker: `[${popupAttribute}]`,
      moment: 'idle',
      why: 'Shows a window above the page once half of that was read, and closes it.',
    },
  ],
  open: async (parts) => (await import('./openPlacements.ts')).openPlacements(parts),
});
