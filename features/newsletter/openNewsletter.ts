import { Counter } from 'prom-client';
import { signUpAfterSignIn } from '../../contracts/newsletter.ts';
import { isOnThisMachine } from '../../platform/http/loopback.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import type { FeatureParts, OpenFeature } from '../parts/feature.ts';
import { BotCheck } from './botCheck.ts';
import { confirmedPartners } from './confirmedPartners.ts';
import { Delivery } from './delivery.ts';
import { newsletterKey } from './key.ts';
import { membersLetter } from './letters.ts';
import { newsletterManagement } from './management.ts';
import { managementApi } from './managementApi.ts';
import { NewsletterLinks } from './newsletterLinks.ts';
import { newsletterRoutes } from './newsletterRoutes.ts';
import { outboxRoute } from './outboxRoute.ts';
import { SignUps } from './signUps.ts';
import { Subscriptions } from './subscriptions.ts';

/** How often what nobody confirmed, and what was ended, is forgotten, in milliseconds. */
const purgeInterval = 6 * 60 * 60_000;

type NewsletterParts = Pick<FeatureParts, 'log' | 'registry' | 'renderer' | 'partners'> & {
  content: Pick<FeatureParts['content'], 'database'>;
};

interface NewsletterSettings {
  smtpUrl: string | undefined;
  from: string | undefined;
  activationUrl: string | undefined;
  ingestUrl: string | undefined;
  ingestCredentials: string | undefined;
}

/** Makes all that runs. */
export async function openNewsletter(
  { content, log, registry, renderer, partners }: NewsletterParts,
  { smtpUrl, from, activationUrl, ingestUrl, ingestCredentials }: NewsletterSettings,
): Promise<OpenFeature> {
  const { site } = renderer;
  const registers = [registry];
  const key = newsletterKey(content.database);
  const links = new NewsletterLinks(key);
  const subscriptions = new Subscriptions(content.database);
  const address = from ?? `newsletter@${new URL(site.origin).hostname}`;
  const mailer = openMailer({ smtpUrl, from: { name: site.name, address } });
  // Of a site that is elsewhere, somebody may ask through a proxy on this machine that does not say so.
  const outbox = isOnThisMachine(new URL(site.origin)) ? mailer.outbox : undefined;
  if (mailer.outbox) {
    const where = outbox ? ': they are at /outbox, for this machine alone' : '';
    log.warn(`without SMTP_URL mails go nowhere${where}`);
  }
  const mails = new Counter({
    name: 'pagewell_mails_total',
    help: 'Mails, by what became of them.',
    labelNames: ['outcome'],
    registers,
  });
  const outcomes = new Counter({
    name: 'pagewell_newsletter_total',
    help: 'Sign-ups for letters: asked, confirmed, ended; recaptcha.error where the bot check failed.',
    labelNames: ['outcome'],
    registers,
  });
  const delivery = new Delivery({ mailer, log, mails });
  const tellPartners = confirmedPartners({
    partners,
    log,
    site: new URL(site.origin).hostname,
    accounts: () => site.configuration.newsletter ?? {},
    ingest: ingestUrl === undefined ? undefined : { address: ingestUrl, credentials: ingestCredentials },
    activationHost: activationUrl,
  });
  const signUps = new SignUps({ site, subscriptions, delivery, links, outcomes, tellPartners });
  const purge = () => {
    subscriptions.purge().then(
      (count) => log.debug({ count }, 'old sign-ups were deleted'),
      (error: unknown) => log.warn({ err: error }, 'old sign-ups could not be deleted'),
    );
  };
  const purging = setInterval(purge, purgeInterval).unref();
  return {
    routes: [
      ...newsletterRoutes({
        shell: renderer,
        signUps,
        botCheck: new BotCheck(key),
        links,
        log,
        countBotCheck: () => outcomes.inc({ outcome: 'recaptcha.error' }),
      }),
      ...(outbox ? [outboxRoute(outbox, renderer)] : []),
      ...managementApi(newsletterManagement(content.database)),
    ],
    offers: {
      onSignIn: async (person) => {
        const { newsletter, auth } = site.configuration;
        const wish = newsletter && signUpAfterSignIn(person, auth?.newsletterList);
        if (wish) await signUps.ask(newsletter, wish, [membersLetter(site.configuration)]);
      },
    },
    close: async () => {
      clearInterval(purging);
      await delivery.close();
      mailer.close();
    },
  };
}
