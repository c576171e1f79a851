import type { ReactNode } from 'react';
import {
  type AuthProvider,
  type AuthUser,
  accountAttribute,
  authAddresses,
  authLinkAttribute,
} from '#contracts/auth.ts';
import { siteLinks } from '#contracts/siteAddresses.ts';
import { trackingAttributes } from '#contracts/tracking.ts';
import { formatDay } from '#shell/articles/Day.tsx';
import type { Document } from '#shell/document/document.ts';
import type { PageShell } from '#shell/document/pageShell.ts';
import { shellPage } from '#shell/page/shellPage.tsx';
import { authFaults } from './authErrors.ts';
import { authPage, editorialButton } from './authPages.styles.ts';
import { loginFields } from './loginWish.ts';

export const providerNames: Readonly<Record<AuthProvider, string>> = { apple: 'Apple', google: 'Google' };

function pageOf(title: string, children: ReactNode, shell: PageShell): Document {
  const content = (
    <div className={authPage} lang="en" dir="ltr">
      <h1>{title}</h1>
      {children}
    </div>
  );
  return shellPage({ title, part: 'auth-pages', children: content }, shell);
}

interface SignInFacts {
  providers: readonly AuthProvider[];
  after: string;
}

export function signInPage({ providers, after }: SignInFacts, shell: PageShell): Document {
  return pageOf(
    'Sign in',
    <>
      <p>
        You can read everything here without it. Signing in shows us your name and your email address, and
        nothing of what you read.
      </p>
      <ul>
        {providers.map((provider) => (
          <li key={provider}>
            <AuthLink to={loginAddress(provider, after, shell)}>
              {`Sign in with ${providerNames[provider]}`}
            </AuthLink>
          </li>
        ))}
      </ul>
      <p>
        <a href={after}>Back without signing in</a>
      </p>
    </>,
    shell,
  );
}

export function accountPage({ user, after }: { user: AuthUser; after: string }, shell: PageShell): Document {
  return pageOf(
    'Your account',
    <>
      <p role="status" {...{ [accountAttribute]: '' }}>
        You are signed in as <strong>{user.fullName}</strong>
        {user.email === undefined ? '' : ` (${user.email})`}, with {providerNames[user.authProvider]}
        {user.memberSince === undefined
          ? ''
          : `, a member since ${dayOf(user.memberSince, shell.site.timeZone)}`}
        .
      </p>
      <ul>
        <li>
          <AuthLink to={apiAddress(authAddresses.logout, shell)} event="logout">
            Sign out
          </AuthLink>
        </li>
      </ul>
      <p>
        <a href={after}>Back</a>
      </p>
    </>,
    shell,
  );
}

/** Providers write a day, a timestamp or free text. */
function dayOf(since: string, timeZone: string | undefined): string {
  return (/^\d{4}-\d\d-\d\d/.test(since) && formatDay(since, timeZone)) || since;
}

const problems = {
  unsupported: {
    title: authFaults.unsupportedProvider,
    text: 'This site does not support the requested sign-in provider.',
  },
  elsewhere: {
    title: 'This link goes to another site',
    text: 'This link would have sent you to another site after signing in. This is not allowed, so you were not signed in.',
  },
  declined: {
    title: 'You are not signed in',
    text: 'The sign-in was cancelled or refused. Nothing has changed. You can read everything without signing in.',
  },
  failed: {
    title: 'Signing in did not work',
    text: 'The response of the provider is invalid, too old, or was already used. Nothing has changed.',
  },
  unavailable: {
    title: 'Signing in is not possible at the moment',
    text: 'The sign-in service cannot be reached. Nothing has changed. You can read everything without signing in.',
  },
  nobody: {
    title: authFaults.noAccountToSignOut,
    text: 'You are already signed out.',
  },
} as const;

export type Problem = keyof typeof problems;

export function authProblemPage(kind: Problem, shell: PageShell): Document {
  const { title, text } = problems[kind];
  return pageOf(
    title,
    <>
      <p role="alert">{text}</p>
      <ul>
        <li>
          <a className={editorialButton} href={siteLinks.signIn}>
            {kind === 'nobody' ? 'Sign in' : 'Try again'}
          </a>
        </li>
      </ul>
      <p>
        <a href={siteLinks.home}>To the newest articles</a>
      </p>
    </>,
    shell,
  );
}

export function loginAddress(provider: AuthProvider, after: string, shell: Pick<PageShell, 'site'>): string {
  const query = new URLSearchParams({ [loginFields.provider]: provider, [loginFields.after]: after });
  return `${apiAddress(authAddresses.login, shell)}?${query}`;
}

function apiAddress(path: string, { site }: Pick<PageShell, 'site'>): string {
  return (site.apiPrefix ?? '') + path;
}

/** Cached facts about the reader become invalid afterwards. */
function AuthLink({ to, event, children }: { to: string; event?: 'logout'; children: string }): ReactNode {
  return (
    <a
      className={editorialButton}
      href={to}
      {...{ [authLinkAttribute]: event ?? '' }}
      {...(event ? { [trackingAttributes.click]: event } : {})}
    >
      {children}
    </a>
  );
}
