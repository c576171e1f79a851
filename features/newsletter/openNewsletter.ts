import { Counter } from 'prom-client';
import { newsletterAddresses, signUpAction, signUpAfterSignIn } from '#contracts/newsletter.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { requireOwner } from '#feature-kit/requireOwner.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { BotCheck } from '#platform/botCheck.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import { confirmedPartners } from './confirmedPartners.ts';
import { openDelivery } from './delivery.ts';
import { membersLetter } from './letters.ts';
import { type NewsletterManagement, newsletterManagement } from './management.ts';
import { keyTable } from './migrations.ts';
import { NewsletterLinks } from './newsletterLinks.ts';
import { newsletterRoutes } from './newsletterRoutes.ts';
import { SignUps } from './signUps.ts';
import { Subscriptions } from './subscriptions.ts';

const purgeIntervalMs = 6 * 60 * 60_000;

type NewsletterParts = Pick<FeatureParts, 'log' | 'registry' | 'renderer' | 'partners' | 'mailer'> & {
  content: Pick<FeatureParts['content'], 'database' | 'jobs'>;
};

interface NewsletterSettings {
  activationUrl: string | undefined;
  ingestUrl: string | undefined;
  ingestCredentials: string | undefined;
}

export async function openNewsletter(
  { content, log, registry, renderer, partners, mailer }: NewsletterParts,
  { activationUrl, ingestUrl, ingestCredentials }: NewsletterSettings,
): Promise<OpenFeature> {
  const { site } = renderer;
  const registers = [registry];
  const key = storedKey(content.database, keyTable);
  const links = new NewsletterLinks(key);
  const subscriptions = new Subscriptions(content.database);
  const mails = new Counter({
    name: 'pagewell_mails_total',
    help: 'Mails, by outcome.',
    labelNames: ['outcome'],
    registers,
  });
  const outcomes = new Counter({
    name: 'pagewell_newsletter_total',
    help: 'Newsletter sign-ups: asked, confirmed, ended; recaptcha.error if the bot check failed.',
    labelNames: ['outcome'],
    registers,
  });
  const delivery = openDelivery({ jobs: content.jobs, mailer, subscriptions, mails });
  const tellPartners = confirmedPartners({
    partners,
    log,
    site: new URL(site.origin).hostname,
    accounts: () => site.configuration.newsletter ?? {},
    ingest: ingestUrl === undefined ? undefined : { address: ingestUrl, credentials: ingestCredentials },
    activationHost: activationUrl,
  });
  const signUps = new SignUps({ site, subscriptions, delivery, links, outcomes, tellPartners });
  const purging = content.jobs.every('newsletter-cleaning', purgeIntervalMs, async () => {
    log.debug({ count: await subscriptions.purge() }, 'old sign-ups were deleted');
  });
  return {
    routes: [
      ...newsletterRoutes({
        shell: renderer,
        signUps,
        botCheck: new BotCheck({ key, action: signUpAction, siteKey: new URL(site.origin).host }),
        links,
        log,
        countBotCheck: () => outcomes.inc({ outcome: 'recaptcha.error' }),
      }),
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
      await purging.close();
      await delivery.close();
    },
  };
}

/** Authorized by the server's token. `pagewell newsletter` calls it on a running server. */
export function managementApi(management: NewsletterManagement): Route[] {
  return [
    api(`GET ${newsletterAddresses.management}`, async (request) => {
      requireOwner(request);
      const subscriptions = await management.export(request.query.get('email') ?? undefined);
      return { body: { subscriptions } };
    }),
    api(`DELETE ${newsletterAddresses.management}`, async (request) => {
      requireOwner(request);
      const email = request.query.get('email');
      if (!email) throw badRequest('The field "email" is missing.');
      if (!(await management.erase(email))) throw notFound();
      return { body: { erased: true } };
    }),
  ];
}
