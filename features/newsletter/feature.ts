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
        'The origin of a partner’s service that is told whom letters go to, by a hash, once they have confirmed and agreed.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
    ingestUrl: setting({
      variable: 'INGEST_URL',
      about: 'Where a partner takes events of those who have confirmed letters, by a hash, and agreed to it.',
      default: undefined,
      read: optional(partnerAddress()),
      secret: true,
    }),
    ingestCredentials: setting({
      variable: 'INGEST_CREDENTIALS',
      about: 'What authorizes this site there, as name:password.',
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
      why: 'Keeps for the visit what the mailing service has called it.',
    },
  ],
  entries: { 'newsletter-pages': 'features/newsletter/newsletterPages.styles.ts' },
  unlisted: [newsletterAddresses.confirm, newsletterAddresses.unsubscribe],
  open: async (parts, settings) => (await import('./openNewsletter.ts')).openNewsletter(parts, settings),
});
