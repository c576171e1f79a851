import type { ApiReply } from '#feature-kit/route.ts';

export type Sent = { kind: 'message' } | { kind: 'pass'; base64: string } | { kind: 'saveLink'; id: string };

export type Outcome = { status: 200; sent: Sent } | { status: 502; error: string };

export interface Refusal {
  status: 403 | 404 | 422 | 429 | 503;
  error: string;
  /** In seconds. */
  retryAfter?: number | undefined;
}

export const refusals = {
  robot: {
    status: 403,
    error: 'The bot check has expired or was already used. Please send it again.',
  },
  noCoupon: { status: 404, error: 'This coupon was not found or is older than a day. Please get a new one.' },
  otherWish: { status: 422, error: 'This key was already used for another request.' },
  notSetUp: { status: 503, error: 'Coupons cannot be sent this way.' },
  noStore: {
    status: 503,
    error: 'Nothing can be sent at the moment. Please try again later.',
    retryAfter: 60,
  },
  noMoreToday: { status: 503, error: 'No more text messages can be sent today.', retryAfter: 3_600 },
} as const satisfies Readonly<Record<string, Refusal>>;

export function tooOften(retryAfter: number): Refusal {
  return { status: 429, error: 'Too many coupons were sent. Please try again later.', retryAfter };
}

export const providerFailed: Outcome = {
  status: 502,
  error: 'The coupon could not be sent. Please try again.',
};

/** The contract's format: a flag and its data. */
export function replyOf(answer: Outcome | Refusal): ApiReply {
  if (answer.status === 200) return { body: { success: true, data: dataOf(answer.sent) } };
  const { status, error } = answer;
  const retryAfter = 'retryAfter' in answer ? answer.retryAfter : undefined;
  return {
    status,
    body: { success: false, error },
    ...(retryAfter === undefined ? {} : { headers: { 'Retry-After': String(retryAfter) } }),
  };
}

function dataOf(sent: Sent): unknown {
  if (sent.kind === 'pass') return Buffer.from(sent.base64, 'base64').toJSON();
  return sent.kind === 'saveLink' ? sent.id : undefined;
}
