import type { IncomingHttpHeaders } from 'node:http';
import { Counter, Gauge, type Registry } from 'prom-client';
import type { ContentLog } from '#content/source/contentLog.ts';
import {
  type Partner,
  PartnerError,
  type PartnerKind,
  type PartnerOptions,
  type PartnerOutcome,
  type Partners,
  partnerBreaker,
  usualMaxBytes,
  usualTimeLimitMs,
} from '#feature-kit/partners.ts';
import type { UpstreamRequest } from '#platform/upstream/attempt.ts';
import { faultOfJson, isSuccess, readJson } from '#platform/upstream/jsonAnswer.ts';
import { sendToPublic } from '#platform/upstream/sendToPublic.ts';
import { Upstream, type UpstreamOptions } from '#platform/upstream/upstream.ts';
import { UpstreamError, type UpstreamFailure } from '#platform/upstream/upstreamError.ts';
import type { PartnerPayload } from '#schemas/generated/types.ts';
import { validatePartnerPayload } from '#schemas/generated/validators.js';
import type { ServiceParty } from '#shell/parties/parties.ts';

/** To one partner. More are rejected, so that a slow partner does not block readers. */
const maxConcurrent = 32;
/** The same fault of a partner is logged again after this time. */
const sameTroubleMs = 10 * 60_000;

interface PartnerGateParts {
  services: () => readonly Pick<ServiceParty, 'kind'>[];
  /** The cookie agrees to everything; `hasAgreed` says whether that is still valid. */
  saysYes: (reader: IncomingHttpHeaders) => boolean;
  hasAgreed: (reader: IncomingHttpHeaders) => Promise<boolean>;
  registry: Registry;
  log: Pick<ContentLog, 'warn' | 'error'>;
  now?: UpstreamOptions['now'];
}

/** Limited by `schemas/partner-payload.json`, and by consent. Never logs addresses, headers and payloads. */
export class PartnerGate implements Partners {
  readonly #parts: PartnerGateParts;
  readonly #calls: Counter<'partner' | 'outcome'>;
  readonly #upstreams = new Map<PartnerKind, Upstream>();
  readonly #now: () => number;

  constructor(parts: PartnerGateParts) {
    this.#parts = parts;
    this.#now = parts.now ?? (() => performance.now());
    const registers = [parts.registry];
    this.#calls = new Counter({
      name: 'pagewell_partner_calls_total',
      help: 'Requests of the server to partners, by outcome.',
      labelNames: ['partner', 'outcome'],
      registers,
    });
    const upstreams = this.#upstreams;
    new Gauge({
      name: 'pagewell_partner_breaker_open',
      help: 'State of the circuit breaker of a partner: 1 while requests are paused after too many failures.',
      labelNames: ['partner'],
      registers,
      collect() {
        for (const [partner, upstream] of upstreams)
          this.set({ partner }, Number(upstream.status().breaker !== 'closed'));
      },
    });
  }

  connect<Kind extends PartnerKind>(kind: Kind, options: PartnerOptions): Partner<Kind> {
    const { timeLimitMs: deadlineMs = usualTimeLimitMs } = options;
    const upstream = new Upstream({
      deadlineMs,
      attemptTimeoutMs: deadlineMs,
      maxConcurrent,
      breaker: partnerBreaker,
      send: sendToPublic,
      now: this.#now,
    });
    this.#upstreams.set(kind, upstream);
    if (!this.#isListed(kind))
      this.#parts.log.warn(
        { partner: kind },
        'a partner is not called: the service is not in the site configuration',
      );
    const lastReport = { at: Number.NEGATIVE_INFINITY };
    return {
      mayAsk: (reader) => this.#isListed(kind) && this.#parts.saysYes(reader),
      ask: async ({ reader, payload }) => {
        try {
          const answer = await this.#ask(upstream, kind, options, reader, payload);
          this.#calls.inc({ partner: kind, outcome: 'answered' });
          return answer;
        } catch (error) {
          const failure = error instanceof PartnerError ? error : partnerErrorOf(error);
          this.#calls.inc({ partner: kind, outcome: failure.outcome });
          this.#report(kind, failure, lastReport);
          throw failure;
        }
      },
    };
  }

  close(): void {
    for (const upstream of this.#upstreams.values()) upstream.close();
  }

  async #ask(
    upstream: Upstream,
    kind: PartnerKind,
    options: PartnerOptions,
    reader: IncomingHttpHeaders,
    payload: NonNullable<PartnerPayload[PartnerKind]>,
  ): Promise<unknown> {
    if (!this.#isListed(kind)) throw new PartnerError('not-listed');
    if (!(await this.#parts.hasAgreed(reader))) throw new PartnerError('no-consent');
    if (!validatePartnerPayload({ [kind]: payload })) throw new PartnerError('payload');
    const answer = await upstream.ask(requestOf(options, payload));
    if (!isSuccess(answer)) throw new PartnerError('status', { status: answer.status });
    return options.answers === 'anything' ? undefined : readJson(answer);
  }

  #isListed(kind: PartnerKind): boolean {
    return this.#parts.services().some((service) => service.kind === kind);
  }

  #report(kind: PartnerKind, { outcome, status }: PartnerError, lastReport: { at: number }): void {
    const facts = { partner: kind, outcome, status };
    if (outcome === 'payload')
      this.#parts.log.error(facts, 'a request to a partner contained data that is not allowed');
    if (!isTrouble(outcome) || this.#now() - lastReport.at < sameTroubleMs) return;
    lastReport.at = this.#now();
    this.#parts.log.warn(facts, 'the response of a partner is not usable');
  }
}

function isTrouble(outcome: PartnerOutcome): boolean {
  return ['late', 'unreachable', 'status', 'unreadable'].includes(outcome);
}

function requestOf(
  { address, method = 'GET', authorization, maxBytes = usualMaxBytes, answers = 'json' }: PartnerOptions,
  payload: object,
): UpstreamRequest {
  const url = new URL(address);
  if (method === 'GET')
    for (const [name, value] of Object.entries(payload)) url.searchParams.set(name, String(value));
  return {
    url,
    method,
    headers: {
      accept: 'application/json',
      ...(authorization === undefined ? {} : { authorization }),
      ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
    },
    ...(method === 'GET' ? {} : { body: JSON.stringify(payload) }),
    maxBytes,
    ...(answers === 'anything' ? {} : { faultOf: faultOfJson }),
  };
}

const outcomes: Readonly<Record<UpstreamFailure, PartnerOutcome>> = {
  timeout: 'late',
  connect: 'unreachable',
  tls: 'unreachable',
  reset: 'unreachable',
  private: 'unreachable',
  status: 'status',
  redirect: 'unreadable',
  'too-large': 'unreadable',
  encoding: 'unreadable',
  'content-type': 'unreadable',
  'breaker-open': 'left-alone',
  overloaded: 'left-alone',
  closed: 'left-alone',
};

function partnerErrorOf(error: unknown): PartnerError {
  if (!(error instanceof UpstreamError)) throw error;
  return new PartnerError(outcomes[error.kind], { status: error.status, cause: error });
}
