import { drugApi } from '#contracts/drugs/couponCalls.ts';
import { posted } from '#feature-kit/postedBody.ts';
import { api, type Route } from '#feature-kit/route.ts';
import type { BotCheck } from '#platform/botCheck.ts';
import { badRequest, unavailable } from '#platform/http/httpError.ts';
import { type IsInTheUs, requireUs } from '../usReaders.ts';
import type { CouponSender } from './couponSender.ts';
import { replyOf } from './sendAnswer.ts';
import { idempotencyKeyOf, isSendRequest, sendFields } from './sendRequest.ts';

interface SendingRoutesParts {
  partner: string;
  botCheck: Pick<BotCheck, 'challenge'>;
  sender: Pick<CouponSender, 'send'>;
  isInTheUs: IsInTheUs;
}

const limits = { challenge: { most: 30, seconds: 60 }, send: { most: 120, seconds: 60 } } as const;

export function sendingRoutes({ partner, botCheck, sender, isInTheUs }: SendingRoutesParts): Route[] {
  return [
    api(`GET ${drugApi.challenge(partner)}`, {
      limit: limits.challenge,
      handle: async ({ headers }) => {
        requireUs({ headers }, isInTheUs);
        try {
          return { body: await botCheck.challenge() };
        } catch (cause) {
          throw unavailable({ cause });
        }
      },
    }),
    api(`POST ${drugApi.send(partner)}`, {
      limit: limits.send,
      body: posted(isSendRequest, { fields: sendFields }),
      handle: async ({ headers, clientAddress, body }) => {
        requireUs({ headers }, isInTheUs);
        const header = headers['idempotency-key'];
        const key = header === undefined ? undefined : idempotencyKeyOf(String(header));
        if (header !== undefined && key === undefined)
          throw badRequest('The key of this request is not a UUID.');
        return replyOf(await sender.send(body, { key, client: clientAddress }));
      },
    }),
  ];
}
