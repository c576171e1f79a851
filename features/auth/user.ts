import { type AuthProvider, type AuthUser, isAuthProvider } from '#contracts/auth.ts';
import { AuthError } from './authErrors.ts';

/** What a provider says of somebody, of unknown shape. */
export type Claims = Readonly<Record<string, unknown>>;

/** Somebody whom a provider has let in. */
export interface Account {
  user: AuthUser;
  /** Whether the provider says that the address is theirs. */
  hasVerifiedEmail: boolean;
  /** Whether they are new. */
  isNew: boolean;
  /** Whether they want to hear of us. */
  wantsLetters: boolean;
}

/** No name is longer. */
const maxText = 200;

/**
 * Somebody by what their provider says of them. Providers write what is true as a word, too.
 *
 * @throws AuthError where it cannot be told whose account it is
 */
export function accountOf(claims: Claims, asked: AuthProvider): Account {
  const [firstName, lastName] = [textOf(claims.given_name), textOf(claims.family_name)];
  const email = textOf(claims.email) ?? (Array.isArray(claims.emails) ? textOf(claims.emails[0]) : undefined);
  const fullName = textOf(claims.name) ?? ([firstName, lastName].filter(Boolean).join(' ') || 'Member');
  const provider = providerIn(claims, asked);
  const sub = textOf(claims.sub);
  // Whoever has no number of the house has that of their provider, in which two providers never agree.
  const rvoId = textOf(claims.rvoid) ?? (sub === undefined ? undefined : `${provider}:${sub}`);
  if (rvoId === undefined) throw new AuthError('noAccount');
  const [memberSince, hsId] = [textOf(claims.member_since), textOf(claims.hsid) ?? textOf(claims.hsId)];
  return {
    user: {
      ...(firstName === undefined ? {} : { firstName }),
      ...(lastName === undefined ? {} : { lastName }),
      fullName,
      ...(email === undefined ? {} : { email }),
      initials: initialsOf(fullName),
      rvoId,
      authProvider: provider,
      ...(memberSince === undefined ? {} : { memberSince }),
      ...(hsId === undefined ? {} : { hsId }),
    },
    hasVerifiedEmail: isTrue(claims.email_verified),
    isNew: isTrue(claims.new_user),
    wantsLetters: isTrue(claims.marketing_opted_in),
  };
}

/** The first letters of the first two names and of the last one. */
export function initialsOf(fullName: string): string {
  const names = fullName.split(/[\s-]+/).filter((name) => /^\p{L}/u.test(name));
  const shown = names.length > 3 ? [...names.slice(0, 2), ...names.slice(-1)] : names;
  return shown.map((name) => [...name][0]?.toUpperCase() ?? '').join('') || '?';
}

/** The provider as the claims say it, such as `google.com`; the one that was asked, where they say nothing. */
function providerIn(claims: Claims, asked: AuthProvider): AuthProvider {
  const said = textOf(claims.idp);
  if (said === undefined) return asked;
  const name = said
    .toLowerCase()
    .replace(/^https:\/\/(?:accounts\.|appleid\.)?/, '')
    .replace(/\.com$/, '');
  if (!isAuthProvider(name)) throw new AuthError('unknownProvider');
  return name;
}

function textOf(claim: unknown): string | undefined {
  if (typeof claim === 'number') return String(claim);
  if (typeof claim !== 'string') return undefined;
  const text = claim.replaceAll(/\p{Cc}/gu, ' ').trim();
  return text === '' ? undefined : text.slice(0, maxText);
}

function isTrue(claim: unknown): boolean {
  return claim === true || claim === 'true';
}
