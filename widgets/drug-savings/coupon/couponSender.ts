import { solveAhead } from '#contracts/botCheck.ts';
import { answerTimeLimit, drugApi, type SendWish } from '#contracts/drugs/couponCalls.ts';
import { FetchFailure, fetchJson } from '#contracts/fetchJson.ts';
import { fieldsOf } from '#contracts/json/fieldsOf.ts';
import { fetchInTime } from '../fetchInTime.ts';

export type SendAnswer =
  | { isSent: true; data: unknown }
  /** `reason`: the server's message, if a retry would not help. */
  | { isSent: false; reason: string | undefined };

export interface CouponSender {
  /** Starts the task that the request carries. */
  begin: () => void;
  send: (wish: SendWish) => Promise<SendAnswer>;
}

/** Statuses whose message is for readers: address or number, coupon, rate limit. */
const readableStatuses: readonly number[] = [400, 404, 429, 503];

/** An unanswered request is retried with the same key, so the message is delivered once. */
export function couponSender(partner: string, signal: AbortSignal): CouponSender {
  const work = solveAhead(() => fetchInTime(drugApi.challenge(partner), {}, signal));
  let unanswered: { wish: string; key: string } | undefined;

  return {
    begin: work.begin,
    send: async (wish) => {
      const limit = new AbortController();
      let timer: ReturnType<typeof setTimeout> | undefined;
      try {
        const recaptcha = await work.take();
        const text = JSON.stringify(wish);
        const key = unanswered?.wish === text ? unanswered.key : crypto.randomUUID();
        unanswered = { wish: text, key };
        timer = setTimeout(() => limit.abort(), answerTimeLimit);
        const answer = fieldsOf(
          await fetchJson(drugApi.send(partner), {
            body: { ...wish, recaptcha },
            headers: { 'Idempotency-Key': key },
            signal: limit.signal,
          }),
        );
        unanswered = undefined;
        return answer.success === true
          ? { isSent: true, data: answer.data }
          : { isSent: false, reason: undefined };
      } catch (cause) {
        // Any other failure can be retried: no connection, timeout, or an unsupported browser.
        if (!(cause instanceof FetchFailure)) return { isSent: false, reason: undefined };
        unanswered = undefined;
        return { isSent: false, reason: reasonOf(cause) };
      } finally {
        clearTimeout(timer);
      }
    },
  };
}

function reasonOf({ status, body }: FetchFailure): string | undefined {
  const { error } = fieldsOf(body);
  return readableStatuses.includes(status) && typeof error === 'string' ? error : undefined;
}
