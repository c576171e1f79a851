import { newsletterAddresses } from '../../contracts/newsletter.ts';
import { emailAddress, optional } from '../../platform/configuration/readers.ts';
import { setting } from '../../platform/configuration/setting.ts';
import { feature } from '../feature.ts';
import { migrations } from './migrations.ts';
import { smtpUrl } from './smtpUrl.ts';

/** Readers sign up for letters by mail. The form stands in blocks and on a page of its own. */
export default feature('newsletter', {
  settings: {
    smtpUrl: setting({
      variable: 'SMTP_URL',
      about: 'The mail server. Without it mails stay in memory, at /outbox, for this machine alone.',
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
  },
  migrations,
  pieces: { menu: { load: () => import('./menuEntry.ts') } },
  entries: { 'newsletter-pages': 'features/newsletter/newsletterPages.styles.ts' },
  unlisted: [newsletterAddresses.confirm, newsletterAddresses.unsubscribe, newsletterAddresses.outbox],
  open: async (parts, settings) => (await import('./openNewsletter.ts')).openNewsletter(parts, settings),
});
