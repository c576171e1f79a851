import { Counter } from 'prom-client';
import { drugApi, sendAction } from '#contracts/drugs/couponCalls.ts';
import type { DrugSavingsService } from '#contracts/drugs/facts.ts';
import type { FeatureParts } from '#feature-kit/feature.ts';
import { posted } from '#feature-kit/postedBody.ts';
import { api, type Route } from '#feature-kit/route.ts';
import { storedKey } from '#feature-kit/storedKey.ts';
import { BotCheck } from '#platform/botCheck.ts';
import { badRequest, unavailable } from '#platform/http/httpError.ts';
import { keyTable } from '../coupons/couponMigrations.ts';
import { type IsInTheUs, isInTheUs, requireUs } from '../usReaders.ts';
import { CouponSender } from './couponSender.ts';
import type { CouponToSend } from './couponToSend.ts';
import { replyOf } from './sendAnswer.ts';
import { SendLimits } from './sendLimits.ts';
import { SendOnce } from './sendOnce.ts';
import { idempotencyKeyOf, isSendRequest, sendFields } from './sendRequest.ts';
import type { SendingSettings } from './setUp.ts';
import { countText } from './textMessages.ts';
import { openWays } from './ways.ts';

interface SendingRoutesParts {
  partner: string;
  botCheck: Pick<BotCheck, 'challenge'>;
  sender: Pick<CouponSender, 'send'>;
  isInTheUs: IsInTheUs;
}

const limits = { challenge: { most: 30, seconds: 60 }, send: { most: 120, seconds: 60 } } as const;

function sendingRoutes({ partner, botCheck, sender, isInTheUs }: SendingRoutesParts): Route[] {
  return [
    api(`GET ${drugApi.challenge(partner)}`, { limit: limits.challenge }, async ({ headers }) => {
      requireUs({ headers }, isInTheUs);
      try {
        return { body: await botCheck.challenge() };
      } catch (cause) {
        throw unavailable({ cause });
      }
    }),
    api(
      `POST ${drugApi.send(partner)}`,
      { limit: limits.send, body: posted(isSendRequest, { fields: sendFields }) },
      async ({ headers, clientAddress, body }) => {
        requireUs({ headers }, isInTheUs);
        const header = headers['idempotency-key'];
        const key = header === undefined ? undefined : idempotencyKeyOf(String(header));
        if (header !== undefined && key === undefined)
          throw badRequest('The key of this request is not a UUID.');
        return replyOf(await sender.send(body, { key, client: clientAddress }));
      },
    ),
  ];
}

type SendingParts = Pick<
  FeatureParts,
  'log' | 'registry' | 'renderer' | 'limits' | 'mailer' | 'outbox' | 'readerProfile' | 'isOnThisMachine'
> & {
  content: Pick<FeatureParts['content'], 'database'>;
  partner: string;
  isSample: boolean;
  couponOf: (couponID: string) => Promise<CouponToSend | undefined>;
};

/** A channel that is not configured has no button. */
interface OpenSending extends Pick<DrugSavingsService, 'sends' | 'walletSaveAddress'> {
  routes: readonly Route[];
  purge: () => Promise<void>;
  close: () => void;
}

/** @throws ConfigurationError */
export async function openSending(
  { content, log, registry, renderer, limits, mailer, outbox, ...parts }: SendingParts,
  settings: SendingSettings,
): Promise<OpenSending> {
  const { name, origin } = renderer.site;
  const { partner, isSample, couponOf, isOnThisMachine } = parts;
  const opened = await openWays(
    { mailer, outbox, sender: { name, origin, isSample }, isOnThisMachine, log },
    settings,
  );
  const { ways, walletSaveAddress } = opened;
  const key = storedKey(content.database, keyTable);
  const botCheck = new BotCheck({ key, action: sendAction(partner), siteKey: new URL(origin).host });
  const once = new SendOnce({ database: content.database, log });
  const sender = new CouponSender({
    ways,
    couponOf,
    once,
    botCheck,
    limits: new SendLimits(limits, key),
    countText: () => countText(content.database, settings.smsDailyLimit),
    log,
    outcomes: new Counter({
      name: 'pagewell_coupons_sent_total',
      help: 'Requests to send a coupon, by channel and outcome.',
      labelNames: ['way', 'outcome'],
      registers: [registry],
    }),
  });
  return {
    routes: sendingRoutes({ partner, botCheck, sender, isInTheUs: isInTheUs(parts) }),
    sends: {
      email: ways.email !== undefined,
      textMessage: ways.textMessage !== undefined,
      ios: ways.ios !== undefined,
      android: ways.android !== undefined,
    },
    walletSaveAddress,
    purge: () => once.purge(),
    close: opened.close,
  };
}
