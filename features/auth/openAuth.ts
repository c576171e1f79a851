import { randomUUID } from 'node:crypto';
import {
  type AuthFacts,
  type AuthProvider,
  authAddresses,
  memberSessionsAddress,
  onboardingAddress,
} from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import type { FromReader, Variants } from '#feature-kit/dimension.ts';
import type { FeatureParts, OpenFeature } from '#feature-kit/feature.ts';
import { requireOwner } from '#feature-kit/requireOwner.ts';
import { api, page, type Route } from '#feature-kit/route.ts';
import { ConfigurationError, type ValuesOf } from '#platform/configuration/setting.ts';
import { badRequest, notFound } from '#platform/http/httpError.ts';
import { safeAddress } from '#shell/header/menuItems.ts';
import { AuthError, reasonOf } from './authErrors.ts';
import { accountPage, loginAddress, providerNames, signInPage } from './authPages.tsx';
import { authRoutes } from './authRoutes.ts';
import { IdentityClients } from './identityClients.ts';
import { pathInSite } from './loginWish.ts';
import { sessionCookie } from './sessionCookie.ts';
import { ownerKey } from './sessionOwner.ts';
import { Sessions } from './sessions.ts';
import type { settings } from './settings.ts';
import { configured, isShownTo, offeredProviders } from './shown.ts';
import { SignIn } from './signIn.ts';
import type { Account } from './user.ts';

const purgeIntervalMs = 60 * 60_000;

type AuthParts = Pick<FeatureParts, 'log' | 'renderer' | 'https' | 'variantsFor' | 'others'> & {
  content: Pick<FeatureParts['content'], 'database' | 'jobs'>;
  folders: Pick<FeatureParts['folders'], 'data'>;
};

/** @throws ConfigurationError when only the authority or only its clients are configured */
export async function openAuth(
  { content, log, renderer, https, variantsFor, others, folders }: AuthParts,
  { authority, apple, google, scopes, ownerSecret, writeKey }: ValuesOf<typeof settings>,
): Promise<OpenFeature> {
  const clients = { ...(apple ? { apple } : {}), ...(google ? { google } : {}) };
  const hasClients = Object.keys(clients).length > 0;
  if (hasClients !== (authority !== undefined))
    throw new ConfigurationError(
      'AUTH_AUTHORITY requires AUTH_APPLE, AUTH_GOOGLE or both: set them, or none.',
    );
  configured.providers = [];
  if (authority === undefined) return {};

  const { site } = renderer;
  const callback = `${site.origin}${site.apiPrefix ?? ''}${authAddresses.callback}`;
  const identityClients = new IdentityClients({ authority, clients, scopes, callback });
  configured.providers = identityClients.providers;
  const browser = sessionCookie({ https });
  const sessions = new Sessions(content.database, await ownerKey(ownerSecret, folders.data));
  const signIn = new SignIn({
    clients: identityClients,
    sessions,
    log,
    writeKey,
    dailyDose: () => site.configuration.auth?.dailyDoseUrl,
    signedIn: async ({ user, isNew, wantsLetters }) => {
      const person = {
        email: user.email,
        rvoid: user.rvoId,
        new_user: isNew,
        marketing_opted_in: wantsLetters,
      };
      try {
        await others.onSignIn(person);
      } catch (error) {
        log.error({ err: error }, 'what follows a sign-in has failed');
      }
    },
  });

  const accountOf = async ({ headers }: FromReader): Promise<Account | undefined> => {
    try {
      return await signIn.account(browser.read(headers));
    } catch (error) {
      if (error instanceof AuthError) return undefined;
      throw error;
    }
  };
  const factsFor = (account: Account | undefined, request: FromReader, variants: Variants): AuthFacts => {
    const isShown = isShownTo(variants, site.configuration);
    if (!account) {
      const hasOldCookie = browser.read(request.headers).session !== undefined;
      return { state: 'not-authenticated', isShown, ...(hasOldCookie ? { hasOldCookie } : {}) };
    }
    const { fullName, initials, rvoId, authProvider } = account.user;
    const welcome = site.configuration.auth?.onboarding ? { hasOnboarding: true as const } : {};
    return {
      state: 'authenticated',
      isShown,
      user: { fullName, initials, rvoId, authProvider },
      ...welcome,
    };
  };
  const purging = content.jobs.every('sessions-cleaning', purgeIntervalMs, async () => {
    await sessions.purge();
  });

  return {
    routes: [
      ...authRoutes({
        signIn,
        clients: identityClients,
        shell: renderer,
        log,
        browser,
        mayIdentify: others.hasFullConsent,
        freshId: randomUUID,
      }),
      ...membersApi(sessions),
      api(`GET ${onboardingAddress}`, () => {
        const { onboarding } = site.configuration.auth ?? {};
        if (!onboarding) throw notFound();
        const { linkUrl, ...said } = onboarding;
        const address = linkUrl === undefined ? undefined : safeAddress(linkUrl);
        return { body: { ...said, ...(address === undefined ? {} : { linkUrl: address }) } };
      }),
      page(`GET ${siteLinks.signIn}`, async ({ headers }) => {
        const after = cameFrom(headers.referer, site.origin);
        const account = await accountOf({ headers });
        if (account) return { document: accountPage({ user: account.user, after }, renderer) };
        const variants = variantsFor({ headers });
        if (!isShownTo(variants, site.configuration)) return undefined;
        const providers = offeredProviders(site.configuration);
        return {
          document: signInPage({ providers, after }, renderer),
          headers: variants.headers(),
        };
      }),
    ],
    reader: async (request, variants) => {
      const ids = browser.read(request.headers);
      if (ids.session !== undefined) {
        // Not awaited: the response does not depend on the provider.
        signIn.keepFresh(ids).catch((error: unknown) => {
          log.warn({ reason: reasonOf(error) }, 'tokens could not be refreshed');
        });
      }
      return { auth: factsFor(await accountOf(request), request, variants) };
    },
    offers: {
      member: async (request) => {
        const account = await accountOf(request);
        return account && { user: account.user, hasVerifiedEmail: account.hasVerifiedEmail };
      },
      signInLinks: (after) =>
        identityClients.providers.map((provider: AuthProvider) => ({
          provider: providerNames[provider],
          href: loginAddress(provider, after, renderer),
        })),
    },
    close: () => purging.close(),
  };
}

function cameFrom(referer: string | undefined, origin: string): string {
  const url = referer === undefined ? null : URL.parse(referer);
  if (url?.origin !== origin || url.pathname === siteLinks.signIn) return siteLinks.home;
  return pathInSite(url.pathname + url.search) ?? siteLinks.home;
}

/** Authorized by the server's token. `pagewell members` calls it on a running server. */
export function membersApi(sessions: Pick<Sessions, 'endAllOf'>): Route[] {
  return [
    api(`DELETE ${memberSessionsAddress}`, async (request) => {
      requireOwner(request);
      const member = request.query.get('member');
      if (!member) throw badRequest('The field "member" is missing.');
      return { body: { ended: await sessions.endAllOf(member) } };
    }),
  ];
}
