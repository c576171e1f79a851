import { personalizationAttribute } from '#contracts/profile.ts';
import { feature } from '#feature-kit/feature.ts';
import { optional, partnerAddress } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';

export default feature('personalization', {
  settings: {
    profilesUrl: setting({
      variable: 'PROFILES_URL',
      about: 'A partner’s profile service, called only for readers who have agreed.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
  },
  pieces: { 'before-footer': { load: () => import('./toolPlace.tsx') } },
  behaviours: [
    {
      script: 'features/personalization/browser/livePersonalization.ts',
      marker: `[${personalizationAttribute}]`,
      moment: 'visible',
      why: 'Waits for the tool in its frame, and reports the reader’s audiences.',
    },
  ],
  open: async (parts, { profilesUrl }) => {
    const { profileRoute } = await import('./profileRoute.ts');
    return { routes: [profileRoute(parts, profilesUrl)] };
  },
});
