import type { IncomingHttpHeaders } from 'node:http';
import type { PartnerPayload } from '#schemas/generated/types.ts';

export const usualTimeLimitMs = 1_000;
export const usualMaxBytes = 100_000;

/** Partners get fewer requests than a CMS, so fewer failures open the circuit breaker. */
export const partnerBreaker = { volumeThreshold: 5, windowMs: 30_000, bucketMs: 3_000, resetMs: 30_000 };

/** `schemas/partner-payload.json` lists the payload of each. */
export type PartnerKind = keyof PartnerPayload;

/** The only way from our server to partners' servers. */
export interface Partners {
  /** Needs a service of this kind in `outside.services`, so that the privacy page lists it. */
  connect<Kind extends PartnerKind>(kind: Kind, options: PartnerOptions): Partner<Kind>;
}

export interface PartnerOptions {
  address: string;
  /** `GET` (default) sends the payload in the query, `POST` as JSON. */
  method?: 'GET' | 'POST';
  /** Value of the header. Never logged. */
  authorization?: string | undefined;
  /** Of the whole response; by default one second. */
  timeLimitMs?: number;
  maxBytes?: number;
  /** By default JSON. `anything` is not read. */
  answers?: 'json' | 'anything';
}

export interface Partner<Kind extends PartnerKind> {
  /** Service listed, and the reader's cookie agrees to everything. Cheap: `ask` validates the yes. */
  mayAsk(reader: IncomingHttpHeaders): boolean;
  /** No redirects to other hosts, no internal addresses. @throws PartnerError */
  ask(question: {
    /** Not forwarded. */
    reader: IncomingHttpHeaders;
    payload: NonNullable<PartnerPayload[Kind]>;
  }): Promise<unknown>;
}

export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  readonly outcome: PartnerOutcome;
  readonly status: number | undefined;

  constructor(outcome: PartnerOutcome, details: { status?: number | undefined; cause?: unknown } = {}) {
    super(`The partner returned nothing: ${outcome}.`, { cause: details.cause });
    this.outcome = outcome;
    this.status = details.status;
  }
}

/** Such as missing consent, a payload outside the allow-list, an open circuit breaker, or a timeout. */
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
