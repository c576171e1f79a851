import { adSessionAttribute, newsletterAddresses } from '#contracts/newsletter.ts';
import { feature } from '#feature-kit/feature.ts';
import { credentials, optional, partnerAddress } from '#platform/configuration/readers.ts';
import { setting } from '#platform/configuration/setting.ts';
import { migrations } from './migrations.ts';

export default feature('newsletter', {
  settings: {
    activationUrl: setting({
      variable: 'ACTIVATION_URL',
      about:
        'The origin of a partner’s service that receives a hash of each confirmed subscriber who has agreed.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
    ingestUrl: setting({
      variable: 'INGEST_URL',
      about:
        'The address of a partner that receives events of confirmed subscribers who have agreed, by a hash.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
    ingestCredentials: setting({
      variable: 'INGEST_CREDENTIALS',
      about: 'The credentials for that service, as name:password.',
      default: undefined,
      read: optional(credentials()),
      secret: true,
    }),
  },
  migrations,
  pieces: { menu: { load: () => import('./menuEntry.ts') } },
  behaviours: [
    {
      script: 'features/newsletter/browser/keepAdSession.ts',
      marker: `[${adSessionAttribute}]`,
      moment: 'visible',
      why: 'Stores the mailing service’s visit ID for the session.',
    },
  ],
  entries: { 'newsletter-pages': 'features/newsletter/newsletterPages.styles.ts' },
  unlisted: [newsletterAddresses.confirm, newsletterAddresses.unsubscribe],
  open: async (parts, settings) => (await import('./openNewsletter.ts')).openNewsletter(parts, settings),
});
