/** Whether the reader consents to third parties. Called each time: readers change their minds. */
export type ConsentGate = () => boolean;

/** No answer, partial or full refusal, or full consent. Only `full` lets data out. */
export type ConsentState = 'none' | 'rejected' | 'full';

export const consentAttribute = 'data-consent';

/** The only state in which data leaves the site. */
export const fullConsent: ConsentState = 'full';

export type Regime = 'gdpr' | 'us' | 'none';

/** On the `html` element, once known: a `Regime`. */
export const regimeAttribute = 'data-regime';

/** On the `html` element while a consent prompt is open, set by the prompt. No other prompt opens then. */
export const privacyBannerAttribute = 'data-privacy-banner';

/** On the `html` element if third parties need consent. Without any, no reader is prompted or has consented. */
export const privacyRequiredAttribute = 'data-privacy-asked';

/** The cookie with a reader's choice; with https, prefixed by `hostCookie`. */
export const consentCookie = 'pagewell_consent';

/** Lifetime of a choice: half a year, then readers are asked again. */
export const consentDays = 180;

export const usPrivacyCookie = 'usprivacy';

export const usPrivacyDays = 365;

export const privacyChoicesAddress = '/privacy-choices';

export const consentAddress = '/api/consent';

/** Validates a cookie: whether it is a choice that this site has stored. */
export const validateConsentAddress = '/consent/validate';

export interface ConsentRecord {
  vendorConsents?: number[];
  purposeConsents?: number[];
  vendorLegitimateInterests?: number[];
  purposeLegitimateInterests?: number[];
  publisherCustomConsents?: number[];
  nonIABVendorsAllowed?: boolean;
  setAll?: boolean;
  unsetAll?: boolean;
}

export interface ConsentFacts {
  state: ConsentState;
  regime: Regime;
  gdprApplies: boolean;
  /** Whether ads must not use storage: no consent string permits it. */
  limitedAds: boolean;
  tc?: string;
  gpp?: string;
  usp: string;
  /** Whether the browser sends Global Privacy Control: not every browser exposes it to scripts. */
  gpc?: true;
  /** The reader consented, and it cannot be verified: nothing loads, and nothing is deleted. */
  unchecked?: true;
}

export const surveyCookie = 'pagewell_survey';

export const surveyDays = 7;

/** The server's answer to a choice; it replaces the previous facts. */
export type ConsentAnswer = ConsentFacts & Required<ConsentRecord>;

export const privacyPromptAttribute = 'data-privacy-prompt';

export const choiceFields = {
  choice: 'choice',
  purpose: 'purpose',
  vendor: 'vendor',
  others: 'others',
  saved: 'saved',
} as const;

export interface ConsentTool {
  partner: string;
  title: string;
  /** All purposes in question: an answer can include no others. */
  purposes: readonly number[];
  vendors: readonly number[];
}

/** On the place in our prompt that such a tool may replace: a `ConsentTool` as JSON. */
export const consentToolAttribute = 'data-consent-tool';

/** On the button that opens that tool: a `ConsentTool` as JSON. Its place follows it. */
export const consentToolButtonAttribute = 'data-consent-tool-button';

/** Fired in our prompt when the reader has answered the tool; its `detail` is a `ConsentRecord`. */
export const consentChoiceEvent = 'pagewell:choice';

declare global {
  interface ElementEventMap {
    [consentChoiceEvent]: CustomEvent<ConsentRecord>;
  }
}

/** BroadcastChannel that notifies other tabs of a choice. */
export const consentChannel = 'pagewell.consent';

export const purposeNames: Readonly<Record<number, string>> = {
  1: 'Keep and read information on your device',
  2: 'Choose ads by little more than the page',
  3: 'Make a profile of you for ads',
  4: 'Choose ads by that profile',
  5: 'Make a profile of you for articles',
  6: 'Choose articles by that profile',
  7: 'Measure how ads do',
  8: 'Measure how articles do',
  9: 'Learn about audiences',
  10: 'Improve products and services',
  11: 'Choose articles by little more than the page',
};

/** What this site itself stores with consent: which product was clicked, for 90 days. */
export const ownPurposes: readonly number[] = [1];
