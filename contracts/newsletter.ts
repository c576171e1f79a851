export const signUpAddress = '/api/newsletter';

export const challengeAddress = '/api/newsletter/challenge';

export const signUpAction = 'newsletter';

/** Other addresses of the newsletter. Separate, because readers' scripts need none of them. */
export const newsletterAddresses = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  management: '/editor/api/newsletter',
} as const;

export const noLetterMessage = 'Please choose at least one letter.';

/** On a sign-up form: a trial address whose sign-ups are neither tracked nor stored; empty if there is none. */
export const signUpFormAttribute = 'data-sign-up';

export const signedUpDomEvent = 'pagewell:signed-up';

/** On the confirmation page: the mailing service's session id of this reader. */
export const adSessionAttribute = 'data-ad-session';

export const signUpLists = [
  'lists',
  'pointSolutionNames',
  'conditionNames',
  'collectionNames',
  'courseNames',
  'trackNames',
] as const;

type SignUpList = (typeof signUpLists)[number];

export interface NewsletterSubscription extends Partial<Record<SignUpList, string[]>> {
  email: string;
  source?: string;
  campaignTracker?: string;
  contentIndex?: string;
  url?: string;
  correlationId?: string;
  campaignName?: string;
}

export interface SignUp extends NewsletterSubscription {
  /** Bot-check solution, as JSON in base64. */
  recaptcha: string;
}

export interface ListedSubscription {
  email: string;
  /** SHA-256 of the lower-case address, in hex, as mailing services use it. */
  emailHash: string;
  unsubscribePath: string;
  list: string;
  source?: string;
  details: Record<string, unknown>;
  /** ISO 8601. Letters may be sent if it is confirmed and not ended. */
  askedAt: string;
  confirmedAt?: string;
  endedAt?: string;
}

export interface SignedInPerson {
  email?: string | undefined;
  rvoid?: string | undefined;
  new_user?: boolean | string | undefined;
  marketing_opted_in?: boolean | string | undefined;
}

export const membersLetterName = 'e:hlm_s:hl_p:auth';

/** Undefined if the member does not want letters, or facts are missing. `list` is the letter to join. */
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
