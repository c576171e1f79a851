import type { IncomingHttpHeaders } from 'node:http';
import {
  type ConsentAnswer,
  type ConsentFacts,
  type ConsentRecord,
  type ConsentState,
  consentCookie,
  consentDays,
  type Regime,
  usPrivacyCookie,
  usPrivacyDays,
} from '#contracts/consent.ts';
import { hostCookie } from '#contracts/hostCookie.ts';
import { cookiesWithConsent } from '#contracts/storedWithConsent.ts';
import { cookieValue, cookieValues, setCookie } from '#platform/http/cookies.ts';
import { SignedTexts } from '#platform/signedTexts.ts';
import type { Parties } from '#shell/parties/parties.ts';
import { type Asked, askedOf, choiceOf, isFull, isNone, noChoice, recordOf } from './choice.ts';
import { type KeptChoice, readConsentCookie, writeConsentCookie } from './consentCookie.ts';
import type { Heard, Standing } from './consentServer.ts';
import { encodeConsent } from './encodeConsent.ts';
import { regimeOf } from './regime.ts';

interface ConsentsOptions {
  /** Who there is now. */
  parties: () => Parties;
  /** What choices are signed with. */
  secret: string;
  cmpId: number | undefined;
  /** Where the reader is, as far as a request tells. */
  countryOf: (headers: IncomingHttpHeaders) => string | undefined;
  /** Whether readers come by https, so that cookies may say so. */
  https: boolean;
  /** A service of the publisher's, which is told of choices and may take them back. */
  service?: ConsentService | undefined;
  now?: () => Date;
}

interface ConsentService {
  choose: (record: ConsentRecord) => Promise<Heard>;
  validate: (cookieValue: string) => Promise<Standing>;
}

/**
 * What readers have agreed to: read of what their browsers send, and kept by them alone. Whoever asks whether a yes stands gets one
 * answer, in which the publisher's service has its say.
 */
export class Consents {
  readonly #options: ConsentsOptions & { now: () => Date };
  readonly #cookieName: string;
  readonly #signed: SignedTexts;

  constructor(options: ConsentsOptions) {
    this.#options = { now: () => new Date(), ...options };
    this.#cookieName = hostCookie(consentCookie, options.https);
    this.#signed = new SignedTexts(options.secret, consentPurpose);
  }

  /** What readers are asked for, as it is now. */
  asked(): Asked {
    return askedOf(this.#options.parties());
  }

  /** Whether a reader's own browser says that they have agreed to all of it. Whether that stands, `factsOf` says. */
  saysYes(headers: IncomingHttpHeaders): boolean {
    return this.#stateOf(this.#kept(this.#sent(headers)), headers) === 'full';
  }

  /** What is known of a reader. A signal against all sharing (Global Privacy Control) is a no, and wins over a yes. */
  async factsOf(headers: IncomingHttpHeaders): Promise<ConsentAnswer> {
    const value = this.#sent(headers);
    const kept = this.#kept(value);
    const said = this.#stateOf(kept, headers);
    if (said !== 'full' || value === undefined) return this.#facts(headers, kept, said);
    const standing = await this.#standingOf(value);
    return standing === 'stands'
      ? this.#facts(headers, kept, said)
      : this.#facts(headers, undefined, 'none', standing === 'unknown');
  }

  /** The same as far as a page needs it, which is told once a visit. */
  async toldTo(headers: IncomingHttpHeaders): Promise<ConsentFacts> {
    const facts = await this.factsOf(headers);
    const { state, regime, gdprApplies, limitedAds, tc, gpp, usp, gpc, unchecked } = facts;
    const strings = state === 'full' ? { ...(tc ? { tc } : {}), ...(gpp ? { gpp } : {}) } : {};
    return {
      state,
      regime,
      gdprApplies,
      limitedAds,
      ...strings,
      usp,
      ...(gpc ? { gpc } : {}),
      ...(unchecked ? { unchecked } : {}),
    };
  }

  /**
   * Whether a value is a yes of this reader's to all that is asked now, and still stands.
   *
   * @returns with the cookies to set, where what the browser keeps was taken back
   */
  async validate(
    value: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ stands: boolean; cookies: string[] }> {
    if (this.#stateOf(this.#kept(value), headers) !== 'full') return { stands: false, cookies: [] };
    const standing = await this.#standingOf(value);
    const isGone = standing === 'is-gone' && value === this.#sent(headers);
    return { stands: standing === 'stands', cookies: isGone ? this.#forgotten() : [] };
  }

  /** Takes a choice: what the browser is told, and the cookies that it shall keep it in. */
  async choose(
    record: ConsentRecord,
    headers: IncomingHttpHeaders,
  ): Promise<{ facts: ConsentAnswer; cookies: string[] }> {
    const { parties, cmpId, countryOf, service, now } = this.#options;
    const asked = this.asked();
    const hasGpc = saysNo(headers);
    const { record: left, isHeard } = service ? await service.choose(record) : { record, isHeard: true };
    const choice = choiceOf(hasGpc ? { unsetAll: true } : left, asked);
    const full = isFull(choice, asked);
    const regime = regimeOf(countryOf(headers));
    const strings = await encodeConsent(choice, {
      cmpId,
      parties: parties().asked,
      isFull: full,
      hasGpc,
    });
    const kept: KeptChoice = { ...choice, ...strings, list: asked.list };
    const isUnsure = full && !isHeard;
    const facts = isUnsure
      ? this.#facts(headers, undefined, 'none', true)
      : this.#facts(headers, kept, full ? 'full' : 'rejected');
    return {
      facts,
      cookies: [
        this.#cookie(this.#cookieName, writeConsentCookie(kept, this.#signed, now()), consentDays),
        // The law of another place knows no such cookie.
        regime === 'us'
          ? this.#cookie(usPrivacyCookie, full ? allowed : blocked, usPrivacyDays)
          : this.#cookie(usPrivacyCookie, '', 0),
        ...(full ? [] : cookiesWithConsent.map((name) => this.#cookie(name, '', 0))),
      ],
    };
  }

  /** The cookies of a reader who has made no choice. */
  #forgotten(): string[] {
    return [this.#cookieName, usPrivacyCookie, ...cookiesWithConsent].map((name) =>
      this.#cookie(name, '', 0),
    );
  }

  #sent(headers: IncomingHttpHeaders): string | undefined {
    return cookieValue(headers.cookie, this.#cookieName);
  }

  #kept(value: string | undefined): KeptChoice | undefined {
    return readConsentCookie(value, this.#signed, this.#options.now());
  }

  async #standingOf(value: string): Promise<Standing> {
    return (await this.#options.service?.validate(value)) ?? 'stands';
  }

  /** A yes is one to the parties of its time: with others, the reader is asked again. A no stays one. */
  #stateOf(kept: KeptChoice | undefined, headers: IncomingHttpHeaders): ConsentState {
    if (saysNo(headers)) return 'rejected';
    if (!kept) return 'none';
    const asked = this.asked();
    if (kept.list !== asked.list && !isNone(kept)) return 'none';
    const isYes = isFull(kept, asked) && !this.#isBlocked(headers);
    return isYes ? 'full' : 'rejected';
  }

  /** Whether the law of the United States counts, and the cookie that it knows says that nothing may be sold or shared. */
  #isBlocked(headers: IncomingHttpHeaders): boolean {
    if (this.#regimeOf(headers) !== 'us') return false;
    // Whoever else has set one: a no is enough.
    return cookieValues(headers.cookie, usPrivacyCookie).some((value) => /^1.Y/.test(value));
  }

  #regimeOf(headers: IncomingHttpHeaders): Regime {
    return regimeOf(this.#options.countryOf(headers));
  }

  #facts(
    headers: IncomingHttpHeaders,
    kept: KeptChoice | undefined,
    state: ConsentState,
    isUnchecked = false,
  ): ConsentAnswer {
    const regime = this.#regimeOf(headers);
    const hasGpc = saysNo(headers);
    const choice = hasGpc ? undefined : kept;
    return {
      state,
      regime,
      gdprApplies: regime === 'gdpr',
      limitedAds: this.#options.cmpId === undefined,
      ...recordOf(choice ?? noChoice, this.asked()),
      // Each string is of one law: who has moved since is not told by that of where they were.
      ...(choice?.tc && regime === 'gdpr' ? { tc: choice.tc } : {}),
      ...(choice?.gpp && regime === 'us' ? { gpp: choice.gpp } : {}),
      usp: regime !== 'us' ? notApplicable : state === 'full' ? allowed : blocked,
      ...(hasGpc ? { gpc: true } : {}),
      ...(isUnchecked ? { unchecked: true } : {}),
    };
  }

  #cookie(name: string, value: string, days: number): string {
    // Scripts of the page read them: one asks whether a yes still stands.
    const { https } = this.#options;
    return setCookie(name, value, { seconds: days * 24 * 60 * 60, https, scripts: true });
  }
}

/** What choices are signed for. */
const consentPurpose = 'consent';

/** What the US privacy string says. */
const allowed = '1YNY';
const blocked = '1YYY';
const notApplicable = '1---';

function saysNo(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1';
}
