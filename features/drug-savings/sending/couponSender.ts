import { randomUUID } from 'node:crypto';
import type { Counter } from 'prom-client';
import type { ContentLog } from '#content/source/contentLog.ts';
import type { SendWish } from '#contracts/drugs/couponCalls.ts';
import type { BotCheck } from '#platform/botCheck.ts';
import { errorCodeOf } from '#platform/errorCode.ts';
import { badRequest } from '#platform/http/httpError.ts';
import { withoutRecipients } from '#platform/mail/mailFailure.ts';
import type { CouponToSend } from './couponToSend.ts';
import { mailAddressOf, usNumberOf } from './recipient.ts';
import { type Outcome, providerFailed, type Refusal, refusals, type Sent, tooOften } from './sendAnswer.ts';
import type { SendLimits } from './sendLimits.ts';
import { inStore, NoStoreError, type SendOnce } from './sendOnce.ts';
import type { SendRequest } from './sendRequest.ts';

export type Way = 'email' | 'textMessage' | 'ios' | 'android';

/** @param to empty for a pass @throws when it was rejected, or the result is unknown */
export type HandOver = (coupon: CouponToSend, to: string) => Promise<Sent>;

/** Others have no button, and are rejected. */
export type Ways = Readonly<Partial<Record<Way, HandOver>>>;

interface CouponSenderParts {
  ways: Ways;
  couponOf: (couponID: string) => Promise<CouponToSend | undefined>;
  once: Pick<SendOnce, 'run'>;
  botCheck: Pick<BotCheck, 'passes'>;
  limits: Pick<SendLimits, 'message' | 'pass'>;
  countText: () => Promise<boolean>;
  log: Pick<ContentLog, 'error'>;
  /** For the operator. */
  outcomes: Counter<'way' | 'outcome'>;
}

interface From {
  /** Without a key each request is separate. */
  key: string | undefined;
  client: string | undefined;
}

export class CouponSender {
  readonly #parts: CouponSenderParts;

  constructor(parts: CouponSenderParts) {
    this.#parts = parts;
  }

  /** @throws HttpError 400 for an invalid recipient */
  async send({ recaptcha, ...wish }: SendRequest, { key, client }: From): Promise<Outcome | Refusal> {
    const { ways, once, botCheck, outcomes } = this.#parts;
    const way = wayOf(wish);
    const to = await recipientOf(wish);
    const handOver = ways[way];
    if (!handOver) return refusals.notSetUp;
    const counted = <Answer extends Outcome | Refusal>(answer: Answer): Answer => {
      outcomes.inc({ way, outcome: outcomeNames[answer.status] });
      return answer;
    };
    try {
      return await once.run(key ?? randomUUID(), [wish.couponID, way, to], {
        admit: async () =>
          (await inStore(() => botCheck.passes(recaptcha))) ? undefined : counted(refusals.robot),
        send: async () => counted(await this.#send(wish.couponID, { way, to, client, handOver })),
      });
    } catch (error) {
      if (!(error instanceof NoStoreError)) throw error;
      const code = errorCodeOf(error.cause);
      this.#parts.log.error({ code, way }, 'drug savings: the store cannot be reached, so nothing is sent');
      return counted(refusals.noStore);
    }
  }

  async #send(
    couponID: string,
    { way, to, client, handOver }: { way: Way; to: string; client: string | undefined; handOver: HandOver },
  ): Promise<Outcome | Refusal> {
    const { couponOf, limits, countText } = this.#parts;
    const coupon = await inStore(() => couponOf(couponID));
    if (!coupon) return refusals.noCoupon;
    const isPass = way === 'ios' || way === 'android';
    const seconds = await inStore(() => (isPass ? limits.pass(client) : limits.message(client, to)));
    if (seconds > 0) return tooOften(seconds);
    if (way === 'textMessage' && !(await inStore(countText))) return refusals.noMoreToday;
    try {
      return { status: 200, sent: await handOver(coupon, to) };
    } catch (error) {
      // Errors of other channels do not contain the recipient.
      const err = way === 'email' ? withoutRecipients(error) : error;
      this.#parts.log.error({ err, way }, 'drug savings: a coupon could not be sent');
      return providerFailed;
    }
  }
}

const outcomeNames: Readonly<Record<(Outcome | Refusal)['status'], string>> = {
  200: 'sent',
  403: 'robot',
  404: 'no-coupon',
  422: 'other-wish',
  429: 'too-often',
  502: 'failed',
  503: 'unavailable',
};

function wayOf(wish: SendWish): Way {
  return wish.sendType === 'wallet' ? wish.platform : wish.sendType;
}

/** @throws HttpError 400 */
async function recipientOf(wish: SendWish): Promise<string> {
  switch (wish.sendType) {
    case 'email':
      return mailAddressOf(wish.email) ?? noRecipient('This is not a valid email address.');
    case 'textMessage':
      return (await usNumberOf(wish.phoneNumber)) ?? noRecipient('This is not a regular US phone number.');
    case 'wallet':
      return '';
    default:
      return wish satisfies never;
  }
}

function noRecipient(message: string): never {
  throw badRequest(message);
}
