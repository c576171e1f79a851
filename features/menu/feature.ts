import { scrollRowAttribute, siteMenuAttribute } from '../../contracts/markers.ts';
import { menuFolder } from '../../shell/menu/menuAddress.ts';
import { feature } from '../feature.ts';

/** The panels of the header's menu: one fragment for all pages, which comes when nothing else is to be done. */
export default feature('menu', {
  behaviours: [
    {
      script: 'features/menu/browser/liveMenu.ts',
      marker: `[${siteMenuAttribute}]`,
      moment: 'idle',
      why: 'Opens panels below the header, which no page carries.',
    },
    {
      script: 'features/menu/browser/scrollRow.ts',
      marker: `[${scrollRowAttribute}]`,
      moment: 'idle',
      why: 'Scrolls a line of links by buttons.',
    },
  ],
  unlisted: [menuFolder],
  open: async (parts) => {
    const { menuRoutes } = await import('./menuRoutes.ts');
    return { routes: menuRoutes(parts) };
  },
});
