import type { IncomingHttpHeaders } from 'node:http';
import type { PartnerPayload } from '#schemas/generated/types.ts';

/** How long a partner has for an answer, in milliseconds, and how large that may be, in bytes, where nothing else is said. */
export const usualTimeLimitMs = 1_000;
export const usualMaxBytes = 100_000;

/** Partners are asked less often than a CMS, so fewer failures have to be enough. */
export const partnerBreaker = { volumeThreshold: 5, windowMs: 30_000, bucketMs: 3_000, resetMs: 30_000 };

/** What a server of a partner may be asked for; `schemas/partner-payload.json` lists what each may be told. */
export type PartnerKind = keyof PartnerPayload;

/**
 * The one way from our server to servers of partners. A feature connects when it opens, where its variable names an
 * address, and asks on behalf of the reader whose request it answers:
 *
 *     const suggestions = address && partners.connect('suggestions', { address });
 *     if (suggestions?.mayAsk(headers)) answer = await suggestions.ask({ reader: headers, payload: { … } });
 */
export interface Partners {
  /**
   * A partner at an address that the operator has named. It is asked where the site configuration lists a service of this
   * kind (`outside.services`), so that the privacy choices tell of it.
   */
  connect<Kind extends PartnerKind>(kind: Kind, options: PartnerOptions): Partner<Kind>;
}

export interface PartnerOptions {
  /** Where the partner answers. */
  address: string;
  /** `GET` puts the payload into the query, `POST` sends it as JSON; `GET` where nothing is said. */
  method?: 'GET' | 'POST';
  /** The value of the `Authorization` header. It is never logged. */
  authorization?: string | undefined;
  /** For the whole answer, in milliseconds; a second where nothing is said. */
  timeLimitMs?: number;
  /** Of the answer; 100 kB where nothing is said. */
  maxBytes?: number;
  /** What the answer has to be. `anything` is not read. JSON where nothing is said. */
  answers?: 'json' | 'anything';
}

export interface Partner<Kind extends PartnerKind> {
  /**
   * Whether it is listed, and whoever sent a request with these headers says that they have agreed to all that is asked: a first
   * look, before anything is made for a question. Whether that stands is looked at when it is asked.
   */
  mayAsk(reader: IncomingHttpHeaders): boolean;
  /**
   * Asks once, within the time limit. No redirect is followed to elsewhere, nothing in the house is asked, and a partner
   * that fails often is left alone for a while.
   *
   * @returns what it answers, of unknown shape; undefined where that is not read
   * @throws PartnerError
   */
  ask(question: {
    /** The headers of the request of the reader for whom it is asked. None of them goes along. */
    reader: IncomingHttpHeaders;
    payload: NonNullable<PartnerPayload[Kind]>;
  }): Promise<unknown>;
}

/** A partner was not asked, or gave nothing that could be used. */
export class PartnerError extends Error {
  override readonly name = 'PartnerError';
  /** A closed set, for what is counted. */
  readonly outcome: PartnerOutcome;
  /** The HTTP status, where it answered one that is no success. */
  readonly status: number | undefined;

  constructor(outcome: PartnerOutcome, details: { status?: number | undefined; cause?: unknown } = {}) {
    super(`The partner gave nothing: ${outcome}.`, { cause: details.cause });
    this.outcome = outcome;
    this.status = details.status;
  }
}

/**
 * Why nothing came: it is not listed; the reader has not agreed; what it would be told is not on the list of what it may be
 * told; it is left alone; it did not answer in time; it could not be reached; it answered a status that is no success, or what
 * cannot be read.
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

/** While it is not known what readers have agreed to: nobody is asked anything. */
export const noPartners: Partners = {
  connect: () => ({
    mayAsk: () => false,
    ask: async () => {
      throw new PartnerError('no-consent');
    },
  }),
};
