/** Contract between newsletter forms and the server. Part of a script of readers: constants and types, and one rule. */

/** Receives a sign-up as JSON; without script, forms post to the page. */
export const signUpAddress = '/api/newsletter';

/** Returns a bot-check challenge. */
export const challengeAddress = '/api/newsletter/challenge';

/** Bot-check action of a sign-up. */
export const signUpAction = 'newsletter';

/** Other addresses of the newsletter. Separate, because readers' scripts need none of them. */
export const newsletterAddresses = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** For clients with the server's own token. */
  management: '/editor/api/newsletter',
} as const;

/** Error if no letter is chosen. */
export const noLetterMessage = 'Please choose at least one letter.';

/** On a sign-up form: a trial address whose sign-ups are neither tracked nor stored; empty if there is none. */
export const signUpFormAttribute = 'data-sign-up';

/** Bubbles from such a form after a successful sign-up. */
export const signedUpDomEvent = 'pagewell:signed-up';

/** On the confirmation page: the mailing service's session id of this reader. */
export const adSessionAttribute = 'data-ad-session';

/** Sign-up fields that are lists of names; the others are texts. */
export const signUpLists = [
  'lists',
  'pointSolutionNames',
  'conditionNames',
  'collectionNames',
  'courseNames',
  'trackNames',
] as const;

type SignUpList = (typeof signUpLists)[number];

/** A newsletter form's input: address, letters, and facts of its place. */
export interface NewsletterSubscription extends Partial<Record<SignUpList, string[]>> {
  email: string;
  /** What the form belongs to. */
  source?: string;
  campaignTracker?: string;
  /** Index of the form among its kind on the page. */
  contentIndex?: string;
  /** The path of the page. */
  url?: string;
  correlationId?: string;
  campaignName?: string;
}

/** The body of `POST /api/newsletter`. */
export interface SignUp extends NewsletterSubscription {
  /** Bot-check solution, as JSON in base64. */
  recaptcha: string;
}

/** A subscription, as the management API lists it. */
export interface ListedSubscription {
  email: string;
  /** SHA-256 of the lower-case address, in hex, as mailing services use it. */
  emailHash: string;
  /** Path of the link that unsubscribes from all letters. */
  unsubscribePath: string;
  list: string;
  source?: string;
  /** Other fields of the form. */
  details: Record<string, unknown>;
  /** ISO 8601. Letters may be sent if it is confirmed and not ended. */
  askedAt: string;
  confirmedAt?: string;
  endedAt?: string;
}

/** Claims of a sign-in that matter here. */
export interface SignedInPerson {
  email?: string | undefined;
  rvoid?: string | undefined;
  new_user?: boolean | string | undefined;
  marketing_opted_in?: boolean | string | undefined;
}

/** Default letter of new members. */
export const membersLetterName = 'e:hlm_s:hl_p:auth';

/**
 * The sign-up of a new member who wants letters; undefined otherwise, or if facts are missing. Pure.
 * @param list the letter to join
 */
export function signUpAfterSignIn(
  person: SignedInPerson,
  list = membersLetterName,
): NewsletterSubscription | undefined {
  const { email, rvoid, new_user, marketing_opted_in } = person;
  if (!email || !rvoid || !isSet(new_user) || !isSet(marketing_opted_in)) return undefined;
  return { email, lists: [list], source: 'onsite_preferencepage' };
}

/** Providers also send booleans as text. */
function isSet(claim: boolean | string | undefined): boolean {
  return claim === true || claim === 'true';
}
