export const authProviders = ['apple', 'google'] as const;

export type AuthProvider = (typeof authProviders)[number];

/** Addresses of sign-in and sign-out. The first three are for navigation, not for scripts. */
export const authAddresses = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
  setCookie: '/api/auth/set-cookie',
  clearCookie: '/api/auth/clear-cookie',
} as const;

/** Query fields of a login that identify the reader to analytics. Only with full consent. */
export const identifierFields = ['sessionId', 'appUserId', 'anonymousId'] as const;

export type IdentifierField = (typeof identifierFields)[number];

export interface AuthUser {
  firstName?: string;
  lastName?: string;
  fullName: string;
  email?: string;
  /** Of the full name, up to three letters. */
  initials: string;
  rvoId: string;
  authProvider: AuthProvider;
  /** As the provider writes it. */
  memberSince?: string;
  hsId?: string;
}

export interface Member {
  user: AuthUser;
  hasVerifiedEmail: boolean;
}

export interface SignInLink {
  provider: string;
  href: string;
}

/** `uninitialised` until the server has answered. */
export type AuthState = 'uninitialised' | 'authenticated' | 'not-authenticated';

export interface AuthFacts {
  state: Exclude<AuthState, 'uninitialised'>;
  isShown: boolean;
  user?: Pick<AuthUser, 'fullName' | 'initials' | 'rvoId' | 'authProvider'>;
  hasOnboarding?: true;
  hasOldCookie?: true;
  /** Whether the page has confirmed in this visit that it knows. */
  isTold?: true;
}

export function isAuthProvider(text: unknown): text is AuthProvider {
  return authProviders.some((each) => each === text);
}

/** On the account link of the header: an {@link AuthState}. */
export const authAttribute = 'data-auth';

/** On a sign-in or sign-out link; `logout` on the latter. */
export const authLinkAttribute = 'data-auth-link';

/** On the `html` element from the click on such a link until navigation, or until it fails. */
export const authInteractingAttribute = 'data-auth-interacting';

/** For clients with the server's own token: the sessions of one member. */
export const memberSessionsAddress = '/editor/api/members/sessions';

export const accountAttribute = 'data-account';

/** The onboarding message as JSON. */
export const onboardingAddress = '/api/auth/onboarding';

/** On a place above the header that is hidden until the reader is known to be a member, or former member. */
export const memberPlaceAttribute = 'data-member-place';

/** BroadcastChannel that notifies other tabs of a sign-out. */
export const signedOutChannel = 'pagewell.signed-out';

/** localStorage prefix of welcomed members, before a hash of their `rvoId`. */
export const onboardingKey = 'pagewell:onboarding:';
