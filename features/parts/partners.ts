import type { IncomingHttpHeaders } from 'node:http';
import type { PartnerPayload } from '#schemas/generated/types.ts';

/** By default, the timeout of a partner's response and its largest size. */
export const usualTimeLimitMs = 1_000;
export const usualMaxBytes = 100_000;

/** Partners get fewer requests than a CMS, so fewer failures open the circuit breaker. */
export const partnerBreaker = { volumeThreshold: 5, windowMs: 30_000, bucketMs: 3_000, resetMs: 30_000 };

/** Kinds of partner servers; `schemas/partner-payload.json` lists the payload of each. */
export type PartnerKind = keyof PartnerPayload;

/**
 * The only way from our server to partners' servers. A feature connects when it opens, if its variable names
 * an address, and calls `mayAsk` and `ask` for the reader of each request.
 */
export interface Partners {
  /**
   * A partner at an address of the operator. Requests need a service of this kind in the site configuration
   * (`outside.services`), so that the privacy page lists it.
   */
  connect<Kind extends PartnerKind>(kind: Kind, options: PartnerOptions): Partner<Kind>;
}

export interface PartnerOptions {
  address: string;
  /** `GET` sends the payload in the query, `POST` as JSON; by default `GET`. */
  method?: 'GET' | 'POST';
  /** The value of the `Authorization` header. It is never logged. */
  authorization?: string | undefined;
  /** Timeout of the whole response; by default one second. */
  timeLimitMs?: number;
  /** Largest response; by default 100 kB. */
  maxBytes?: number;
  /** Required format; `anything` is not read. By default JSON. */
  answers?: 'json' | 'anything';
}

export interface Partner<Kind extends PartnerKind> {
  /**
   * Whether the service is listed and the reader's cookie agrees to everything: a cheap check before a
   * request is built. The yes is validated when it is sent.
   */
  mayAsk(reader: IncomingHttpHeaders): boolean;
  /**
   * Sends one request, with timeout, circuit breaker, no redirects to other hosts and no internal addresses.
   * @returns the response, of unknown shape; undefined if it is not read
   * @throws PartnerError
   */
  ask(question: {
    /** Headers of the reader's request. None of them is forwarded. */
    reader: IncomingHttpHeaders;
    payload: NonNullable<PartnerPayload[Kind]>;
  }): Promise<unknown>;
}

/** The request was not sent, or its response was unusable. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  /** A closed set, for metrics. */
  readonly outcome: PartnerOutcome;
  /** The HTTP status of an unsuccessful response. */
  readonly status: number | undefined;

  constructor(outcome: PartnerOutcome, details: { status?: number | undefined; cause?: unknown } = {}) {
    super(`The partner gave nothing: ${outcome}.`, { cause: details.cause });
    this.outcome = outcome;
    this.status = details.status;
  }
}

/**
 * Why a call failed, such as a missing consent, a payload outside the allow-list, an open circuit breaker, a
 * timeout or an unusable response.
 */
export type PartnerOutcome =
  | 'not-listed'
  | 'no-consent'
  | 'payload'
  | 'left-alone'
  | 'late'
  | 'unreachable'
  | 'status'
  | 'unreadable';

/** Without known consent no partner is called. */
export const noPartners: Partners = {
  connect: () => ({
    mayAsk: () => false,
    ask: async () => {
      throw new PartnerError('no-consent');
    },
  }),
};
