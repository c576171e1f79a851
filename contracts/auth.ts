/** With whom readers sign in, and with nobody else. */
export const authProviders = ['apple', 'google'] as const;

export type AuthProvider = (typeof authProviders)[number];

/** The addresses of signing in and out. The first three are for browsers that go there, not for scripts. */
export const authAddresses = {
  login: '/api/auth/login',
  callback: '/api/auth/callback',
  logout: '/api/auth/logout',
  setCookie: '/api/auth/set-cookie',
  clearCookie: '/api/auth/clear-cookie',
} as const;

/** Of a login's address: by which somebody is known to analytics. Only of readers who have agreed to everything. */
export const identifierFields = ['sessionId', 'appUserId', 'anonymousId'] as const;

export type IdentifierField = (typeof identifierFields)[number];

/** Somebody who has signed in. */
export interface AuthUser {
  firstName?: string;
  lastName?: string;
  fullName: string;
  email?: string;
  /** Of the full name, up to three letters. */
  initials: string;
  /** By which a member is known, whatever else changes. */
  rvoId: string;
  authProvider: AuthProvider;
  /** Since when, as the provider writes it. */
  memberSince?: string;
  hsId?: string;
}

/** Somebody who is signed in, as other parts of the server may know them. */
export interface Member {
  user: AuthUser;
  /** Whether their provider says that the email address is theirs. */
  hasVerifiedEmail: boolean;
}

/** A way to sign in. */
export interface SignInLink {
  /** With whom, by name. */
  provider: string;
  href: string;
}

/** Until the server has told, nobody knows. */
export type AuthState = 'uninitialised' | 'authenticated' | 'not-authenticated';

/** What a page is told of whether its reader is signed in. */
export interface AuthFacts {
  state: Exclude<AuthState, 'uninitialised'>;
  /** Whether the way to sign in is shown to this reader. */
  isShown: boolean;
  user?: Pick<AuthUser, 'fullName' | 'initials' | 'rvoId' | 'authProvider'>;
  /** Whether there is something that members are told once. */
  hasOnboarding?: true;
  /** Whether the browser still has the cookie of a session that is over. */
  hasOldCookie?: true;
  /** Whether the page has said in this visit that it knows. */
  isTold?: true;
}

export function isAuthProvider(text: unknown): text is AuthProvider {
  return authProviders.some((each) => each === text);
}

/** On the way to the account in the header: an {@link AuthState}. */
export const authAttribute = 'data-auth';

/** On a link that leads in or out, its value `logout` on the latter. */
export const authLinkAttribute = 'data-auth-link';

/** On the `html` element, from the click on such a link until its page goes, or the link has failed. */
export const authInteractingAttribute = 'data-auth-interacting';

/** Of the editor, for whoever has the server's own token: the sessions of one member. */
export const memberSessionsAddress = '/editor/api/members/sessions';

/** On what a page says of who is signed in. */
export const accountAttribute = 'data-account';

/** What members are told once, as JSON. */
export const onboardingAddress = '/api/auth/onboarding';

/** On a place above the header that is hidden until it is known that the reader is a member, or was one. */
export const memberPlaceAttribute = 'data-member-place';

/** The channel on which a page tells other tabs that somebody signs out. */
export const signedOutChannel = 'pagewell.signed-out';

/** In a browser's local storage, before a hash of the `rvoId` of a member: that they were welcomed here. */
export const onboardingKey = 'pagewell:onboarding:';
