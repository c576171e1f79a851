import type { IncomingHttpHeaders } from 'node:http';
import type { Counter } from 'prom-client';
import type { JobQueue } from '#content/jobs/jobs.ts';
import type { NewsletterSubscription } from '#contracts/newsletter.ts';
import { addressKey } from '#platform/mail/envelopeAddress.ts';
import type { Newsletter, NewsletterList } from '#schemas/generated/types.ts';
import type { Site } from '#shell/site/site.ts';
import type { TellPartners } from './confirmedPartners.ts';
import type { QueuedMail } from './delivery.ts';
import { confirmationMail, welcomeMail } from './mails.tsx';
import type { NewsletterLinks } from './newsletterLinks.ts';
import type { Subscriptions } from './subscriptions.ts';

interface SignUpsParts {
  site: Pick<Site, 'name' | 'origin'>;
  subscriptions: Pick<Subscriptions, 'ask' | 'notSent' | 'confirm' | 'end'>;
  delivery: Pick<JobQueue<QueuedMail>, 'add'>;
  links: NewsletterLinks;
  outcomes: Counter<'outcome'>;
  tellPartners: TellPartners;
}

interface Confirmation {
  /** With the reader's consent. */
  adSession: string | undefined;
}

/** Double opt-in: requested, confirmed by mail, ended. */
export class SignUps {
  readonly #parts: SignUpsParts;

  constructor(parts: SignUpsParts) {
    this.#parts = parts;
  }

  /** The result reveals neither whether the address is known nor whether a mail is sent. */
  async ask(
    newsletter: Newsletter,
    wish: Omit<NewsletterSubscription, 'lists'>,
    letters: readonly NewsletterList[],
  ): Promise<void> {
    const { mockAddress } = newsletter;
    if (mockAddress !== undefined && addressKey(mockAddress) === addressKey(wish.email)) return;
    const { subscriptions, delivery, links, outcomes } = this.#parts;
    const lists = letters.map(({ name }) => name);
    const { id, isDue, isKnown } = await subscriptions.ask({ ...wish, lists });
    outcomes.inc({ outcome: 'asked' });
    if (!isDue) return;
    const facts = await this.#factsFor(id, letters);
    const mail = isKnown
      ? welcomeMail(facts, { isKnown })
      : confirmationMail({ ...facts, confirmToken: await links.confirmation({ id, lists }) });
    try {
      await delivery.add({ reader: id, mail });
    } catch (error) {
      await subscriptions.notSent(id);
      throw error;
    }
  }

  /** Idempotent. @returns undefined if there is no sign-up to confirm */
  async confirm(
    id: string,
    letters: readonly NewsletterList[],
    reader: IncomingHttpHeaders,
  ): Promise<Confirmation | undefined> {
    const { subscriptions, delivery, outcomes, tellPartners } = this.#parts;
    const confirmed = await subscriptions.confirm(
      id,
      letters.map(({ name }) => name),
    );
    if (!confirmed) return undefined;
    if (!confirmed.isNew) return { adSession: undefined };
    outcomes.inc({ outcome: 'confirmed' });
    const mail = welcomeMail(await this.#factsFor(id, letters), { isKnown: false });
    await delivery.add({ reader: id, mail });
    return { adSession: await tellPartners(confirmed, reader) };
  }

  async end(id: string): Promise<void> {
    if (await this.#parts.subscriptions.end(id)) this.#parts.outcomes.inc({ outcome: 'ended' });
  }

  async #factsFor(id: string, letters: readonly NewsletterList[]) {
    const { site, links } = this.#parts;
    return { publication: site, letters, unsubscribeToken: await links.unsubscribe(id) };
  }
}
