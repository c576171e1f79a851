import { setTimeout as wait } from 'node:timers/promises';
import type { Counter } from 'prom-client';
import type { ContentLog } from '#content/source/contentLog.ts';
import type { Mail } from '#platform/mail/mail.ts';
import type { Mailer } from '#platform/mail/mailer.ts';
import { withoutRecipients } from '#platform/mail/mailFailure.ts';

/** Mails on their way. When the mail server cannot keep up, mails are lost sooner than memory. */
export const maxUnderWay = 500;
/** How long a mail that could not be handed over waits for the next tries, in milliseconds. */
const pauses = [2_000, 20_000];

interface DeliveryParts {
  mailer: Pick<Mailer, 'send'>;
  log: Pick<ContentLog, 'error'>;
  mails: Counter<'outcome'>;
}

/** Hands mails over while nobody waits, and tries again where that fails. No address gets into the log. */
export class Delivery {
  readonly #parts: DeliveryParts;
  readonly #underWay = new Set<Promise<void>>();
  readonly #ending = new AbortController();

  constructor(parts: DeliveryParts) {
    this.#parts = parts;
  }

  /** @param onFailure called where it could not be handed over at last */
  send(mail: Mail, onFailure: () => Promise<void> = async () => undefined): void {
    const { log, mails } = this.#parts;
    if (this.#underWay.size >= maxUnderWay) {
      mails.inc({ outcome: 'lost' });
      log.error({}, 'newsletter: a mail is lost, because too many are on their way');
      return;
    }
    const sending = this.#send(mail)
      .then(
        () => mails.inc({ outcome: 'sent' }),
        async (error: unknown) => {
          mails.inc({ outcome: 'failed' });
          log.error({ err: withoutRecipients(error) }, 'newsletter: a mail could not be sent');
          await onFailure();
        },
      )
      .catch((error: unknown) =>
        log.error({ err: error }, 'newsletter: what a mail left behind could not be kept'),
      )
      .finally(() => this.#underWay.delete(sending));
    this.#underWay.add(sending);
  }

  /** Settles when no mail is on its way. */
  async idle(): Promise<void> {
    await Promise.all(this.#underWay);
  }

  /** Ends the waiting between tries, and settles when no mail is on its way. */
  async close(): Promise<void> {
    this.#ending.abort();
    await this.idle();
  }

  async #send(mail: Mail): Promise<void> {
    for (const pause of pauses) {
      try {
        return await this.#parts.mailer.send(mail);
      } catch (error) {
        if (this.#ending.signal.aborted || isFinal(error)) throw error;
        await wait(pause, undefined, { signal: this.#ending.signal, ref: false }).catch(() => undefined);
      }
    }
    return this.#parts.mailer.send(mail);
  }
}

/** Whether the mail server will say the same again: it refused the mail for good. */
function isFinal(error: unknown): boolean {
  const status: unknown = error instanceof Error ? Reflect.get(error, 'responseCode') : undefined;
  return typeof status === 'number' && status >= 500;
}
