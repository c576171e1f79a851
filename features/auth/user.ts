import { type AuthProvider, type AuthUser, isAuthProvider } from '#contracts/auth.ts';
import { AuthError } from './authErrors.ts';

export type Claims = Readonly<Record<string, unknown>>;

export interface Account {
  user: AuthUser;
  hasVerifiedEmail: boolean;
  isNew: boolean;
  wantsLetters: boolean;
}

const maxText = 200;

/** Providers also write booleans as strings. @throws AuthError when the claims identify no account */
export function accountOf(claims: Claims, requested: AuthProvider): Account {
  const [firstName, lastName] = [textOf(claims.given_name), textOf(claims.family_name)];
  const email = textOf(claims.email) ?? (Array.isArray(claims.emails) ? textOf(claims.emails[0]) : undefined);
  const fullName = textOf(claims.name) ?? ([firstName, lastName].filter(Boolean).join(' ') || 'Member');
  const provider = providerIn(claims, requested);
  const sub = textOf(claims.sub);
  // The provider's own id is prefixed, because two providers may use the same one.
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

export function initialsOf(fullName: string): string {
  const names = fullName.split(/[\s-]+/).filter((name) => /^\p{L}/u.test(name));
  const shown = names.length > 3 ? [...names.slice(0, 2), ...names.slice(-1)] : names;
  return shown.map((name) => [...name][0]?.toUpperCase() ?? '').join('') || '?';
}

/** Such as `google.com`; by default the requested one. */
function providerIn(claims: Claims, requested: AuthProvider): AuthProvider {
  const said = textOf(claims.idp);
  if (said === undefined) return requested;
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
