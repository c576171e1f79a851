/**
 * What forms for letters by mail and the server agree on. Part of a script of readers: constants and types, and one rule.
 */

/** Takes a sign-up as JSON; where there is no script, forms go to the page. */
export const signUpAddress = '/api/newsletter';

/** Gives the work by which a browser shows that it is no robot's. */
export const challengeAddress = '/api/newsletter/challenge';

/** What that work is for: done for anything else, it signs nobody up. */
export const signUpAction = 'newsletter';

/** Where the newsletter answers besides these two and its page. Apart from them, because a script of readers needs none of it. */
export const newsletterAddresses = {
  confirm: '/newsletter/confirm',
  unsubscribe: '/newsletter/unsubscribe',
  /** Of the editor, for whoever has the server's own token. */
  management: '/editor/api/newsletter',
} as const;

/** Said where somebody asks for letters and for none of them. */
export const noLetterMessage = 'Please choose at least one letter.';

/** On a form that signs up for letters. Holds the address that is neither tracked nor kept, where there is one. */
export const signUpFormAttribute = 'data-sign-up';

/** Bubbles from such a form once its wish was taken. */
export const signedUpDomEvent = 'pagewell:signed-up';

/** On the page of a confirmation: what the mailing service calls this reader's session. */
export const adSessionAttribute = 'data-ad-session';

/** The fields of a sign-up that are lists of names; the others are single texts. */
export const signUpLists = [
  'lists',
  'pointSolutionNames',
  'conditionNames',
  'collectionNames',
  'courseNames',
  'trackNames',
] as const;

type SignUpList = (typeof signUpLists)[number];

/** A wish for letters, as a form says it: to which address, which of them, and what the form knows of its place. */
export interface NewsletterSubscription extends Partial<Record<SignUpList, string[]>> {
  email: string;
  /** What the form belongs to. */
  source?: string;
  campaignTracker?: string;
  /** The form's place among its kind on the page. */
  contentIndex?: string;
  /** The path of the page. */
  url?: string;
  correlationId?: string;
  campaignName?: string;
}

/** The body of `POST /api/newsletter`. */
export interface SignUp extends NewsletterSubscription {
  /** What shows that no robot sends it: the solved work, as JSON in base64. */
  recaptcha: string;
}

/** A letter that somebody asked for, as it is given out to whoever answers for it. */
export interface ListedSubscription {
  email: string;
  /** SHA-256 of the address in small letters, in hex, as mailing services know it. */
  emailHash: string;
  /** The path of the link that ends all letters to its reader. */
  unsubscribePath: string;
  list: string;
  source?: string;
  /** What the form said besides. */
  details: Record<string, unknown>;
  /** Moments, ISO 8601. Letters may go where it is confirmed and not ended. */
  askedAt: string;
  confirmedAt?: string;
  endedAt?: string;
}

/** What a sign-in tells of somebody, as far as it matters here. */
export interface SignedInPerson {
  email?: string | undefined;
  rvoid?: string | undefined;
  new_user?: boolean | string | undefined;
  marketing_opted_in?: boolean | string | undefined;
}

/** The letter that new members join, where the site names no other. */
export const membersLetterName = 'e:hlm_s:hl_p:auth';

/**
 * The letters that somebody gets who has just signed in for the first time, and wants them; undefined for everybody else, or
 * where we do not know enough of them. Pure.
 *
 * @param list the one that they join
 */
export function signUpAfterSignIn(
  person: SignedInPerson,
  list = membersLetterName,
): NewsletterSubscription | undefined {
  const { email, rvoid, new_user, marketing_opted_in } = person;
  if (!email || !rvoid || !isSet(new_user) || !isSet(marketing_opted_in)) return undefined;
  return { email, lists: [list], source: 'onsite_preferencepage' };
}

/** Providers write it as a word, too. */
function isSet(claim: boolean | string | undefined): boolean {
  return claim === true || claim === 'true';
}
