import type { ContentLog } from '#content/source/contentLog.ts';
import { type ConsentRecord, consentAddress, validateConsentAddress } from '#contracts/consent.ts';
import { partnerBreaker, usualMaxBytes, usualTimeLimitMs } from '#feature-kit/partners.ts';
import type { UpstreamRequest } from '#platform/upstream/attempt.ts';
import { jsonText } from '#platform/upstream/responseBody.ts';
import { sendToPublic } from '#platform/upstream/sendToPublic.ts';
import { Upstream } from '#platform/upstream/upstream.ts';
import { UpstreamError } from '#platform/upstream/upstreamError.ts';
import { isConsentRecord, narrowed } from './consentRecord.ts';

/** `unknown`: no response. */
export type ChoiceStatus = 'stands' | 'is-gone' | 'unknown';

export interface Heard {
  record: ConsentRecord;
  isHeard: boolean;
}

interface ConsentServerParts {
  address: string;
  log: Pick<ContentLog, 'warn'>;
}

/**
 * Gets choices without cookie, address or page, may narrow them, and validates them later.
 * On failure the choice is stored as made, without effect until validated.
 */
export class ConsentServer {
  readonly #parts: ConsentServerParts;
  readonly #upstream: Upstream;

  constructor(parts: ConsentServerParts) {
    this.#parts = parts;
    this.#upstream = new Upstream({
      deadlineMs: usualTimeLimitMs,
      attemptTimeoutMs: usualTimeLimitMs,
      breaker: partnerBreaker,
      send: sendToPublic,
    });
  }

  async choose(record: ConsentRecord): Promise<Heard> {
    const answer = await this.#ask('PATCH', consentAddress, record);
    return isConsentRecord(answer)
      ? { record: narrowed(record, answer), isHeard: true }
      : { record, isHeard: false };
  }

  /** @param cookieValue a choice as this site has signed it */
  async validate(cookieValue: string): Promise<ChoiceStatus> {
    const answer = await this.#ask('POST', validateConsentAddress, { cookieValue });
    if (answer === undefined) return 'unknown';
    return answer === true ? 'stands' : 'is-gone';
  }

  close(): void {
    this.#upstream.close();
  }

  async #ask(method: 'PATCH' | 'POST', path: string, body: object): Promise<unknown> {
    const request: UpstreamRequest = {
      url: new URL(this.#parts.address.replace(/\/$/, '') + path),
      method,
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify(body),
      maxBytes: usualMaxBytes,
    };
    try {
      const answer = await this.#upstream.ask(request);
      if (answer.status === 200) return JSON.parse(jsonText(answer));
      this.#report(`it returned ${answer.status}`);
    } catch (error) {
      if (!(error instanceof UpstreamError || error instanceof SyntaxError)) throw error;
      this.#report(error instanceof UpstreamError ? error.kind : 'no JSON');
    }
    return undefined;
  }

  #report(reason: string): void {
    this.#parts.log.warn({ reason }, 'the response of the consent service is not usable');
  }
}
