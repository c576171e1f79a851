import { searchBoxAttribute } from '../../contracts/markers.ts';
import { feature } from '../feature.ts';

/** Readers find articles: a box in every header, its suggestions, and a page of results. */
export default feature('search', {
  entries: {
    'search-forms': 'features/search/everyPage.styles.ts',
    'search-page': 'features/search/searchPage.styles.ts',
  },
  pieces: {
    header: { load: () => import('./headerSearch.tsx'), styles: 'search-forms' },
    error: { load: () => import('./errorSearch.tsx') },
  },
  behaviours: [
    {
      script: 'features/search/browser/liveSearchBox.ts',
      marker: `[${searchBoxAttribute}]`,
      moment: 'hover',
      why: 'Suggests while a reader types.',
    },
  ],
  unlisted: ['/search'],
  open: async (parts) => {
    const { searchRoutes } = await import('./searchRoutes.ts');
    return { routes: searchRoutes(parts) };
  },
});
