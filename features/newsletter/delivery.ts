import type { Counter } from 'prom-client';
import type { JobQueue, Jobs } from '#content/jobs/jobs.ts';
import { isRecord } from '#contracts/json/isRecord.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { withoutRecipients } from '#platform/mail/mailFailure.ts';
import type { Subscriptions } from './subscriptions.ts';

/** Longer than a night's outage of the mail server. */
export const maxAgeMs = 12 * 60 * 60_000;
/** The mailer has two connections to the mail server. */
const concurrency = 2;

/** Has no address, so erasing the reader erases it. */
export interface QueuedMail {
  reader: string;
  mail: Omit<Mail, 'to'>;
}

interface DeliveryParts {
  jobs: Pick<Jobs, 'queue'>;
  mailer: Pick<Mailer, 'send'>;
  subscriptions: Pick<Subscriptions, 'addressOf' | 'notSent'>;
  mails: Counter<'outcome'>;
}

/** Each mail is stored, sent, and retried for hours. No address is logged or queued. */
export function openDelivery({ jobs, mailer, subscriptions, mails }: DeliveryParts): JobQueue<QueuedMail> {
  return jobs.queue('newsletter-mails', {
    parse: parseQueuedMail,
    maxAgeMs,
    concurrency,
    isFinal: isRefusal,
    run: async ({ reader, mail }) => {
      const to = await subscriptions.addressOf(reader);
      if (to === undefined) return;
      try {
        await mailer.send({ ...mail, to });
      } catch (error) {
        throw Object.assign(new Error('The mail server rejected a mail.'), withoutRecipients(error));
      }
      mails.inc({ outcome: 'sent' });
    },
    onAbandoned: async ({ reader }) => {
      await subscriptions.notSent(reader);
      mails.inc({ outcome: 'failed' });
    },
  });
}

/** @throws TypeError */
function parseQueuedMail(stored: unknown): QueuedMail {
  const { reader, mail } = isRecord(stored) ? stored : {};
  const { subject, text, html, headers } = isRecord(mail) ? mail : {};
  const texts = isRecord(headers) ? Object.entries(headers) : [];
  if (
    typeof reader !== 'string' ||
    typeof subject !== 'string' ||
    typeof text !== 'string' ||
    typeof html !== 'string'
  )
    throw new TypeError('This is not a queued mail.');
  return {
    reader,
    mail: {
      ...{ subject, text, html },
      headers: Object.fromEntries(texts.map(([name, value]) => [name, String(value)])),
    },
  };
}

function isRefusal(error: unknown): boolean {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' && status >= 500;
}
