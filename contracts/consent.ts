/** Whether the reader lets others than this site know of the visit. Asked anew each time: readers change their minds. */
export type ConsentGate = () => boolean;

/**
 * What a reader has said: nothing yet, no or not to all of it, or yes to all that is asked. Only the last lets anything out:
 * a partial yes is none.
 */
export type ConsentState = 'none' | 'rejected' | 'full';

/** On the `html` element: a `ConsentState`. Where nothing is said, the reader has not either. */
export const consentAttribute = 'data-consent';

/** The only state in which anything leaves. */
export const fullConsent: ConsentState = 'full';

/** Whose law counts for the reader. Everybody is asked first, under every one of them. */
export type Regime = 'gdpr' | 'us' | 'none';

/** On the `html` element, once it is known: a `Regime`. */
export const regimeAttribute = 'data-regime';

/**
 * On the `html` element while readers are asked about their privacy, written there by whoever asks them. Nothing else asks
 * for their attention then.
 */
export const privacyBannerAttribute = 'data-privacy-banner';

/**
 * On the `html` element of pages of a site that has somebody to ask its readers about. Where there is nobody, nothing is asked, and
 * nobody has agreed to anything.
 */
export const privacyAskedAttribute = 'data-privacy-asked';

/** The cookie with a reader's choice; with https, under the name that `hostCookie` makes of it. */
export const consentCookie = 'pagewell_consent';

/** How long a choice counts, in days: half a year, after which readers are asked again. */
export const consentDays = 180;

/** The cookie with the US privacy string. */
export const usPrivacyCookie = 'usprivacy';

/** In days. */
export const usPrivacyDays = 365;

/** The page that tells a reader what they have chosen, and takes another choice. */
export const privacyChoicesAddress = '/privacy-choices';

/** Where a choice is sent. */
export const consentAddress = '/api/consent';

/** Where a cookie is looked at: whether it is a choice that this site has kept. */
export const validateConsentAddress = '/consent/validate';

/** What a reader chooses, by the numbers of purposes and vendors; or all of it at once. */
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

/** What is known of a reader's consent, as the server tells it once a visit. */
export interface ConsentFacts {
  state: ConsentState;
  regime: Regime;
  gdprApplies: boolean;
  /** Whether ads may keep and read nothing: no consent string says that they may. */
  limitedAds: boolean;
  tc?: string;
  gpp?: string;
  usp: string;
  /** Where the reader's browser has said no for them, by a header: scripts of the page cannot read it in every browser. */
  gpc?: true;
  /** Where they have said yes, and it cannot be found out whether that still stands: nothing comes, and nothing is forgotten. */
  unchecked?: true;
}

/** The cookie that says that a survey was there. */
export const surveyCookie = 'pagewell_survey';

/** For how long none comes again, in days. */
export const surveyDays = 7;

/** What the server answers to a choice: what it made of it takes the place of what was known. */
export type ConsentAnswer = ConsentFacts & Required<ConsentRecord>;

/** On the form that asks readers, on every page until they have said something. */
export const privacyPromptAttribute = 'data-privacy-prompt';

/** The names of the fields by which a form says what a reader has chosen. */
export const choiceFields = {
  choice: 'choice',
  purpose: 'purpose',
  vendor: 'vendor',
  others: 'others',
  saved: 'saved',
} as const;

/** A tool of somebody else's that asks readers for the publisher, as pages know it. */
export interface ConsentTool {
  /** The name of the partner whose script it is. */
  partner: string;
  /** The name that readers know it by. */
  title: string;
  /** All that readers are asked for, by numbers: an answer can be about nothing else. */
  purposes: readonly number[];
  vendors: readonly number[];
}

/** On the place inside the question in which such a tool may ask instead of it: a `ConsentTool` as JSON. */
export const consentToolAttribute = 'data-consent-tool';

/** On the button by which readers ask for that tool themselves: a `ConsentTool` as JSON. Its place follows it. */
export const consentToolButtonAttribute = 'data-consent-tool-button';

/** Tells the question that its reader has answered the tool in its place; its `detail` is a `ConsentRecord`. */
export const consentChoiceEvent = 'pagewell:choice';

declare global {
  interface ElementEventMap {
    [consentChoiceEvent]: CustomEvent<ConsentRecord>;
  }
}

/** Tells the other tabs of the browser that its reader has said something. */
export const consentChannel = 'pagewell.consent';

/** The purposes of the Transparency and Consent Framework, in words of ours, by their numbers. */
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

/** What this site itself keeps with consent: for 90 days, which product was clicked. */
export const ownPurposes: readonly number[] = [1];
