import { type IdentifierField, identifierFields } from '#contracts/auth.ts';

export interface LoginWish {
  after: string;
  toDailyDose: boolean;
  authPrompt: string;
  correlationId: string;
  lesson: Readonly<Partial<Record<(typeof lessonFields)[number], string>>>;
  identifiers: Readonly<Partial<Record<IdentifierField, string>>>;
  /** False: the provider must not show its pages, even when it no longer knows the user. */
  allowRedirect: boolean;
}

const lessonFields = ['lessonId', 'unitId', 'providerIds', 'transitId'] as const;
const prompts = ['login', 'select_account', 'consent', 'create'];
const plainValue = /^[\w.:,-]{1,100}$/;

export const loginFields = {
  provider: 'provider',
  after: 'return',
  toDailyDose: 'redirect',
  authPrompt: 'authPrompt',
  correlationId: 'correlationId',
  allowRedirect: 'allowRedirect',
} as const;

/** Undefined if it would lead out of this site. @param mayIdentify with the reader's consent */
export function readLoginWish(
  query: URLSearchParams,
  { mayIdentify, freshId }: { mayIdentify: boolean; freshId: () => string },
): LoginWish | undefined {
  const after = pathInSite(query.get(loginFields.after) ?? '/');
  if (after === undefined) return undefined;
  const authPrompt = query.get(loginFields.authPrompt) ?? '';
  return {
    after,
    toDailyDose: isYes(query.get(loginFields.toDailyDose)),
    authPrompt: prompts.includes(authPrompt) ? authPrompt : 'login',
    correlationId: plain(query, loginFields.correlationId) ?? freshId(),
    lesson: plainValues(query, lessonFields),
    identifiers: mayIdentify ? plainValues(query, identifierFields) : {},
    allowRedirect: query.get(loginFields.allowRedirect) !== 'false',
  };
}

/** Longer than any path of this site. */
const maxPath = 500;

/** Undefined for anything that a browser could resolve to another site. */
export function pathInSite(wanted: string): string | undefined {
  const base = 'http://site.invalid';
  if (wanted.length > maxPath || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  const url = URL.parse(wanted, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  // Sign-in and sign-out routes are no pages to return to.
  if (url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** The provider returns it unchanged. */
export function stateOf(wish: LoginWish, provider: string, random: string): string {
  const { correlationId, toDailyDose, lesson } = wish;
  const state = { correlationId, provider, ...(toDailyDose ? { redirect: true, ...lesson } : {}), random };
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

/** Undefined if the site has none, or it is unsafe. */
export function dailyDoseAddress(
  site: string | undefined,
  { lesson, correlationId }: LoginWish,
  provider: string,
  freshId: () => string,
): string | undefined {
  const url = site === undefined ? null : URL.parse(site);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  const given = { ...lesson, provider, transitId: lesson.transitId ?? freshId(), correlationId };
  for (const name of ['lessonId', 'unitId', 'provider', 'transitId', 'correlationId'] as const) {
    const value = given[name];
    if (value !== undefined) url.searchParams.set(name, value);
  }
  return url.href;
}

function plain(query: URLSearchParams, name: string): string | undefined {
  const value = query.get(name);
  return value !== null && plainValue.test(value) ? value : undefined;
}

function plainValues<Name extends string>(
  query: URLSearchParams,
  names: readonly Name[],
): Partial<Record<Name, string>> {
  const given: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const value = plain(query, name);
    if (value !== undefined) given[name] = value;
  }
  return given;
}

function isYes(value: string | null): boolean {
  return value === 'true' || value === '1';
}
