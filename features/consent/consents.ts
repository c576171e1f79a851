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
import { type ConsentQuestion, choiceOf, isFull, isNone, noChoice, questionOf, recordOf } from './choice.ts';
import { readConsentCookie, type StoredChoice, writeConsentCookie } from './consentCookie.ts';
import type { ChoiceStatus, Heard } from './consentServer.ts';
import { encodeConsent } from './encodeConsent.ts';

/** The European Economic Area with its members' territories, the United Kingdom, and Switzerland. */
const underGdpr: ReadonlySet<string> = new Set(
  (
    'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK ' +
    'IS LI NO AX GF GP MF MQ RE YT GB GG GI IM JE CH'
  ).split(' '),
);

interface ConsentsOptions {
  parties: () => Parties;
  secret: string;
  cmpId: number | undefined;
  countryOf: (headers: IncomingHttpHeaders) => string | undefined;
  https: boolean;
  service?: ConsentService | undefined;
  now?: () => Date;
}

interface ConsentService {
  choose: (record: ConsentRecord) => Promise<Heard>;
  validate: (cookieValue: string) => Promise<ChoiceStatus>;
}

/** Read from readers' cookies, and stored only there. `factsOf` and `validate` include the publisher's service. */
export class Consents {
  readonly #options: ConsentsOptions & { now: () => Date };
  readonly #cookieName: string;
  readonly #signed: SignedTexts;

  constructor(options: ConsentsOptions) {
    this.#options = { now: () => new Date(), ...options };
    this.#cookieName = hostCookie(consentCookie, options.https);
    this.#signed = new SignedTexts(options.secret, consentPurpose);
  }

  question(): ConsentQuestion {
    return questionOf(this.#options.parties());
  }

  /** `factsOf` says whether it is still valid. */
  saysYes(headers: IncomingHttpHeaders): boolean {
    return this.#stateOf(this.#stored(this.#sent(headers)), headers) === 'full';
  }

  /** Global Privacy Control is a refusal, and wins over a yes. */
  async factsOf(headers: IncomingHttpHeaders): Promise<ConsentAnswer> {
    const value = this.#sent(headers);
    const stored = this.#stored(value);
    const said = this.#stateOf(stored, headers);
    if (said !== 'full' || value === undefined) return this.#facts(headers, stored, said);
    const status = await this.#statusOf(value);
    return status === 'stands'
      ? this.#facts(headers, stored, said)
      : this.#facts(headers, undefined, 'none', status === 'unknown');
  }

  async disclosedTo(headers: IncomingHttpHeaders): Promise<ConsentFacts> {
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

  /** @returns also the cookies to set after a withdrawal */
  async validate(
    value: string,
    headers: IncomingHttpHeaders,
  ): Promise<{ stands: boolean; cookies: string[] }> {
    if (this.#stateOf(this.#stored(value), headers) !== 'full') return { stands: false, cookies: [] };
    const status = await this.#statusOf(value);
    const isDeleted = status === 'is-gone' && value === this.#sent(headers);
    return { stands: status === 'stands', cookies: isDeleted ? this.#forgotten() : [] };
  }

  async choose(
    record: ConsentRecord,
    headers: IncomingHttpHeaders,
  ): Promise<{ facts: ConsentAnswer; cookies: string[] }> {
    const { parties, cmpId, countryOf, service, now } = this.#options;
    const question = this.question();
    const hasGpc = saysNo(headers);
    const { record: left, isHeard } = service ? await service.choose(record) : { record, isHeard: true };
    const choice = choiceOf(hasGpc ? { unsetAll: true } : left, question);
    const full = isFull(choice, question);
    const regime = regimeOf(countryOf(headers));
    const strings = await encodeConsent(choice, {
      cmpId,
      parties: parties().question,
      isFull: full,
      hasGpc,
    });
    const stored: StoredChoice = { ...choice, ...strings, list: question.list };
    const isUnsure = full && !isHeard;
    const facts = isUnsure
      ? this.#facts(headers, undefined, 'none', true)
      : this.#facts(headers, stored, full ? 'full' : 'rejected');
    return {
      facts,
      cookies: [
        this.#cookie(this.#cookieName, writeConsentCookie(stored, this.#signed, now()), consentDays),
        // Only US law defines this cookie.
        regime === 'us'
          ? this.#cookie(usPrivacyCookie, full ? allowed : blocked, usPrivacyDays)
          : this.#cookie(usPrivacyCookie, '', 0),
        ...(full ? [] : cookiesWithConsent.map((name) => this.#cookie(name, '', 0))),
      ],
    };
  }

  #forgotten(): string[] {
    return [this.#cookieName, usPrivacyCookie, ...cookiesWithConsent].map((name) =>
      this.#cookie(name, '', 0),
    );
  }

  #sent(headers: IncomingHttpHeaders): string | undefined {
    return cookieValue(headers.cookie, this.#cookieName);
  }

  #stored(value: string | undefined): StoredChoice | undefined {
    return readConsentCookie(value, this.#signed, this.#options.now());
  }

  async #statusOf(value: string): Promise<ChoiceStatus> {
    return (await this.#options.service?.validate(value)) ?? 'stands';
  }

  /** A yes is invalid once the parties have changed; a no stays valid. */
  #stateOf(stored: StoredChoice | undefined, headers: IncomingHttpHeaders): ConsentState {
    if (saysNo(headers)) return 'rejected';
    if (!stored) return 'none';
    const question = this.question();
    if (stored.list !== question.list && !isNone(stored)) return 'none';
    const isYes = isFull(stored, question) && !this.#isBlocked(headers);
    return isYes ? 'full' : 'rejected';
  }

  /** The US privacy cookie forbids sale and sharing. */
  #isBlocked(headers: IncomingHttpHeaders): boolean {
    if (this.#regimeOf(headers) !== 'us') return false;
    // Other software may have set one too: a single no is enough.
    return cookieValues(headers.cookie, usPrivacyCookie).some((value) => /^1.Y/.test(value));
  }

  #regimeOf(headers: IncomingHttpHeaders): Regime {
    return regimeOf(this.#options.countryOf(headers));
  }

  #facts(
    headers: IncomingHttpHeaders,
    stored: StoredChoice | undefined,
    state: ConsentState,
    isUnchecked = false,
  ): ConsentAnswer {
    const regime = this.#regimeOf(headers);
    const hasGpc = saysNo(headers);
    const choice = hasGpc ? undefined : stored;
    return {
      state,
      regime,
      gdprApplies: regime === 'gdpr',
      limitedAds: this.#options.cmpId === undefined,
      ...recordOf(choice ?? noChoice, this.question()),
      // After a move, the other law's string does not apply.
      ...(choice?.tc && regime === 'gdpr' ? { tc: choice.tc } : {}),
      ...(choice?.gpp && regime === 'us' ? { gpp: choice.gpp } : {}),
      usp: regime !== 'us' ? notApplicable : state === 'full' ? allowed : blocked,
      ...(hasGpc ? { gpc: true } : {}),
      ...(isUnchecked ? { unchecked: true } : {}),
    };
  }

  #cookie(name: string, value: string, days: number): string {
    // Not HttpOnly: scripts of the page read them to ask whether a yes is still valid.
    const { https } = this.#options;
    return setCookie(name, value, { seconds: days * 24 * 60 * 60, https, scripts: true });
  }
}

const consentPurpose = 'consent';

const allowed = '1YNY';
const blocked = '1YYY';
const notApplicable = '1---';

function saysNo(headers: IncomingHttpHeaders): boolean {
  return headers['sec-gpc'] === '1';
}

export function regimeOf(country: string | undefined): Regime {
  if (country === undefined || underGdpr.has(country)) return 'gdpr';
  return country === 'US' ? 'us' : 'none';
}
