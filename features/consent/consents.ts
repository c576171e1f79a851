import type { IncomingHttpHeaders } from 'node:http';
import {
  type ConsentAnswer,
  type ConsentFacts,
  type ConsentRecord,
  type ConsentState,
  consentCookie,
  consentDays,
  usPrivacyCookie,
  usPrivacyDays,
} from '../../contracts/consent.ts';
import { cookiesWithConsent } from '../../contracts/keptWithConsent.ts';
import { outsideAddress } from '../../contracts/outside/frame.ts';
import { cookieValue } from '../../platform/http/cookies.ts';
import { type Asked, askedOf, type Choice, choiceOf, isFull, type Listed, recordOf } from './choice.ts';
import { type KeptChoice, readConsentCookie, writeConsentCookie } from './consentCookie.ts';
import { encodeConsent } from './encodeConsent.ts';
import { regimeOf } from './regime.ts';

interface ConsentsOptions {
  /** Whom readers are asked about now, in the browser and on the server. */
  partners: () => readonly Listed[];
  /** Who asks them for the publisher, by name. */
  asking?: () => string | undefined;
  /** What choices are signed with. */
  secret: string;
  cmpId: number | undefined;
  /** The origin that frames have of their own. */
  outsideOrigin: string | undefined;
  /** Where the reader is, as far as a request tells. */
  countryOf: (headers: IncomingHttpHeaders) => string | undefined;
  /** Whether readers come by https, so that cookies may say so. */
  https: boolean;
  now?: () => Date;
}

/** What readers have agreed to: read of what their browsers send, and kept by them alone. */
export class Consents {
  readonly #options: Required<ConsentsOptions>;

  constructor(options: ConsentsOptions) {
    this.#options = { now: () => new Date(), asking: () => undefined, ...options };
  }

  /** What readers are asked for, as it is now. */
  asked(): Asked {
    return askedOf(this.#options.partners());
  }

  /** What is known of a reader. A signal against all sharing (Global Privacy Control) is a no, and wins over a yes. */
  factsOf(headers: IncomingHttpHeaders): ConsentAnswer {
    const asked = this.asked();
    const kept = this.#kept(cookieValue(headers.cookie, consentCookie));
    return this.#facts(headers, kept, stateOf(kept, asked, hasGpc(headers)));
  }

  /** The same as far as a page needs it, which is told once a visit. */
  toldTo(headers: IncomingHttpHeaders): ConsentFacts {
    const { state, regime, gdprApplies, limitedAds, tc, gpp, usp, outside } = this.factsOf(headers);
    const strings = state === 'full' ? { ...(tc ? { tc } : {}), ...(gpp ? { gpp } : {}) } : {};
    return { state, regime, gdprApplies, limitedAds, ...strings, usp, outside };
  }

  /** Whether a cookie's value is a choice that this site has kept. */
  isKept(value: string): boolean {
    return this.#kept(value) !== undefined;
  }

  /** Takes a choice: what the browser is told, and the cookies that it shall keep it in. */
  async choose(
    record: ConsentRecord,
    headers: IncomingHttpHeaders,
  ): Promise<{ facts: ConsentAnswer; cookies: string[] }> {
    const { partners, secret, cmpId, now } = this.#options;
    const asked = this.asked();
    const gpc = hasGpc(headers);
    const choice = choiceOf(gpc ? { unsetAll: true } : record, asked);
    const full = isFull(choice, asked);
    const strings = await encodeConsent(choice, { cmpId, partners: partners(), isFull: full, hasGpc: gpc });
    const kept: KeptChoice = { ...choice, ...strings, list: asked.list };
    const facts = this.#facts(headers, kept, full ? 'full' : 'rejected');
    return {
      facts,
      cookies: [
        this.#cookie(consentCookie, writeConsentCookie(kept, secret, now()), consentDays),
        this.#cookie(usPrivacyCookie, facts.usp, usPrivacyDays),
        ...(full ? [] : cookiesWithConsent.map((name) => this.#cookie(name, '', 0))),
      ],
    };
  }

  /** The cookies of a reader who has made no choice. */
  forgotten(): string[] {
    return [consentCookie, usPrivacyCookie, ...cookiesWithConsent].map((name) => this.#cookie(name, '', 0));
  }

  #kept(value: string | undefined): KeptChoice | undefined {
    return readConsentCookie(value, this.#options.secret, this.#options.now());
  }

  #facts(headers: IncomingHttpHeaders, kept: KeptChoice | undefined, state: ConsentState): ConsentAnswer {
    const { countryOf, outsideOrigin = '', partners, asking } = this.#options;
    const tool = hasGpc(headers) ? undefined : asking();
    const regime = regimeOf(countryOf(headers));
    const isGranted = state === 'full';
    const choice = hasGpc(headers) ? undefined : kept;
    return {
      state,
      regime,
      gdprApplies: regime === 'gdpr',
      limitedAds: this.#options.cmpId === undefined,
      ...recordOf(choice ?? nothing, this.asked()),
      ...(choice?.tc ? { tc: choice.tc } : {}),
      ...(choice?.gpp ? { gpp: choice.gpp } : {}),
      usp: regime !== 'us' ? '1---' : isGranted ? '1YNY' : '1YYY',
      outside: {
        address: `${outsideOrigin}${outsideAddress}`,
        everywhere: isGranted ? runningEverywhere(partners()) : [],
        ...(tool === undefined ? {} : { asking: tool }),
      },
    };
  }

  #cookie(name: string, value: string, days: number): string {
    const age = days * 24 * 60 * 60;
    return `${name}=${value}; Path=/; Max-Age=${age}; SameSite=Lax${this.#options.https ? '; Secure' : ''}`;
  }
}

/** What runs on every page, and not in a place of its own. */
const everywhere: ReadonlySet<Listed['kind']> = new Set([
  'ad-block-check',
  'analytics',
  'survey',
  'replay',
  'pixel',
  // What gets galleries of videos ready; the players of videos in articles are asked for by a click.
  'video',
]);

function runningEverywhere(partners: readonly Listed[]): ConsentFacts['outside']['everywhere'] {
  return partners
    .filter(({ kind }) => everywhere.has(kind))
    .map(({ name, kind }) => ({
      name,
      ...(kind === 'survey' || kind === 'ad-block-check' ? { kind } : {}),
    }));
}

const nothing: Choice = { purposes: [], vendors: [], others: false };

/** A yes is one to the partners of its time: with others, the reader is asked again. A no stays one. */
function stateOf(kept: KeptChoice | undefined, asked: Asked, gpc: boolean): ConsentState {
  if (gpc) return 'rejected';
  if (!kept) return 'none';
  const saidNo = kept.purposes.length === 0 && kept.vendors.length === 0 && !kept.others;
  if (kept.list !== asked.list && !saidNo) return 'none';
  return isFull(kept, asked) ? 'full' : 'rejected';
}

function hasGpc(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1';
}
