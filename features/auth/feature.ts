import { authAttribute, authLinkAttribute, memberPlaceAttribute } from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { feature } from '#feature-kit/feature.ts';
import { migrations } from './migrations.ts';
import { settings } from './settings.ts';

export default feature('auth', {
  settings,
  migrations,
  entries: { 'auth-pages': 'features/auth/authPages.styles.ts' },
  pieces: {
    menu: { load: () => import('./menuEntry.tsx') },
    'above-header': { load: () => import('./memberPlace.ts') },
  },
  behaviours: [
    {
      script: 'features/auth/browser/liveAccount.ts',
      marker: `[${authAttribute}]`,
      moment: 'idle',
      together: true,
      why: 'Shows who is signed in. Cached pages cannot show it.',
    },
    {
      script: 'features/auth/browser/forMembers.ts',
      marker: `[${memberPlaceAttribute}]`,
      moment: 'visible',
      why: 'Renews the cookie of members, and welcomes them once after signing in.',
    },
    {
      script: 'features/auth/browser/leaving.ts',
      marker: `[${authLinkAttribute}]`,
      // A page opened in the background may be seen only after a sign-out in another tab.
      moment: 'load',
      why: 'Clears the cached sign-in state here and in other windows.',
    },
  ],
  unlisted: [siteLinks.signIn],
  open: async (parts, values) => (await import('./openAuth.ts')).openAuth(parts, values),
});
