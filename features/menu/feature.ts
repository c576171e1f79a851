import { scrollRowAttribute, siteMenuAttribute } from '#contracts/markers.ts';
import { feature } from '#feature-kit/feature.ts';
import { menuFolder } from '#shell/menu/menuAddress.ts';

/** One fragment for all pages, loaded when a reader approaches the menu. */
export default feature('menu', {
  behaviours: [
    {
      script: 'features/menu/browser/liveMenu.ts',
      marker: `[${siteMenuAttribute}]`,
      moment: 'hover',
      why: 'Opens panels below the header. They are loaded on request.',
    },
    {
      script: 'features/menu/browser/scrollRow.ts',
      marker: `[${scrollRowAttribute}]`,
      moment: 'hover',
      why: 'Scrolls a line of links by buttons.',
    },
  ],
  unlisted: [menuFolder],
  open: async (parts) => {
    const { menuRoutes } = await import('./menuRoutes.ts');
    return { routes: menuRoutes(parts) };
  },
});
