import { searchBoxAttribute } from '#contracts/markers.ts';
import { feature } from '#feature-kit/feature.ts';
import { machineName, optional, partnerAddress } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('search', {
  settings: {
    suggestionsUrl: setting({
      variable: 'SUGGESTIONS_URL',
      about: 'A partner’s service for search suggestions, called only for readers who have agreed.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
    suggestionsClient: setting({
      variable: 'SUGGESTIONS_CLIENT',
      about: 'The API key for that service.',
      default: 'pagewell',
      read: machineName(),
    }),
    suggestionsPartner: setting({
      variable: 'SUGGESTIONS_PARTNER',
      about: 'The account at that service.',
      default: undefined,
      read: optional(machineName()),
    }),
  },
  entries: {
    'search-forms': 'features/search/everyPage.styles.ts',
    'search-box-open': 'features/search/OpenSearchBox.styles.ts',
    'search-page': 'features/search/searchPage.styles.ts',
  },
  pieces: {
    header: {
      load: () => import('./headerSearch.tsx'),
      styles: 'search-forms',
      laterStyles: 'search-box-open',
    },
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
  open: async (parts, { suggestionsUrl, suggestionsClient, suggestionsPartner }) => {
    const { searchRoutes } = await import('./searchRoutes.ts');
    const { partnerSuggestions } = await import('./partnerSuggestions.ts');
    const account = { client: suggestionsClient, partner: suggestionsPartner };
    return { routes: searchRoutes(parts, partnerSuggestions(parts, suggestionsUrl, account)) };
  },
});
