import { adSessionAttribute, newsletterAddresses } from '../../contracts/newsletter.ts';
import {
  credentials,
  emailAddress,
  optional,
  partnerAddress,
  reader,
  type SettingReader,
} from '../../platform/configuration/readers.ts';
import { setting } from '../../platform/configuration/setting.ts';
import { feature } from '../parts/feature.ts';
import { migrations } from './migrations.ts';

/** Readers sign up for letters by mail. The form stands in blocks and on a page of its own. */
export default feature('newsletter', {
  settings: {
    smtpUrl: setting({
      variable: 'SMTP_URL',
      about:
        'The mail server. Without it mails stay in memory, and where the site is on this machine they are at /outbox.',
      default: undefined,
      read: optional(smtpUrl()),
      secret: true,
    }),
    from: setting({
      variable: 'MAIL_FROM',
      about: 'The address that mails come from. Without it, newsletter@ and the host of the site.',
      default: undefined,
      read: optional(emailAddress()),
    }),
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
  unlisted: [newsletterAddresses.confirm, newsletterAddresses.unsubscribe, newsletterAddresses.outbox],
  open: async (parts, settings) => (await import('./openNewsletter.ts')).openNewsletter(parts, settings),
});

/** The address of a mail server. */
function smtpUrl(): SettingReader<string> {
  return reader('an smtp:// or smtps:// address with a host', (value) => {
    const url = URL.parse(value);
    return url && /^smtps?:$/.test(url.protocol) && url.hostname !== '' ? value : undefined;
  });
}
