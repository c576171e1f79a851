import { type IdentifierField, identifierFields } from '#contracts/auth.ts';

/** What somebody who signs in has come with. */
export interface LoginWish {
  /** Where they go afterwards: a path of this site. */
  after: string;
  /** Whether they go to the daily dose instead. */
  toDailyDose: boolean;
  /** For the provider's pages: what they shall ask. */
  authPrompt: string;
  /** Known to both sites, and of this sign-in alone. */
  correlationId: string;
  /** What the daily dose asked to have back. */
  lesson: Readonly<Partial<Record<(typeof lessonFields)[number], string>>>;
  /** By which somebody is known to analytics; only of those who have agreed. */
  identifiers: Readonly<Partial<Record<IdentifierField, string>>>;
  /** Whether the provider may ask anything, where it does not know them any more. */
  allowRedirect: boolean;
}

const lessonFields = ['lessonId', 'unitId', 'providerIds', 'transitId'] as const;
const prompts = ['login', 'select_account', 'consent', 'create'];
const plainValue = /^[\w.:,-]{1,100}$/;

/** The fields of an address that leads to a sign-in. */
export const loginFields = {
  provider: 'provider',
  after: 'return',
  toDailyDose: 'redirect',
  authPrompt: 'authPrompt',
  correlationId: 'correlationId',
  allowRedirect: 'allowRedirect',
} as const;

/**
 * A wish as an address has it; undefined where it would lead out of this site.
 *
 * @param mayIdentify whether the reader has agreed to being known
 */
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

/** No path of ours is longer. */
const maxPath = 500;

/** A path of this site with its query; undefined for whatever a browser could understand as an address elsewhere. */
export function pathInSite(wanted: string): string | undefined {
  const base = 'http://site.invalid';
  if (wanted.length > maxPath || !/^\/(?![/\\])/.test(wanted) || /[\\\p{Cc}]/u.test(wanted)) return undefined;
  const url = URL.parse(wanted, base);
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  // What signs in, or out, is no place to stay.
  if (url.pathname.startsWith('/api/')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** What the provider hands back as it got it, with something that nobody can guess. */
export function stateOf(wish: LoginWish, provider: string, random: string): string {
  const { correlationId, toDailyDose, lesson } = wish;
  const state = { correlationId, provider, ...(toDailyDose ? { redirect: true, ...lesson } : {}), random };
  return Buffer.from(JSON.stringify(state)).toString('base64url');
}

/**
 * Where somebody goes who came from the daily dose; undefined where the site has no such address, or one that is not safe.
 *
 * @param freshId makes the number of the way there, where the daily dose gave none
 */
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
